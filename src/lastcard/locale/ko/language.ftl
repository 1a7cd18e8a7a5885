### 프로그램이 이 언어에 대해 알아야 할 것.

# 이 언어가 스스로를 부르는 이름.
language-name = 한국어
# 폴더 이름 말고도 이 글이 맡는 언어 태그.
language-tags = ko-KR ko-KP
# 사이를 띄어 쓰지 않는 글자의 범위(정규 표현식). 한국어는 띄어 쓰므로 없음.
language-unspaced = { "" }

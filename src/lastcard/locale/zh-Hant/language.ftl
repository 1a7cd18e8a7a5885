### 程式需要知道的語言資料。

# 這個語言自己的名稱。
language-name = 繁體中文
# 除了資料夾名稱以外，這裡的文字還給哪些語言標籤用。
language-tags = zh zh-TW zh-HK zh-MO
# 中間不留空格的字，寫成正規表示式的範圍。
language-unspaced = 一-鿿
# 不能斷在兩行的詞，寫成正規表示式。
language-unbroken = 苦力怕|柯博文|密卡登
# 要看前一個字的音來變的助詞：文字裡怎麼寫，以及在子音、母音、流音後面的形式；中文沒有。
language-particles = { "" }

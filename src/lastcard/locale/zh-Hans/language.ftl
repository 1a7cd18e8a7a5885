### 程序需要知道的语言数据。

# 这个语言自己的名称。
language-name = 简体中文
# 除了文件夹名称以外，这里的文字还给哪些语言标签用。
language-tags = zh-CN zh-SG zh-MY
# 中间不留空格的字，写成正则表达式的范围。
language-unspaced = 一-鿿
# 不能断在两行的词，写成正则表达式。
language-unbroken = 苦力怕|擎天柱|威震天|霸天虎|汽车人
# 要看前一个字的音来变的助词：文字里怎么写，以及在辅音、元音、流音后面的形式；中文没有。
language-particles = { "" }

# 開局就被擋下的情況：版本、桌規、局面

edition-unknown = 沒有「{ $edition }」這個版本。現有版本：{ $known }。

# 一條桌規怎麼稱呼：設定的人寫的是代號。
options-name = { $title }（{ $option }）
options-unknown = 沒有「{ $option }」這條桌規。
options-form = 桌規要寫成「名稱=值」，不能寫成「{ $text }」。
options-choice = 「{ $option }」不能是 { $value }，只能選：{ $choices }。
options-range = 「{ $option }」不能是 { $value }，要填 { $low } 到 { $high } 的整數。
options-mercy-range = 仁慈規則（mercy）不能是 { $value }，要填 0（不用）或 { $low } 到 { $high }。
options-mercy-hand = 手牌發 { $hand_size } 張，仁慈規則（mercy）設 { $mercy } 張沒有意義，要設得更高。
options-switch = 「{ $option }」不能是 { $value }，只有開（True）或關（False）。
options-deck = 牌組張數（deck）要寫成牌和張數的對照表，不能是 { $value }。
options-deck-count = 牌組張數（deck）：{ $card }不能放 { $value } 張。
options-deck-card = 牌組張數（deck）：{ $edition } 不能放「{ $card }」。
options-deck-flip = 牌組張數（deck）：{ $card }要雙面牌才有用，{ $edition } 沒有雙面牌。
options-deck-sides = 牌組張數（deck）：一面 { $light } 張、另一面 { $dark } 張，湊不成整副牌。
options-deck-large = 牌組張數（deck）：{ $count } 張太多，最多只能 { $most } 張。
options-deck-small = 牌組張數（deck）：{ $players } 個人每人 { $hand_size } 張，{ $count } 張牌不夠發。
options-deck-faces = 牌組張數（deck）：同一面超過 { $most } 種牌。
options-players = 2 到 10 人才能玩，不能是 { $players } 人。
options-idle-bluff = { $option }：這個版本和牌組沒有可以質疑的萬用罰抽牌。
options-idle-color-bluff = { $option }：這個版本和牌組沒有可以這樣質疑的萬用罰抽四張牌。
options-idle-wilds-match = { $option }：只用在萬用牌也算同色的牌組，例如變形金剛翻轉版。
options-idle-two-sides = { $option }：要有雙面牌才有用。
options-idle-seven-or-zero = { $option }：要是單面牌，而且牌組裡有 7 或 0，才有用。
options-idle-dance = { $option }：牌組裡要有跳舞萬用牌才有用。
options-idle-discard-all = { $option }：牌組裡要有丟棄所有牌才有用。
options-idle-flip = { $option }：牌組裡要有翻轉牌才有用。
options-idle-color-penalty = { $option }：要有可以質疑的萬用變色牌才有用。
options-idle-gauntlet = { $option }：牌組裡要有萬用無限手套牌才有用。
options-idle-creeper = { $option }：牌組裡要有苦力怕牌才有用。
options-idle-draw-card = { $option }：牌組裡要有罰抽牌才有用。

position-text = 這不是局面的文字。
position-field = 局面裡的「{ $field }」不可能成立。
position-unknown-card = { $edition } 沒有「{ $card }」這張牌。
position-too-often = { $card }：牌組裡沒有這麼多張。
position-deck = 寫了 { $count } 張牌，可是整副有 { $size } 張。
position-hands = hands 要一個座位寫一行手牌。
position-no-discard = 棄牌堆至少要有一張牌。
position-empty-hand = { $seat } 號座位：沒牌就不會還在場上，有牌就不會已經離場。
position-mercy = { $seat } 號座位早就淘汰了：仁慈規則是 { $mercy } 張。
position-seat = { $players } 個人玩，{ $name } 不能是 { $seat }。
position-direction = direction 只能是 1（順時鐘）或 -1，不能是 { $direction }。
position-side = { $edition } 的 side 不能是 { $side }。
position-seed = 種子要是數字、文字或 32 個位元組，不能是 { $seed }。
position-color = color 不能是 { $color }，現在的顏色有：{ $colors }。
position-color-top = 檯面上是 { $card }，顏色不能是 { $color }。
position-color-needed = 檯面上是 { $card }，要寫明是什麼顏色。

custom-wrong = { $file } 第 { NUMBER($line, useGrouping: 0) } 行，{ $key }：{ $reason }
custom-whole = { $file }：{ $reason }
custom-toml = { $file } 第 { NUMBER($line, useGrouping: 0) } 行不是正確的 TOML：{ $detail }
custom-file = 讀不到 { $file }：{ $detail }
custom-encoding = { $file } 不是 UTF-8 的文字檔。
custom-key = 這裡沒有這個項目。可以寫的有：{ $known }。
custom-missing = 少了「{ $key }」。
custom-table = 這裡要寫成一個表格。
custom-text = 這裡要寫一行文字，或每種語言各寫一行。
custom-colors = 這裡要從這些顏色裡選四個不同的：{ $known }。
custom-empty-color = 整副牌沒有半張 { $color } 色的牌。
custom-other-color = 這一面沒有這個顏色，只有：{ $colors }。
custom-card = 沒有這種牌。
custom-range = 範圍要由小到大。
custom-count = 這裡要填 0 到 { $most } 的整數，表示整副牌放幾張。
custom-flip = 翻轉牌要雙面牌才有用，可是沒有寫另一面（dark）。
custom-symbol = 整副牌沒有這種符號。有的是：{ $known }。
custom-points = 這裡要填 0 到 { $most } 的整數。
custom-deck-option = 牌組要寫在 each_color 和 cards 底下。
custom-switch = 這裡只能寫 true 或 false。
custom-shown = 這裡要列出牌組裡的萬用牌：{ $known }。

record-none = 第 { NUMBER($line, useGrouping: 0) } 行：這不是牌局紀錄，開頭不是「lastcard: 1」。
record-format = 第 { NUMBER($line, useGrouping: 0) } 行：這份紀錄的格式是 { $format }，這個版本讀不懂。
record-encoding = 第 { NUMBER($line, useGrouping: 0) } 行：這不是 UTF-8 的文字。
record-cut = 第 { NUMBER($line, useGrouping: 0) } 行：紀錄到這裡斷掉了。
record-after-end = 第 { NUMBER($line, useGrouping: 0) } 行：結尾後面不能再有東西。
record-line = 第 { NUMBER($line, useGrouping: 0) } 行：「{ $text }」不是標頭，也不是動作。
record-header = 第 { NUMBER($line, useGrouping: 0) } 行：這裡沒有「{ $header }」這個標頭。
record-late = 第 { NUMBER($line, useGrouping: 0) } 行：標頭「{ $header }」來得太晚。
record-twice = 第 { NUMBER($line, useGrouping: 0) } 行：標頭「{ $header }」前面已經寫過了。
record-value = 第 { NUMBER($line, useGrouping: 0) } 行：標頭「{ $header }」不能是這個值。
record-missing = 第 { NUMBER($line, useGrouping: 0) } 行：前面少了標頭「{ $header }」。
record-position = 第 { NUMBER($line, useGrouping: 0) } 行：有了局面，就不能再寫標頭「{ $header }」。
record-edition = 第 { NUMBER($line, useGrouping: 0) } 行：這不屬於版本 { $edition }。
record-custom = 第 { NUMBER($line, useGrouping: 0) } 行，{ $key }：{ $reason }
record-names = 第 { NUMBER($line, useGrouping: 0) } 行：{ $players } 個座位，一個座位要一個名字。
record-dealer = 第 { NUMBER($line, useGrouping: 0) } 行：這一局的莊家是 { $dealer } 號座位。
record-round = 第 { NUMBER($line, useGrouping: 0) } 行：這裡應該是第 { $round } 局。
record-wrong = 第 { NUMBER($line, useGrouping: 0) } 行：{ $reason }
record-refused = 第 { NUMBER($line, useGrouping: 0) } 行「{ $action }」：{ $reason }
record-after-round = 第 { NUMBER($line, useGrouping: 0) } 行：這一局在這之前就結束了。
record-not-over = 第 { NUMBER($line, useGrouping: 0) } 行：寫了結果，可是打到這裡還沒結束。
record-result = 第 { NUMBER($line, useGrouping: 0) } 行：照這些動作打下來，結果應該是：{ $result }
record-digest = 第 { NUMBER($line, useGrouping: 0) } 行：前面有內容被改過。
record-seed = 這一局不是用種子 { $seed } 發的牌，或者已經打下去了。

arena-other-contest = { $file } 是別場比賽的：請換一個資料夾。
arena-bad-bot = 「{ $text }」不是電腦玩家：請寫 mine=cmd:./mybot 或 mine=module:Class，名字用小寫字母，不能和別的一樣。

# 開局就被擋下的情況：版本、桌規、局面

edition-unknown = 沒有「{ $edition }」這個版本。現有版本：{ $known }。

options-unknown = 沒有「{ $option }」這條桌規。
options-choice = { $option } 不能是 { $value }，只能選：{ $choices }。
options-range = { $option } 不能是 { $value }，要填 { $low } 到 { $high } 的整數。
options-mercy-range = mercy 不能是 { $value }，要填 0（不用）或 { $low } 到 { $high }。
options-mercy-hand = 手牌發 { $hand_size } 張，仁慈規則設 { $mercy } 張沒有意義，要設得更高。
options-switch = { $option } 不能是 { $value }，只有開（True）或關（False）。
options-deck = deck 要寫成牌和張數的對照表，不能是 { $value }。
options-deck-count = deck：{ $card } 不能放 { $value } 張。
options-deck-card = deck：「{ $card }」不是 { $edition } 可以放的牌。
options-deck-flip = deck：{ $card } 要雙面牌才有用，{ $edition } 沒有雙面牌。
options-deck-sides = deck：一面 { $light } 張、另一面 { $dark } 張，湊不成整副牌。
options-deck-large = deck：{ $count } 張太多，最多只能 { $most } 張。
options-deck-small = deck：{ $players } 個人每人 { $hand_size } 張，{ $count } 張牌不夠發。
options-deck-faces = deck：同一面超過 { $most } 種牌。
options-players = 2 到 10 人才能玩，不能是 { $players } 人。
options-idle-bluffing = { $option }：這個版本和牌組沒有可以質疑的萬用罰抽牌。
options-idle-wilds_match = { $option } 只用在變形金剛翻轉版，那裡萬用牌也算同色。
options-idle-peek = { $option } 要有雙面牌才有用。
options-idle-seven_zero = { $option } 要單面牌，而且牌組裡有 7 或 0。
options-idle-dance = { $option } 要牌組裡有跳舞萬用牌。
options-idle-discard_all = { $option } 要牌組裡有丟棄所有牌。
options-idle-stacking = { $option } 要牌組裡有罰抽牌。

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

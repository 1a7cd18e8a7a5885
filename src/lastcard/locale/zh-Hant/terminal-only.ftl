### 只有終端機會說的：按鍵，還有一行一行的牌桌。

## 按鍵：按什麼、做什麼、簡稱

key-arrows = 方向鍵
    .does = 選牌或選項；Home、End 到頭尾
key-enter = Enter
    .does = 打出選到的牌，或選這一項
key-letters = 字母鍵
    .does = 選項前面的字母：D 抽牌、K 留著、A 認了……
key-u = U
    .does = 喊 UNO！出倒數第二張牌之前喊，忘了也能補喊
    .short = 喊 UNO
key-c = C
    .does = 抓只剩一張卻沒喊 UNO 的人
    .short = 抓
key-j = J
    .does = 搶出（桌規允許的話）
key-h = H
    .does = 問教練（加了 --coach 的桌才有）
    .short = 教練
key-space = 空白鍵
    .does = 催電腦快一點
key-tab = Tab
    .does = 到紀錄，再按一次回來；在紀錄裡按 Enter 看那一行的規則
    .short = 紀錄
key-question_mark = ?
    .does = 看眼前的規則
    .short = 規則
key-f1 = F1
    .does = 看整本規則
key-i = I
    .does = 看大家的分數、看過的牌、牌的另一面
    .short = 牌友
key-l = L
    .does = 換語言，F2 也可以
key-q = Q
    .does = 離開牌桌
    .short = 離開

## 一行一行

plain-welcome = Lastcard，{ $edition }。同桌的人，順時鐘：{ $names }。任何時候打 ? 或 help 看說明，打 q 或 quit 離開。
plain-left = 你離開了牌桌。
plain-exposed = { $name } 剩一張，沒喊 UNO！
    .you = 你剩一張，還沒喊 UNO！
plain-go-on = 繼續（直接按 Enter 也可以）
plain-unknown = 看不懂「{ $text }」。請輸入選項的號碼；help 看說明。
plain-calling = 你出下一張牌的時候會喊 UNO。
plain-not-calling = 你不喊 UNO 了。
plain-top = 最上面：{ $card }。目前顏色：{ $color }。{ $direction }。牌庫剩 { $pile } 張。
plain-semicolon = ；
plain-pending = 要罰抽 { $count } 張。
plain-others = 其他人：{ $others }。
plain-seat = { $name }（{ $seat } 號）{ $count } 張
plain-next-other = 牌庫下一張的另一面：{ $card }。
plain-others-faces = { $name } 手牌的另一面：{ $cards }。
plain-known = 看過 { $name } 的牌：{ $cards }。
plain-hand = 你的手牌 { $count } 張：{ $cards }。
plain-allowed = { $card }可以出。
shuffled-together = 這副牌有你一起洗：由你的數字和程式的數字定下來，兩個都是在知道對方之前就鎖好的。
shuffled-by-seed = 這副牌是照你給的種子發的，沒有人洗過。
plain-score = { $name }：這一局 { $points } 分，總共 { $total } 分。
plain-next-round = 按 Enter 發下一局，按 q 離開。
plain-help =
    輸入選項的號碼。號碼後面加 u 就是一起喊 UNO，例如 2 u。
    u 喊 UNO，c 抓沒喊的人（c 2：抓 2 號），j 搶出。
    h 聽手牌，t 聽牌桌，why r7 問為什麼不能出，rule GEN-04 看規則，coach 問教練。
    l 換語言，q 或 quit 離開，? 或 help 再看一次說明。

# 全螢幕重播：每個鍵做什麼

replay-key-left = 退一步
replay-key-right = 下一步
replay-key-home = 開頭
replay-key-end = 結尾
replay-key-p = 接著打
replay-key-q = 離開

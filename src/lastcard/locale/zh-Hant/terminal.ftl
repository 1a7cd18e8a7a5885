### 終端機裡的牌桌，以及一行一行的純文字模式。

## 名字。name-1 坐在你左手邊，依序繞桌一圈。

name-you = 你
name-person = 玩家
name-1 = 小美
name-2 = 阿明
name-3 = 志豪
name-4 = 阿嬤
name-5 = 小玲
name-6 = 阿偉
name-7 = 阿姨
name-8 = 小雨
name-9 = 阿凱

## 牌桌

title = Lastcard · { $edition }
title-match = Lastcard · { $edition } · 第 { $round } 局 · 你 { $score } 分，目標 { $target } 分
log-round = 第 { $number } 局
prompt-over = 這一局打完了。
prompt-exposed = 你剩一張，還沒喊 UNO！
with-rule = { $text }（{ $rule }）

table-top = 最上面：{ $card }
table-no-color = 還沒選顏色
table-direction = { $direction ->
        [-1] 逆時鐘
       *[1] 順時鐘
    }
table-next = 下家：{ $name }
table-pending = 要罰抽 { $count } 張
table-votes = 過關 { $ayes }，不過 { $noes }
table-side = { $side ->
        [dark] 狂派面
       *[light] 博派面
    }

seat-exposed = 沒喊 UNO！
seat-uno = UNO！
seat-out = 淘汰
seat-finished = 第 { $place } 名
seat-others = 牌的另一面
seat-known = 看過

explain-card = { $card }（{ $rule }）：{ $does }
number-does = 數字牌，沒有特別的效果。
nobody-to-catch = 現在沒有人可以抓。

## 選擇

choice-draw = 抽牌
choice-keep = 留著
choice-accept = 認了，罰抽 { $count } 張
choice-accept-color = 認了，抽到{ $color }色為止
choice-challenge = 質疑！
choice-dance = 跳舞！
choice-vote-yes = 過關
choice-vote-no = 不過關
choice-activate-yes = 讓它生效
choice-activate-no = 不要
choice-stop = 不丟了
choice-color = { $color }色
choice-target = { $name } { $count } 張
choice-uno = 喊 UNO！
choice-uno-said = UNO！跟著下一張牌喊
choice-catch = 抓 { $name }！
choice-jump = 搶出{ $card }！
choice-play = 打出{ $card }
choice-stack = 疊上{ $card }
choice-lay = 放上{ $card }
choice-shed = 丟掉{ $card }

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
key-space = 空白鍵
    .does = 催電腦快一點
key-tab = Tab
    .does = 到牌局紀錄，再按一次回來；在紀錄裡按 Enter 看那一行的規則
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

## 頁面

page-back = 返回
page-keys = 按鍵
page-signs = 形狀和符號
page-players = 同桌的人
page-example = 例：{ $text }
page-next-round = 下一局
page-end = 結束
leave = 要離開牌桌嗎？這一局還沒打完。
leave-yes = 離開
leave-no = 繼續玩

count-cards = { $count } 張牌
count-points = { $points } 分
player-bot = 電腦：{ $level ->
        [random] 亂打
        [easy] 簡單
        [normal] 普通
        [hard] 高手
        [expert] 大師
        [learned] 自學
       *[other] { $level }
    }
player-dealer = 莊家

## 計分

won-round = { $name } 贏了這一局！
    .you = 你贏了這一局！
won-match = { $name } 贏得整場！
    .you = 你贏得整場！
score-name = 玩家
score-cards = 剩下的牌
score-round = 這一局
score-total = 總分
score-goal = { $scoring ->
        [tally] 各記各的剩牌點數。有人到 { $target } 分時，總分最低的人贏。
       *[points] 先到 { $target } 分的人贏得整場。
    }

## 一行一行

plain-welcome = Lastcard，{ $edition }。同桌的人，順時鐘：{ $names }。任何時候按 ? 看說明，按 q 離開。
plain-left = 你離開了牌桌。
plain-exposed = { $name } 剩一張，沒喊 UNO！
    .you = 你剩一張，還沒喊 UNO！
plain-go-on = 繼續（直接按 Enter 也可以）
plain-unknown = 看不懂「{ $text }」。請輸入選項的號碼；? 看說明。
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
plain-score = { $name }：這一局 { $points } 分，總共 { $total } 分。
plain-next-round = 按 Enter 發下一局，按 q 離開。
plain-help =
    輸入選項的號碼。號碼後面加 u 就是一起喊 UNO，例如 2 u。
    u 喊 UNO，c 抓沒喊的人（c 2：抓 2 號），j 搶出。
    h 聽手牌，t 聽牌桌，why r7 問為什麼不能出，rule GEN-04 看規則。
    l 換語言，q 離開。

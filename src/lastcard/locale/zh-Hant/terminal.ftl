### 終端機裡的牌桌。瀏覽器也會用到不少；只有終端機說的在 terminal-only.ftl。

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
log-stand-in = { $name } 出狀況了（{ $reason }），從第 { $number } 局起由「普通」代打。
log-remark = { $name }：「{ $text }」
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
table-before = 底下的牌：
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

## 頁面

page-back = 返回
page-keys = 按鍵
page-signs = 形狀和符號
page-language = 語言
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

### 终端里的牌桌。浏览器也会用到不少；只有终端说的在 terminal-only.ftl。

## 名字。name-1 坐在你左手边，依序绕桌一圈。

name-you = 你
name-person = 玩家
name-1 = 小美
name-2 = 小明
name-3 = 子豪
name-4 = 奶奶
name-5 = 小玲
name-6 = 大伟
name-7 = 阿姨
name-8 = 小雨
name-9 = 小凯

## 牌桌

title = Lastcard · { $edition }
title-match = Lastcard · { $edition } · 第 { $round } 局 · 你 { $score } 分，目标 { $target } 分
log-stand-in = { $name } 出错了（{ $reason }），从第 { $number } 局起由“普通”代打。
log-remark = { $name }：“{ $text }”
log-round = 第 { $number } 局
prompt-over = 这一局打完了。
prompt-exposed = 你剩一张，还没喊 UNO！
with-rule = { $text }（{ $rule }）

table-top = 最上面：{ $card }
table-no-color = 还没选颜色
table-direction = { $direction ->
        [-1] 逆时针
       *[1] 顺时针
    }
table-next = 下家：{ $name }
table-pending = 要罚摸 { $count } 张
table-before = 底下的牌：
table-votes = 过关 { $ayes }，不过 { $noes }
table-side = { $side ->
        [dark] 霸天虎面
       *[light] 汽车人面
    }

seat-exposed = 没喊 UNO！
seat-uno = UNO！
seat-out = 淘汰
seat-finished = 第 { $place } 名
seat-others = 牌的另一面
seat-known = 看过

explain-card = { $card }（{ $rule }）：{ $does }
number-does = 数字牌，没有特别的效果。
nobody-to-catch = 现在没有人可以抓。

## 选择

choice-draw = 摸牌
choice-keep = 留着
choice-accept = 认了，罚摸 { $count } 张
choice-accept-color = 认了，摸到{ $color }色为止
choice-challenge = 质疑！
choice-dance = 跳舞！
choice-vote-yes = 过关
choice-vote-no = 不过关
choice-activate-yes = 让它生效
choice-activate-no = 不要
choice-stop = 不弃了
choice-color = { $color }色
choice-target = { $name } { $count } 张
choice-uno = 喊 UNO！
choice-uno-said = UNO！跟着下一张牌喊
choice-catch = 抓 { $name }！
choice-jump = 抢出 { $card }！
choice-play = 打出 { $card }
choice-stack = 叠上 { $card }
choice-lay = 放上 { $card }
choice-shed = 弃掉 { $card }

## 页面

page-back = 返回
page-keys = 按键
page-signs = 形状和符号
page-language = 语言
page-players = 同桌的人
page-example = 例如：{ $text }
page-next-round = 下一局
page-end = 结束
leave = 要离开牌桌吗？这一局还没打完。
leave-yes = 离开
leave-no = 继续玩

count-cards = { $count } 张牌
count-points = { $points } 分
player-bot = 机器人：{ $level ->
        [random] 乱打
        [easy] 简单
        [normal] 普通
        [hard] 高手
        [expert] 大师
        [learned] 自学
       *[other] { $level }
    }
player-dealer = 庄家

## 计分

won-round = { $name } 赢了这一局！
    .you = 你赢了这一局！
won-match = { $name } 赢下整场！
    .you = 你赢下整场！
score-name = 玩家
score-cards = 剩下的牌
score-round = 这一局
score-total = 总分
score-goal = { $scoring ->
        [tally] 各记各的剩牌点数。有人到 { $target } 分时，总分最低的人赢。
       *[points] 先到 { $target } 分的人赢下整场。
    }

### 浏览器里的牌桌：一局的结果、得失、计时、刚刚发生的事。

## 一局和一场的结束

web-result = 结果
result-show = 看结果
result-by-card = 最后一张是 { $card }。
result-by-out = 其他人都淘汰了。
result-by-stalemate = 没有人出得了牌，也没有牌可摸；手牌分数最低的人赢。
result-streak = 连赢 { $count } 局！
result-line = { $name }：剩 { $count } 张，值 { $value } 分。总分 { $total }。
result-line-unscored = { $name }：剩 { $count } 张。
result-up = 升到第 { $place } 名
result-picture = 保存为图片
result-made-with = 用 Lastcard 打的
result-rounds = 打了 { $count } 局
result-most-wins = 赢得最多：{ $name }，{ $count } 局
result-best-round = 最大的一局：{ $name } 拿了 { $points } 分
result-comeback = 赢家曾经落后 { $points } 分
score-watch = 看第 { $round } 局的回放

## 得失

stake-answer = { $name } 对你打出 { $card }。
    .self = 你自己的 { $card } 绕回来了。
stake-stack = 也可以再叠一张加牌。
stake-answer-dance = { $name } 要看你跳舞！
stake-target-number = 要跟谁换手牌？
stake-target-optimus = 跟谁对决？数字大的赢，可以弃掉两张。
stake-target-megatron = 跟谁对决？两边摊牌，数字小的摸两张。
stake-target-targeted-draw = 要谁摸两张？
stake-color-roulette = 选一个颜色：你要一直翻到它出现，翻到的全部收下。
stake-color-wild-draw-color = 选一个颜色：下家要一直摸到它为止。
stake-color-penalty = 你质疑对了。选一个颜色，让对方摸到为止。
stake-lay = 放一张牌：手里有这个颜色的人都摸 { $count } 张{ $self ->
        [yes] ，你还有的话也要摸。
       *[no] 。
    }
stake-drawn-unplayable = 摸到的这张出不了，先留着。
cost-challenge = 真的在唬人就不用摸，不然摸 { $count } 张
cost-challenge-color = 真的在唬人就不用摸，不然再多摸 { $count } 张
cost-dance = { $dance_vote ->
    [yes] 大家说过关就不用摸
   *[no] 一张都不用摸
}
warn-bluff = 这是在唬人：你手里有{ $color }色。被质疑就轮到你摸。再点一下就赌一把。
warn-bluff-wild = 这是在唬人：你有别的牌可以出。被质疑就轮到你摸。再点一下就赌一把。
warn-lay = 你手里还有{ $color }色，自己也要摸 { $count } 张。再点一下就放。
warn-uno = 打出去就只剩一张了。先喊 UNO！不喊的话再点一下。
warn-draw = 你有牌能出。还是想摸的话，再按一次摸牌。
warn-again = 再点一下就打出去。
hint-fits = { $count ->
        [0] 没有牌能出：要有{ $color }色{ $number ->
            [-1] { "" }
           *[other] 、数字 { $number } { "" }
        }或万能牌。
       *[other] 你有 { $count } 张能出：{ $color }色{ $number ->
            [-1] { "" }
           *[other] 、数字 { $number } { "" }
        }或万能牌。
    }
offer-drawn = 打出 { $card }
hand-more = 那边还有 { $count } 张能出

## 计时

clock-seconds = { $count } 秒
clock-left = 剩 { $count } 秒
time-up = 时间到，机器人替你决定：{ $lines }
prompt-match-over = 整场打完了。

## 刚刚发生的事

drew-because = { $line }（{ $reason }）
to-the-end = 直接打完
shown-hands = 亮出来的手牌

## 这一桌怎么玩

pace = 机器人出牌速度
pace-calm = 慢慢来
pace-usual = 正常
pace-brisk = 快一点
volume = 音量
careful = 牌挤在一起时，点两下才打出去
beginners = 新手桌：提示能出的牌，快出错时先问一声
coach = 教练：告诉你高手会怎么打（H）
coach-for-all = 大家都能问教练（这样的局不计入战绩榜）
event-coached = { $name } 问了教练。
    .you = 你问了教练。
web-around-pace = 机器人出牌速度改成{ $pace ->
        [calm] 慢慢来
        [brisk] 快一点
       *[usual] 正常
    }。

## 机器人的个性，点座位看得到

character-sunny = 开朗：出牌快，比较容易忘记喊 UNO。
character-cocky = 爱显摆：出牌最快，喊 UNO 有点粗心。
character-dry = 高冷：想得久一点，话不多。
character-gentle = 慈祥：慢慢来，也多留一点时间给你喊 UNO。
character-dramatic = 戏精：戏很多，偶尔忘记喊 UNO。
bots-talk = 机器人会说话
bots-hush = 让机器人安静

## 公开的牌局

archive-ask = 问大家愿不愿意把牌局放进公开数据集
archive-agree = 我在这桌打的牌局可以放进公开数据集：只有牌和打法，供研究用，没有名字；同桌的人都同意才算。

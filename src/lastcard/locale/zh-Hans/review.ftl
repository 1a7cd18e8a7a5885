### 一局的复盘。review-do-… 是动作，review-why-… 说为什么另一个动作比较好。

review-verdict-best = 最佳
review-verdict-good = 不错
review-verdict-doubtful = 存疑
review-verdict-mistake = 失误

review-do-play = 出 { $card }
review-do-jump = 抢出 { $card }
review-do-lay = 放 { $card }
review-do-shed = 弃 { $card }
review-do-draw = 摸牌
review-do-keep = 留着这张
review-do-pass = 不出
review-do-color = 选{ $color }色
review-do-target = 选 { $name }
review-do-accept = 认了
review-do-challenge = 质疑
review-do-dance = 跳舞
review-do-stop = 到此为止
review-do-yes = 点头
review-do-no = 摇头

review-why-wins = 那是最后一张，出了就赢。
review-why-mercy = { $name } 手里有 { $count } 张，再摸 { $amount } 张就淘汰。
review-why-stops = { $name } 只剩 { $count } 张，得挡下来。
review-why-bluff = { $name } 可能拿的牌里，100 次有 { $share } 次是唬人。
review-why-honest = { $name } 可能拿的牌里，100 次只有 { $share } 次是唬人。
review-why-target = { $name } 最快要出完了，只剩 { $count } 张。
review-why-lacks = { $name } 不久前碰到{ $color }色只能摸牌，手里多半没有。
review-why-sheds = 一次可以出掉 { $count } 张。
review-why-again = 马上又轮到自己。
review-why-wild = { $card } 什么时候都能出，留到没牌可出再用。
review-why-passes = 要摸的 { $count } 张推给 { $name }。
review-why-color = { $color }色还有 { $count } 张可以接。
review-why-attacks = { $name } 会少一回合。
review-why-saves = { $name } 手里还有 { $count } 张，{ $card } 晚点用更有用。
review-why-flips = 整桌翻过来，接下来胜率更高。
review-why-used = 跟 { $card } 一样的牌已经看过 { $count } 张，别人很难靠它换颜色。
review-why-plays = 出了剩 { $count } 张，不出反而多一张。
review-why-none = 从这里往下打，100 局赢 { $best } 局，实际选的赢 { $chosen } 局。

review-cost = 每 100 局少赢 { $points } 局
review-title = { $name }，{ $way ->
        [open] 看得到所有手牌
       *[known] 按你当时知道的
    }
review-luck = { $you ->
        [yes] 一开始，100 局你会赢 { $began } 局。你的决定少赢 { $given } 局，牌运和别人
       *[no] 一开始，100 局 { $name } 会赢 { $began } 局。自己的决定少赢 { $given } 局，牌运和别人
    }{ $luck ->
        [gave] 多给 { $amount } 局
       *[took] 少掉 { $amount } 局
    }。
review-moments = 决定这一局的时刻
review-change = 胜率 { $before }% → { $after }%
review-decisions = 你的每个决定
review-decision = { $action }：{ $verdict }
review-advice = 更好：{ $action }（{ $cost }）。{ $why }

## 教练。coach-why-… 说现在为什么该这么打，跟复盘的 review-why-… 同一套。

coach-says = 教练：{ $action }。{ $why }
coach-only = 也只能这样。
coach-silent = 教练现在没什么好说的。
coach-off = 这桌没有教练。加 --coach 坐下就有。
title-try-out = Lastcard · { $edition } · 试打：牌堆是原来的，结果不算数
coach-equal = 或者 { $other }，差不多。
coach-why-wins = 这是你最后一张，出了就赢。
coach-why-mercy = { $name } 手里有 { $count } 张，再摸 { $amount } 张就淘汰。
coach-why-stops = { $name } 只剩 { $count } 张，得挡下来。
coach-why-bluff = { $name } 可能拿的牌里，100 次有 { $share } 次是唬人。
coach-why-honest = { $name } 可能拿的牌里，100 次只有 { $share } 次是唬人。
coach-why-target = { $name } 最快要出完了，只剩 { $count } 张。
coach-why-lacks = { $name } 刚刚碰到{ $color }色只能摸牌，手里多半没有。
coach-why-sheds = 一次可以出掉 { $count } 张。
coach-why-again = 马上又轮到你。
coach-why-wild = { $card } 什么时候都能出，留到没牌可出再用。
coach-why-passes = 要摸的 { $count } 张推给 { $name }，不用你摸。
coach-why-color = { $color }色你还有 { $count } 张可以接。
coach-why-attacks = { $name } 会少一回合。
coach-why-saves = { $name } 手里还有 { $count } 张，{ $card } 晚点用更有用。
coach-why-flips = 整桌翻过来，接下来胜率更高。
coach-why-used = 跟 { $card } 一样的牌已经看过 { $count } 张，别人很难靠它换颜色。
coach-why-plays = 出了剩 { $count } 张，不出还要多一张。
coach-why-none = 这样打 100 局赢 { $best } 局，“{ $other }”只赢 { $chosen } 局。

puzzle-title = 第 { $number }/{ $count } 题·{ $level ->
        [1] 入门
        [2] 进阶
       *[3] 高手
    }
puzzle-task = 怎么打最容易赢？直接打打看。
puzzle-right = 答对了！
puzzle-wrong = 还有更好的。
puzzle-answer = { $action }：100 局赢 { $chance } 局

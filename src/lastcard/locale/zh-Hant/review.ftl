### 一局的檢討。review-do-… 是動作，review-why-… 說為什麼另一個動作比較好。

review-verdict-best = 最佳
review-verdict-good = 不錯
review-verdict-doubtful = 可疑
review-verdict-mistake = 失誤

review-do-play = 出{ $card }
review-do-jump = 搶出{ $card }
review-do-lay = 放{ $card }
review-do-shed = 丟{ $card }
review-do-draw = 抽牌
review-do-keep = 留著這張
review-do-pass = 不出
review-do-color = 選{ $color }色
review-do-target = 選 { $name }
review-do-accept = 認了
review-do-challenge = 質疑
review-do-dance = 跳舞
review-do-stop = 到此為止
review-do-yes = 點頭
review-do-no = 搖頭

review-why-wins = 那是最後一張，出了就贏。
review-why-mercy = { $name } 手上有 { $count } 張，再抽 { $amount } 張就淘汰。
review-why-stops = { $name } 只剩 { $count } 張，得擋下來。
review-why-bluff = { $name } 可能拿的牌裡，100 次有 { $share } 次是唬人。
review-why-honest = { $name } 可能拿的牌裡，100 次只有 { $share } 次是唬人。
review-why-target = { $name } 最快要出完了，只剩 { $count } 張。
review-why-lacks = { $name } 不久前碰到{ $color }色只能抽牌，手上多半沒有。
review-why-sheds = 一次可以出掉 { $count } 張。
review-why-again = 馬上又輪到自己。
review-why-wild = { $card }什麼時候都能出，留到沒牌可出再用。
review-why-passes = 要抽的 { $count } 張推給 { $name }。
review-why-color = { $color }色還有 { $count } 張可以接。
review-why-attacks = { $name } 會少一回合。
review-why-saves = { $name } 手上還有 { $count } 張，{ $card }晚點用更有用。
review-why-flips = 整桌翻過來，接下來贏面比較大。
review-why-used = 跟{ $card }一樣的牌已經看過 { $count } 張，別人很難靠它換顏色。
review-why-plays = 出了剩 { $count } 張，不出反而多一張。
review-why-none = 從這裡往下打，100 局贏 { $best } 局，實際選的贏 { $chosen } 局。

review-cost = 每 100 局少贏 { $points } 局
review-title = { $name }，{ $way ->
        [open] 看得到所有手牌
       *[known] 照你當時知道的
    }
review-luck = { $you ->
        [yes] 一開始，100 局你會贏 { $began } 局。你的決定少贏 { $given } 局，牌運和別人
       *[no] 一開始，100 局 { $name } 會贏 { $began } 局。自己的決定少贏 { $given } 局，牌運和別人
    }{ $luck ->
        [gave] 多給 { $amount } 局
       *[took] 少掉 { $amount } 局
    }。
review-moments = 決定這一局的時刻
review-change = 贏面 { $before }% → { $after }%
review-decisions = 你的每個決定
review-decision = { $action }：{ $verdict }
review-advice = 更好：{ $action }（{ $cost }）。{ $why }

## 教練。coach-why-… 說現在為什麼該這麼打，跟檢討的 review-why-… 同一套。

coach-says = 教練：{ $action }。{ $why }
coach-only = 也只能這樣。
coach-silent = 教練現在沒什麼好說的。
coach-off = 這桌沒有教練。加 --coach 坐下就有。
title-try-out = Lastcard・{ $edition }・試打：牌庫是原來的，結果不算
coach-equal = 或者{ $other }，差不多。
coach-why-wins = 這是你最後一張，出了就贏。
coach-why-mercy = { $name } 手上有 { $count } 張，再抽 { $amount } 張就淘汰。
coach-why-stops = { $name } 只剩 { $count } 張，得擋下來。
coach-why-bluff = { $name } 可能拿的牌裡，100 次有 { $share } 次是唬人。
coach-why-honest = { $name } 可能拿的牌裡，100 次只有 { $share } 次是唬人。
coach-why-target = { $name } 最快要出完了，只剩 { $count } 張。
coach-why-lacks = { $name } 剛剛碰到{ $color }色只能抽牌，手上多半沒有。
coach-why-sheds = 一次可以出掉 { $count } 張。
coach-why-again = 馬上又輪到你。
coach-why-wild = { $card }什麼時候都能出，留到沒牌可出再用。
coach-why-passes = 要抽的 { $count } 張推給 { $name }，不用你抽。
coach-why-color = { $color }色你還有 { $count } 張可以接。
coach-why-attacks = { $name } 會少一回合。
coach-why-saves = { $name } 手上還有 { $count } 張，{ $card }晚點用更有用。
coach-why-flips = 整桌翻過來，接下來贏面比較大。
coach-why-used = 跟{ $card }一樣的牌已經看過 { $count } 張，別人很難靠它換顏色。
coach-why-plays = 出了剩 { $count } 張，不出反而多一張。
coach-why-none = 這樣打 100 局贏 { $best } 局，「{ $other }」只贏 { $chosen } 局。

puzzle-title = 第 { $number }/{ $count } 題・{ $level ->
        [1] 入門
        [2] 進階
       *[3] 高手
    }
puzzle-task = 怎麼打最容易贏？直接打打看。
puzzle-right = 答對了！
puzzle-wrong = 還有更好的。
puzzle-answer = { $action }：100 局贏 { $chance } 局

### 浏览器里的复盘。终端也会说的在 review.ftl。

web-review-help = 每个决定都从那一刻往下打几千局，跟当时最好的选择比。
web-review-of = 看谁的决定
web-review-way = 判断依据
web-review-known = { $you ->
        [yes] 你当时知道的
       *[no] { $name } 当时知道的
    }
web-review-open = 摊开的手牌
web-review-progress = 正在复盘这一局
web-review-refining = 再仔细看一遍
web-review-broken = 复盘做到一半中断了。
web-review-part = 这一局非常长，只复盘到第 { $step } 步。
web-review-again = 再试一次
web-review-chances = 胜率
web-review-at = 第 { $step } 步：{ $chances }
web-review-chance = { $name } { $percent }%
web-review-table = 用表格看
web-review-step = 步
web-review-decision = 决定
web-review-on-top = 桌上
web-review-better = 更好
web-review-percent = { $percent }%
web-review-here = 第 { $step } 步，共 { $last } 步
web-review-nothing = 这一步没有什么好选的。
web-review-choices = 每 100 局赢几局（第一眼的估计）
web-review-earlier = 上一个决定
web-review-later = 下一个决定
web-review-show = 看牌桌
web-review-luck = 运气与实力
web-review-began = 一开始
web-review-given = 决定
web-review-brought = 摸到的牌和别人

## 试打

web-try-title = 从第 { $step } 步试打
web-try-about = 你坐下来从这里接着打，其他位置由机器人打。这是试打：牌不是大家一起洗的，结果不算数。
web-try-seat = 你坐哪里
web-try-pile = 牌堆
web-try-pile-real = 保持原样
web-try-pile-shuffled = 重新洗过
web-try-hands = 每个人的手牌都跟当时一样。
web-try-start = 坐下开局
web-try-over = 到这里已经打完了，先往前退一步。
web-try-again = 再试一次
web-try-back = 回到回放
web-try-link = 复制这一刻的链接
web-try-note = 从第 { $step } 步开始的试打：牌不是大家一起洗的，结果不算数。{ $pile ->
        [real] 手牌和牌堆都是原来的。
       *[shuffled] 手牌是原来的，牌堆重新洗过。
    }

web-coach-ask = 问教练
web-try-share = 复制这次试打的链接

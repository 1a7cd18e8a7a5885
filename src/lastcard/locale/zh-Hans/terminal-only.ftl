### 只有终端会说的：按键，还有一行一行的牌桌。

## 按键：按什么、做什么、简称

key-arrows = 方向键
    .does = 选牌或选项；Home、End 跳到头尾
key-enter = Enter
    .does = 打出选中的牌，或选这一项
key-letters = 字母键
    .does = 选项前面的字母：D 摸牌、K 留着、A 认了……
key-u = U
    .does = 喊 UNO！出倒数第二张牌之前喊，忘了也能补喊
    .short = 喊 UNO
key-c = C
    .does = 抓只剩一张却没喊 UNO 的人
    .short = 抓
key-j = J
    .does = 抢牌（房规允许的话）
key-h = H
    .does = 问教练（加了 --coach 的桌才有）
    .short = 教练
key-space = 空格键
    .does = 催机器人快一点
key-tab = Tab
    .does = 到记录那一栏，再按一次回来；在记录里按 Enter 看那一行的规则
    .short = 记录
key-question_mark = ?
    .does = 看眼前的规则
    .short = 规则
key-f1 = F1
    .does = 看整本规则
key-i = I
    .does = 看大家的分数、看过的牌、牌的另一面
    .short = 牌友
key-l = L
    .does = 换语言，F2 也可以
key-q = Q
    .does = 离开牌桌
    .short = 离开

## 一行一行

plain-welcome = Lastcard，{ $edition }。同桌的人，顺时针：{ $names }。随时输入 ? 或 help 看说明，输入 q 或 quit 离开。
plain-left = 你离开了牌桌。
plain-exposed = { $name } 剩一张，没喊 UNO！
    .you = 你剩一张，还没喊 UNO！
plain-go-on = 继续（直接按 Enter 也可以）
plain-unknown = 看不懂“{ $text }”。请输入选项的编号；help 看说明。
plain-calling = 你出下一张牌的时候会喊 UNO。
plain-not-calling = 你不喊 UNO 了。
plain-top = 最上面：{ $card }。当前颜色：{ $color }。{ $direction }。摸牌堆剩 { $pile } 张。
plain-semicolon = ；
plain-pending = 要罚摸 { $count } 张。
plain-others = 其他人：{ $others }。
plain-seat = { $name }（{ $seat } 号）{ $count } 张
plain-next-other = 摸牌堆下一张的另一面：{ $card }。
plain-others-faces = { $name } 手牌的另一面：{ $cards }。
plain-known = 看过 { $name } 的牌：{ $cards }。
plain-hand = 你的手牌 { $count } 张：{ $cards }。
plain-allowed = { $card } 可以出。
shuffled-together = 这副牌有你一起洗：由你的数字和程序的数字定下来，两个都是在知道对方之前就锁好的。
shuffled-by-seed = 这副牌是照你给的种子发的，没有人洗过。
plain-score = { $name }：这一局 { $points } 分，总共 { $total } 分。
plain-next-round = 按 Enter 发下一局，按 q 离开。
plain-help =
    输入选项的编号。编号后面加 u 就是一起喊 UNO，例如 2 u。
    u 喊 UNO，c 抓没喊的人（c 2：抓 2 号），j 抢牌。
    h 听手牌，t 听牌桌，why r7 问为什么不能出，rule GEN-04 看规则，coach 问教练。
    l 换语言，q 或 quit 离开，? 或 help 再看一次说明。

# 全屏幕回放：每个键做什么

replay-key-left = 退一步
replay-key-right = 下一步
replay-key-home = 开头
replay-key-end = 结尾
replay-key-p = 接着打
replay-key-q = 离开

### 浏览器版专用的文字。和终端、服务器共用的文字在其他文件里。

## 到处都有

web-theme = 配色：{ $theme ->
        [light] 浅色
        [dark] 深色
       *[auto] 跟随设备
    }
web-close = 关闭
web-cards = 牌面
web-back = 牌背
web-rulebook = 打开规则书
web-rules = 规则

## 牌桌

web-seat = { $name }：{ $count } 张牌{ $turn ->
        [yes] ，正轮到出牌
       *[no] { "" }
    }
web-away = 暂时离开
web-pile = 摸牌堆，{ $count } 张
web-hand = 你的手牌，{ $count } 张
web-log = 记录
web-earlier = 更早的记录
web-dances = { $name } 正在跳舞！
    .you = 该你上场了，跳一段！
web-scores = 计分表
web-chat = 聊天
web-open-rule = 打开规则 { $rule }
web-round = 局
web-sort = 排序：{ $sort ->
        [symbol] 按符号
       *[color] 按颜色
    }

## 首页

web-welcome = 按规则书玩 UNO
    .more = 五个市售版本都按规则书玩，还有经典版。叫朋友用手机上桌，或者先跟机器人打几局。
web-name = 你的名字
web-avatar = 你的头像
web-learn = 没玩过？从这里开始
web-first-steps = 新手教程
web-play-now = 马上跟机器人玩
web-play = 开局
web-play-edition = 开局：跟机器人玩 { $edition }
web-friends = 找朋友玩
web-friends-edition = 找朋友玩 { $edition }
web-join = 有代码吗？
web-code = 牌桌代码
web-go = 加入
web-own-tables = 你有座位的牌桌
web-return = 回到牌桌
web-public-tables = 公开的牌桌
web-more-decks = 更多牌组
web-own-rules = 自定义规则
web-free-chairs = 还有 { $count } 个位置
web-to-watch = 观战
web-full = 满座
web-printed = 家里有实体牌
web-pad = 记分板
web-editions = 版本
web-avatar-bear = 小熊
web-avatar-cat = 猫咪
web-avatar-dog = 狗狗
web-avatar-fox = 狐狸
web-avatar-frog = 青蛙
web-avatar-koala = 考拉
web-avatar-octopus = 章鱼
web-avatar-owl = 猫头鹰
web-avatar-panda = 熊猫
web-avatar-penguin = 企鹅
web-avatar-rabbit = 兔子
web-avatar-tiger = 老虎
web-wrong-link = 这个链接打不开，可能少了一截，请对方再发一次。
web-no-server = 服务器没有响应，它开着吗？

## 开新桌

web-which-edition = 玩哪一版？
web-screen = 大屏幕
    .more = 这块屏幕当桌面：电视，或者大家都看得到的笔记本电脑。手牌在各自的手机上，先坐下的当房主。
web-pass = 一台设备轮流玩
    .more = 一部手机或平板传着玩，轮到谁就只显示谁的牌。
web-pass-how = 屏幕让传给谁就传给谁。轮到的人自己翻开之前，牌都是扣着的。
web-pass-who = 有哪些人要玩？
web-pass-name = 第 { $number } 位的名字
web-pass-face = 给 { $name } 换个头像
web-pass-add = 再加一个人
web-pass-bots = 再加几个机器人
web-pass-remove = 去掉 { $name }
web-pass-to = 请传给 { $name }
web-pass-show = 我是 { $name }，翻开我的牌
web-pass-hide = 扣上我的牌
web-pass-exposed = { $name } 只剩一张，却没喊 UNO！
web-pass-catch = { $name }：抓到了！
web-pass-uno = { $name }：UNO！
web-new-table = 开新桌
web-players = 人数
web-level = 机器人水平
web-level-easy = 简单
web-level-normal = 普通
web-level-hard = 高手
web-level-expert = 大师
web-level-learned = 自学
web-turn-time = 每步秒数
web-watchers = 可以观战
web-public = 公开显示
web-open-table = 开桌
web-puzzle = 每日一题
    .more = 真实牌局里的一步。有一个选择明显最好，却不容易想到。
web-puzzle-solve = 来做题
web-puzzle-next = 下一题
web-puzzle-again = 再看一次
web-alone = 只跟机器人玩
web-house-rules = 房规
web-house-rules-are = 规则：按规则书
web-by-the-book = 按规则书
web-rules-differ = { $count } 条房规
web-change-line = 更改
web-show-line = 看看
web-what = 这是什么？
web-own-edition = 自己的规则（上传文件）…
web-presets = 常用房规
web-preset-book = 按规则书
    .more = 规则书怎么写就怎么玩。
web-preset-beginners = 新手桌
    .more = 提示能出的牌，快出错时先问一声，喊 UNO 不用急；机器人简单，不能质疑、不计分，每步两分钟。
web-preset-family = 全家轻松玩
    .more = 不能质疑、不淘汰、可以随意摸牌、不计分，慢慢想，每步两分钟。
web-preset-party = 热闹局
    .more = { $swaps ->
        [yes] 可叠加、7 换牌、0 传牌、抢牌，不计分。
       *[no] 可叠加、可抢牌，不计分。
    }
web-preset-quick = 快速局
    .more = 发五张、打一局，每步半分钟。
web-preset-home = 我家的玩法
    .more = +4 想出就出、不能质疑，一样的加牌可以叠；不计分，每步两分钟。
web-preset-tournament = 比赛
    .more = 按规则书计分，每步半分钟。

## 座位

web-who-are-you = 你是谁？
web-share = 扫一扫，或输入代码：
web-only-here = 目前只有这台电脑能连上这桌。
    .more = 要让手机加入，请关掉 Lastcard，用这个命令重新启动：
web-invite-text = 来一起打 UNO！{ $link }
web-mail = 邮件
web-scan = 扫码上桌
    .more = ，或打开这个网址，输入代码：
web-first-is-host = 先坐下的当房主。
web-link = 牌桌链接
web-copy = 复制
web-copied = 已复制
web-free = 空位
web-for-friend = 留给朋友
web-host = 房主
web-sit = 坐下
web-sit-here = 坐这里
web-stand-up = 离座
web-all-taken = 座位都有人了，请房主加一张椅子。
web-fill = 空位都给机器人
web-add-chair = 加一张椅子
web-wait-friends = 等朋友或机器人坐下就能开始。
web-remove = 请出去
web-start = 发牌
web-round-closed = 刚才那一局没办法打下去：可能是中途更新了规则，也可能是打了一万手还没分出胜负。算和局，大家都不计分，直接发下一局吧。
web-wait-host = 人到齐了，房主就发牌。
web-next-here = 下一局换 { $name }
web-leaves = 这局打完就离开
web-muted = 被禁言
web-who-plays = 第 { $number } 个座位给谁
web-about = { $name } 的更多选项
web-hush = 不看 { $name } 的消息
web-unhush = 再看 { $name } 的消息
web-make-host = 让 TA 当房主
web-mute = 禁言
web-unmute = 解除禁言
web-lock = 不让新的人进来
web-knocking = 已经敲门了，等房主开门……
web-knocks = { $name } 在敲门。
web-admit = 让 TA 进来
web-turn-away = 先不让进
web-locked = 房主暂时不让新的人进来。
web-watching = 观战：{ $names }
web-send-link = 发给朋友
web-change = 更改房规
web-change-later = 这一局打完才能更改。
web-change-restarts = 改了就要重新开一场。
web-cancel = 取消
web-apply = 就这样玩
web-people = 谁在这桌
web-invite = 叫朋友进来
web-own-settings = 我的设置
web-hand-only = 只看我的手牌（桌面在大屏幕上）
web-table = 这张桌子

## 牌桌上

web-your-turn = 轮到你
web-connecting = 稍等一下……
web-lost = 断线了，正在重连……
web-autopilot = 机器人先替你打，点一下就换回你。
web-missed = 欢迎回来，刚才发生了 { $count } 件事。
web-menu = 菜单
web-home = 回首页，座位留着
web-leave = 离桌
web-rematch = 再来一场
web-record = 保存牌谱
web-sound = 音效{ $on ->
        [yes] 开
       *[no] 关
    }
web-say = 说点什么
web-send = 发送
web-leave-sure = 确定离桌？机器人会接手。
web-notices = 轮到我的时候通知我
web-notices-refused = 浏览器拦截了通知，可以在它的网站设置里打开。
web-waiting = 下一局上桌
web-chat-empty = 还没有人说话。
web-reaction-thumbs-up = 赞
web-reaction-clap = 鼓掌
web-reaction-laugh = 大笑
web-reaction-wow = 哇
web-reaction-sad = 难过
web-reaction-angry = 生气
web-reaction-party = 庆祝
web-reaction-think = 嗯……
web-reaction-hurry = 快点
web-reaction-sorry = 抱歉

## 牌局以外的事，念出来

web-around-sat = { $name } 坐下了。
web-around-left = { $name } 离桌了。
web-around-removed = { $name } 被请出去了。
web-around-renamed = { $old } 改名叫 { $name }。
web-around-host = 现在 { $name } 是房主。
web-around-filled = 机器人坐下了。
web-around-freed = 机器人离桌了。
web-around-locked = { $yes ->
        [yes] 这桌不再让人进来。
       *[no] 又可以进来了。
    }
web-around-muted = { $yes ->
        [yes] { $name } 被禁言了。
       *[no] { $name } 又可以说话了。
    }
web-around-admitted = { $yes ->
    [yes] 房主让 { $name } 进来了。
   *[no] 房主没让 { $name } 进来。
}
web-around-settings = 这桌的规则改了。
web-around-closed = { web-round-closed }
web-around-undealt = 洗牌洗到一半，服务器更新了规则，这次没有发牌。请再开始一次。
web-around-stand_in = 这个机器人出错了，从第 { $number } 局起由“普通”代打。
web-around-round = 第 { $number } 局开始。

## 规则

web-rules-own = 这一版的规则
web-rules-common = 各版本通用

## 记分板

web-player = 玩家 { $number }
web-went-out = 这局赢了
web-left-over = 剩下 { $points } 分
web-was-out = 被淘汰（{ $points }）
web-write = 记下来
web-undo = 撤销
web-new-sheet = 换一张新的
web-new-sheet-sure = 这些分数都不要了？
web-one-less = 少一张：{ $card }

## 回放

web-step = 下一步
web-step-back = 上一步
web-run = 播放
web-pause = 暂停
web-speed = 速度
web-seek = 进度
web-seen-by = 从谁的角度看
web-all-open = 全部摊开
web-copy-link = 复制链接
web-replay = 看回放
web-try = 从这里试打
web-branch = 试打·{ $pile ->
        [real] 原来的牌堆
       *[shuffled] 牌堆重洗过
    }
web-review = 复盘
web-review-round = 复盘这一局

web-shuffling = 大家一起洗牌中……
web-left-out = { $names } 没来得及回应，这次洗牌没算进去。
web-comma = 、
web-gap = { "" }
web-seal-checking = 正在验证洗牌……
web-seal-unchecked = 还没验：服务器没有给出牌谱
web-seal-helped = 这副牌有你一起洗
web-seal-left-out = 这副牌没有你的那一份
web-seal-wrong = 这副牌有问题
web-seal-checked = 你的浏览器自己从头算了一遍：封好的数字、洗牌、你拿到的牌，全都对得上。
web-seal-followed = { $count ->
    [0] 一直到打完，摸到的、打出的、亮过的每一张牌，都是这次洗出来的。
   *[other] 一直到打完，摸到的、打出的、亮过的每一张牌，都是这次洗出来的；中间弃牌又洗了 { $count } 次。
}
web-seal-without = 有 { $count } 个人的数字没来得及放进去。
web-seal-again = 在这之前有 { $count } 次说要洗牌，却没有发，或是没听说打完。
web-seal-what-record = 这不是打完那时公布的那份牌谱。
web-seal-what-terms = 牌谱上写的，跟当时告诉你的不是同一副牌。
web-seal-what-deck = 这副牌不是这个版本该有的牌。
web-seal-what-secret = 服务器的数字不是它当初锁起来的那个。
web-seal-what-shares = 有人的数字不是当初锁起来的那个。
web-seal-what-key = 这些数字洗不出这副牌。
web-seal-what-dealer = 这样洗的话，发牌的应该是别人。
web-seal-what-seat = 发给你的，不是事先说好的那个座位的牌。
web-seal-what-hand = 这样洗的话，发给你的不会是那些牌。
web-seal-receipt = 保存凭证
web-fair = 牌是谁洗的？
web-fair-promise = 在这里，谁都不能挑牌。别的玩家不行，服务器也不行。
web-fair-picture = 每个人的数字都倒进同一个碗，搅出来的那个数字决定怎么洗牌。
web-fair-you = 你
web-fair-friend = 你朋友
web-fair-server = 服务器
web-fair-box = 先锁起来。
    .more = 每一局开始前，大家的设备各想一个超级大的秘密数字，服务器也想一个。每个人把自己的锁进盒子，摆到桌上。谁也看不到里面，放进去就不能再换。
web-fair-mix = 再搅在一起。
    .more = 等所有盒子都上了桌，玩家才打开自己的。所有数字搅成一个，就用它来洗牌。哪怕其中一个数字只差一位，每张牌的位置就全变了。
web-fair-open = 最后才开服务器的。
    .more = 服务器的盒子要等打完才开，不然大家就能算出别人手里有什么牌。打开之后，你的设备会自己把整个过程重算一遍：盒子一样、数字一样、牌也一样吗？都对，就给你盖一个章。不是服务器说了算。
web-fair-out = 所以只要你的数字在里面，就算其他人全都串通好了，也没法提前知道会洗出什么。他们顶多在最后一刻不打开自己的盒子，而且大家都会看到。
web-fair-left = 这一切不到一秒就完成，什么都不用按。没来得及回应的人这次就不算，大家都会知道；牌还是照样发。
web-fair-experts = 懂 SHA-256 与 HKDF 的话：docs/fairness.md 写了每一步，附测试数据；也可以拿凭证用 lastcard verify 验牌谱。

## 牌局记录与牌友圈

web-evenings = 牌局记录
web-evenings-all = 统计与牌友圈
web-last-evenings = 最近几场
web-no-evenings = 还没有记录，打完一局就会出现在这里。
web-evening-rounds = { $count } 局
web-watch-last = 回看最后一局
web-show-all = 全部显示
web-a-bot = 机器人
web-somebody = 已离开的牌友
web-statistics = 你的统计
web-figure-rounds = 局数
web-figure-wins = 胜场
web-figure-points = 得分
web-figure-calls = 喊 UNO
web-figure-catches = 抓到别人
web-figure-challenges = 质疑成功
web-figure-comeback = 最佳逆转
web-comeback-cards = 手里曾有 { $count } 张
web-rivals = 交手战绩
web-rival = { $rounds } 局：你赢 { $won } 局，对方赢 { $lost } 局
web-circle = 牌友圈
web-circles = 牌友圈
    .more = 常一起打牌的朋友，共用一个链接：自己的牌桌、自己的房规，还有整年的战绩榜。
web-circle-name = 牌友圈的名字
web-circle-new = 创建牌友圈
web-circle-invited = 要加入“{ $name }”吗？
web-circle-join = 加入
web-circle-tables = 牌桌
web-circle-open = 开一桌
web-league = 战绩榜
    .more = 圈里至少两个人同桌打完的局，才会记在这里。
web-circle-rules = 我们的房规
web-circle-change = 更改
web-circle-text = 加入我们的 UNO 牌友圈！{ $link }
web-circle-link = 牌友圈链接
    .more = 拿到这个链接的人都能加入。
web-circle-renew = 换新链接
    .question = 旧链接会失效。圈里的人可以在“牌局记录”找到新链接。
web-members = 成员
web-maker = 创建者
web-circle-leave = 退出
    .question = 要退出这个牌友圈吗？你打过的局会留在战绩榜上。
web-circle-remove = 移除
    .question = 要把 { $name } 移出去吗？链接也会一起更换，用旧链接就进不来了。
web-own-data = 你的数据
    .more = 牌局、统计和牌友圈都跟着这个浏览器走，不用账号，也不用密码。
web-other-device = 在另一台设备上使用
    .more = 用另一台设备扫这个码。五分钟内有效，只能用一次，别让其他人看到。
web-download = 下载
web-delete = 全部删除
web-delete-question = 牌局记录、统计和牌友圈都会永久删除，朋友那边也不会再看到你的名字。
web-delete-yes = 确定全部删除
web-deleted = 都删掉了，现在你在这里是新面孔。
web-move = 把身份带到这台设备
    .more = 这个浏览器会变成你在另一台设备上的身份，座位、统计、牌友圈都一样。这里原有的记录不会一起带过去。
web-move-yes = 对，这是我

## 借给程序的座位

web-program = 程序代打
web-lend = 让程序替我打
    .more = 你写的机器人或者 AI 助手坐你的座位。大家都看得到是程序在打；程序不聊天，它打的局也不算进你的战绩。
web-lend-for = 借多久
web-hours = { $count } 小时
web-days = { $count } 天
web-make-token = 生成令牌
web-token = 令牌
web-token-once = 现在就复制，之后不会再显示。谁拿到它就能坐你的座位，只给你的程序，别给别人。
web-lent-until = 程序可以坐你的座位到 { $until }。
web-reclaim = 收回座位
web-around-program = { $yes ->
        [yes] 现在由程序替 { $name } 打。
       *[no] { $name } 自己打，不用程序了。
    }
web-try-out = 试打
web-seal-what-draws = 翻开或摸到的牌，和这次洗的对不上。
web-evening-won = 赢了几局

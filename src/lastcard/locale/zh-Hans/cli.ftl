### 命令行。cli-<命令> 说这个命令做什么，.more 说怎么用。
### cli-flag-… 和 cli-argument-… 是说明里的一行一行。

cli-about = 按规则书玩 UNO：五个市售版本、经典版，还有你自己设计的版本。直接运行 lastcard 就会在浏览器里开桌。
cli-usage = 用法：
cli-commands = 命令
cli-arguments = 参数
cli-flags = 选项

cli-play = 和机器人打牌。
    .more = 例如：lastcard play --edition minecraft --players 4 --bots normal --option stacking=same
cli-learn = 边玩边学，一步一步学会一个版本。
    .more = 每一步都是一手真牌，规则讲什么就动手做什么。下次会从上次停下的地方继续。例如：lastcard learn no-mercy
cli-editions = 列出所有版本。
    .more = 每个版本都能写在 --edition 后面，你自己写的 TOML 文件也可以。
cli-rules = 查规则。
    .more = 不写主题就列出能查的内容。例如：lastcard rules no-mercy、lastcard rules NM-03、lastcard rules wG。写其他文字则在规则里搜索：lastcard rules 叠加
cli-replay = 一步一步回看保存的牌局。
    .more = 用方向键前后翻看。加上 --plain 就逐行显示：Enter 下一步，b 上一步，输入数字跳到那一步，q 退出。按 P 从当前这一步接着跟机器人打。没有屏幕可用时，直接输出整局。
cli-review = 复盘保存的一局：赢在哪里，输在哪里。
    .more = 还会指出当时出哪张牌更好。依据是那个座位当时掌握的信息；加 --open 则以每个人手里真实的牌为准。例如：lastcard review game.txt --seat 2
cli-puzzles = 做今天的残局题，或者按编号选一题。
    .more = 都出自真实牌局：有一步明显最好，却不容易想到。--make 用来找新题。
cli-verify = 校验保存的牌局。
    .more = 从第一张牌重打到最后一张，哪一行有问题就指出哪一行。附上浏览器留下的凭证，还能证明没有人挑过牌，详见 docs/fairness.md。
cli-restore = 恢复因为太旧而被删除的牌局和牌桌。
    .more = 不指定就恢复最近一周内的全部内容。不用先停服务器。
cli-completion = 输出让 shell 自动补全命令的脚本。
    .more = bash：source <(lastcard completion bash)。zsh：source <(lastcard completion zsh)。fish：lastcard completion fish | source

cli-flag-edition = 版本，或你自己的 TOML 文件；默认是 { $usual }
cli-flag-players = 几个人玩，2 到 10 人；默认是 { $usual } 人
cli-flag-bots = 机器人的水平：random（乱打）、easy（简单）、normal（普通）、hard（高手）、expert（大师）、learned（自学），也可以用自己写的：cmd:./mybot、module:Class；混用时以逗号分隔；默认是 { $usual }
cli-flag-option = 一条房规，例如 stacking=same、jump_in=on 或 deck=w:8,wG:2，可以写多次；lastcard rules 列出所有房规
cli-flag-target = 打到几分算整场结束
cli-flag-no-talk = 机器人不说话
cli-flag-name = 你的名字
cli-flag-seed = 数字或文字；同样的种子发同样的牌
cli-flag-save = 牌局保存到哪里
cli-flag-keep-receipt = 洗牌凭证保存到哪里，给 lastcard verify 用
cli-flag-plain = 逐行显示，适合屏幕阅读器
cli-flag-coach = 按 H 问教练高手会怎么打
cli-flag-receipt = 浏览器替你留下的发牌凭证；可以写多次
cli-flag-seat = 只显示这个座位看得到的；第一个座位是 0
cli-flag-reviewed = 看谁的决定；第一个座位是 0，默认就是它
cli-flag-round = 整场的第几局；默认第一局
cli-flag-all-hands = 以每个人手里真实的牌为准
cli-flag-make = 每个难度找这么多道新题；需要一些时间
cli-flag-puzzle-file = 写到哪里；默认 { $usual }
cli-flag-puzzle-rounds = 从这个存下的牌谱里找，不另外让电脑打；可以重复
cli-flag-part = 换个数字会找到别的题
cli-argument-number = 第几题；默认是今天那题
cli-flag-json = 输出 JSON，给程序用
cli-flag-open = 摊开所有手牌；没写 --seat 就是这样
cli-flag-lang = { $known }；没写就看 LASTCARD_LANG 或系统的语言
cli-flag-debug = 出错时显示错在哪里
cli-flag-help = 显示这份说明
cli-flag-version = 显示版本号，以及规则有没有编译
cli-version = lastcard { $version }，{ $speed ->
    [compiled] 规则已编译
   *[plain] 规则没有编译：玩法一样，但慢上许多倍
}
cli-argument-topic = 版本、规则（NM-03）、一组规则（NM）、房规、一张牌（wG），或要搜索的文字
cli-argument-edition = 学哪个版本；默认是经典版
cli-argument-file = 保存的牌局
cli-argument-removed = 牌局的编号，或牌桌的代码
cli-argument-shell = bash、zsh 或 fish

cli-usage-error = { $message }（请看 { $command } --help）
cli-no-command = 没有“{ $word }”这个命令。可选：{ $known }。
cli-value-missing = { $flag } 后面要写值。
cli-value-unwanted = { $flag } 后面不用写值。
cli-unknown-words = 看不懂：{ $words }
cli-missing = 少了：{ $words }
cli-bad-number = { $flag } 要写 { $least } 到 { $most } 的整数，不能写“{ $value }”。
cli-no-link = “{ $link }”不是牌桌的链接，链接长这样：https://play.example/t/H6R2VXNM
cli-no-database = 这个服务器不能用“{ $kind }”数据库，只能用 sqlite 和 postgresql。
cli-no-language = 没有“{ $lang }”这种语言。可选：{ $known }。
cli-no-file = { $file }：{ $detail }
cli-no-bot = 没有“{ $level }”这种机器人。可选：{ $known }。
cli-no-topic = 规则里查不到“{ $topic }”。{ $meant ->
        [none] lastcard rules 会列出可以查什么。
       *[other] 你要找的是 { $meant } 吗？
    }
cli-no-lesson = 有新手教程的版本：{ $known }。
cli-no-puzzle = 一共 { $count } 题，请写编号。
cli-review-range = 这场牌局的座位是 0 到 { $seats }，一共 { $rounds } 局。
cli-no-shell = 用哪种 shell？可选：{ $known }。
cli-bug = 程序自己出错了：{ $detail }（加上 --debug 可以看到更多）

cli-rules-editions = 版本
cli-rules-groups = 规则
cli-rules-options = 房规
cli-rules-hint = lastcard rules no-mercy 看整本规则，lastcard rules NM-03 看一条规则，lastcard rules stacking 看一条房规。写其他文字则在规则里搜索。
cli-rules-option = { $option }：{ $value }
cli-rules-found = 这些地方提到“{ $topic }”；“lastcard rules 名称”可以看其中一项。
cli-rules-deck = 牌组
cli-rules-side = 共 { $count } 张，颜色有{ $colors }。万能牌：{ $wilds }。
cli-example = 例如：{ $text }
cli-editions-hint = lastcard rules EDITION 可以看各版的规则。你自己写的 TOML 文件也是一个版本。
cli-rules-common = 各版本通用
cli-rules-custom = 自己设计版本时可以用的牌

cli-replay-keys = Enter：下一步 · b：上一步 · 数字：跳到那一步 · p：从这里接着打 · q：退出
cli-replay-end = 只有第 1 步到第 { $steps } 步。
cli-replay-step = 第 { $step } 步，共 { $steps } 步，第 { $round } 局
cli-replay-round = 第 { $round } 局
cli-replay-top = 最上面是 { $card }，颜色：{ $color }，{ $direction ->
        [-1] 逆时针
       *[1] 顺时针
    }，摸牌堆还有 { $count } 张。
cli-replay-hand = { $name }（{ $count } 张）：{ $cards }
cli-replay-behind = { $hand }；另一面：{ $cards }
cli-replay-points = 得分：{ $points }。
cli-replay-total = 累计：{ $points }。
cli-replay-score = { $name } { $points } 分

cli-restored = { $count ->
        [0] 没有可恢复的。
       *[other] 恢复了 { $count } 个牌局和牌桌。
    }
cli-not-removed = 最近一周内没有删除过“{ $name }”。
cli-verified = { $file } 没问题：{ $record }{ $proof }
cli-proof-seed = 每个动作和得分都正确；牌是用种子发的，谁选种子就等于谁选牌。
cli-proof-bots = 发牌、重洗、每个动作和得分都由服务器的秘密推出；桌上只有机器人，没有别人参与洗牌。
cli-proof-unwitnessed = 发牌、重洗、每个动作和得分彼此吻合；没有凭证，就只能证明到这里。
cli-proof-left-out = 凭证证明：服务器在发牌前就定好了秘密。无法证明没有人挑过牌，因为你的那一份没有算进去。
cli-proof-helped = 凭证证明：牌不是任何人挑的，重洗也都由此推出。
cli-proof-witnessed = 还能证明：每个动作和得分，就是打完时公布的那些。
cli-proof-actions = 每个动作和得分都符合规则；但凭证只到打完之前，无法证明当时真的是这样打的。
cli-proof-silent = 没来得及回应、没算进去的：{ $names }。
cli-proof-withheld = 封好了却没有拿出来、没算进去的：{ $names }。
cli-proof-abandoned = 在这之前有 { $count } 次说要发牌，却没有发，或是没听说打完。
cli-proof-redraws = { $count ->
        [0] 没有人有机会重来。
       *[other] 可能有人重来过 { $count } 次。
    }
cli-verify-repeated = 这里面有两局用了同一个秘密。
cli-summary-round = { $edition }，{ $players } 个人打一局，{ $actions } 个动作，{ $winner ->
        [none] 还没打完。
       *[other] { $winner } 赢了。
    }
cli-summary-match = { $edition }，{ $players } 个人打 { $rounds } 局，{ $actions } 个动作，{ $winner ->
        [none] 还没分出胜负。
       *[other] { $winner } 赢下整场。
    }

cli-serve = 启动服务器：在浏览器里开牌桌，自己玩或和朋友玩。
    .more = 例如：lastcard serve --port 8000。怎样开放给别人用，见 docs/hosting.md。
cli-flag-host = 监听的地址；默认 { $usual }，仅限本机
cli-flag-port = 监听的端口；默认 { $usual }
cli-flag-data = 存放牌桌和牌局记录的文件夹；默认 { $usual }
cli-flag-database = 改用数据库，例如 postgresql+psycopg://user@host/name
cli-flag-public-url = 大家访问服务器用的网址，例如 https://cards.example
cli-flag-trusted-proxy = 可信的代理服务器地址；可以写多次
cli-flag-keep-days = 旧牌局和旧牌桌保留几天；默认 { $usual }
cli-flag-pace = 机器人的思考时间，以真人的百分比计；默认 { $usual }

cli-web = 在浏览器里玩：在这台电脑上启动服务器，并打开网页。
    .more = 例如：lastcard web --lan，让家里的手机也能加入。不加 --lan 的话，直接运行 lastcard 也一样。
cli-flag-lan = 允许家里的其他设备连接，并显示网址的二维码
cli-flag-no-browser = 不打开浏览器，只显示网址
cli-web-not-built = 这份安装没有网页版，因为构建时没有 Node.js。有源代码的话，运行 ./play 就会构建；lastcard play 不需要网页版。
cli-web-opened = Lastcard 开桌了：{ $url }
cli-web-in-the-house = 家里的手机请访问：{ $url }
cli-web-to-stop = 按 Ctrl-C 结束。牌桌保存在 { $folder }。
cli-no-data = { $place } 里存的数据不能用：{ $detail }
cli-web-stopped = 已关闭。下次打开，牌桌都还在。
cli-web-runs-already = Lastcard 已经开着了：{ $url }
cli-web-runs-without = 请先停掉那一个（Ctrl-C）：它打开时没有 { $flag }。
cli-web-port-taken = 端口 { $port } 已被别的程序使用；请用 --port 换一个。

cli-arena = 让机器人互相比赛。
    .more = 同一副牌，每种坐法都打一遍。例如：lastcard arena --edition flip --players expert,hard,normal,random --rounds 2000 --out contest
cli-simulate = 随机打很多局，统计会发生什么。
    .more = 例如：lastcard simulate --edition no-mercy --players 4 --rounds 1e6 --compare stacking=same
cli-flag-contestants = 每个座位坐哪个机器人：random、easy、normal、hard、expert、learned、cmd:./程序、llm:./模型 或 module:Class；默认是 { $usual }
cli-flag-rounds = 至少要打几局；默认是 { $usual }
cli-flag-playouts = hard 和 expert 每次做决定要推演几局；0 表示由它们自己决定
cli-flag-fairness = 改为检验发牌：牌的位置、第一张牌、手牌、谁赢，是不是和公平洗牌一样
cli-flag-compare = 换一条房规，看数字差多少
cli-flag-out = 存放 CSV、Parquet 和图表网页的文件夹；中途停了，用同样的命令会接着打
cli-flag-workers = 开几个进程；0 表示每个核心一个
cli-flag-on = 在哪里运行：cores，或者用 ray 跑在 Ray 集群上；默认是 { $usual }
cli-no-place = 没有“{ $on }”这种运行方式。可选：{ $known }。
cli-no-extra = 缺少一些软件包：{ $install }
cli-bad-rounds = “{ $rounds }”不是局数。
cli-stopped = 已停止。打完的都在 { $file }，用同样的命令会接着打。
cli-written = 写好了：{ $files }
cli-arena-about = { $edition } 打了 { $rounds } 局，同一副牌每种坐法都打一遍。区间的置信度为 95%；虚线是大家一样强时的比例。
cli-arena-share = 胜率
cli-arena-failures = 出错的机器人
cli-arena-failed = { $bot } 在第 { $round } 局出错：{ $reason }。之后都由 normal 代打。
cli-arena-not-counted = { $rounds } 局里有 { $lost } 局不算：不是每个位置都由自己的机器人打到底。
cli-simulate-about = { $players } 个人打 { $edition }，共 { $rounds } 局；每个人都随便出牌，不喊 UNO，也不抓人。区间的置信度为 95%；规则是从其中 { $told } 局数出来的。
cli-simulate-lengths = 一局要做几次决定
cli-simulate-wins = 谁赢：离先出牌的人几个座位
cli-simulate-rules = 每条规则在多少局里出现
cli-fairness-about = { $edition }，{ $players } 个人，发 { $rounds } 次牌，每次用各自的密钥，再随机打完。p 是公平洗牌也会偏差这么多的概率。
cli-simulate-figures = 数字
cli-simulate-change = { $option } 会改变什么
    .more = 粗体的差别不只是运气：区间里没有 0。
cli-flag-bot = 牌桌可以用的自制机器人：mine=cmd:./mybot 或 mine=module:Class，可以写多次
cli-flag-thinkers = 机器人用几个进程思考；0 就留一个核心给服务器

cli-argument-league = 成绩文件，一行一条
cli-argument-link = 牌桌的链接，坐到那一桌去；不写就在这台电脑上玩
cli-replay-over = 这一步已经打完了，没有牌可以接着打。
cli-league = 检查并列出成绩文件，谁都可以把自己的成绩加进去。
    .more = 例如：lastcard league docs/league.jsonl --add contest --player llm:./mymodel --name "My Model 2" --by 小安
cli-flag-add = 先把这个文件夹里的比赛结果加进去
cli-flag-league-player = 比赛里的哪个机器人
cli-flag-league-name = 在成绩文件里叫什么
cli-flag-by = 谁跑的比赛
cli-flag-proof = 比赛的文件夹：里面的牌局真的打出了文件写的成绩吗？
cli-league-bad = 第 { $line } 行：{ $problem }
cli-league-who = 加成绩要有 --player、--name 和 --by。
cli-league-unproved = 文件夹里的牌局和文件上 { $name } 的成绩对不上。
league-no-player = “{ $player }”没有参赛。参赛的有：{ $known }。
league-no-contest = { $file } 不是比赛的文件。
cli-mcp = 让支持 MCP 的助手坐下来玩：在这里跟机器人玩，或者坐到服务器的牌桌上。
    .more = 由助手来启动。要把自己的座位借给它，就把 LASTCARD_TOKEN 设成牌桌给的令牌。
cli-flag-mcp-name = 助手在牌桌上的名字
cli-archive = 把牌局写成 Parquet 文件，供研究用，一个决定一行。
    .more = 可以让机器人打，可以读保存的牌局，也可以取服务器上同桌的人都同意公开的牌局；每一局都能照着重打。例如：lastcard archive --edition flip --rounds 1e5 --out flip.parquet
cli-flag-source = 牌局从哪里来：simulation（机器人打）、records（存档）或 server（服务器）；列出了存档就用存档，不然就让机器人打
cli-flag-check-archive = 把列出的文件里每一局都重打一遍，逐行核对
cli-flag-parquet-file = 写到哪个文件
cli-argument-record = 保存的牌局；加上 --check 就是要核对的 Parquet 文件
cli-no-source = 牌局不能来自“{ $source }”，只有：{ $known }
cli-archived = 写好了：{ $file }，共 { $count } 行。
cli-archive-checked = { $file } 没问题：{ $count } 局都能照着重打。
cli-archive-left-out = 牌局 { $round } 没放进去：{ $detail }
cli-flag-patience = 自己的程序每次最多想几秒；默认是 { $usual }

## 比赛报告

cli-arena-legal = 语言模型
report-played = 打了什么
report-edition = 版本
report-bots = 机器人
report-players = 人数
report-options = 房规
report-usual = 按规则书
report-seed = 种子
report-version = 程序版本
report-playouts = 每次决定推演几局
report-ratings = 评分变化
    .more = 打了这么多局之后的 Plackett-Luce 评分；大家都从 25 开始。
report-beats = 谁赢谁
    .more = 两家之中有一家赢的局里，左边那家赢了几成；按一个座位算。
report-seats = 坐哪里赢
    .more = 在每个座位赢的比例。和平均一样就没有颜色。
report-seat = { $seat } 号座位
report-player = 玩家
report-bounds = 95% 的区间
report-rounds = 局数
report-rating = 评分
report-points = 每局得分
report-legal = 合规的回答
report-questions = 提问
report-tokens-in = 读了多少 token
report-tokens-out = 写了多少 token
report-cost = 花费
report-value = 数值
report-difference = 差别
report-mean = 平均
report-quantile = { $percent }% 的局不超过
report-mercy-rounds = 有人淘汰的局
report-mercy-last-one = 剩最后一人而赢的局
report-mercy-players = 每局淘汰人数
cli-flag-nats = 几台服务器互相通信的地方，例如 nats://127.0.0.1:4222；可以写多次
cli-flag-processes = 这台机器上运行几个服务器；两个以上要有 PostgreSQL 和 --nats
cli-cluster-needs-nats = --processes { $processes } 要有 PostgreSQL 和 NATS：请加上 --database postgresql://… 和 --nats nats://…。
cli-cluster-needs-postgresql = --nats 是让几台服务器一起运行，这要用 PostgreSQL：请加上 --database postgresql://…。
cli-cluster-no-address = { $server } 不是 NATS 的地址；地址像 nats://127.0.0.1:4222 这样。
cli-cluster-open-nats = { $server } 的 NATS 不在这台机器上，而大家的手牌都会经过它：请用 TLS 加密码，tls://名称:密码@主机。
cli-cluster-no-nats = { $server } 的 NATS 不能用：{ $detail }
cli-cluster-no-fork = 这个系统不能让好几个进程共用一个端口；请多开几次 lastcard serve，每次用不同的 --port。

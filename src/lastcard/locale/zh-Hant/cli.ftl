### 命令列。cli-<指令> 說這個指令做什麼，.more 說怎麼用。
### cli-flag-… 和 cli-argument-… 是說明裡的一行一行。

cli-about = 照規則書玩 UNO：五個市售版本、經典版，還有你自己設計的。只打 lastcard 就在瀏覽器裡開桌。
cli-usage = 用法：
cli-commands = 指令
cli-arguments = 參數
cli-flags = 選項

cli-play = 和電腦打牌。
    .more = 例如：lastcard play --edition minecraft --players 4 --bots normal --option stacking=same
cli-learn = 一步一步學會一個版本，邊玩邊學。
    .more = 每一步都是一手真的牌，規則說什麼就做什麼。下次會從停下來的地方接著學。例如：lastcard learn no-mercy
cli-editions = 列出所有版本。
    .more = 每個版本都能寫在 --edition 後面，你自己寫的 TOML 檔也可以。
cli-rules = 查規則。
    .more = 不寫主題，就列出可以查什麼。例如：lastcard rules no-mercy、lastcard rules NM-03、lastcard rules wG。寫別的字，就在規則裡找：lastcard rules 堆疊
cli-replay = 一步一步看存下來的牌局。
    .more = 用方向鍵前後看。加上 --plain 就一行一行看：Enter 下一步，b 退一步，打數字跳到那一步，q 離開。按 P 就從這一步接著跟電腦打。沒有畫面可用的時候，就把整局印出來。
cli-review = 檢討存下來的一局：贏在哪裡，輸在哪裡。
    .more = 也說哪張牌會更好。照那個座位當時知道的來看；加 --open 就照每個人真正拿的牌。例如：lastcard review game.txt --seat 2
cli-puzzles = 解今天的謎題，或照號碼選一題。
    .more = 真實牌局裡的一手：有一個明顯最好、卻不容易想到的選擇。--make 會找新題。
cli-verify = 檢查存下來的牌局。
    .more = 從第一張牌重打到最後一張，哪一行不對就指出哪一行。附上瀏覽器留下的收據，還能證明牌沒有被人挑過，請見 docs/fairness.md。
cli-restore = 把太舊而被移除的牌局和牌桌救回來。
    .more = 不指定就救回這一星期內的全部。伺服器不用先關。
cli-completion = 印出讓 shell 自動補完指令的腳本。
    .more = bash：source <(lastcard completion bash)。zsh：source <(lastcard completion zsh)。fish：lastcard completion fish | source

cli-flag-edition = 版本，或你自己的 TOML 檔；預設是 { $usual }
cli-flag-players = 幾個人玩，2 到 10 人；預設是 { $usual } 人
cli-flag-bots = 電腦的程度：random（亂打）、easy（簡單）、normal（普通）、hard（高手）、expert（大師）、learned（自學），也可以用自己寫的：cmd:./mybot、module:Class；要混著來就用逗號隔開；預設是 { $usual }
cli-flag-option = 一條桌規，例如 stacking=same、jump_in=on 或 deck=w:8,wG:2，可以寫好幾次；lastcard rules 列出所有桌規
cli-flag-target = 打到幾分算整場結束
cli-flag-no-talk = 電腦玩家不講話
cli-flag-name = 你的名字
cli-flag-seed = 數字或文字；同樣的種子發同樣的牌
cli-flag-save = 牌局要存在哪裡
cli-flag-keep-receipt = 洗牌收據要存在哪裡，給 lastcard verify 用
cli-flag-plain = 一行一行顯示，給螢幕報讀軟體用
cli-flag-coach = 按 H 問教練高手會怎麼打
cli-flag-receipt = 瀏覽器替你留下的發牌收據；可重複給
cli-flag-seat = 只顯示這個座位看得到的；第一個座位是 0
cli-flag-reviewed = 看誰的決定；第一個座位是 0，預設就是它
cli-flag-round = 整場的第幾局；預設第一局
cli-flag-all-hands = 照每個人真正拿的牌
cli-flag-make = 每一級找這麼多題新的；要花一點時間
cli-flag-puzzle-file = 寫到哪裡；預設 { $usual }
cli-flag-puzzle-rounds = 從這份存下的牌譜裡找，不另外讓電腦打；可以重複
cli-flag-part = 換個數字會找到別的題
cli-argument-number = 第幾題；預設是今天那題
cli-flag-json = 輸出 JSON，給程式用
cli-flag-open = 攤開所有手牌；沒寫 --seat 就是這樣
cli-flag-lang = { $known }；沒寫就看 LASTCARD_LANG 或系統的語言
cli-flag-debug = 出錯時顯示錯在哪裡
cli-flag-help = 顯示這份說明
cli-flag-version = 顯示版本號碼，以及規則有沒有編譯
cli-version = lastcard { $version }，{ $speed ->
    [compiled] 規則已編譯
   *[plain] 規則沒有編譯：玩法一樣，但慢上許多倍
}
cli-argument-topic = 版本、規則（NM-03）、一組規則（NM）、桌規、一張牌（wG），或要找的字
cli-argument-edition = 學哪個版本；預設是經典版
cli-argument-file = 存下來的牌局
cli-argument-league = 成績檔，一行一筆
cli-argument-link = 牌桌的連結，坐到那一桌去；不給就在這台電腦上打
cli-argument-removed = 牌局的編號，或牌桌的代碼
cli-argument-shell = bash、zsh 或 fish

cli-usage-error = { $message }（請看 { $command } --help）
cli-no-command = 沒有「{ $word }」這個指令。有的是：{ $known }。
cli-value-missing = { $flag } 後面要寫值。
cli-value-unwanted = { $flag } 後面不用寫值。
cli-unknown-words = 看不懂：{ $words }
cli-missing = 少了：{ $words }
cli-bad-number = { $flag } 要寫 { $least } 到 { $most } 的整數，不能寫「{ $value }」。
cli-no-link = 「{ $link }」不是牌桌的連結，連結長這樣：https://play.example/t/H6R2VXNM
cli-no-database = 這個伺服器不能用「{ $kind }」資料庫，只能用 sqlite 和 postgresql。
cli-no-language = 沒有「{ $lang }」這種語言。有的是：{ $known }。
cli-no-file = { $file }：{ $detail }
cli-no-bot = 沒有「{ $level }」這種電腦。有的是：{ $known }。
cli-no-topic = 規則裡查不到「{ $topic }」。{ $meant ->
        [none] lastcard rules 會列出可以查什麼。
       *[other] 你要找的是 { $meant } 嗎？
    }
cli-no-lesson = 有新手上路的版本：{ $known }。
cli-no-puzzle = 一共 { $count } 題，請給號碼。
cli-review-range = 這場牌局的座位是 0 到 { $seats }，一共 { $rounds } 局。
cli-no-shell = 要給哪一種 shell 用？有的是：{ $known }。
cli-bug = 程式自己出錯了：{ $detail }（加上 --debug 可以看到更多）

cli-rules-editions = 版本
cli-rules-groups = 規則
cli-rules-options = 桌規
cli-rules-hint = lastcard rules no-mercy 看整本規則，lastcard rules NM-03 看一條規則，lastcard rules stacking 看一條桌規。寫別的字，就在規則裡找。
cli-rules-option = { $option }：{ $value }
cli-rules-found = 這些地方提到「{ $topic }」；「lastcard rules 名稱」可以看其中一項。
cli-rules-deck = 牌組
cli-rules-side = 共 { $count } 張，顏色有{ $colors }。萬用牌：{ $wilds }。
cli-example = 例如：{ $text }
cli-editions-hint = lastcard rules EDITION 可以看各版的規則。你自己寫的 TOML 檔也是一個版本。
cli-rules-common = 各版共通
cli-rules-custom = 自己設計版本可以用的牌

cli-replay-keys = Enter：下一步・b：退一步・數字：跳到那一步・p：從這裡接著打・q：離開
cli-replay-over = 這一步已經打完了，沒有牌可以接著打。
cli-replay-end = 只有第 1 步到第 { $steps } 步。
cli-replay-step = 第 { $step } 步，共 { $steps } 步，第 { $round } 局
cli-replay-round = 第 { $round } 局
cli-replay-top = 最上面是{ $card }，顏色：{ $color }，{ $direction ->
        [-1] 逆時鐘
       *[1] 順時鐘
    }，牌庫還有 { $count } 張。
cli-replay-hand = { $name }（{ $count } 張）：{ $cards }
cli-replay-behind = { $hand }；另一面：{ $cards }
cli-replay-points = 得分：{ $points }。
cli-replay-total = 累計：{ $points }。
cli-replay-score = { $name } { $points } 分

cli-restored = { $count ->
        [0] 沒有東西要救。
       *[other] 救回 { $count } 筆牌局和牌桌。
    }
cli-not-removed = 這一星期內沒有移除過「{ $name }」。
cli-verified = { $file } 沒問題：{ $record }{ $proof }
cli-proof-seed = 每個動作與得分都對；牌是用種子發的，誰選種子就等於誰選牌。
cli-proof-bots = 發牌、重洗、每個動作與得分，都照伺服器的祕密來；桌上只有電腦，沒有別人幫忙洗牌。
cli-proof-unwitnessed = 發牌、重洗、每個動作與得分彼此吻合；沒有收據，就只能證明到這裡。
cli-proof-left-out = 收據證明：伺服器在發牌前就定好祕密了。沒辦法證明：牌沒有被人挑過，因為你的那一份沒算進去。
cli-proof-helped = 收據證明：牌不是任何人挑的，重洗也都照著來。
cli-proof-witnessed = 另外也證明：每個動作與得分，就是打完當時公布的那些。
cli-proof-actions = 每個動作與得分都合規則；但收據只到打完之前，不能證明當時真的是這樣打的。
cli-proof-silent = 來不及回應、沒算進去的：{ $names }。
cli-proof-withheld = 封好了卻沒有拿出來、沒算進去的：{ $names }。
cli-proof-abandoned = 在這之前有 { $count } 次說要發牌，卻沒有發，或是沒聽說打完。
cli-proof-redraws = { $count ->
        [0] 沒有人有機會重來。
       *[other] 可能有人重來過 { $count } 次。
    }
cli-verify-repeated = 這裡面有兩局用了同一個祕密。
cli-summary-round = { $edition }，{ $players } 個人打一局，{ $actions } 個動作，{ $winner ->
        [none] 還沒打完。
       *[other] { $winner } 贏了。
    }
cli-summary-match = { $edition }，{ $players } 個人打 { $rounds } 局，{ $actions } 個動作，{ $winner ->
        [none] 還沒分出勝負。
       *[other] { $winner } 贏得整場。
    }

cli-serve = 啟動伺服器：在瀏覽器裡開牌桌，自己玩或與朋友玩。
    .more = 例如：lastcard serve --port 8000。如何開放給別人，請見 docs/hosting.md。
cli-flag-host = 監聽的位址；預設 { $usual }，只限本機
cli-flag-port = 監聽的連接埠；預設 { $usual }
cli-flag-data = 牌桌與牌局紀錄存放的資料夾；預設 { $usual }
cli-flag-database = 改用資料庫，例如 postgresql+psycopg://user@host/name
cli-flag-public-url = 大家連上伺服器的網址，例如 https://cards.example
cli-flag-trusted-proxy = 信任的代理伺服器位址；可重複給
cli-flag-keep-days = 舊的牌局與牌桌保留幾天；預設 { $usual }
cli-flag-pace = 電腦玩家的思考時間，以真人的百分比計；預設 { $usual }

cli-web = 在瀏覽器裡玩：在這台電腦啟動伺服器，並打開網頁。
    .more = 例如：lastcard web --lan，讓家裡的手機也能加入。不用 --lan 的話，只打 lastcard 也一樣。
cli-flag-lan = 讓家裡其他裝置連進來，並顯示網址的 QR code
cli-flag-no-browser = 不打開瀏覽器，只顯示網址
cli-web-not-built = 這份安裝裡沒有網頁版，因為建置時沒有 Node.js。有原始碼的話，執行 ./play 就會建置；lastcard play 不需要網頁版。
cli-web-opened = Lastcard 開桌了：{ $url }
cli-web-in-the-house = 家裡的手機請連：{ $url }
cli-web-to-stop = 按 Ctrl-C 結束。牌桌都存在 { $folder }。
cli-no-data = { $place } 裡存的資料不能用：{ $detail }
cli-web-stopped = 已關閉。下次打開，牌桌都還在。
cli-web-runs-already = Lastcard 已經開著了：{ $url }
cli-web-runs-without = 請先停掉那一個（Ctrl-C）：它打開時沒有 { $flag }。
cli-web-port-taken = 連接埠 { $port } 已被別的程式使用；請用 --port 換一個。

cli-arena = 讓電腦互相比賽。
    .more = 同一副牌，每種坐法都打一次。例如：lastcard arena --edition flip --players expert,hard,normal,random --rounds 2000 --out contest
cli-league = 檢查並列出成績檔，誰都可以把自己的成績加進去。
    .more = 例如：lastcard league docs/league.jsonl --add contest --player llm:./mymodel --name "My Model 2" --by 小安
cli-flag-add = 先把這個資料夾裡的比賽結果加進去
cli-flag-league-player = 比賽裡的哪一個電腦
cli-flag-league-name = 在成績檔裡叫什麼
cli-flag-by = 誰跑的比賽
cli-flag-proof = 比賽的資料夾：裡面的牌局真的打出檔案寫的成績嗎？
cli-league-bad = 第 { $line } 行：{ $problem }
cli-league-who = 加成績要有 --player、--name 和 --by。
cli-league-unproved = 資料夾裡的牌局跟檔案上 { $name } 的成績對不起來。
league-no-player = 「{ $player }」沒有參賽。參賽的有：{ $known }。
league-no-contest = { $file } 不是比賽的檔案。
cli-mcp = 讓會說 MCP 的助理坐下來打：在這裡跟電腦打，或坐到伺服器的牌桌上。
    .more = 由助理來啟動。要把自己的位子借給它，就把 LASTCARD_TOKEN 設成牌桌給的權杖。
cli-flag-mcp-name = 助理在牌桌上的名字
cli-arena-legal = 語言模型
cli-simulate = 隨機打很多局，統計會發生什麼事。
    .more = 例如：lastcard simulate --edition no-mercy --players 4 --rounds 1e6 --compare stacking=same
cli-flag-contestants = 每個座位坐哪一個電腦：random、easy、normal、hard、expert、learned、cmd:./程式、llm:./模型 或 module:Class；預設是 { $usual }
cli-archive = 把牌局寫成 Parquet 檔，供人研究，一個決定一列。
    .more = 可以讓電腦打，可以讀存下來的牌局，也可以拿伺服器上同桌的人都答應公開的牌局；每一局都能照著重打。例如：lastcard archive --edition flip --rounds 1e5 --out flip.parquet
cli-flag-source = 牌局從哪裡來：simulation（電腦打）、records（存檔）或 server（伺服器）；有列出存檔就用存檔，不然就讓電腦打
cli-flag-check-archive = 把列出的檔案裡每一局都重打一遍，逐列核對
cli-flag-parquet-file = 寫到哪個檔案
cli-argument-record = 存下來的牌局；加上 --check 就是要核對的 Parquet 檔
cli-no-source = 牌局不能來自「{ $source }」，只有：{ $known }
cli-archived = 寫好了：{ $file }，共 { $count } 列。
cli-archive-checked = { $file } 沒問題：{ $count } 局都能照著重打。
cli-archive-left-out = 牌局 { $round } 沒放進去：{ $detail }
cli-flag-rounds = 至少要打幾局；預設是 { $usual }
cli-flag-patience = 自己的程式每次最多想幾秒；預設是 { $usual }
cli-flag-playouts = hard 和 expert 每次決定要想像幾局；0 就由它們自己決定
cli-flag-fairness = 改為檢驗發牌：牌的位置、第一張牌、手牌、誰贏，是不是跟公平洗牌一樣
cli-flag-compare = 換一條桌規，看數字差多少
cli-flag-out = 放 CSV、Parquet 和圖表網頁的資料夾；中途停了，同樣的指令會接著打
cli-flag-workers = 開幾個程序；0 就是每個核心一個
cli-flag-on = 在哪裡跑：cores，或用 ray 跑 Ray 叢集；預設是 { $usual }
cli-no-place = 沒有「{ $on }」這種地方可以跑。有的是：{ $known }。
cli-no-extra = 還缺幾個套件：{ $install }
cli-bad-rounds = 「{ $rounds }」不是局數。
cli-stopped = 停下來了。打完的都在 { $file }，同樣的指令會接著打。
cli-written = 寫好了：{ $files }
cli-arena-about = { $edition } 打了 { $rounds } 局，同一副牌每種坐法都打一次。區間有 95% 的把握；虛線是大家一樣強時的比例。
cli-arena-share = 贏的比例
report-played = 打了什麼
report-edition = 版本
report-bots = 電腦
report-players = 人數
report-options = 桌規
report-usual = 照原版
report-seed = 種子
report-version = 程式版本
report-playouts = 每次決定想像幾局
report-ratings = 評分變化
    .more = Plackett-Luce 評分，打了這麼多局之後；大家都從 25 開始。
report-beats = 誰贏誰
    .more = 兩家之中有一家贏的局裡，左邊那家贏了幾成；以一個座位來算。
report-seats = 坐哪裡贏
    .more = 在每個座位贏的比例。跟平均一樣就沒有顏色。
report-seat = 座位 { $seat }
report-player = 玩家
report-bounds = 95% 的區間
report-rounds = 局數
report-rating = 評分
report-points = 每局得分
report-legal = 合規的回答
report-questions = 提問
report-tokens-in = 讀了多少 token
report-tokens-out = 寫了多少 token
report-cost = 花費
report-value = 數值
report-difference = 差別
report-mean = 平均
report-quantile = { $percent }% 的局不超過
report-mercy-rounds = 有人淘汰的局
report-mercy-last-one = 剩最後一人而贏的局
report-mercy-players = 每局淘汰人數
cli-arena-failures = 出狀況的電腦
cli-arena-failed = { $bot } 在第 { $round } 局掛了：{ $reason }。之後都由 normal 代打。
cli-arena-not-counted = { $rounds } 局裡有 { $lost } 局不算：不是每個位子都由自己的電腦打到底。
cli-simulate-about = { $players } 個人打 { $edition }，共 { $rounds } 局；每個人都隨便出，不喊 UNO，也不抓人。區間有 95% 的把握；規則是從其中 { $told } 局數出來的。
cli-simulate-lengths = 一局要做幾次決定
cli-simulate-wins = 誰贏：離先出牌的人幾個座位
cli-simulate-rules = 每條規則在多少局裡出現
cli-fairness-about = { $edition }，{ $players } 個人，發 { $rounds } 次牌，每次用自己的金鑰，再隨機打完。p 是公平洗牌也會偏這麼多的機率。
cli-simulate-figures = 數字
cli-simulate-change = { $option } 會改變什麼
    .more = 粗體的差別不只是運氣：區間裡沒有 0。
cli-flag-bot = 牌桌可以用的自製電腦玩家：mine=cmd:./mybot 或 mine=module:Class，可以寫好幾次
cli-flag-thinkers = 電腦玩家用幾個程序思考；0 就留一個核心給伺服器
cli-flag-nats = 幾台伺服器互相聯絡的地方，例如 nats://127.0.0.1:4222；可以給好幾個
cli-flag-processes = 這台機器上跑幾個伺服器；兩個以上要有 PostgreSQL 和 --nats
cli-cluster-needs-nats = --processes { $processes } 要有 PostgreSQL 和 NATS：請加上 --database postgresql://… 和 --nats nats://…。
cli-cluster-needs-postgresql = --nats 是讓幾台伺服器一起跑，這要用 PostgreSQL：請加上 --database postgresql://…。
cli-cluster-no-address = { $server } 不是 NATS 的位址；位址像 nats://127.0.0.1:4222 這樣。
cli-cluster-open-nats = { $server } 的 NATS 不在這台機器上，而大家的手牌都會經過它：請用 TLS 加密碼，tls://名稱:密碼@主機。
cli-cluster-no-nats = { $server } 的 NATS 不能用：{ $detail }
cli-cluster-no-fork = 這個系統不能讓好幾個程序共用一個連接埠；請多開幾次 lastcard serve，每次用不同的 --port。

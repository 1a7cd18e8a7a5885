### 瀏覽器版專用的文字。和終端機、伺服器共用的文字在其他檔案裡。

## 到處都有

web-theme = 配色：{ $theme ->
        [light] 淺色
        [dark] 深色
       *[auto] 跟著裝置
    }
web-close = 關閉
web-cards = 牌面
web-back = 牌背
web-rulebook = 打開規則書
web-rules = 規則

## 牌桌

web-seat = { $name }：{ $count } 張牌{ $turn ->
        [yes] ，輪到他
       *[no] { "" }
    }
web-away = 暫時離開
web-pile = 牌庫，{ $count } 張
web-hand = 你的手牌，{ $count } 張
web-log = 紀錄
web-earlier = 更早的紀錄
web-hand-of = { $name } 的手牌
web-dances = { $name } 正在跳舞！
    .you = 換你上場，跳一段！
web-scores = 計分表
web-chat = 聊天
web-open-rule = 打開規則 { $rule }
web-round = 局
web-sort = 排序：{ $sort ->
        [symbol] 照符號
       *[color] 照顏色
    }

## 首頁

web-welcome = 發牌囉！
    .more = 五副市售的 UNO 照規則書玩，另附經典版。馬上跟電腦開打，或傳個連結找朋友。
web-name = 你的名字
web-play-now = 馬上玩
web-play = 開打
web-play-edition = 開打：跟電腦玩{ $edition }
web-friends = 找朋友
web-join = 加入牌桌
web-code = 牌桌代碼
web-go = 進去
web-own-tables = 你有座位的牌桌
web-return = 回桌
web-public-tables = 公開的牌桌
web-own-rounds = 最近打過的牌局
web-more-decks = 其他牌組
web-own-rules = 自訂桌規
web-free-chairs = 還有 { $count } 個位子
web-to-watch = 觀戰
web-full = 滿座
web-printed = 家裡有實體牌
web-pad = 記分板
web-editions = 版本
web-no-server = 伺服器沒有回應，開著嗎？

## 開新桌

web-new-table = 開新桌
web-players = 人數
web-bots = 電腦
web-level = 電腦強度
web-level-easy = 簡單
web-level-normal = 普通
web-level-hard = 高手
web-level-expert = 大師
web-level-learned = 自學
web-turn-time = 每次思考秒數
web-watchers = 可以觀戰
web-public = 公開列出
web-open-table = 開桌
web-alone = 只跟電腦玩
web-house-rules = 桌規
web-by-the-book = 全部照規則書
web-what = 這是什麼？
web-own-edition = 自己的規則（上傳檔案）…
web-presets = 常用桌規
web-preset-book = 照規則書
    .more = 印的怎樣就怎樣玩。
web-preset-family = 全家輕鬆玩
    .more = 不用質疑、不淘汰、可自由抽牌、不計分，慢慢想，每手兩分鐘。
web-preset-party = 熱鬧
    .more = { $swaps ->
        [yes] 可堆疊、7 換牌、0 傳牌、搶出，不計分。
       *[no] 可堆疊、可搶出，不計分。
    }
web-preset-quick = 快打
    .more = 發五張、打一局，每手半分鐘。
web-preset-home = 照我們家的玩法
    .more = +4 想出就出、不用質疑，一樣的罰抽牌可以疊；不計分，兩分鐘慢慢想。
web-preset-tournament = 比賽
    .more = 照規則書計分，每手半分鐘。

## 座位

web-share = 用這個代碼或連結找朋友進來。
web-link = 牌桌連結
web-copy = 複製
web-copied = 複製好了
web-free = 空位
web-host = 桌主
web-sit = 坐下
web-remove = 請出去
web-start = 開始
web-wait-host = 等桌主開始。
web-next-here = 下一局換 { $name }
web-leaves = 這局打完就離開
web-muted = 被禁言
web-who-plays = 第 { $number } 個座位給誰
web-about = { $name } 的更多選項
web-hush = 不看 { $name } 的訊息
web-unhush = 再看 { $name } 的訊息
web-make-host = 交給他當桌主
web-mute = 禁言
web-unmute = 解除禁言
web-lock = 不讓新的人進來
web-locked = 桌主暫時不讓新的人坐下。
web-watching = 觀戰：{ $names }
web-send-link = 傳給朋友
web-change = 更改桌規
web-change-later = 這一局打完才能更改。
web-change-restarts = 改了就重新開一場。
web-cancel = 取消
web-apply = 就這樣玩
web-people = 誰在這桌
web-invite = 找朋友進來
web-table = 這張桌子

## 牌桌上

web-your-turn = 輪到你
web-connecting = 稍等一下……
web-lost = 斷線了，正在重連……
web-autopilot = 電腦先幫你打，碰一下就換回你。
web-missed = 歡迎回來，剛才發生了 { $count } 件事。
web-menu = 選單
web-home = 回首頁，座位留著
web-leave = 離桌
web-rematch = 再來一場
web-record = 存牌譜
web-sound = 音效{ $on ->
        [yes] 開
       *[no] 關
    }
web-say = 說點什麼
web-send = 送出
web-leave-sure = 確定離桌？電腦會接手。
web-notices = 輪到我的時候通知我
web-notices-refused = 瀏覽器擋住了通知，可以在它的網站設定裡打開。
web-waiting = 下一局上桌
web-chat-empty = 還沒有人說話。
web-reaction-thumbs-up = 讚
web-reaction-clap = 鼓掌
web-reaction-laugh = 大笑
web-reaction-wow = 哇
web-reaction-sad = 難過
web-reaction-angry = 生氣
web-reaction-party = 慶祝
web-reaction-think = 嗯……
web-reaction-hurry = 快點
web-reaction-sorry = 抱歉

## 牌局以外的事，唸出來

web-around-sat = { $name } 坐下了。
web-around-left = { $name } 離桌了。
web-around-removed = { $name } 被請出去了。
web-around-renamed = 有人改名叫 { $name } 了。
web-around-host = 現在 { $name } 是桌主。
web-around-filled = 電腦坐下了。
web-around-freed = 電腦離桌了。
web-around-locked = { $yes ->
        [yes] 這桌不再讓人進來。
       *[no] 又可以進來了。
    }
web-around-muted = { $yes ->
        [yes] { $name } 被禁言了。
       *[no] { $name } 又可以說話了。
    }
web-around-settings = 這桌的規則改了。
web-around-round = 第 { $number } 局開始。

## 規則

web-rules-own = 這一版的規則
web-rules-common = 各版共通

## 記分板

web-player = 玩家 { $number }
web-went-out = 這局贏了
web-left-over = 剩下 { $points } 分
web-was-out = 被淘汰（{ $points }）
web-write = 記下來
web-undo = 復原
web-new-sheet = 新的一張
web-new-sheet-sure = 這些分數都不要了？
web-one-less = 少一張：{ $card }

## 重播

web-step = 下一步
web-step-back = 上一步
web-run = 播放
web-pause = 暫停
web-speed = 速度
web-seek = 打到哪裡
web-seen-by = 從誰的角度看
web-all-open = 全部攤開
web-copy-link = 複製連結
web-replay = 看重播

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
    .more = 六副市售的牌，照規則書玩。馬上跟電腦開打，或傳個連結找朋友。
web-name = 你的名字
web-play-now = 馬上玩
web-play = 開打
web-play-edition = 開打：跟電腦玩{ $edition }
web-friends = 找朋友
web-join = 加入牌桌
web-code = 牌桌代碼
web-go = 進去
web-own-tables = 你有座位的牌桌
web-public-tables = 公開的牌桌
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
web-turn-time = 每次思考秒數
web-watchers = 可以旁觀
web-public = 公開列出
web-open-table = 開桌
web-alone = 只跟電腦玩
web-house-rules = 桌規
    .more = 沒改的就照規則書。
web-by-the-book = 全部照規則書
web-what = 這是什麼？

## 座位

web-share = 用這個代碼或連結找朋友進來。
web-link = 牌桌連結
web-copy = 複製
web-copied = 複製好了
web-free = 空位
web-host = 桌長
web-sit = 坐下
web-add-bot = 加電腦
web-no-bot = 不要電腦
web-remove = 請出去
web-start = 開始
web-wait-host = 等桌長開始。

## 牌桌上

web-your-turn = 輪到你
web-connecting = 稍等一下……
web-lost = 斷線了，正在重連……
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

## 規則

web-rules-own = 這一版的規則
web-rules-common = 各版共通

## 記分板

web-player = 玩家 { $number }
web-went-out = 這局贏了
web-left-over = 剩下 { $points } 分
web-was-out = 被淘汰（{ $points }）
web-write = 記下來
web-undo = 收回
web-new-sheet = 新的一張
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
web-replay = 看重播

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

web-welcome = 照規則書玩 UNO
    .more = 五副市售版本照規則書玩，另附經典版。找朋友用手機上桌，或先跟電腦打。
web-name = 你的名字
web-avatar = 你的頭像
web-learn = 沒玩過？從這裡開始
web-first-steps = 新手上路
web-play-now = 馬上跟電腦玩
web-play = 開打
web-play-edition = 開打：跟電腦玩{ $edition }
web-friends = 找朋友玩
web-friends-edition = 找朋友玩{ $edition }
web-join = 有代碼嗎？
web-code = 牌桌代碼
web-go = 加入
web-own-tables = 你有座位的牌桌
web-return = 回桌
web-public-tables = 公開的牌桌
web-more-decks = 其他牌組
web-own-rules = 自訂桌規
web-free-chairs = 還有 { $count } 個位子
web-to-watch = 觀戰
web-full = 滿座
web-printed = 家裡有實體牌
web-pad = 記分板
web-editions = 版本
web-avatar-bear = 小熊
web-avatar-cat = 貓咪
web-avatar-dog = 狗狗
web-avatar-fox = 狐狸
web-avatar-frog = 青蛙
web-avatar-koala = 無尾熊
web-avatar-octopus = 章魚
web-avatar-owl = 貓頭鷹
web-avatar-panda = 貓熊
web-avatar-penguin = 企鵝
web-avatar-rabbit = 兔子
web-avatar-tiger = 老虎
web-wrong-link = 這個連結打不開，可能少了一截，請對方再傳一次。
web-no-server = 伺服器沒有回應，開著嗎？

## 開新桌

web-which-edition = 玩哪一版？
web-screen = 大螢幕
    .more = 這個畫面當桌面：電視，或大家都看得到的筆電。手牌在各自的手機上，先坐下的當桌主。
web-pass = 一台大家輪流玩
    .more = 一支手機或平板傳著玩，輪到誰就只看得到誰的牌。
web-pass-how = 畫面叫你傳給誰就傳給誰。輪到的人自己翻開之前，牌都是蓋著的。
web-pass-who = 有哪些人要玩？
web-pass-name = 第 { $number } 位的名字
web-pass-face = 幫 { $name } 換一張臉
web-pass-add = 再加一個人
web-pass-bots = 再加幾個電腦
web-pass-remove = { $name } 不玩了
web-pass-to = 請傳給 { $name }
web-pass-show = 我是 { $name }，翻開我的牌
web-pass-hide = 蓋上我的牌
web-pass-exposed = { $name } 只剩一張，卻沒喊 UNO！
web-pass-catch = { $name }：抓到了！
web-pass-uno = { $name }：UNO！
web-new-table = 開新桌
web-players = 人數
web-level = 電腦程度
web-level-easy = 簡單
web-level-normal = 普通
web-level-hard = 高手
web-level-expert = 大師
web-level-learned = 自學
web-turn-time = 每手秒數
web-watchers = 可以觀戰
web-public = 公開列出
web-open-table = 開桌
web-puzzle = 每日一題
    .more = 真實牌局裡的一手。有一個選擇明顯最好，卻不容易想到。
web-puzzle-solve = 來解題
web-puzzle-next = 下一題
web-puzzle-again = 再看一次
web-alone = 只跟電腦玩
web-house-rules = 桌規
web-house-rules-are = 桌規：照規則書
web-by-the-book = 照規則書
web-rules-differ = { $count } 條自訂桌規
web-change-line = 更改
web-show-line = 看看
web-what = 這是什麼？
web-own-edition = 自己的規則（上傳檔案）…
web-presets = 常用桌規
web-preset-book = 照規則書
    .more = 印的怎樣就怎樣玩。
web-preset-beginners = 新手桌
    .more = 提示能出的牌，快出錯時先問一聲，喊 UNO 不用急；電腦簡單，不用質疑、不計分，每手兩分鐘。
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

web-who-are-you = 你是誰？
web-share = 掃一下，或輸入代碼：
web-only-here = 現在只有這台電腦連得到這桌。
    .more = 要讓手機加入，請關掉 Lastcard，用這個指令重新開：
web-invite-text = 來一起打 UNO！{ $link }
web-mail = 電子郵件
web-scan = 掃碼上桌
    .more = ，或打開這個網址，輸入代碼：
web-first-is-host = 先坐下的當桌主。
web-link = 牌桌連結
web-copy = 複製
web-copied = 複製好了
web-free = 空位
web-for-friend = 留給朋友
web-host = 桌主
web-sit = 坐下
web-sit-here = 坐這裡
web-stand-up = 離座
web-all-taken = 座位都有人了，請桌主加一張椅子。
web-fill = 空位都給電腦
web-add-chair = 加一張椅子
web-wait-friends = 等朋友或電腦坐下就能開始。
web-remove = 請出去
web-start = 發牌
web-round-closed = 剛才那一局沒辦法打下去：可能是中途更新了規則，也可能是打了一萬手還沒分出勝負。算和局，大家都不計分，直接發下一局吧。
web-wait-host = 人到齊了，桌主就發牌。
web-next-here = 下一局換 { $name }
web-leaves = 這局打完就離開
web-muted = 被禁言
web-program = 程式代打
web-lend = 讓程式替我打
    .more = 你自己寫的程式，或是 AI 助理，坐你的位子。大家都看得到是程式在打；程式不聊天，它打的局也不算進你的戰績。
web-lend-for = 借多久
web-hours = { $count } 小時
web-days = { $count } 天
web-make-token = 產生權杖
web-token = 權杖
web-token-once = 現在就複製，之後不會再顯示。拿到它的人就能坐你的位子，只給你的程式，別給別人。
web-lent-until = 程式可以坐你的位子到 { $until }。
web-reclaim = 位子拿回來
web-who-plays = 第 { $number } 個座位給誰
web-about = { $name } 的更多選項
web-hush = 不看 { $name } 的訊息
web-unhush = 再看 { $name } 的訊息
web-make-host = 交給他當桌主
web-mute = 禁言
web-unmute = 解除禁言
web-lock = 不讓新的人進來
web-knocking = 已經敲門了，等桌主開門……
web-knocks = { $name } 在敲門。
web-admit = 讓他進來
web-turn-away = 不讓他進來
web-locked = 桌主暫時不讓新的人進來。
web-watching = 觀戰：{ $names }
web-send-link = 傳給朋友
web-change = 更改桌規
web-change-later = 這一局打完才能更改。
web-change-restarts = 改了就重新開一場。
web-cancel = 取消
web-apply = 就這樣玩
web-people = 誰在這桌
web-invite = 找朋友進來
web-own-settings = 我的設定
web-hand-only = 只看我的手牌（桌面在大螢幕上）
web-table = 這張桌子

## 牌桌上

web-your-turn = 輪到你
web-connecting = 稍等一下……
web-lost = 斷線了，正在重連……
web-autopilot = 電腦先幫你打，碰一下就換回你。
web-try-out = 試打
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
web-around-renamed = { $old } 改名叫 { $name }。
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
web-around-program = { $yes ->
        [yes] 現在由程式替 { $name } 打。
       *[no] { $name } 自己打，不用程式了。
    }
web-around-admitted = { $yes ->
    [yes] 桌主讓 { $name } 進來了。
   *[no] 桌主沒讓 { $name } 進來。
}
web-around-settings = 這桌的規則改了。
web-around-closed = { web-round-closed }
web-around-undealt = 洗牌洗到一半，伺服器更新了規則，這次沒有發牌。請再開始一次。
web-around-stand_in = 這個電腦出狀況了，從第 { $number } 局起由「普通」代打。
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
web-try = 從這裡試打
web-branch = 試打・{ $pile ->
        [real] 原來的牌庫
       *[shuffled] 牌庫重洗過
    }
web-review = 檢討
web-review-round = 檢討這一局

web-shuffling = 大家一起洗牌中……
web-left-out = { $names } 來不及回應，這次洗牌沒算到。
web-comma = 、
web-gap = { "" }
web-seal-checking = 正在驗洗牌……
web-seal-unchecked = 還沒驗：伺服器沒有給出牌譜
web-seal-helped = 這副牌有你一起洗
web-seal-left-out = 這副牌沒有你的份
web-seal-wrong = 這副牌有問題
web-seal-checked = 你的瀏覽器自己從頭算了一遍：封好的數字、洗牌、你拿到的牌，全都對得上。
web-seal-followed = { $count ->
    [0] 一直到打完，抽到的、打出的、亮過的每一張牌，都是這次洗出來的。
   *[other] 一直到打完，抽到的、打出的、亮過的每一張牌，都是這次洗出來的；中間棄牌又重洗了 { $count } 次。
}
web-seal-without = 有 { $count } 個人的數字來不及放進去。
web-seal-again = 在這之前有 { $count } 次說要洗牌，卻沒有發，或是沒聽說打完。
web-seal-what-record = 這不是打完那時公布的那份牌譜。
web-seal-what-terms = 牌譜上寫的，跟當時告訴你的不是同一副牌。
web-seal-what-deck = 這副牌不是這個版本該有的牌。
web-seal-what-secret = 伺服器的數字不是它當初鎖起來的那個。
web-seal-what-shares = 有人的數字不是當初鎖起來的那個。
web-seal-what-key = 這些數字洗不出這副牌。
web-seal-what-dealer = 照這樣洗，發牌的應該是別人。
web-seal-what-seat = 發給你的，不是事先說好的那個座位的牌。
web-seal-what-hand = 照這樣洗，發給你的不會是那些牌。
web-seal-what-draws = 翻開或抽到的牌，跟這次洗的對不上。
web-seal-receipt = 存收據
web-fair = 牌是誰洗的？
web-fair-promise = 在這裡，誰都不能挑牌。別的玩家不行，伺服器也不行。
web-fair-picture = 每個人的數字都倒進同一個碗，攪出來的那個數字決定怎麼洗牌。
web-fair-you = 你
web-fair-friend = 你朋友
web-fair-server = 伺服器
web-fair-box = 先鎖起來。
    .more = 每一局開始前，大家的手機各想一個超級大的祕密數字，伺服器也想一個。每個人把自己的鎖進盒子，擺到桌上。誰也看不到裡面，放進去就不能再換。
web-fair-mix = 再攪在一起。
    .more = 等所有盒子都上桌，玩家才打開自己的。全部的數字攪成一個，就用它來洗牌。只要其中一個數字差一個字，每張牌的位置就全變了。
web-fair-open = 最後才開伺服器的。
    .more = 伺服器的盒子要等打完才開，不然大家就能算出別人手上有什麼牌。打開之後，你的手機會自己把整個過程再算一次：盒子一樣、數字一樣、牌也一樣嗎？都對，就給你一個封印。不是伺服器說了算。
web-fair-out = 所以只要你的數字在裡面，就算其他人全都串通好，也沒辦法先知道會洗出什麼。他們頂多在最後一刻不開自己的盒子，而且大家都會看到。
web-fair-left = 這些一秒內就做完，什麼都不用按。來不及回應的人這次就不算，大家都會知道；牌還是照樣發給他。
web-fair-experts = 懂 SHA-256 與 HKDF 的話：docs/fairness.md 寫了每一步，附測試數據；也可以拿收據用 lastcard verify 驗牌譜。

## 牌局紀錄與牌友圈

web-evenings = 牌局紀錄
web-evenings-all = 統計與牌友圈
web-last-evenings = 最近幾場
web-no-evenings = 還沒有紀錄，打完一局就會出現在這裡。
web-evening-rounds = { $count } 局
web-evening-won = 贏了幾局
web-watch-last = 重看最後一局
web-show-all = 全部顯示
web-a-bot = 電腦
web-somebody = 已離開的牌友
web-statistics = 你的統計
web-figure-rounds = 局數
web-figure-wins = 勝場
web-figure-points = 得分
web-figure-calls = 喊 UNO
web-figure-catches = 抓到別人
web-figure-challenges = 質疑成功
web-figure-comeback = 最佳逆轉
web-comeback-cards = 手上 { $count } 張時
web-rivals = 跟誰交手
web-rival = { $rounds } 局：你贏 { $won } 局，對方贏 { $lost } 局
web-circle = 牌友圈
web-circles = 牌友圈
    .more = 常一起打牌的朋友，共用一個連結：自己的牌桌、自己的桌規，還有整年的戰績榜。
web-circle-name = 牌友圈的名字
web-circle-new = 開一個牌友圈
web-circle-invited = 要加入「{ $name }」嗎？
web-circle-join = 加入
web-circle-tables = 牌桌
web-circle-open = 開一桌
web-league = 戰績榜
    .more = 圈裡至少兩個人同桌打完的局，才會記在這裡。
web-circle-rules = 我們的桌規
web-circle-change = 更改
web-circle-text = 加入我們的 UNO 牌友圈！{ $link }
web-circle-link = 牌友圈連結
    .more = 拿到這個連結的人都能加入。
web-circle-renew = 換新連結
    .question = 舊連結會失效。圈裡的人可以在「牌局紀錄」找到新連結。
web-members = 成員
web-maker = 開圈的人
web-circle-leave = 退出
    .question = 要退出這個牌友圈嗎？你打過的局會留在戰績榜上。
web-circle-remove = 移除
    .question = 要把 { $name } 移出去嗎？連結也會一起換掉，舊的就進不來了。
web-own-data = 你的資料
    .more = 牌局、統計和牌友圈都跟著這個瀏覽器走，不用帳號，也不用密碼。
web-other-device = 在另一台裝置上使用
    .more = 用另一台裝置掃這個碼。五分鐘內有效，只能用一次，別給其他人看到。
web-download = 下載
web-delete = 全部刪除
web-delete-question = 牌局紀錄、統計和牌友圈都會永久刪除，朋友那邊也不會再看到你的名字。
web-delete-yes = 確定全部刪除
web-deleted = 都刪掉了，現在你在這裡是新面孔。
web-move = 把身分帶到這台裝置
    .more = 這個瀏覽器會變成你在另一台裝置上的身分，座位、統計、牌友圈都一樣。這裡原本的紀錄不會一起帶過去。
web-move-yes = 對，這是我

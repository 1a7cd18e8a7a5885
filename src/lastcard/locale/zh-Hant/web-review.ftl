### 瀏覽器裡的檢討。終端機也會說的在 review.ftl。

web-review-help = 每個決定都從那一刻往下打幾千局，跟當時最好的選擇比。
web-review-of = 看誰的決定
web-review-way = 判斷依據
web-review-known = { $you ->
        [yes] 你當時知道的
       *[no] { $name } 當時知道的
    }
web-review-open = 攤開的手牌
web-review-progress = 正在檢討這一局
web-review-refining = 再仔細看一遍
web-review-broken = 檢討做到一半中斷了。
web-review-part = 這一局非常長，只檢討到第 { $step } 步。
web-review-again = 再試一次
web-review-chances = 贏面
web-review-at = 第 { $step } 步：{ $chances }
web-review-chance = { $name } { $percent }%
web-review-table = 用表格看
web-review-step = 步
web-review-decision = 決定
web-review-on-top = 桌上
web-review-better = 更好
web-review-percent = { $percent }%
web-review-here = 第 { $step } 步，共 { $last } 步
web-review-nothing = 這一步沒有什麼好選的。
web-review-choices = 每 100 局贏幾局（第一眼的估計）
web-review-earlier = 上一個決定
web-review-later = 下一個決定
web-review-show = 看牌桌
web-review-luck = 運氣與實力
web-review-began = 一開始
web-review-given = 決定
web-review-brought = 抽到的牌和別人

## 試打

web-try-title = 從第 { $step } 步試打
web-try-about = 你坐下來從這裡接著打，其他位子由電腦打。這是試打：牌不是大家一起洗的，結果都不算數。
web-try-seat = 你坐哪裡
web-try-pile = 牌庫
web-try-pile-real = 照原來的
web-try-pile-shuffled = 重新洗過
web-try-hands = 每個人的手牌都跟當時一樣。
web-try-start = 坐下開打
web-try-over = 到這裡已經打完了，先往前退一步。
web-try-again = 再試一次
web-try-back = 回重播
web-try-link = 複製這一刻的連結
web-try-share = 複製這次試打的連結
web-try-note = 從第 { $step } 步開始的試打：牌不是大家一起洗的，結果都不算數。{ $pile ->
        [real] 手牌和牌庫都是原來的。
       *[shuffled] 手牌是原來的，牌庫重新洗過。
    }

web-coach-ask = 問教練

### ブラウザでの振り返り。ターミナルでも使う言葉はreview.ftlに。

web-review-help = 1手ごとに、その場面から何千ラウンドもシミュレーションして、いちばんよい手と比べます。
web-review-of = 誰の判断を見る
web-review-way = 視点
web-review-known = { $you ->
        [yes] あなたの視点
       *[no] { $name }の視点
    }
web-review-open = 全員の手札
web-review-progress = ラウンドを調べています
web-review-refining = もう少し詳しく見ています
web-review-broken = 振り返りが途中で止まりました。
web-review-part = とても長いラウンドなので、{ $step }手目までを振り返りました。
web-review-again = もう一度
web-review-chances = 勝つ見込み
web-review-at = { $step }手目：{ $chances }
web-review-chance = { $name } { $percent }%
web-review-table = 表で見る
web-review-step = 手
web-review-decision = 判断
web-review-on-top = 場
web-review-better = よりよい手
web-review-percent = { $percent }%
web-review-here = { $step }手目／全{ $last }手
web-review-nothing = ここでは選びようがありませんでした。
web-review-choices = 100回のうち何回勝つか（最初の見立て）
web-review-earlier = 前の判断
web-review-later = 次の判断
web-review-show = テーブルを見る
web-review-luck = 運と実力
web-review-began = 最初
web-review-given = 判断
web-review-brought = 引いたカードと相手

## お試し

web-try-title = { $step }手目からお試し
web-try-about = ここから席に着いて続きをプレイします。ほかの席はCPUです。お試しなので、みんなで切ったカードではなく、結果はどこにも残りません。
web-try-seat = あなたの席
web-try-pile = 山札
web-try-pile-real = そのまま
web-try-pile-shuffled = 切り直す
web-try-hands = 手札は全員、そのときのままです。
web-try-start = 席に着く
web-try-over = ここではもう終わっています。先に1手戻ってください。
web-try-again = もう一度
web-try-back = リプレイに戻る
web-try-link = この場面のリンクをコピー
web-try-note = { $step }手目からのお試しです。みんなで切ったカードではなく、結果はどこにも残りません。{ $pile ->
        [real] 手札も山札も元のままです。
       *[shuffled] 手札は元のまま、山札は切り直してあります。
    }

web-coach-ask = コーチに聞く
web-try-share = このお試しのリンクをコピー

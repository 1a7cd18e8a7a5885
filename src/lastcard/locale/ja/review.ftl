### ラウンドの振り返り。review-do-…は行動、review-why-…は別の手がよい理由。

review-verdict-best = 最善
review-verdict-good = 好手
review-verdict-doubtful = 疑問
review-verdict-mistake = ミス

review-do-play = { $card }を出す
review-do-jump = { $card }で割り込む
review-do-lay = { $card }をのせる
review-do-shed = { $card }を捨てる
review-do-draw = 引く
review-do-keep = 持っておく
review-do-pass = パス
review-do-color = { $color }を選ぶ
review-do-target = { $name }を選ぶ
review-do-accept = 受け入れる
review-do-challenge = チャレンジ
review-do-dance = 踊る
review-do-stop = そこでやめる
review-do-yes = 「はい」と答える
review-do-no = 「いいえ」と答える

review-why-wins = 最後の1枚でした。出せば勝ちです。
review-why-mercy = { $name }の手札は{ $count }枚。あと{ $amount }枚で脱落でした。
review-why-stops = { $name }は残り{ $count }枚。止めなければなりませんでした。
review-why-bluff = { $name }のありそうな手札100通りのうち、{ $share }通りがブラフです。
review-why-honest = { $name }のありそうな手札100通りのうち、ブラフは{ $share }通りだけです。
review-why-target = { $name }が残り{ $count }枚で、いちばん上がりに近い人でした。
review-why-lacks = { $name }は少し前に{ $color }で引いていたので、たぶん持っていません。
review-why-sheds = 一度に{ $count }枚減らせます。
review-why-again = すぐにまた番が来ます。
review-why-wild = { $card }は何にでも出せます。ほかに出せないときまで取っておくほうが得です。
review-why-passes = { $count }枚分は{ $name }に回ります。
review-why-color = { $color }はあと{ $count }枚あり、続けて出せました。
review-why-attacks = { $name }を1回休みにできます。
review-why-saves = { $name }の手札はまだ{ $count }枚。{ $card }はあとで使うほうが効きます。
review-why-flips = テーブルが裏返り、そこからのほうが多く勝てました。
review-why-used = { $card }と同じカードはもう{ $count }枚見えていて、それで色を変えられる人はほとんどいません。
review-why-plays = 出せば残り{ $count }枚。出さなければ、逆に1枚増えます。
review-why-none = ここから続けると、100回のうち{ $best }回勝ち。選んだ手では{ $chosen }回です。

review-cost = 100回につき{ $points }勝の損
review-title = { $name }（{ $way ->
        [open] 全員の手札をもとに
       *[known] 見えていたものをもとに
    }）
review-luck = { $you ->
        [yes] 最初は100回のうち{ $began }回勝てました。あなたの判断で{ $given }回分を失い、カードの運と相手で
       *[no] { $name }は最初、100回のうち{ $began }回勝てました。判断で{ $given }回分を失い、カードの運と相手で
    }{ $luck ->
        [gave] { $amount }回分を得ました
       *[took] { $amount }回分を失いました
    }。
review-moments = 勝負を分けた場面
review-change = 見込み { $before }% → { $after }%
review-decisions = あなたの判断
review-decision = { $action }：{ $verdict }
review-advice = よりよい手：{ $action }（{ $cost }）。{ $why }

## コーチ。coach-why-…は、これからの一手がよい理由。review-why-…の現在形。

coach-says = コーチ：{ $action }。{ $why }
coach-only = ほかにできることはありません。
coach-silent = いまは、コーチから言うことはありません。
coach-off = このテーブルにコーチはいません。--coachを付けて始めると来てくれます。
title-try-out = Lastcard · { $edition } · お試し：山札は元のまま、結果は残りません
coach-equal = { $other }でも、ほぼ同じです。
coach-why-wins = 最後の1枚です。出せば勝ちです。
coach-why-mercy = { $name }の手札は{ $count }枚。あと{ $amount }枚で脱落です。
coach-why-stops = { $name }は残り{ $count }枚。止めなければなりません。
coach-why-bluff = { $name }のありそうな手札100通りのうち、{ $share }通りがブラフです。
coach-why-honest = { $name }のありそうな手札100通りのうち、ブラフは{ $share }通りだけです。
coach-why-target = { $name }が残り{ $count }枚で、いちばん上がりに近い人です。
coach-why-lacks = { $name }は少し前に{ $color }で引いたので、たぶん持っていません。
coach-why-sheds = 一度に{ $count }枚減らせます。
coach-why-again = すぐにまた自分の番です。
coach-why-wild = { $card }は何にでも出せます。ほかに出せないときまで取っておきましょう。
coach-why-passes = { $count }枚分は、あなたではなく{ $name }に回ります。
coach-why-color = { $color }はあと{ $count }枚あり、続けて出せます。
coach-why-attacks = { $name }を1回休みにできます。
coach-why-saves = { $name }の手札はまだ{ $count }枚。{ $card }はあとで使うほうが効きます。
coach-why-flips = テーブルが裏返り、そこからのほうが多く勝てます。
coach-why-used = { $card }と同じカードはもう{ $count }枚見えていて、それで色を変えられる人はほとんどいません。
coach-why-plays = 出せば残り{ $count }枚。出さなければ、逆に1枚増えます。
coach-why-none = こちらなら100回のうち{ $best }回勝ち、「{ $other }」では{ $chosen }回です。

puzzle-title = 問題{ $number }／{ $count } · { $level ->
        [1] やさしい
        [2] ひねりあり
       *[3] むずかしい
    }
puzzle-task = ここからいちばん勝てる一手は？ 実際に出してみてください。
puzzle-right = 正解！
puzzle-wrong = もっとよい手がありました。
puzzle-answer = { $action }：100回のうち{ $chance }勝

### できない理由。$seatはプレイヤーの名前か、席の番号（数字）。
### $decisionは決めることの種類（turn、colorなど）。文章がそのまま入ることもある。

reason-no-match = 「{ $top }」の上に「{ $card }」は出せません。色も数字も記号も合いません。いまの色は{ $color }です。
reason-not-in-hand = 「{ $card }」は手札にありません。
reason-only-drawn = 引いたあとに出せるのは、いま引いたカードだけです。「{ $card }」は次の番までお預けです。
reason-must-play = 出せるカードがあります。このテーブルでは、出せるなら必ず出し、引くことはできません。
reason-wrong-wild = このテーブルはブラフなしです。いまの色は{ $color }で、手札にその色とみなすカードがあるので、「{ $card }」は出せません。
reason-last-card-wild = このテーブルではワイルドで上がれません。「{ $card }」は最後の1枚にできません。
reason-last-card-number = このテーブルでは数字カードでしか上がれません。「{ $card }」は最後の1枚にできません。
reason-not-stackable = 「{ $card }」は重ねられません。{ $stacking ->
        [same] 同じ+{ $amount }だけ重ねられます
       *[higher] +{ $amount }以上でないと重ねられません
    }。
reason-no-draw-card = 「{ $card }」はドローカードではないので、+{ $amount }には返せません。
reason-no-stacking = ここでは重ねられません。この枚数は次の人に回せません。
reason-no-challenge = いまチャレンジできるカードはありません。
reason-no-dance = いまは踊る場面ではありません。
reason-must-lay = 色つきのカードがあるので、必ず1枚のせてください。
reason-not-colored = 「{ $card }」はのせられません。色つきのカードをのせてください。
reason-shed-last = こうして捨てられるのは2枚までで、最後の1枚は捨てられません。
reason-bad-target = { $seat ->
        [other] { $seat }番の席
       *[name] { $seat }
    }は選べません。
reason-bad-color = 「{ $color }」は、いま選べる色ではありません。
reason-not-exposed = { $seat ->
        [other] { $seat }番の席
       *[name] { $seat }
    }は、いまウノの言い忘れをしていません。
reason-self-catch = 自分を指摘することはできません。早く「ウノ！」と言いましょう！
reason-no-jump = 「{ $card }」では割り込めません。いちばん上のカードとまったく同じではありません。
reason-jump-now = 割り込めるのは、ほかの人がカードを出す番のあいだだけです。
reason-jump-off = このテーブルでは割り込みなしです。
reason-not-your-turn = いまは{ $seat ->
        [other] { $seat }番の席
       *[name] { $seat }
    }が{ $decision ->
        [turn] 出す番です
        [drawn] 出す番です
        [color] 色を選んでいます
        [target] 相手を選んでいます
        [lay] のせるカードを選んでいます
        [answer] 返事を考えています
        [vote] 判定しています
        [shed] 捨てるカードを選んでいます
        [activate] めくれたカードを使うか考えています
       *[other] 決める番です：{ $decision }
    }。
reason-wrong-decision = いまはできません。先に{ $decision ->
        [turn] カードを出すか、引いてください
        [drawn] 引いたカードを出すか持っておくか決めてください
        [color] 色を選んでください
        [target] 相手を選んでください
        [lay] 色つきのカードをのせてください
        [answer] どう返すか決めてください
        [vote] ダンスの判定をしてください
        [shed] 1枚捨てるか、やめるか決めてください
        [activate] めくれたカードを使うか決めてください
       *[other] 決めてください：{ $decision }
    }。
reason-round-over = このラウンドは終わりました。
reason-round-not-over = このラウンドはまだ終わっていません。
reason-match-over = 試合は終わりました。
reason-out = { $seat ->
        [other] { $seat }番の席
       *[name] { $seat }
    }は脱落しています。
reason-finished = { $seat ->
        [other] { $seat }番の席
       *[name] { $seat }
    }はもう上がっています。
reason-call-nothing = 「ウノ」は、残り1枚になるかもしれない行動といっしょにだけ言えます。
reason-unknown-action = 「{ $action }」という行動はわかりません。
reason-unknown-card = このデッキに「{ $card }」というカードはありません。
reason-no-seat = このテーブルに{ $seat ->
        [other] { $seat }番の席
       *[name] { $seat }という席
    }はありません。
reason-whole-card = カードの両面（{ $card }）を言えるのは、自分のカードの裏が見えるテーブルだけです。自分に向いている面だけを言ってください。
reason-say-seat = どの席の行動かを言ってください。

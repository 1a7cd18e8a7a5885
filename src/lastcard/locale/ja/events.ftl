### 対戦の記録。出来事1つにつき1行。文末は「〜した。」でそろえる。
### $nameは出来事の主役。読んでいる本人のことなら.youを使う。$target、$by、$winnerには「あなた」が入ることもある。

log-seat = { $seat }番の席
log-you = あなた
log-comma = 、

event-drew_for_dealer = 親決め：{ $name }が{ $card }を引いた。
    .you = 親決め：あなたが{ $card }を引いた。
event-deals = 親は{ $name }。カードを配った。
    .you = 親はあなた。カードを配った。
event-turned = { $to ->
        [bottom] めくれた{ $card }は山札の底へ。
        [passed] めくれた{ $card }は飛ばして次へ。
       *[discard] 最初のカードは{ $card }。
    }
event-played = { $name }が{ $card }を出した。
    .you = あなたが{ $card }を出した。
event-played-jump = { $name }が{ $card }で割り込んだ！
    .you = あなたが{ $card }で割り込んだ！
# $totalはここまでに積み上がった枚数。
event-played-stacked = { $name }が{ $card }を出した。これで合計{ $total }枚。
    .you = あなたが{ $card }を出した。これで合計{ $total }枚。
event-laid = { $name }が{ $card }をのせた。2枚引くのは：{ $hit }。
    .you = あなたが{ $card }をのせた。2枚引くのは：{ $hit }。
event-laid-nobody = { $name }が{ $card }をのせた。引く人はいない。
    .you = あなたが{ $card }をのせた。引く人はいない。
event-shed = { $name }が{ $card }を捨てた。
    .you = あなたが{ $card }を捨てた。
event-drew = { $name }が引いたカード：{ $cards }。
    .you = あなたが引いたカード：{ $cards }。
event-drew-hidden = { $name }が{ $count }枚引いた。
    .you = あなたが{ $count }枚引いた。
event-passed = { $name }は出さずに終えた。
    .you = あなたは出さずに終えた。
event-named = { $name }が{ $color }を指定した。
    .you = あなたが{ $color }を指定した。
event-skipped = { $name }は1回休み。
    .you = あなたは1回休み。
event-reversed = 逆回りに。ここからは{ $direction ->
        [-1] 反時計回り
       *[1] 時計回り
    }。
event-challenged = { $name }が{ $target }にチャレンジした！
    .you = あなたが{ $target }にチャレンジした！
event-hand_shown = { $name }が手札を見せた：{ $cards }。
    .you = あなたが手札を見せた：{ $cards }。
event-hand_shown-hidden = { $name }がチャレンジした人に手札を見せた。
    .you = あなたがチャレンジした人に手札を見せた。
event-judged = { $guilty ->
        [yes] { $name }のチャレンジ成功！ { $target }はブラフだった！
       *[no] { $name }のチャレンジ失敗。{ $target }はブラフではなかった。
    }
    .you = { $guilty ->
        [yes] あなたのチャレンジ成功！ { $target }はブラフだった！
       *[no] あなたのチャレンジ失敗。{ $target }はブラフではなかった。
    }
event-accepted = { $name }は受け入れた。
    .you = あなたは受け入れた。
event-accepted-dance = { $name }は踊らずに3枚引くことにした。
    .you = あなたは踊らずに3枚引くことにした。
event-danced = { $name }が踊った！
    .you = あなたが踊った！
event-voted = { $yes ->
        [yes] { $name }の判定：合格！
       *[no] { $name }の判定：不合格。
    }
    .you = { $yes ->
        [yes] あなたの判定：合格！
       *[no] あなたの判定：不合格。
    }
event-dance_judged = { $good ->
        [yes] { $name }のダンスは合格！
       *[no] { $name }のダンスは不合格。
    }
    .you = { $good ->
        [yes] あなたのダンスは合格！
       *[no] あなたのダンスは不合格。
    }
event-creeper = ドカン！ { $name }がクリーパーを引いた。さらに3枚。
    .you = ドカン！ あなたがクリーパーを引いた。さらに3枚。
event-flipped = 全部裏返して、{ $side ->
        [dark] ディセプティコン
       *[light] オートボット
    }面に！ いちばん上は{ $card }。
event-activated = { $yes ->
        [yes] { $name }はめくれたカードを使った。
       *[no] { $name }はめくれたカードを使わなかった。
    }
    .you = { $yes ->
        [yes] あなたはめくれたカードを使った。
       *[no] あなたはめくれたカードを使わなかった。
    }
event-targeted = { $name }が{ $target }を選んだ。
    .you = あなたが{ $target }を選んだ。
# $cardと$target_cardは比べた数字カード。数字カードがなければnone。
event-duelled = { $name }と{ $target }の勝負：{ $card ->
        [none] 数字なし
       *[other] { $card }
    }対{ $target_card ->
        [none] 数字なし
       *[other] { $target_card }
    }。勝ったのは{ $winner }。
    .you = あなたと{ $target }の勝負：{ $card ->
        [none] 数字なし
       *[other] { $card }
    }対{ $target_card ->
        [none] 数字なし
       *[other] { $target_card }
    }。勝ったのは{ $winner }。
event-swapped = { $name }が{ $target }と手札を交換した。
    .you = あなたが{ $target }と手札を交換した。
event-passed_on = 全員の手札を{ $direction ->
        [-1] 右（反時計回り）
       *[1] 左（時計回り）
    }の人へ回した。
event-discarded = { $name }が捨てたカード：{ $cards }。
    .you = あなたが捨てたカード：{ $cards }。
event-shuffled = 捨て札を切り直した。新しい山札は{ $count }枚。
event-out = { $name }は手札が多すぎて脱落！
    .you = あなたは手札が多すぎて脱落！
event-called = { $name }が「ウノ！」と宣言した。
    .you = あなたが「ウノ！」と宣言した。
event-caught = { $name }はウノの言い忘れを{ $by }に指摘された！
    .you = あなたはウノの言い忘れを{ $by }に指摘された！
event-finished = { $name }は{ $place }位で上がった。
    .you = あなたは{ $place }位で上がった。
event-stalemate = 1周しても誰も出せず、引けなかった。ここで終了、手札の点がいちばん低い人の勝ち。
event-won = { $name }がこのラウンドに勝った！
    .you = あなたがこのラウンドに勝った！

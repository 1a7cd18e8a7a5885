### 為什麼不能這樣做。$seat 可以是玩家的名字，也可以是座位號碼（數字）。
### $decision 是決定的種類（turn、color……），也可以直接填文字。

reason-no-match = 「{ $card }」接不上「{ $top }」：顏色、數字、符號都不合。目前的顏色是{ $color }色。
reason-not-in-hand = 你手上沒有「{ $card }」。
reason-only-drawn = 抽牌以後只能出剛抽到的那張，「{ $card }」這回合不能出。
reason-must-play = 你手上有牌能出；這桌規定有牌就要出，不能抽。
reason-wrong-wild = 這桌不能唬人：目前的顏色是{ $color }色，你手上還有算這個顏色的牌，不能出「{ $card }」。
reason-last-card-wild = 這桌不能用萬用牌收尾，「{ $card }」不能當最後一張。
reason-last-card-number = 這桌只能用數字牌收尾，「{ $card }」不能當最後一張。
reason-not-stackable = 「{ $card }」疊不上：{ $stacking ->
        [same] 要一樣是 +{ $amount } 的罰抽牌才疊得上
       *[higher] 要 +{ $amount } 或更大的罰抽牌才疊得上
    }。
reason-no-draw-card = 「{ $card }」不是罰抽牌，擋不掉 +{ $amount }。
reason-no-stacking = 這裡不能堆疊，這次罰抽推不掉。
reason-no-challenge = 這裡沒有什麼好質疑的。
reason-no-dance = 現在沒有人要你跳舞。
reason-must-lay = 你手上有顏色牌，一定要放一張上去。
reason-not-colored = 「{ $card }」沒有顏色，只能放有顏色的牌。
reason-shed-last = 這樣最多丟兩張，而且不能丟最後一張。
reason-bad-target = 不能選 { $seat ->
        [other] { $seat } 號座位
       *[name] { $seat }
    }。
reason-bad-color = 「{ $color }」不是現在能選的顏色。
reason-not-exposed = { $seat ->
        [other] { $seat } 號座位
       *[name] { $seat }
    } 現在沒有漏喊 UNO，不用喊，也抓不到。
reason-self-catch = 不能抓自己，快喊 UNO 吧！
reason-no-jump = 「{ $card }」跟最上面那張不是一模一樣，不能搶出。
reason-jump-now = 輪到別人出牌的時候才能搶出。
reason-jump-off = 這桌不能搶出。
reason-not-your-turn = 現在要等 { $seat ->
        [other] { $seat } 號座位
       *[name] { $seat }
    } { $decision ->
        [turn] 出牌
        [drawn] 出牌
        [color] 選顏色
        [target] 選對象
        [lay] 放一張牌
        [answer] 接招
        [vote] 投票
        [shed] 丟牌
        [activate] 決定翻出的牌要不要生效
       *[other] 決定：{ $decision }
    }。
reason-wrong-decision = 現在不能這樣做，要先{ $decision ->
        [turn] 出牌或抽牌
        [drawn] 決定剛抽到的牌要打還是要留
        [color] 選顏色
        [target] 選一個對象
        [lay] 放一張顏色牌
        [answer] 決定怎麼接招
        [vote] 說這支舞過不過關
        [shed] 丟一張牌，或說不丟了
        [activate] 決定翻出的牌要不要生效
       *[other] 決定：{ $decision }
    }。
reason-round-over = 這一局已經結束了。
reason-round-not-over = 這一局還沒打完。
reason-match-over = 整場已經分出勝負了。
reason-out = { $seat ->
        [other] { $seat } 號座位
       *[name] { $seat }
    } 已經淘汰了。
reason-finished = { $seat ->
        [other] { $seat } 號座位
       *[name] { $seat }
    } 已經出完牌，這一局打完了。
reason-call-nothing = 要做可能讓自己剩一張的動作，才能一起喊 UNO。
reason-unknown-action = 看不懂「{ $action }」這個動作。
reason-unknown-card = 這副牌裡沒有「{ $card }」這種牌。
reason-no-seat = 這桌沒有 { $seat ->
        [other] { $seat } 號座位
       *[name] { $seat } 這個座位
    }。
reason-whole-card = 桌規開放看自己的另一面，才能指定「{ $card }」的兩面；請只說朝著你的這一面。
reason-say-seat = 請說明是哪個座位要做這件事。

### 为什么不能这样做。$seat 可以是玩家的名字，也可以是座位编号（数字）。
### $decision 是决定的种类（turn、color……），也可以直接填文字。

reason-no-match = “{ $card }”接不上“{ $top }”：颜色、数字、符号都不合。当前颜色是{ $color }色。
reason-not-in-hand = 你手里没有“{ $card }”。
reason-only-drawn = 摸牌以后只能出刚摸到的那张，“{ $card }”这回合不能出。
reason-must-play = 你手里有牌能出；这桌规定有牌必须出，不能摸。
reason-wrong-wild = 这桌不能唬人：当前颜色是{ $color }色，你手里还有算这个颜色的牌，不能出“{ $card }”。
reason-last-card-wild = 这桌不能用万能牌收尾，“{ $card }”不能当最后一张。
reason-last-card-number = 这桌只能用数字牌收尾，“{ $card }”不能当最后一张。
reason-not-stackable = “{ $card }”叠不上：{ $stacking ->
        [same] 要一样是 +{ $amount } 的加牌才叠得上
       *[higher] 要 +{ $amount } 或更大的加牌才叠得上
    }。
reason-no-draw-card = “{ $card }”不是加牌，挡不住 +{ $amount }。
reason-no-stacking = 这里不能叠加，这次罚摸推不出去。
reason-no-challenge = 这里没有什么可质疑的。
reason-no-dance = 现在没有人要你跳舞。
reason-must-lay = 你手里有颜色牌，一定要放一张上去。
reason-not-colored = “{ $card }”没有颜色，只能放有颜色的牌。
reason-shed-last = 这样最多弃两张，而且不能弃最后一张。
reason-bad-target = 不能选 { $seat ->
        [other] { $seat } 号座位
       *[name] { $seat }
    }。
reason-bad-color = “{ $color }”不是现在能选的颜色。
reason-not-exposed = { $seat ->
        [other] { $seat } 号座位
       *[name] { $seat }
    } 现在没有漏喊 UNO，不用喊，也抓不到。
reason-self-catch = 不能抓自己，快喊 UNO 吧！
reason-no-jump = “{ $card }”跟最上面那张不是一模一样，不能抢牌。
reason-jump-now = 轮到别人出牌的时候才能抢牌。
reason-jump-off = 这桌不能抢牌。
reason-not-your-turn = 现在要等 { $seat ->
        [other] { $seat } 号座位
       *[name] { $seat }
    } { $decision ->
        [turn] 出牌
        [drawn] 出牌
        [color] 选颜色
        [target] 选对象
        [lay] 放一张牌
        [answer] 接招
        [vote] 投票
        [shed] 弃牌
        [activate] 决定翻出的牌要不要生效
       *[other] 决定：{ $decision }
    }。
reason-wrong-decision = 现在不能这样做，要先{ $decision ->
        [turn] 出牌或摸牌
        [drawn] 决定刚摸到的牌要打还是要留
        [color] 选颜色
        [target] 选一个对象
        [lay] 放一张颜色牌
        [answer] 决定怎么接招
        [vote] 说这支舞过不过关
        [shed] 弃一张牌，或说不弃了
        [activate] 决定翻出的牌要不要生效
       *[other] 决定：{ $decision }
    }。
reason-round-over = 这一局已经结束了。
reason-round-not-over = 这一局还没打完。
reason-match-over = 整场已经分出胜负了。
reason-out = { $seat ->
        [other] { $seat } 号座位
       *[name] { $seat }
    } 已经淘汰了。
reason-finished = { $seat ->
        [other] { $seat } 号座位
       *[name] { $seat }
    } 已经出完牌，这一局打完了。
reason-call-nothing = 要做可能让自己剩一张的动作，才能一起喊 UNO。
reason-unknown-action = 看不懂“{ $action }”这个动作。
reason-unknown-card = 这副牌里没有“{ $card }”这种牌。
reason-no-seat = 这桌没有 { $seat ->
        [other] { $seat } 号座位
       *[name] { $seat } 这个座位
    }。
reason-whole-card = 房规允许看自己牌的另一面时，才能指定“{ $card }”的两面；请只说朝着你的这一面。
reason-say-seat = 请说明是哪个座位要做这件事。

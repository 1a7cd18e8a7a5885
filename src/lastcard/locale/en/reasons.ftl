### Why something is refused. $seat may be a player's name or the number of a seat.
### $decision is the kind of decision (turn, color, …), or a text of its own.

reason-no-match = You can't play { $card } on { $top }: colour, number and symbol are all different. The current colour is { $color }.
reason-not-in-hand = You don't hold { $card }.
reason-only-drawn = After drawing, only the card just drawn may be played; { $card } has to wait.
reason-must-play = You hold a card that you can play. At this table you must play it and may not draw.
reason-wrong-wild = No bluffing at this table. The current colour is { $color }, and you hold a card that counts as it: you can't play { $card }.
reason-last-card-wild = At this table a wild cannot be the last card, so { $card } has to stay.
reason-last-card-number = At this table only a number can be the last card, so { $card } has to stay.
reason-not-stackable = You can't stack { $card } here: { $stacking ->
        [same] only another +{ $amount } goes on a +{ $amount }
       *[higher] it takes a +{ $amount } or more
    }.
reason-no-draw-card = { $card } is not a draw card, so it can't answer a +{ $amount }.
reason-no-stacking = There is no stacking here: the draw cannot be passed on.
reason-no-challenge = There is nothing to challenge here.
reason-no-dance = Nobody is asking you to dance right now.
reason-must-lay = You hold a coloured card, so you must lay one.
reason-not-colored = You can't lay { $card }: it has to be a coloured card.
reason-shed-last = At most two cards can be discarded this way, and never the last one.
reason-bad-target = You can't pick { $seat ->
        [one] seat { $seat }
        [other] seat { $seat }
       *[name] { $seat }
    }.
reason-bad-color = You can't name “{ $color }”: it is not a colour in play.
reason-not-exposed = There is no UNO to call or to catch for { $seat ->
        [one] seat { $seat }
        [other] seat { $seat }
       *[name] { $seat }
    } right now.
reason-self-catch = You can't catch yourself. Quick, call UNO!
reason-no-jump = You can't jump in with { $card }: it is not exactly the card on top.
reason-jump-now = You can jump in only while it is somebody else's turn to play.
reason-jump-off = There is no jumping in at this table.
reason-not-your-turn = Waiting for { $seat ->
        [one] seat { $seat }
        [other] seat { $seat }
       *[name] { $seat }
    } { $decision ->
        [turn] to play
        [drawn] to play
        [color] to name a colour
        [target] to pick someone
        [lay] to lay a card
        [answer] to answer
        [vote] to vote
        [shed] to discard
        [activate] to use the uncovered card or leave it
       *[other] to decide: { $decision }
    }.
reason-wrong-decision = You can't do that now. First { $decision ->
        [turn] play a card, or draw
        [drawn] play the card you drew, or keep it
        [color] name a colour
        [target] pick someone
        [lay] lay a coloured card
        [answer] answer the card aimed at you
        [vote] vote on the dance
        [shed] discard a card, or stop
        [activate] decide whether to use the uncovered card
       *[other] decide: { $decision }
    }.
reason-round-over = The round is over.
reason-round-not-over = The round is not over yet.
reason-match-over = The match is over.
reason-out = { $seat ->
        [one] Seat { $seat }
        [other] Seat { $seat }
       *[name] { $seat }
    } is out of the round.
reason-finished = { $seat ->
        [one] Seat { $seat }
        [other] Seat { $seat }
       *[name] { $seat }
    } has no cards left and is done with this round.
reason-call-nothing = You can only call UNO with a move that may leave you one card.
reason-unknown-action = I don't know what “{ $action }” means.
reason-unknown-card = There is no card “{ $card }” in this deck.
reason-no-seat = There is no seat { $seat } at this table.
reason-whole-card = Both faces of a card ({ $card }) may be named only where you can see your own other faces. Name the face turned to you.
reason-say-seat = Say which seat is acting.

### The review of a round. review-do-… names an action, review-why-… says what speaks for the better one.

review-verdict-best = best
review-verdict-good = good
review-verdict-doubtful = doubtful
review-verdict-mistake = mistake

review-do-play = play { $card }
review-do-jump = jump in with { $card }
review-do-lay = lay { $card }
review-do-shed = discard { $card }
review-do-draw = draw
review-do-keep = keep the card
review-do-pass = pass
review-do-color = choose { $color }
review-do-target = pick { $name }
review-do-accept = accept
review-do-challenge = challenge
review-do-dance = dance
review-do-stop = stop there
review-do-yes = say yes
review-do-no = say no

review-why-wins = It was the last card: the round was won.
review-why-mercy = { $name } had { $count } cards; { $amount } more and they were out.
review-why-stops = { $name } had { $count ->
        [one] one card
       *[other] { $count } cards
    } left and had to be stopped.
review-why-bluff = It was a bluff in { $share } of 100 hands that { $name } might have had.
review-why-honest = It was a bluff in only { $share } of 100 hands that { $name } might have had.
review-why-target = { $name } was closest to going out, with { $count ->
        [one] one card
       *[other] { $count } cards
    }.
review-why-lacks = { $name } had to draw on { $color } not long before, so they probably had none.
review-why-sheds = It gets rid of { $count } cards at once.
review-why-again = It brings another turn straight away.
review-why-wild = { $card } fits on anything: better kept for when nothing else does.
review-why-passes = { $name } faces the { $count } cards.
review-why-color = { $count ->
        [one] One more { $color } was
       *[other] { $count } more { $color } were
    } left to follow with.
review-why-attacks = It costs { $name } a turn.
review-why-saves = { $name } still had { $count } cards: { $card } does more good later.
review-why-flips = It turns the table over, and from there it won more often.
review-why-used = { $count } cards like { $card } had gone already, so hardly anyone could change the colour on it.
review-why-plays = It leaves { $count ->
        [one] one card
       *[other] { $count } cards
    } in hand instead of one more.
review-why-none = In the rounds played on from here it won more often: { $best } in 100 instead of { $chosen }.

review-cost = { $points ->
        [one] 1 win in 100 given away
       *[other] { $points } wins in 100 given away
    }
review-title = { $name }, { $way ->
        [open] with open cards
       *[known] as you knew it
    }
review-luck = { $you ->
        [yes] At the start you were winning { $began } rounds in 100. Your decisions gave away { $given }, cards and the others
       *[no] At the start { $name } was winning { $began } rounds in 100. Decisions gave away { $given }, cards and the others
    } { $luck ->
        [gave] brought { $amount }
       *[took] took { $amount }
    }.
review-moments = What decided the round
review-change = Chance { $before }% → { $after }%
review-decisions = Your decisions
review-decision = { $action }: { $verdict }
review-advice = Better: { $action } ({ $cost }). { $why }

## The coach. coach-why-… says what speaks for an action that is still to be taken, as review-why-… does afterwards.

coach-says = Coach: { $action }. { $why }
coach-only = There is nothing else you can do.
coach-silent = The coach has nothing to say right now.
coach-off = There is no coach at this table. Sit down with --coach to have one.
title-try-out = Lastcard · { $edition } · Try-out with the real pile: nothing of it counts
coach-equal = Or { $other }: that is about as good.
coach-why-wins = It is your last card: the round is yours.
coach-why-mercy = { $name } has { $count } cards; { $amount } more and they are out.
coach-why-stops = { $name } has { $count ->
        [one] one card
       *[other] { $count } cards
    } left and has to be stopped.
coach-why-bluff = It is a bluff in { $share } of 100 hands that { $name } may have.
coach-why-honest = It is a bluff in only { $share } of 100 hands that { $name } may have.
coach-why-target = { $name } is closest to going out, with { $count ->
        [one] one card
       *[other] { $count } cards
    }.
coach-why-lacks = { $name } had to draw on { $color } not long ago, so they probably have none.
coach-why-sheds = It gets rid of { $count } cards at once.
coach-why-again = You go again straight away.
coach-why-wild = { $card } fits on anything: keep it for when nothing else does.
coach-why-passes = { $name } faces { $count } cards instead of you.
coach-why-color = You have { $count } more { $color } to follow with.
coach-why-attacks = It costs { $name } a turn.
coach-why-saves = { $name } still has { $count } cards: { $card } does more good later.
coach-why-flips = It turns the table over, and from there it wins more often.
coach-why-used = { $count } cards like { $card } are gone already, so hardly anyone can change the colour on it.
coach-why-plays = It leaves you with { $count ->
        [one] one card
       *[other] { $count } cards
    } instead of one more.
coach-why-none = It wins { $best } rounds in 100, where “{ $other }” wins { $chosen }.

puzzle-title = Puzzle { $number }/{ $count } · { $level ->
        [1] easy
        [2] tricky
       *[3] hard
    }
puzzle-task = Which move wins most often from here? Make it.
puzzle-right = That's it!
puzzle-wrong = There was something better.
puzzle-answer = { $action }: wins { $chance } in 100

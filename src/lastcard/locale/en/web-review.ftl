### The review of a round in the browser. What the terminal says as well is in review.ftl.

web-review-help = Each decision is compared with the best one there was, over thousands of rounds played on from that point.
web-review-of = Whose decisions
web-review-way = Judged by
web-review-known = { $you ->
        [yes] What you knew
       *[no] What { $name } knew
    }
web-review-open = Open cards
web-review-progress = Going through the round
web-review-refining = Looking again, more closely
web-review-broken = The review stopped halfway.
web-review-part = The round was very long: it is reviewed up to step { $step }.
web-review-again = Try again
web-review-chances = Chance to win
web-review-at = Step { $step }: { $chances }
web-review-chance = { $name } { $percent }%
web-review-table = The same as a table
web-review-step = Step
web-review-decision = Decision
web-review-on-top = on top
web-review-better = better
web-review-percent = { $percent }%
web-review-here = Step { $step } of { $last }
web-review-nothing = There was nothing to judge here.
web-review-choices = Wins in 100, as it looked at first sight
web-review-earlier = Decision before
web-review-later = Next decision
web-review-show = Show the table
web-review-luck = Luck and skill
web-review-began = At the start
web-review-given = Decisions
web-review-brought = Cards and the others

## Try-outs

web-try-title = Try it from step { $step }
web-try-about = You sit down and play on from here; bots take the other seats. It is a try-out: nobody shuffled for it, and nothing of it counts.
web-try-seat = Your seat
web-try-pile = The pile
web-try-pile-real = As it was
web-try-pile-shuffled = Shuffled anew
web-try-hands = Everybody holds what they held then.
web-try-start = Sit down
web-try-over = The round is over here. Go back a step first.
web-try-again = Try again
web-try-back = Back to the replay
web-try-link = Copy a link to this moment
web-try-share = Copy a link to this try-out
web-try-note = A try-out from step { $step }: nobody shuffled for it, and nothing of it counts. { $pile ->
        [real] Hands and pile are the real ones.
       *[shuffled] Hands are the real ones, the pile was shuffled anew.
    }

web-coach-ask = Ask the coach

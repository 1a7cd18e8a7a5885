### At the table in the browser: the end of a round, what is at stake, the clock, and what just happened.

## The end of a round and of a match

web-result = The result
result-show = Show the result
result-by-card = The last card: { $card }.
result-by-out = Everybody else is out.
result-by-stalemate = Nobody could play or draw any more; the lowest hand wins.
result-streak = That’s { $count } in a row!
result-line = { $name }: { $count ->
        [0] no cards left
        [one] one card left
       *[other] { $count } cards left
    }, worth { $value ->
        [one] one point
       *[other] { $value } points
    }. Score: { $total }.
result-line-unscored = { $name }: { $count ->
        [0] no cards left
        [one] one card left
       *[other] { $count } cards left
    }.
result-up = Moved up to place { $place }
result-picture = Save as a picture
result-made-with = Played with Lastcard
result-rounds = { $count ->
        [one] One round
       *[other] { $count } rounds
    }
result-most-wins = Most rounds won: { $name } ({ $count })
result-best-round = Best round: { $name } with { $points ->
        [one] one point
       *[other] { $points } points
    }
result-comeback = The winner came back from { $points ->
        [one] one point
       *[other] { $points } points
    } behind
score-watch = Watch round { $round } again

## What is at stake

stake-answer = { $name } hits you with { $card }.
    .self = Your own { $card } comes back to you.
stake-stack = You can also put a draw card on it.
stake-answer-dance = { $name } wants to see you dance!
stake-target-number = Whose hand do you want?
stake-target-optimus = Who do you duel? The higher number wins and may discard two cards.
stake-target-megatron = Who do you duel? Both show their hands; the lower number draws two.
stake-target-targeted-draw = Who draws two cards?
stake-color-roulette = Name a colour: you turn up cards until it comes, and keep them all.
stake-color-wild-draw-color = Name a colour: the next player draws until it comes.
stake-color-penalty = You were right. Name the colour that the bluffer has to draw to.
stake-lay = Lay a card: all who hold its colour draw { $count }{ $self ->
        [yes] , and so do you if you hold more of it.
       *[no] .
    }
stake-drawn-unplayable = The card you drew does not fit, so you keep it.
cost-challenge = no cards if it was a bluff, { $count } if not
cost-challenge-color = no cards if it was a bluff, { $count } more if not
cost-dance = { $dance_vote ->
    [yes] no cards if the table likes it
   *[no] no cards
}
warn-bluff = That would be a bluff: you hold { $color }. If you are challenged, you draw. Tap again to risk it.
warn-bluff-wild = That would be a bluff: another of your cards fits. If you are challenged, you draw. Tap again to risk it.
warn-lay = You hold more { $color }: you would draw { $count } yourself. Tap again to do it.
warn-uno = That leaves you one card. Press UNO! first, or tap again to play without.
warn-draw = One of your cards fits. Draw again if you would rather draw.
warn-again = Tap again to play it.
hint-fits = { $count ->
        [0] Nothing fits: { $color }{ $number ->
            [-1] { "" }
           *[other] , a { $number }
        } or a wild is needed.
        [one] One of your cards fits: { $color }{ $number ->
            [-1] { "" }
           *[other] , a { $number }
        } or a wild.
       *[other] { $count } of your cards fit: { $color }{ $number ->
            [-1] { "" }
           *[other] , a { $number }
        } or a wild.
    }
offer-drawn = Play { $card }
hand-more = { $count ->
        [one] One more card fits
       *[other] { $count } more cards fit
    }

## The clock

clock-seconds = { $count } s
clock-left = { $count ->
        [one] One second
       *[other] { $count } seconds
    } left
time-up = You ran out of time, so a bot decided: { $lines }
prompt-match-over = The match is over.

## What just happened

drew-because = { $line } ({ $reason })
to-the-end = Skip to the end
shown-hands = Shown hands

## How this table is played

pace = Speed of the bots
pace-calm = Slow
pace-usual = Normal
pace-brisk = Fast
volume = Volume
careful = Tap twice to play when cards are squeezed together
beginners = For beginners: shows what fits, and asks before a mistake
coach = Coach: tells you what a good player would do (H)
coach-for-all = A coach for everybody; such rounds count in no league
archive-ask = Ask everybody whether rounds may go into the open archive
archive-agree = My rounds here may go into the open archive: cards and moves for research, no names. All who play have to agree.
event-coached = { $name } asks the coach.
    .you = You ask the coach.
web-around-pace = Bots now play { $pace ->
        [calm] slowly
        [brisk] fast
       *[usual] at normal speed
    }.

## Characters of bots, as their seat tells them

character-sunny = Cheerful: plays quickly and forgets to call more easily.
character-cocky = Cocky: the quickest of all, and a bit careless about calling.
character-dry = Quiet: thinks a little longer and says little.
character-gentle = Kind: takes their time, and leaves you longer to call UNO.
character-dramatic = Dramatic: makes a scene, and forgets to call now and then.
bots-talk = Bots talk
bots-hush = Stop the bots talking

### The table in the terminal. Much of it is said in the browser as well; what is not stands in terminal-only.ftl.

## Names. name-1 sits on your left, and so on round the table.

name-you = You
name-person = Player
name-1 = Mei
name-2 = Ming
name-3 = Hao
name-4 = Grandma
name-5 = Ling
name-6 = Wei
name-7 = Auntie
name-8 = Yu
name-9 = Kai

## The table

title = Lastcard · { $edition }
title-match = Lastcard · { $edition } · Round { $round } · You: { $score } of { $target } points
log-stand-in = { $name } has failed ({ $reason }). Normal plays for it from round { $number } on.
log-remark = { $name }: “{ $text }”
log-round = Round { $number }
prompt-over = The round is over.
prompt-exposed = One card left, and you haven't said UNO!
with-rule = { $text } ({ $rule })

table-top = On top: { $card }
table-no-color = no colour yet
table-direction = { $direction ->
        [-1] anticlockwise
       *[1] clockwise
    }
table-next = next: { $name }
table-pending = +{ $count } to draw
table-before = Below it:
table-votes = { $ayes } yes, { $noes } no
table-side = { $side ->
        [dark] dark side
       *[light] light side
    }

seat-exposed = no UNO!
seat-uno = UNO!
seat-out = out
seat-finished = place { $place }
seat-others = other faces
seat-known = seen

explain-card = { $card } ({ $rule }): { $does }
number-does = A plain number.
nobody-to-catch = Nobody can be caught right now.

## Choices

choice-draw = Draw
choice-keep = Keep it
choice-accept = { $count ->
        [one] Take one card
       *[other] Take { $count } cards
    }
choice-accept-color = Draw until { $color } comes
choice-challenge = Challenge!
choice-dance = Dance!
choice-vote-yes = Yes, that was a dance
choice-vote-no = No
choice-activate-yes = Use it
choice-activate-no = Leave it
choice-stop = No more
choice-color = { $color }
choice-target = { $name } ({ $count })
choice-uno = UNO!
choice-uno-said = UNO! Said with the next card
choice-catch = Catch { $name }!
choice-jump = Jump in with { $card }!
choice-play = Play { $card }
choice-stack = Stack { $card }
choice-lay = Lay { $card }
choice-shed = Discard { $card }

## Pages

page-back = Back
page-keys = Keys
page-signs = Shapes and signs
page-language = Language
page-players = At the table
page-example = Example: { $text }
page-next-round = Next round
page-end = Done
leave = Leave the table? The round is not over.
leave-yes = Leave
leave-no = Stay

count-cards = { $count ->
        [one] one card
       *[other] { $count } cards
    }
count-points = { $points ->
        [one] one point
       *[other] { $points } points
    }
player-bot = Bot: { $level ->
        [random] Random
        [easy] Easy
        [normal] Normal
        [hard] Hard
        [expert] Expert
        [learned] Self-taught
       *[other] { $level }
    }
player-dealer = dealer

## Scores

won-round = { $name } wins the round!
    .you = You win the round!
won-match = { $name } wins the match!
    .you = You win the match!
score-name = Player
score-cards = Cards left
score-round = Round
score-total = Total
score-goal = { $scoring ->
        [tally] Leftovers are written down. At { $target } the lowest total wins.
       *[points] The first to reach { $target ->
            [one] one point
           *[other] { $target } points
        } wins the match.
    }

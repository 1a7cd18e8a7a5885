### The table in the terminal, and the plain one line by line.

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
log-round = Round { $number }
prompt-over = The round is over.
prompt-exposed = You have one card and have not called UNO!
with-rule = { $text } ({ $rule })

table-top = On top: { $card }
table-no-color = no colour yet
table-direction = { $direction ->
        [-1] anticlockwise
       *[1] clockwise
    }
table-next = next: { $name }
table-pending = +{ $count } to draw
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
number-does = A number, without effect of its own.
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

## Keys: the key, what it does, and in a word

key-arrows = Arrows
    .does = Move among the cards or choices; Home and End go to the ends
key-enter = Enter
    .does = Play the selected card, or take the selected choice
key-letters = Letters
    .does = The choice that shows this letter: D draw, K keep, A accept, …
key-u = U
    .does = UNO! Before your last card but one, or late
    .short = UNO!
key-c = C
    .does = Catch somebody who has one card and did not call
    .short = Catch
key-j = J
    .does = Jump in, where the table allows it
key-space = Space
    .does = Hurry the bots
key-tab = Tab
    .does = To the log and back; there Enter opens a line's rule
    .short = Log
key-question_mark = ?
    .does = The rule at hand
    .short = Rule
key-f1 = F1
    .does = The whole rulebook
key-i = I
    .does = Players: points, known cards, other faces
    .short = Players
key-l = L
    .does = Another language; also F2
key-q = Q
    .does = Leave the table
    .short = Leave

## Pages

page-back = Back
page-keys = Keys
page-signs = Shapes and signs
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
player-bot = bot: { $level ->
        [learned] self-taught
       *[other] { $level }
    }
player-dealer = deals

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
       *[points] The first to reach { $target } points wins the match.
    }

## Line by line

plain-welcome = Lastcard, { $edition }. At the table, clockwise: { $names }. At any question, ? explains and q leaves.
plain-left = You leave the table.
plain-exposed = { $name } has one card and has not called UNO!
    .you = You have one card and have not called UNO!
plain-go-on = Go on (or simply Enter)
plain-unknown = I do not understand “{ $text }”. Type the number of a choice; ? explains.
plain-calling = You will call UNO with the next card you play.
plain-not-calling = You will not call UNO.
plain-top = On top: { $card }. Colour: { $color }. Play goes { $direction }. { $pile } in the draw pile.
plain-semicolon = { "; " }
plain-pending = { $count } to draw.
plain-others = The others: { $others }.
plain-seat = { $name } (seat { $seat }) { $count ->
        [one] one card
       *[other] { $count } cards
    }
plain-next-other = Other face of the next card in the pile: { $card }.
plain-others-faces = Other faces of { $name }: { $cards }.
plain-known = Seen at { $name }: { $cards }.
plain-hand = Your hand, { $count ->
        [one] one card
       *[other] { $count } cards
    }: { $cards }.
plain-allowed = You can play { $card }.
plain-score = { $name }: { $points ->
        [one] one point
       *[other] { $points } points
    } in this round, { $total } in all.
plain-next-round = Enter deals the next round, q leaves.
plain-help =
    Type the number of a choice. With u behind it you call UNO: 2 u.
    u calls UNO, c catches whoever has not called (c 2: seat 2), j jumps in.
    h tells your hand, t the table, why r7 why a card cannot be played, rule GEN-04 a rule.
    l switches the language, q leaves.

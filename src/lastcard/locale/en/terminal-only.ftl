### What only the terminal says: its keys, and the plain table line by line.

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
    .does = Jump in, if this table allows it
key-h = H
    .does = Ask the coach, at a table that has one (--coach)
    .short = Coach
key-space = Space
    .does = Hurry the bots
key-tab = Tab
    .does = To the log and back; there Enter opens a line's rule
    .short = Log
key-question_mark = ?
    .does = The rule for what you are looking at
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

## Line by line

plain-welcome = Lastcard, { $edition }. At the table, clockwise: { $names }. At any question, ? or help explains, q or quit leaves.
plain-left = You leave the table.
plain-exposed = { $name } has one card and has not called UNO!
    .you = You have one card and have not called UNO!
plain-go-on = Go on (or simply Enter)
plain-unknown = I do not understand “{ $text }”. Type the number of a choice; help explains.
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
shuffled-together = You helped to shuffle this: the cards follow from your number and the program's, each locked away before the other was known.
shuffled-by-seed = These cards come from the seed that you gave; nobody shuffled them.
plain-score = { $name }: { $points ->
        [one] one point
       *[other] { $points } points
    } in this round, { $total } in all.
plain-next-round = Enter deals the next round, q leaves.
plain-help =
    Type the number of a choice. With u behind it you call UNO: 2 u.
    u calls UNO, c catches whoever has not called (c 2: seat 2), j jumps in.
    h reads out your hand, t the table, why r7 why a card can't be played, rule GEN-04 a rule, coach asks the coach.
    l switches the language, q or quit leaves, ? or help tells this again.

# Replay on the whole screen: what each key does

replay-key-left = back
replay-key-right = next
replay-key-home = first
replay-key-end = last
replay-key-p = play on
replay-key-q = quit

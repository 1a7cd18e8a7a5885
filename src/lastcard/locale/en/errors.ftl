# Refusals at set-up: editions, options, positions

edition-unknown = There is no edition "{ $edition }". There are: { $known }.

options-unknown = There is no option "{ $option }".
options-choice = { $option } cannot be { $value }; it is one of: { $choices }.
options-range = { $option } cannot be { $value }; it is a whole number from { $low } to { $high }.
options-mercy-range = mercy cannot be { $value }; it is 0 (off) or a number from { $low } to { $high }.
options-mercy-hand = mercy at { $mercy } cards makes no sense with hands of { $hand_size }: it must be higher.
options-switch = { $option } cannot be { $value }; it is on (True) or off (False).
options-deck = deck is a table of cards and counts, not { $value }.
options-deck-count = deck: { $card } cannot be in the deck { $value } times.
options-deck-card = deck: "{ $card }" is no card that edition { $edition } could have.
options-deck-flip = deck: { $card } needs cards with two sides, and { $edition } has none.
options-deck-sides = deck: { $light } light faces and { $dark } dark ones do not make whole cards.
options-deck-large = deck: { $count } cards are too many; at most { $most } can be played with.
options-deck-small = deck: { $count } cards are too few for { $players } players with hands of { $hand_size }.
options-deck-faces = deck: more than { $most } different faces on one side.
options-players = 2 to 10 can play, not { $players } players.
options-idle-bluffing = { $option }: this edition and deck have no draw wild that can be challenged.
options-idle-wilds_match = { $option } is for flip, where other wilds count as the colour.
options-idle-peek = { $option } needs cards with two sides.
options-idle-seven_zero = { $option } needs cards with one side and with sevens or zeros in the deck.
options-idle-dance = { $option } needs a Dancing Wild in the deck.
options-idle-discard_all = { $option } needs a Discard All in the deck.
options-idle-stacking = { $option } needs draw cards in the deck.

position-text = This is not the text of a position.
position-field = The position has something impossible under "{ $field }".
position-unknown-card = "{ $card }" is no card of { $edition }.
position-too-often = { $card }: the deck does not have this card that often.
position-deck = { $count } cards are written, but the deck has { $size } cards.
position-hands = hands is a list with one text a seat.
position-no-discard = There must be at least one card on the discard pile.
position-empty-hand = Seat { $seat } cannot be without cards and still in, or with cards and not in.
position-mercy = Seat { $seat } would be out: Mercy is at { $mercy } cards.
position-seat = { $name } cannot be { $seat } with { $players } players.
position-direction = direction is 1 (clockwise) or -1, not { $direction }.
position-side = side cannot be { $side } in { $edition }.
position-seed = A seed is a number, a text or 32 bytes, not { $seed }.
position-color = color cannot be { $color }; the colours in play are { $colors }.
position-color-top = The colour in force cannot be { $color } on { $card }.
position-color-needed = On { $card } a colour has to be given.

# Refusals at set-up: editions, house rules, positions

edition-unknown = There is no edition “{ $edition }”. There are: { $known }.

options-unknown = There is no house rule “{ $option }”.
options-form = A house rule is written name=value, not “{ $text }”.
options-choice = { $option } cannot be { $value }; it is one of: { $choices }.
options-range = { $option } cannot be { $value }; it is a whole number from { $low } to { $high }.
options-mercy-range = Mercy cannot be { $value }; it is 0 (off) or a number from { $low } to { $high }.
options-mercy-hand = Mercy at { $mercy } cards makes no sense with hands of { $hand_size }: it must be higher.
options-switch = { $option } cannot be { $value }; it is on or off.
options-deck = Cards in the deck: this is a table of cards and counts, not { $value }.
options-deck-count = Cards in the deck: there cannot be { $value } of { $card }.
options-deck-card = Cards in the deck: { $edition } cannot have { $card }.
options-deck-flip = Cards in the deck: { $card } needs cards with two sides, and { $edition } has none.
options-deck-sides = Cards in the deck: { $light } light faces and { $dark } dark ones do not make whole cards.
options-deck-large = Cards in the deck: { $count } cards are too many; at most { $most } can be played with.
options-deck-small = Cards in the deck: { $count } cards are too few for { $players } players with hands of { $hand_size }.
options-deck-faces = Cards in the deck: more than { $most } different faces on one side.
options-players = 2 to 10 players can play, not { $players }.
options-idle-bluff = { $option }: this edition and deck have no draw wild that can be challenged.
options-idle-color-bluff = { $option }: this edition and deck have no Wild Draw Four whose player could be challenged for a playable card.
options-idle-wilds-match = { $option }: this is for decks where other wilds count as the colour, as in Transformers Flip.
options-idle-two-sides = { $option }: this needs cards with two sides.
options-idle-seven-or-zero = { $option }: this needs cards with one side, and sevens or zeros in the deck.
options-idle-dance = { $option }: this needs a Dancing Wild in the deck.
options-idle-discard-all = { $option }: this needs a Discard All in the deck.
options-idle-flip = { $option }: this needs a Flip in the deck.
options-idle-color-penalty = { $option }: this needs a Wild Draw Color that can be challenged.
options-idle-gauntlet = { $option }: this needs an Infinity Gauntlet in the deck.
options-idle-creeper = { $option }: this needs a Creeper in the deck.
options-idle-draw-card = { $option }: this needs draw cards in the deck.

position-text = This is not the text of a position.
position-field = The position has something impossible under “{ $field }”.
position-unknown-card = There is no card “{ $card }” in { $edition }.
position-too-often = { $card }: the deck does not have this card that often.
position-deck = { $count ->
        [one] One card is
       *[other] { $count } cards are
    } written, but the deck has { $size }.
position-hands = hands is a list with one text a seat.
position-no-discard = There must be at least one card on the discard pile.
position-empty-hand = Seat { $seat } cannot be without cards and still in, or with cards and not in.
position-mercy = Seat { $seat } would be out: Mercy is at { $mercy } cards.
position-seat = { $name } cannot be { $seat } with { $players } players.
position-direction = direction is 1 (clockwise) or -1, not { $direction }.
position-side = side cannot be { $side } in { $edition }.
position-seed = A seed is a number, a text or 32 bytes, not { $seed }.
position-color = color cannot be { $color }; the colours in play are { $colors }.
position-color-top = The current colour cannot be { $color } on { $card }.
position-color-needed = With { $card } on top, a colour has to be given.

custom-wrong = { $file }, line { NUMBER($line, useGrouping: 0) }, { $key }: { $reason }
custom-whole = { $file }: { $reason }
custom-toml = { $file }, line { NUMBER($line, useGrouping: 0) }: this is not TOML: { $detail }
custom-line = { $file }, line { NUMBER($line, useGrouping: 0) }: { $reason }
custom-deep = Tables and lists lie too deep in one another here: at most { $most } levels.
custom-file = { $file } cannot be read: { $detail }
custom-encoding = { $file } is not a text in UTF-8.
custom-key = There is no such key here. There are: { $known }.
custom-missing = “{ $key }” is missing.
custom-table = This must be a table.
custom-text = This must be a text on one line, or one for each language.
custom-long = This is too long: at most { $most } bytes.
custom-large = This is too large for an edition.
custom-colors = This must be four different colours out of: { $known }.
custom-empty-color = No card in the deck has the colour { $color }.
custom-other-color = This colour is not one of this side's: { $colors }.
custom-card = There is no such card.
custom-range = The numbers of a range must go up.
custom-count = This must be a whole number from 0 to { $most }: how many there are in the deck.
custom-flip = A Flip needs cards with two sides, and there is no "dark" side.
custom-symbol = No card in the deck has this symbol. There are: { $known }.
custom-points = This must be a whole number from 0 to { $most }.
custom-deck-option = The deck is written under "each_color" and "cards".
custom-switch = This must be true or false.
custom-shown = This must be a list of wilds in the deck: { $known }.

record-none = Line { NUMBER($line, useGrouping: 0) }: This is not a record of a game: it does not begin with "lastcard: 1".
record-format = Line { NUMBER($line, useGrouping: 0) }: This record is in format { $format }, which this version does not know.
record-encoding = Line { NUMBER($line, useGrouping: 0) }: This is not a text in UTF-8.
record-cut = Line { NUMBER($line, useGrouping: 0) }: The record is cut off here.
record-after-end = Line { NUMBER($line, useGrouping: 0) }: Nothing can come after the end.
record-line = Line { NUMBER($line, useGrouping: 0) }: “{ $text }” is neither a header nor an action.
record-header = Line { NUMBER($line, useGrouping: 0) }: There is no header “{ $header }” here.
record-late = Line { NUMBER($line, useGrouping: 0) }: The header “{ $header }” comes too late.
record-twice = Line { NUMBER($line, useGrouping: 0) }: The header “{ $header }” was given before.
record-value = Line { NUMBER($line, useGrouping: 0) }: The header “{ $header }” cannot have this value.
record-missing = Line { NUMBER($line, useGrouping: 0) }: The header “{ $header }” is missing before this.
record-position = Line { NUMBER($line, useGrouping: 0) }: The header “{ $header }” does not go with a position.
record-edition = Line { NUMBER($line, useGrouping: 0) }: This does not belong to the edition { $edition }.
record-custom = Line { NUMBER($line, useGrouping: 0) }, { $key }: { $reason }
record-names = Line { NUMBER($line, useGrouping: 0) }: There must be one name for each of { $players } seats.
record-dealer = Line { NUMBER($line, useGrouping: 0) }: Seat { $dealer } deals this round.
record-round = Line { NUMBER($line, useGrouping: 0) }: This must be round { $round }.
record-wrong = Line { NUMBER($line, useGrouping: 0) }: { $reason }
record-refused = Line { NUMBER($line, useGrouping: 0) }, “{ $action }”: { $reason }
record-after-round = Line { NUMBER($line, useGrouping: 0) }: The round was over before this.
record-not-over = Line { NUMBER($line, useGrouping: 0) }: The round is not over here, although its result is written.
record-result = Line { NUMBER($line, useGrouping: 0) }: The actions lead to another result: { $result }
record-state = Line { NUMBER($line, useGrouping: 0) }: The actions end with other cards than this record says.
record-version = Line { NUMBER($line, useGrouping: 0) }: This game was played by version { NUMBER($rules, useGrouping: 0) } of the rules. By those of today, version { NUMBER($known, useGrouping: 0) }, it comes out differently, so it cannot be shown.
record-digest = Line { NUMBER($line, useGrouping: 0) }: Something in the lines above was changed.
record-evidence = Line { NUMBER($line, useGrouping: 0) }: The header “{ $header }” does not go with a deal that people have helped to shuffle.
record-seed = The round was not dealt from the seed { $seed }, or has gone on since.

verify-no-evidence = Line { NUMBER($line, useGrouping: 0) }: This record does not tell how its deal came about, so no receipt can fit it.
verify-secret = Line { NUMBER($line, useGrouping: 0) }: This is not the secret that the server had committed to.
verify-share = Line { NUMBER($line, useGrouping: 0) }: The share of seat { $seat } is not the one that it had committed to.
verify-key = Line { NUMBER($line, useGrouping: 0) }: This key does not follow from the secret and the shares.
verify-dealer = Line { NUMBER($line, useGrouping: 0) }: The draw for dealer came out differently.
verify-other-terms = Line { NUMBER($line, useGrouping: 0) }: Your receipt says something else about this deal: { $what }.
verify-other-commitment = Line { NUMBER($line, useGrouping: 0) }: Your receipt has another commitment of the server's.
verify-other-share = Line { NUMBER($line, useGrouping: 0) }: Your receipt says something else about what seat { $seat } gave.
verify-other-seat = Line { NUMBER($line, useGrouping: 0) }: Your receipt says that you were dealt in on seat { $seat }, and that another seat was announced as yours.
verify-other-hand = Line { NUMBER($line, useGrouping: 0) }: This key does not deal seat { $seat } the cards that your receipt has.
verify-other-record = Line { NUMBER($line, useGrouping: 0) }: This is not the record that was announced when the round was over.
receipt-bad = { $file } is not a receipt.

arena-other-contest = { $file } belongs to another contest: name another folder.
archive-no-archive = { $file } is not an archive of rounds.
archive-wrong = Round { $round } does not come out as it is written: { $detail }
arena-bad-bot = “{ $text }” names no bot: write mine=cmd:./mybot or mine=module:Class, with a name of small letters that no other bot has.
arena-bot-not-opened = The bot { $bot } cannot be opened: { $detail }

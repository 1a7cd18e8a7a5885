### House rules: what each does, a short title, and its values.

option-on = on
option-off = off

option-scoring = How a table keeps score. Points: the winner gets the value of all other hands, and the first to reach the target wins the match. Tally: everybody writes down what is left in their own hand; when somebody reaches the target, the lowest total wins, and a tie plays another round. None: single rounds. Usually points.
    .title = Scoring
option-scoring-points = points
option-scoring-tally = tally
option-scoring-none = none

option-target_score = The score that ends the match, 1 or more. Usually 500; in No Mercy 1000.
    .title = Target score

option-hand_size = How many cards everybody is dealt, 1 to 15. Usually 7.
    .title = Cards dealt

option-deck = How many of a card are in the deck. Cards you do not mention stay as the edition has them. Ask for eight Wilds, for instance, and only the Wilds change.
    .title = Cards in the deck

option-two_player_reverse = What Reverse does when only two players are in. As a Skip: the other player is skipped, you go again, and the direction stays. It turns: the direction changes, and the other player goes on as usual. Wild Reverse Draw Four is not affected. Usually as a Skip.
    .title = Reverse between two
option-two_player_reverse-skip = as a Skip
option-two_player_reverse-turn = it turns

option-bluffing =
    How Wild Draw Four, Wild Draw Two and Wild Draw Color can be played by someone who holds the current colour.
    • On: they can be played all the same, which is a bluff, and the next player may challenge.
    • Off: they cannot be played, and there is no challenge.
    • Any time, no challenge: they can be played at any time, and nobody can challenge.
    Usually on.
    .title = Bluff and challenge
option-bluffing-free = any time, no challenge

option-challenge_test = What makes a Wild Draw Four a bluff. The colour: another card in hand of the current colour. Any playable card: another card in hand that could have been played instead; other wilds count, another Wild Draw Four does not. Usually the colour.
    .title = What counts as a bluff
option-challenge_test-color = the current colour
option-challenge_test-playable = any playable card

option-number_start = On: action cards and wilds turned up at the start are passed over and stay in the discard pile until a number comes, which has no effect. Off: the first card counts as the edition says. Usually off; in No Mercy on.
    .title = Start with a number

option-voluntary_draw = On: you may draw even with a playable card in hand; where you draw until you can play, that holds for this draw, too. Off: with a playable card you must play. Usually on; in No Mercy off.
    .title = Draw although you can play

option-draw_until_playable = On: instead of one card you draw until a playable one comes. Off: you draw one. Usually off; in No Mercy on.
    .title = Draw until you can play

option-force_play = On: a drawn card that is playable must be played; a card playable only as a bluff is playable, too. Off: you may keep it. Usually off; in No Mercy on.
    .title = A drawn card that fits must be played

option-stacking =
    Whether someone who has to draw may play a draw card instead, so that the amounts add up and the total passes to the next player.
    • No stacking: you draw.
    • Same amount: a draw card for as many cards, of any colour.
    • Same or more: a draw card for as many cards as the last one or more, of any colour.
    Wild Draw Color neither stacks nor is stacked on. A stacked wild can be a bluff, and can be challenged, like any other: a bluffer who is caught takes the whole stack, a challenger who is wrong the stack and two more. If the stacked card was its player's last, the next player draws the whole stack unasked. Usually no stacking; in No Mercy same or more.
    .title = Stacking
option-stacking-off = no stacking
option-stacking-same = same amount
option-stacking-higher = same or more

option-seven_zero = On: whoever plays a 7 must swap hands with a player of their choice; on a 0 everybody passes their hand on in the direction of play. Off: 7 and 0 are plain numbers. Not for Transformers Flip, which has no zeros. Usually off; in No Mercy on.
    .title = 7 swaps, 0 passes on

option-mercy = With how many cards a player is out: 10 to 50, and more than are dealt; 0 means that nobody is knocked out. It is checked at every single card, and what was still to draw is cancelled; the hand is set aside until the discards are shuffled again. The winner gets 250 points for every player who is out. Usually 0; in No Mercy 25.
    .title = Mercy

option-jump_in = On: while it is somebody else's turn to play, anyone who holds exactly the card on top (same colour, same symbol, no wilds) may play it out of turn, and play goes on from there. Off: you wait for your turn. Usually off.
    .title = Jumping in

option-last_card = What may be played as the last card. Anything; anything but a wild; or only a number. Whoever holds nothing else has to draw. It holds for stacking and jumping in too. The Gauntlet may go out together with a coloured card, or with a number where only numbers may be last. It does not matter for cards that an effect discards. Usually anything.
    .title = The last card
option-last_card-any = anything
option-last_card-no_wild = no wild
option-last_card-number = only a number

option-uno_penalty = How many cards you draw if you are caught without having called UNO, 0 to 10. Usually 2.
    .title = Penalty for a missed UNO

option-play_on =
    On: when somebody is out of cards the others play on until one is left. The first to finish is the winner and gets what is left in hands at the end; places go by the order of finishing.
    The card with which somebody finishes keeps the effects that need no hand: colour, draw, skip, reverse, flip, passing hands on a 0. There is no swap, duel, dance or challenge, and no uncovered card is used. In No Mercy only the colour remains.
    Off: the round ends with the first player out of cards. Usually off.
    .title = Play on

option-discard_all = Who discards the colour when a Discard All is played: everyone, or only its player. Usually everyone.
    .title = Discard All
option-discard_all-everyone = everyone discards
option-discard_all-player = only its player

option-wilds_match = For cards with two faces (Transformers Flip). On: when a Wild Draw Two or Wild Draw Color is played, other wilds in hand count as the current colour, and so make it a bluff. Other kinds only: wilds of the same kind as the one played do not count, so that two of them do not block each other. Off: other wilds do not matter. Usually on.
    .title = Wilds count as the colour
option-wilds_match-other = other kinds only

option-flip_after_flip = For the Flip. On: a Flip may be played right after a Flip, whatever that one uncovered. Off: a Flip is played on its colour or on another Flip. Usually on.
    .title = Flip right after a Flip

option-flip_activation = For the Flip: whether an action card that it uncovers is used. Ask: the player of the Flip decides. Never: it does nothing. Always: it works as if that player had just played it. Usually ask.
    .title = What a flip uncovers
option-flip_activation-ask = ask the player
option-flip_activation-never = never used
option-flip_activation-always = always used

option-draw_color_by = For Wild Draw Color: which colour a bluffer who is caught draws to. The player's: the one named when the card was played. The challenger's: the challenger names any colour for it. Play goes on in the colour named first, either way. Usually the player's.
    .title = Colour after a caught bluff
option-draw_color_by-player = the player's
option-draw_color_by-challenger = the challenger's

option-gauntlet_self = For the Infinity Gauntlet. On: its own player draws two as well, with a card of the colour left in hand. Off: only the others draw. Usually on.
    .title = The Gauntlet hits its own player

option-creeper_on = For the Creeper: when it goes off. On every draw: penalties included. Only on your own draw: when you draw it instead of playing a card, not as a penalty. Usually on every draw.
    .title = When a Creeper goes off
option-creeper_on-any = on every draw
option-creeper_on-turn = only on your own draw

option-peek = For cards with two faces (Transformers Flip). On: you may look at the other faces of your own cards. Off: you see only the face turned to you. Usually off.
    .title = See your own other faces

option-dance_costs_turn = For the Dancing Wild (BTS). On: if you draw three for a Dancing Wild, you lose the turn. Off: you take a normal turn. Usually off.
    .title = Drawing costs the turn

option-dance_vote = For the Dancing Wild (BTS). On: after a dance the others are asked one by one in the direction of play, and more noes than yeses mean three cards, and the turn as well if drawing costs the turn at your table. Off: any dance will do, on your honour. Usually off.
    .title = Vote on the dance

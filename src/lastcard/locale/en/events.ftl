### The game log, one line an event.
### $name is whom the event is about; .you is for when that is the reader. $target, $by and $winner may simply be “you”.

log-seat = Seat { $seat }
log-you = you
log-comma = { ", " }

event-drew_for_dealer = Who deals? { $name } draws { $card }.
    .you = Who deals? You draw { $card }.
event-deals = { $name } deals.
    .you = You deal.
event-turned = { $to ->
        [bottom] Turned up and put under the pile: { $card }.
        [passed] Turned up and passed over: { $card }.
       *[discard] Turned up as the first card: { $card }.
    }
event-played = { $name } plays { $card }.
    .you = You play { $card }.
event-played-jump = { $name } jumps in with { $card }!
    .you = You jump in with { $card }!
# $total is how many cards are stacked up so far.
event-played-stacked = { $name } plays { $card }: { $total ->
        [one] one card
       *[other] { $total } cards
    } to draw so far.
    .you = You play { $card }: { $total ->
        [one] one card
       *[other] { $total } cards
    } to draw so far.
event-laid = { $name } lays { $card }. Two cards each for: { $hit }.
    .you = You lay { $card }. Two cards each for: { $hit }.
event-laid-nobody = { $name } lays { $card }. Nobody has to draw.
    .you = You lay { $card }. Nobody has to draw.
event-shed = { $name } discards { $card }.
    .you = You discard { $card }.
event-drew = { $name } draws: { $cards }.
    .you = You draw: { $cards }.
event-drew-hidden = { $name } draws { $count ->
        [one] a card
       *[other] { $count } cards
    }.
    .you = You draw { $count ->
        [one] a card
       *[other] { $count } cards
    }.
event-passed = { $name } passes.
    .you = You pass.
event-named = { $name } names { $color }.
    .you = You name { $color }.
event-skipped = { $name } is skipped.
    .you = You are skipped.
event-reversed = The direction changes: now { $direction ->
        [-1] anticlockwise
       *[1] clockwise
    }.
event-challenged = { $name } challenges { $target }!
    .you = You challenge { $target }!
event-hand_shown = { $name } shows these cards: { $cards }.
    .you = You show your hand: { $cards }.
event-hand_shown-hidden = { $name } lets the challenger see the hand.
    .you = You let the challenger see your hand.
event-judged = { $guilty ->
        [yes] { $name } was right to challenge { $target }: that was a bluff!
       *[no] { $name } was wrong to challenge { $target }: that was no bluff.
    }
    .you = { $guilty ->
        [yes] You were right to challenge { $target }: that was a bluff!
       *[no] You were wrong to challenge { $target }: that was no bluff.
    }
event-accepted = { $name } takes it.
    .you = You take it.
event-accepted-dance = { $name } would rather not dance and draws three.
    .you = You would rather not dance and draw three.
event-danced = { $name } dances!
    .you = You dance!
event-voted = { $yes ->
        [yes] { $name } votes yes: that was a dance!
       *[no] { $name } votes no.
    }
    .you = { $yes ->
        [yes] You vote yes: that was a dance!
       *[no] You vote no.
    }
event-dance_judged = { $good ->
        [yes] The table likes { $name }'s dance!
       *[no] The table does not like { $name }'s dance.
    }
    .you = { $good ->
        [yes] The table likes your dance!
       *[no] The table does not like your dance.
    }
event-creeper = Boom! { $name } has drawn a Creeper and draws three more.
    .you = Boom! You have drawn a Creeper and draw three more.
event-flipped = Everything is turned over: the { $side ->
        [dark] dark, Decepticon
       *[light] light, Autobot
    } faces are in play. On top: { $card }.
event-activated = { $yes ->
        [yes] { $name } uses the uncovered card.
       *[no] { $name } leaves the uncovered card inactive.
    }
    .you = { $yes ->
        [yes] You use the uncovered card.
       *[no] You leave the uncovered card inactive.
    }
event-targeted = { $name } picks { $target }.
    .you = You pick { $target }.
# $card and $target_card are the numbers compared; none where there was no number card.
event-duelled = { $name } duels with { $target }: { $card ->
        [none] no number
       *[other] { $card }
    } against { $target_card ->
        [none] no number
       *[other] { $target_card }
    }. The duel goes to { $winner }.
    .you = You duel with { $target }: { $card ->
        [none] no number
       *[other] { $card }
    } against { $target_card ->
        [none] no number
       *[other] { $target_card }
    }. The duel goes to { $winner }.
event-swapped = { $name } swaps hands with { $target }.
    .you = You swap hands with { $target }.
event-passed_on = All hands are passed on to the { $direction ->
        [-1] right, anticlockwise
       *[1] left, clockwise
    }.
event-discarded = { $name } discards: { $cards }.
    .you = You discard: { $cards }.
event-shuffled = The discards are shuffled: { $count ->
        [one] one card
       *[other] { $count } cards
    } in the new draw pile.
event-out = { $name } has too many cards and is out!
    .you = You have too many cards and are out!
event-called = { $name } calls UNO!
    .you = You call UNO!
event-caught = { $name } forgot to call UNO and is caught by { $by }!
    .you = You forgot to call UNO and are caught by { $by }!
event-finished = { $name } finishes { $place ->
        [1] first
        [2] second
        [3] third
       *[other] { $place }th
    }.
    .you = You finish { $place ->
        [1] first
        [2] second
        [3] third
       *[other] { $place }th
    }.
event-stalemate = For a whole lap nobody could play or draw. The round ends, and the lowest hand wins it.
event-won = { $name } wins the round!
    .you = You win the round!

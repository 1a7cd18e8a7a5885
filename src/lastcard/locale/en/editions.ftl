### Editions, colours, card names, and the decisions that are asked.

## Editions

edition-avengers = Avengers
    .mood = One snap of the Infinity Gauntlet, and everyone who holds that colour draws, its own player too.
    .deck = 112 cards in blue, green, red and purple. In each colour one 0, two each of 1 to 9, two each of Draw Two, Reverse and Skip; and four each of Wild, Wild Draw Four and Infinity Gauntlet.
edition-bts = BTS
    .mood = Meet a Dancing Wild, and you get up and dance or draw three.
    .deck = 112 cards in blue, green, red and purple. In each colour one 0, two each of 1 to 9, two each of Draw Two, Reverse and Skip; and four each of Wild, Wild Draw Four and Dancing Wild.
edition-minecraft = Minecraft
    .mood = Creepers hide in the draw pile; draw one, and it blows up in your face with three more cards.
    .deck = 112 cards in blue, green, red and yellow. In each colour one 0, two each of 1 to 9, two each of Draw Two, Reverse and Skip; and four each of Wild, Wild Draw Four and Creeper.
edition-flip = Transformers Flip
    .mood = Every card has an Autobot and a Decepticon face, and a single Flip turns the whole table over.
    .deck = 112 cards with two faces each, paired at random anew for every round. The light, Autobot faces are blue, green, red and yellow: in each colour two each of 1 to 9, Draw One, Reverse, Skip and Flip; and four each of Power of Optimus Prime and Wild Draw Two. The dark, Decepticon faces are pink, teal, orange and purple: in each colour two each of 1 to 9, Draw Five, Reverse, Skip Everyone and Flip; and four each of Rule of Megatron and Wild Draw Color.
edition-no-mercy = No Mercy
    .mood = Penalties pile up, 25 cards and you are out, and nobody says sorry.
    .deck = 168 cards in blue, green, red and yellow. In each colour two each of 0 to 9, three each of Draw Two, Reverse, Skip and Discard All, two each of Draw Four and Skip Everyone; and eight each of Wild Reverse Draw Four and Wild Color Roulette, four each of Wild Draw Six and Wild Draw Ten.
edition-classic = Classic
    .mood = The deck you grew up with: no special tricks, and everybody knows how to play.
    .deck = 108 cards in blue, green, red and yellow. In each colour one 0, two each of 1 to 9, two each of Draw Two, Reverse and Skip; and four each of Wild and Wild Draw Four.

## Colours

color-r = red
color-y = yellow
color-g = green
color-b = blue
color-p = purple
color-k = pink
color-t = teal
color-o = orange

## Card names; .kind is the name without the colour. $color is one of the words above, $amount the number of cards to draw.

both-faces = { $light } / { $dark }
card-number = { $color } { $number }
    .does = { $number ->
        [7] A plain number, unless 7s swap (as in No Mercy, or as a house rule): then you swap hands with a player of your choice.
        [0] A plain number, unless 0s pass on (as in No Mercy, or as a house rule): then everybody passes their hand on.
       *[other] A plain number. It does nothing else.
    }
card-skip = { $color } { card-skip.kind }
    .kind = Skip
    .does = The next player loses the turn.
# What the box of an edition calls a card, where that differs.
card-skip-flip = { $color } { card-skip-flip.kind }
    .kind = { card-skip.kind }
card-skip-no-mercy = { $color } { card-skip-no-mercy.kind }
    .kind = { card-skip.kind }
card-reverse = { $color } { card-reverse.kind }
    .kind = Reverse
    .does = The direction of play turns. With two players left it usually works as a Skip.
card-draw = { $color } { card-draw.kind }
    .kind = { $amount ->
        [1] Draw One
        [2] Draw Two
        [4] Draw Four
        [5] Draw Five
       *[other] Draw { $amount }
    }
    .does = The next player draws { $amount ->
        [1] one card
        [2] two cards
        [4] four cards
        [5] five cards
       *[other] { $amount } cards
    } and loses the turn. With stacking, another draw card may be played instead.
card-skip-everyone = { $color } { card-skip-everyone.kind }
    .kind = Skip Everyone
    .does = All the others are skipped, and its player goes again.
card-discard-all = { $color } { card-discard-all.kind }
    .kind = Discard All
    .does = All players discard every { $color } card. They go under this one and have no effect. A house rule can change it so that only its player discards.
card-flip = { $color } { card-flip.kind }
    .kind = Flip
    .does = The discard pile, the draw pile and then all hands are turned over, and play goes on with the other faces. Its player decides whether to use an action card uncovered on top (a house rule can settle that once and for all); if it is a wild, its player names the colour.
card-wild = Wild
    .does = It can always be played. Its player names the colour.
card-wild-draw = { $amount ->
        [2] Wild Draw Two
        [4] Wild Draw Four
        [6] Wild Draw Six
        [10] Wild Draw Ten
       *[other] Wild Draw { $amount }
    }
    .does = { $amount ->
        [2] Its player names the colour; the next player draws two cards and loses the turn. Honest only if you hold no other card of the current colour, and no other wild; the next player may challenge (house rules can change this).
        [4] Its player names the colour; the next player draws four cards and loses the turn. Honest only if you hold no other card of the current colour; the next player may challenge (a house rule can change this).
        [6] Its player names the colour; the next player draws six cards and loses the turn. With stacking, another draw card may be played instead.
        [10] Its player names the colour; the next player draws ten cards and loses the turn. With stacking, another draw card may be played instead.
       *[other] Its player names the colour; the next player draws { $amount ->
            [one] one card
           *[other] { $amount } cards
        } and loses the turn. With stacking, another draw card may be played instead.
    }
card-gauntlet = Infinity Gauntlet
    .does = Its player lays a coloured card on it, and everyone who holds that colour, its player too, draws two (a house rule can spare its player). Then its player names the colour.
card-dance = Dancing Wild
    .does = Its player names the colour. The next player dances or draws three cards, then takes a normal turn (a house rule can change this).
card-creeper = Creeper
    .does = Drawn from the pile, it is shown to all at once and costs three more cards. Played, it is a plain wild, and its player names the colour.
card-optimus = Power of Optimus Prime
    .does = Pick an opponent and compare your highest numbers; on a tie you win. The winner may discard up to two cards and names the colour.
card-megatron = Rule of Megatron
    .does = Pick an opponent; both show their hands, and whoever has the lower lowest number draws two, on a tie the opponent. The winner names the colour.
card-targeted-draw = Wild Targeted Draw Two
    .does = Its player names the colour, then picks another player, who draws two cards. Nobody loses a turn.
card-wild-draw-color = Wild Draw Color
    .does = Its player names a colour; the next player draws until it comes and loses the turn. Honest only if you hold no other card of the current colour, and no other wild; the next player may challenge (house rules can change this).
card-reverse-draw = { $amount ->
        [4] Wild Reverse Draw Four
       *[other] Wild Reverse Draw { $amount }
    }
    .does = Its player names the colour and the direction turns; the next player that way draws { $amount ->
        [one] one card
        [4] four cards
       *[other] { $amount } cards
    } and loses the turn, or stacks. With two players left, the cards come back to whoever played it.
card-roulette = Wild Color Roulette
    .does = The next player names a colour, turns up cards for all to see until it comes, keeps them all and loses the turn. Play goes on in that colour.

## What is being asked: said to you, and what the others see (other)

decision-turn = Your turn: play a card, or draw.
    .must = Your turn: a card fits, so play one.
    .draw = Your turn: no card fits, so draw.
    .other = Waiting for { $name } to play
decision-drawn = The card you drew fits: play it, or keep it?
    .other = Waiting for { $name } to play
decision-color = Which colour do you name?
    .other = Waiting for { $name } to name a colour
decision-target = Whom do you pick?
    .other = Waiting for { $name } to pick someone
decision-lay = Lay a coloured card on it.
    .other = Waiting for { $name } to lay a card
decision-answer = This one is aimed at you. What do you do?
    .other = Waiting for { $name } to answer
decision-vote = Your vote: was that a dance?
    .other = Waiting for { $name } to vote
decision-shed = You won the duel: discard a card, or stop?
    .other = Waiting for { $name } to discard
decision-activate = Use the card that you uncovered?
    .other = Waiting for { $name } to use the uncovered card or leave it

### First steps. lesson-… is said before a step, .after once it is done; learn-… is around them.

learn-title = First steps: { $edition }
learn-step = Step { $number } of { $total }
learn-missed = You may do that, and this is what comes of it. But this step is about something else: have another go.
learn-again = Try again
learn-next = Next
learn-skip = Skip this step
learn-back = Step before
learn-done = That was all of it. Now for a real round, with three easy-going bots.
learn-play = Play my first round
learn-others = First steps of other editions
learn-passed = { $passed } of { $total } done
learn-terminal-uno = Here in the terminal: the number of the card with u behind it, such as 1 u.
learn-terminal-play = Enter deals your first round, with three easy bots; q leaves.
learn-terminal-again = Enter tries again, s skips it, q leaves.
learn-terminal-next = Enter goes on, q leaves.

## What every edition has

lesson-match = The card in the middle is the one to match. Play a card of the same colour.
    .after = That's a turn: one card, same colour. Now it's the next player's go. Whoever gets rid of all their cards first wins.
lesson-number = No blue this time. The same number will do as well, whatever its colour.
    .after = Same number, new colour: from now on red is what counts. The same goes for symbols, a Skip on a Skip and so on.
lesson-draw = Nothing in your hand fits. So draw a card from the pile.
    .after = You may draw even when something fits. If the new card fits, you may play that one straight away; either way your turn ends there.
lesson-attack = The next player is down to two cards. Play your Draw Two and spoil their plan.
    .after = They drew two and lost their turn as well.
lesson-reverse = The next player has a single card left. Turn play round, so that they don't get a go.
    .after = Play goes the other way now, until the next Reverse.
lesson-wild = Nothing red and no 4, but a Wild goes on anything. Play it, and name the colour you have most of.
    .after = Yellow it is. From here on only yellow fits, or another wild.
lesson-uno = Two cards left. Press UNO, then play the one that fits: with your last card but one you have to call.
    .after = Called in time, so nobody can catch you. If you forget, call at once: until the next player does something, it's not too late.
lesson-catch = The player before you has one card left and hasn't called UNO. Catch them before you do anything else!
    .after = Caught: two cards for them. Once you had played, it would have been too late.
lesson-challenge = A Wild Draw Four, aimed at you! It is honest only without a card of the colour that was in force, and with that many cards in hand they surely have red. Challenge it.
    .after = A bluff: they draw the four, and you take your turn. Had it been honest, you would have drawn six.
lesson-out = One card left, and it fits. Play it!
    .after = Round won. What the others still hold is counted up, and those are your points.

## Avengers

lesson-gauntlet = The Infinity Gauntlet goes on anything. Play it and lay a coloured card on it: everyone who holds that colour draws two, you too. Then name the colour to go on with.
    .after = The card you laid does nothing else, and nobody has lost a turn. Play goes on in the colour you named.
lesson-gauntlet-spare = Once more, and with care: lay the one card whose colour you won't hold any more. Then it hits only the others.
    .after = Both of them drew two, and you none. Lay a colour that only others hold.
lesson-gauntlet-out = The Gauntlet and one coloured card: both can go out together. Play the Gauntlet.
    .after = Both cards gone at once. The others still draw, and what they draw counts for you.

## BTS

lesson-dancing = The Dancing Wild goes on anything. Play it and name a colour: the next player has to dance or draw three.
    .after = They got up and danced. After that they have their turn as usual.
lesson-dance = Now it is you: dance, or draw three. Give the table a dance.
    .after = Any dance will do, on your honour. You draw nothing, and it's your turn.
lesson-no-dance = The same again, but your feet hurt. Draw three, and then play the purple card: your turn isn't lost.
    .after = Three more in hand, but still a turn of your own.
lesson-dance-out = Your last card is a Dancing Wild. Play it!
    .after = With the last card the round is over: nobody has to dance.

## Minecraft

lesson-creeper = Nothing fits, so draw. Something is hissing in the pile …
    .after = Boom! Whoever draws a Creeper shows it and draws three more. Creepers among those three do nothing.
lesson-creeper-play = The same again. But this time get rid of the Creeper straight away: draw it, then play it.
    .after = The Creeper you draw may be played at once, as a wild; none of the other three may.
lesson-creeper-wild = In your hand it is tame: a Creeper can be played like any wild. Play it and name a colour.
    .after = No bang. It only goes off when it's drawn.
lesson-creeper-penalty = It goes off with penalties as well. Make the next player draw two, and watch.
    .after = One of the two was a Creeper: five cards instead of two.

## Transformers Flip

lesson-draw-one = On the light side everything is small, even the draw card. Let the next player draw one.
    .after = One card, and they lost their turn.
lesson-flip = Every card has two faces. Play the Flip, and turn the whole table over!
    .after = Both piles and all hands show their dark face now, until the next Flip. The card that was at the very bottom is on top.
lesson-activate = Under this pile lies a Draw Five. Flip again, and this time use what you uncover.
    .after = What a Flip uncovers only acts if whoever flipped wants it to. The next player drew five.
lesson-everyone = The next player has one card left. Skip Everyone skips all the others, and you go again.
    .after = It's your turn once more.
lesson-optimus = Power of Optimus Prime is a duel of highest numbers. Play it, pick an opponent whom you beat, and discard a card for winning.
    .after = The winner may get rid of up to two cards, and names the colour. A tie goes to you.
lesson-megatron = On the dark side the lowest numbers fight. Play Rule of Megatron, and pick the next player, who holds a 1.
    .after = Whoever had the lower one drew two, and you named the colour. Nobody lost a turn over it.
lesson-draw-color = Wild Draw Color: name a colour, and the next player draws until it comes.
    .after = They had to take them all, and lost the turn. Wilds don't count as the colour.
lesson-challenge-two = A Wild Draw Two against you! It is honest only without the colour that was in force, and without another wild. With that many cards? Challenge it.
    .after = A bluff: they show their hand to all and draw the two. Had it been honest, you would have drawn four.

## No Mercy

lesson-draw-until = Nothing fits. Here you draw until something does, and then it has to be played. Go on, draw.
    .after = The one that fitted was played, the others stay with you. And if you can play, you must.
lesson-stack = Draw Two, against you. Don't take it: put a draw card on top that is as big or bigger, and it all passes on.
    .after = Two and four: the next player had nothing to answer with and drew six.
lesson-swap = A 7 swaps hands. Play it, and take the hand of whoever has the fewest cards.
    .after = Two cards instead of six. Mind you: others can do that to you as well.
lesson-pass-on = With a 0 everybody passes their hand on. The last player has only two cards, and they sit before you …
    .after = All hands moved on by one seat, and the small one is yours.
lesson-discard-all = Discard All takes every card of its colour along, at everybody's. Play it.
    .after = Three blue ones gone at once; but the others' blue ones are gone as well.
lesson-roulette = The Wild Color Roulette: the next player names a colour and turns up cards until it comes. Play it.
    .after = They keep them all, and their turn is gone.
lesson-reverse-four = The player before you has one card left. Wild Reverse Draw Four turns the direction first, and hits whoever comes then.
    .after = Play turned round, and they drew the four.
lesson-mercy = The next player sits there with seventeen cards, and with twenty-five one is out. No mercy: play the Wild Draw Ten!
    .after = The eighth card was their twenty-fifth: out, and 250 points for whoever wins the round.

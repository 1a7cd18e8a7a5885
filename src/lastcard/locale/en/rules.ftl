### The rules of all editions. One message a rule: its text, a title and, where it helps, an example.

## What every rulebook page begins with

rules-aim = Be the first to get rid of all your cards. On your turn you play a card that goes with the one on top, or draw; with one card left, you call UNO. Whoever is without cards first wins the round, and what the others still hold is counted.
    .title = The aim
rules-aim-no-mercy = Be the first to get rid of all your cards, or the last one still in: with too many cards in hand you are out. On your turn you play a card that goes with the one on top, or draw until you can; with one card left, you call UNO. What the others still hold is counted.
    .title = { rules-aim.title }
rules-points = What the cards are worth
rules-points-numbers = Numbers
rules-points-face = their number
rules-options = House rules, and how they usually stand

## GEN: common to all editions

rule-GEN-01 = Two to ten can play.
    .title = How many can play
rule-GEN-01-no-mercy = Two to ten can play; it is at its best with two to six.
    .title = { rule-GEN-01.title }
rule-GEN-02 = Before the first round everybody draws a card. The highest number is the dealer, who shuffles and deals. Anything that is not a number counts as 0. If several share the highest number, they draw again until one is ahead. After each round the deal moves one seat to the left.
    .title = Who deals
    .example = Mei draws an 8, Ming a Reverse, Grandma an 8 too. The Reverse counts as 0, so Mei and Grandma draw again.
rule-GEN-02-flip = The first dealer is picked at random. After each round the deal moves one seat to the left.
    .title = { rule-GEN-02.title }
rule-GEN-02-no-mercy = { rule-GEN-02-flip }
    .title = { rule-GEN-02.title }
rule-GEN-03 = Everybody gets seven cards, dealt one at a time from the dealer's left. The rest is the draw pile. Its top card is turned up beside it and starts the discard pile. The player on the dealer's left begins, and play goes clockwise. A house rule can change the number of cards.
    .title = Dealing
rule-GEN-04 = On your turn, play a card that matches the top card of the discard pile in colour, number or symbol, or play a wild. On top of a wild only the named colour counts: play that colour, or another wild.
    .title = What may be played
    .example = Green 4 is on top: any green card, any 4 and any wild will do. A wild is on top and blue was named: only blue cards and wilds will do.
rule-GEN-05 = Instead of playing you may always draw one card, even if you hold something playable. If the drawn card fits, you may play it at once, but no other card. Played or kept, that ends your turn. House rules can change this.
    .title = Drawing
    .example = Red 9 is on top. Mei has red 2 but wants to save it, so she draws. A blue 9 she may play at once; a green 1 goes into her hand. Either way red 2 has to wait.
rule-GEN-06 = The next player draws two cards and loses the turn. With stacking, the next player may put another draw card on top instead.
    .title = Draw Two
rule-GEN-07 = The direction of play turns: clockwise becomes anticlockwise, and the other way round. With two players, see “{ rule-GEN-10.title }”.
    .title = Reverse
rule-GEN-08 = The next player loses the turn, and play goes on with the one after.
    .title = Skip
rule-GEN-08-flip = { rule-GEN-08 }
    .title = { rule-GEN-08.title }
rule-GEN-09 = Whoever plays it names the colour to go on with. The current colour may be named again.
    .title = Wild
rule-GEN-10 = With two players, or when only two are still in, Reverse works as a Skip: the other player is skipped, you go again, and the direction stays as it is. A house rule can make it really turn.
    .title = Reverse between two
rule-GEN-11 = Whoever plays it names the colour; the next player draws four cards and loses the turn. It is an honest play only if no other card in your hand has the current colour. Only the colour matters: a matching number, actions of other colours and other wilds are all fine. A house rule can make it stricter: then any card that you could have played instead makes it a bluff.
    .title = Wild Draw Four
    .example = Red 5 is on top. Mei also holds green 5, blue Skip and a Wild, but nothing red: her Wild Draw Four is honest. With red 1 among them it would be a bluff.
rule-GEN-12 = You may play a Wild Draw Four even though you do hold the current colour. That is the bluff. Only the next player may challenge it, and only before drawing. The challenger, and nobody else, sees the hand as it was when the card was played, without that card. If it was a bluff, its player draws four; the challenger draws nothing and takes a normal turn. If it was not, the challenger draws six and loses the turn. The named colour stands either way. House rules can rule bluffs out, or allow the card at any time; either way there is no challenge then.
    .title = Bluff and challenge
    .example = Mei plays Wild Draw Four and names blue. Ming thinks that she has red: “Challenge!” Only Ming sees her hand. If there is a red card, Mei draws four and Ming plays on blue. If there is none, Ming draws six and it is Grandma's turn.
rule-GEN-13 =
    When the first card turned up is not a number (the first player is the one on the dealer's left):
    • Draw Two: the first player draws two and is skipped.
    • Reverse: the dealer begins, and play goes anticlockwise, to the right.
    • Skip: the first player is skipped.
    • Any wild but Wild Draw Four: the first player names the colour, then plays. Nothing else happens.
    • Wild Draw Four: it goes to the bottom of the draw pile, and another card is turned up.
    Nothing turned up at the start can be stacked on. A house rule can make every round start with a number.
    .title = The first card
rule-GEN-13-flip = The top card of the draw pile is turned up. If it is not a number, see “{ rule-TF-02.title }” among this edition's own rules. A house rule can make every round start with a number.
    .title = { rule-GEN-13.title }
rule-GEN-13-no-mercy = Cards are turned up until a number comes: see “{ rule-NM-01.title }”.
    .title = { rule-GEN-13.title }
rule-GEN-14 =
    As you play your last card but one, call UNO. The same holds however you come to exactly one card: by laying, shedding, swapping or discarding. You can call together with whatever you do that may leave you one card: a play, a card laid or shed, a draw that must be played. If you have not called, any other player may catch you from that moment on, and being caught costs two cards.
    It is over once you have called, once you have been caught, once your hand is no longer one card, or once anybody else has done anything (calling UNO and catching do not count). A late call is safe as long as it comes before the catch. A house rule can change the penalty.
    .title = Calling UNO
    .example = Mei has two cards, plays blue 3 and forgets to call. Ming is still thinking when Hao says “Caught!” Mei draws two. Had Ming already played, it would have been too late to catch her.
rule-GEN-15 = The round ends when somebody has no cards left; that player wins. If the last card is a Draw Two or Wild Draw Four, the next player still draws, and the drawn cards count. There is no challenge, as there is no hand to look at. A wild as the last card asks for no colour. House rules can limit what the last card may be, and let the others play on.
    .title = The end of a round
    .example = Mei's last card is a Draw Two. Ming still draws two, a Wild and a 3, and Mei gets 53 points more.
rule-GEN-15-flip = The round ends when somebody has no cards left; that player wins. For what the last card still does, see “{ rule-TF-10.title }”. House rules can limit what the last card may be, and let the others play on.
    .title = { rule-GEN-15.title }
rule-GEN-16 = When a card has to be drawn and the draw pile is empty, the top discard stays and all the others are shuffled into a new draw pile. If that is still not enough, you draw what there is. If a whole lap passes in which nobody plays and nobody gets a card, the round ends and the lowest hand value wins; between equal hands, whoever is next in turn.
    .title = When the pile runs out
rule-GEN-17 =
    There are three ways to score, and the table chooses:
    • Points, the usual way: the winner gets the value of all other hands. The first to reach 500 wins the match.
    • Tally: everybody writes down what is left in their own hand. When somebody reaches 500, the lowest total wins; if that is shared, another round is played.
    • None: single rounds.
    Numbers count their face, Draw Two, Reverse and Skip 20, every wild 50. A house rule can change the target.
    .title = Scoring
    .example = Mei is out of cards. Ming has red 7 and a Skip left, 27 points; Grandma has a Wild, 50 points. By points Mei gets 77. By tally Ming writes down 27, Grandma 50, Mei 0.
rule-GEN-17-flip =
    There are three ways to score, and the table chooses:
    • Points, the usual way: the winner gets the value of all other hands. The first to reach 500 wins the match.
    • Tally: everybody writes down what is left in their own hand. When somebody reaches 500, the lowest total wins; if that is shared, another round is played.
    • None: single rounds.
    For what each card counts, see “{ rule-TF-11.title }”. A house rule can change the target.
    .title = { rule-GEN-17.title }
    .example = Mei is out of cards. Ming has red 7 and a Skip left, 27 points; Grandma has an Optimus, 50 points. By points Mei gets 77. By tally Ming writes down 27, Grandma 50, Mei 0.
rule-GEN-17-no-mercy =
    There are three ways to score, and the table chooses:
    • Points, the usual way: the winner gets the value of all other hands. The first to reach 1000 wins the match.
    • Tally: everybody writes down what is left in their own hand. When somebody reaches 1000, the lowest total wins; if that is shared, another round is played.
    • None: single rounds.
    For what each card counts, see “{ rule-NM-11.title }”. A house rule can change the target.
    .title = { rule-GEN-17.title }
    .example = Mei is out of cards. Ming has red 7 and a Skip left, 27 points; Grandma has a Wild Draw Six, 50 points. By points Mei gets 77. By tally Ming writes down 27, Grandma 50, Mei 0.

## AV: Avengers

rule-AV-01 = Whoever plays the Gauntlet also lays one coloured card (not a wild) from hand on it. Then everyone, its own player too, who holds a card of that colour draws two; a house rule can spare its player. Nobody loses a turn over it. The Gauntlet is a wild as well: its player names the colour to go on with, which may differ from the card laid.
    .title = Infinity Gauntlet
    .example = Mei plays the Gauntlet and lays green 3 on it. She still has green 8 herself and draws two; Ming has no green and draws nothing; Grandma has green Reverse and draws two. Mei names red, and Ming plays on red.
rule-AV-02 = The card laid has no effect of its own: a Skip skips nobody, a Draw Two costs nobody extra cards. Afterwards the Gauntlet counts as the top card, and only the named colour matches. If you hold a coloured card, you must lay one. If you hold none, the Gauntlet is a plain wild.
    .title = The card on the Gauntlet
rule-AV-03 = If you have only the Gauntlet and one coloured card left, both may go out together. The others still draw, and what they draw counts.
    .title = Going out with the Gauntlet
rule-AV-04 = The draws for the Gauntlet go clockwise, its own player first. A Gauntlet left in hand counts 50 points.
    .title = Order of draws, and points

## BT: BTS

rule-BT-01 = Whoever plays it names the colour. The next player either dances for the table or draws three cards, and then takes a normal turn. With a house rule, drawing costs the turn.
    .title = Dancing Wild
    .example = Mei plays a Dancing Wild and names purple. Ming gets up, dances eight beats, sits down and plays purple 6. Had he rather not danced, he would have drawn three and then taken his turn all the same.
rule-BT-02 = Any dance will do, on your honour. With a house rule it goes to a vote: after the dance the others are asked one by one in the direction of play, and more noes than yeses mean three cards. If drawing costs the turn at your table, it does so then too. Anyone who does not answer in time draws three.
    .title = Was that a dance?
    .example = Four at the table. Ming has danced; Grandma says yes, Hao and Mei say no. One to two: Ming draws three. A tie would have been good enough.
rule-BT-03 = If a Dancing Wild is your last card, the round is over and nobody has to dance. Left in hand it counts 50 points.
    .title = Dancing Wild as the last card

## MC: Minecraft

rule-MC-01 = Draw a Creeper from the draw pile, and you must show it to all at once and draw three more cards. Creepers among these three are not shown and do nothing. Played from hand, a Creeper is a plain wild.
    .title = Creeper
    .example = Ming draws a Creeper. Boom! He shows it and draws three more, four new cards in all. One of the three is another Creeper; he says nothing and keeps it as a wild.
rule-MC-02 = This holds for every draw after the deal, penalties included. Each Creeper you draw costs three cards; only those among the three drawn for a Creeper do not count. Creepers that you are dealt, or draw in the draw for dealer, are harmless. A house rule can limit it to cards drawn instead of playing.
    .title = When it goes off
    .example = Grandma has to draw four, and two of them are Creepers. She shows both and draws six more: ten cards.
rule-MC-03 = If you draw a Creeper on your own turn, the Creeper itself may be played at once; none of the three extra cards may. Left in hand it counts 50 points.
    .title = Playing a Creeper just drawn

## TF: Transformers Flip

rule-TF-01 = Every card has two faces; play begins on the light, Autobot one. You hold your cards with the light face to yourself and the dark, Decepticon face to the others; the draw pile lies dark face up. So you see the other faces of every hand but your own, and the other face of the next card to draw. Other faces are shown sorted, so that their order tells nothing. Watchers do not see them. A house rule lets you look at your own other faces.
    .title = Two faces
rule-TF-02 =
    When the first card turned up is not a number (the first player is the one on the dealer's left):
    • Draw One: the first player draws one and is skipped.
    • Reverse: the dealer begins, and play goes anticlockwise, to the right.
    • Skip: the first player is skipped.
    • Power of Optimus Prime: the first player names the colour, then plays. There is no duel.
    • Wild Draw Two, Flip: to the bottom of the draw pile, and another card is turned up.
    Nothing turned up at the start can be stacked on.
    .title = The first card
rule-TF-03 = Light: with Draw One the next player draws one card and loses the turn; Skip skips the next player; Reverse turns the direction. Dark: with Draw Five the next player draws five and loses the turn; Reverse turns the direction; Skip Everyone skips all the others, and its player goes again.
    .title = Action cards on both faces
rule-TF-04 = A Flip is played on its colour, on another Flip, or right after a Flip, whatever that one uncovered: when the last turn anybody took was the playing of a Flip. Players who were skipped or drew a penalty in between took no turn; a turn of drawing, or any other card played, ends it. A Flip just drawn may be played so too. A house rule can switch this off. Once it is played, first the whole discard pile is turned over, so that the Flip just played is at the bottom; then the draw pile; then everybody turns their hand. Both piles are now in reverse order, and every card shows its other face, until the next Flip.
    .title = Flip
    .example = The round began with red 2, then came red 8, and Mei plays red Flip. The pile is turned over: the card with red 2 is on top now, and shows its dark face, teal 5. Play goes on from teal 5.
rule-TF-05 = After a flip, an action card on top (Reverse, Skip, Skip Everyone, a draw card or Flip) acts only if the player of the Flip wants it to, and then as if that player had just played it. A Flip used like this turns everything back: the Flip just played is on top again, and nothing more is asked. If a wild is on top, the player of the Flip names the colour; it does nothing else. A house rule can make every uncovered action act, or none.
    .title = What a flip uncovers
    .example = Mei's Flip uncovers orange Draw Five. If she says “Yes!”, Ming draws five and loses the turn. If she says no, Ming simply plays orange or another Draw Five.
rule-TF-06 = Its player picks an opponent. Both show their highest number card to all; having none counts as 0. The higher one wins. A tie goes to the card's player, and so does an opponent without a number. The winner may discard up to two cards, but not the last one; they go under Optimus and have no effect. The winner also names the colour. Play goes on from the one who played the card.
    .title = Power of Optimus Prime
    .example = Mei plays Optimus and picks Grandma. Mei shows yellow 8, Grandma blue 9: Grandma wins. She discards two cards and names blue. Then it is Ming's turn, as he sits after Mei.
rule-TF-07 = Its player picks an opponent, and both show their hands to all. Compare the lowest number card of each; having none counts as 0. Whoever has the lower one draws two; on a tie the opponent draws. The winner names the colour. Nobody loses a turn over it.
    .title = Rule of Megatron
    .example = Mei plays Megatron and picks Hao. Her lowest is a 3, his is a 2: Hao draws two, Mei names the colour. Without any number Hao would count as 0 and draw as well.
rule-TF-08 = Whoever plays it names the colour; the next player draws two and loses the turn. It is an honest play only if no other card in your hand has the current colour. A matching number and actions of other colours are fine, but in this edition other wilds count as that colour, even another Wild Draw Two. Before drawing, the next player may challenge, and then the hand is shown to the whole table. If it was a bluff, its player draws two; the challenger draws nothing and takes a normal turn. If it was not, the challenger draws four and loses the turn. The named colour stands either way. House rules can change whether wilds count and whether bluffs are allowed.
    .title = Wild Draw Two
    .example = Green is the current colour. Mei plays Wild Draw Two; she has no green card, but she does have an Optimus. Ming challenges. The Optimus counts: Mei draws two.
rule-TF-09 = Whoever plays it names a colour; the next player draws until a card of that colour comes, and loses the turn. Wilds never count as the colour. It is an honest play under the same condition as Wild Draw Two on the light side. Before drawing, the next player may challenge, and alone sees the hand. If it was a bluff, its player draws until the colour comes, and the challenger takes a normal turn. If it was not, the challenger draws until the colour comes, then two more, and loses the turn. It is always the colour named when the card was played, and play goes on in it. House rules can change this, and can let the challenger name the colour that the bluffer draws to.
    .title = Wild Draw Color
    .example = Mei plays Wild Draw Color and names pink. Ming draws orange 4, a wild, purple 1, and at last pink 7. He keeps all four, and Grandma plays on pink.
rule-TF-10 =
    When it is your last card:
    • A draw card still makes the next player draw, unless the table keeps no score. For Wild Draw Color, name the colour first.
    • Optimus and Megatron bring no duel.
    • A Flip still flips, but nothing it uncovers acts. Points are counted on the face then in play.
    .title = The last card
rule-TF-11 =
    The first to have no cards left wins. Points are counted on the face in play at the end:
    • Numbers: their face.
    • Draw One: 10.
    • Draw Five, Reverse, Skip, Flip: 20.
    • Skip Everyone: 30.
    • Optimus, Megatron, Wild Draw Two: 50.
    • Wild Draw Color: 60.
    A plain Wild that the table has put into the deck counts 40. The first to reach 500 wins the match.
    .title = Winning and points

## NM: No Mercy

rule-NM-01 = If an action card or a wild is turned up at the start, it is passed over and stays in the discard pile; cards are turned up until a number comes. That number has no effect, even if it is a 7 or a 0. A house rule can change this.
    .title = Starting with a number
rule-NM-02 = If you have a playable card, you must play. If not, draw until a playable card comes, and play it: you must. House rules can change this.
    .title = Play, or draw until you can
    .example = Blue 6 is on top, and Ming has nothing that fits. He draws red 1, green 3, yellow 9, and then green 6, which he plays at once. He keeps the other three.
rule-NM-03 = The draw cards are +2, +4 (coloured, or Wild Reverse Draw Four), +6 and +10. Instead of drawing, you may play a draw card with the same number as the last one or a higher one, of any colour. The numbers add up, and the total passes to the next player. Whoever cannot or will not stack takes all of it and loses the turn. Nothing but a draw card answers a draw card. A house rule can change this.
    .title = Stacking
    .example = Mei plays +2, Ming +4, Grandma +10: sixteen so far. Hao needs a +10 to pass it on, or he draws all sixteen.
rule-NM-04 = With 25 cards in hand you are out. This is checked at every single card; what you still had to draw is cancelled, and if it happens on your own turn, that turn is gone. Your hand is set aside until the discards are shuffled again. Whoever is out gets no turns, cannot be picked, and takes no part in passing hands. A house rule can change the number.
    .title = Mercy
    .example = Hao has twenty cards and must draw ten. The fifth is his 25th: he is out, and the other five stay where they are.
rule-NM-05 = Play a 7, and you must swap hands with a player of your choice. Play a 0, and everybody passes their whole hand on in the direction of play. A house rule can switch this off.
    .title = 7 swaps, 0 passes on
    .example = Mei has two cards and plays red 7. She gets Grandma's twelve cards; Grandma gets the one, and is now the one who has to call UNO.
rule-NM-06 = With Draw Two the next player draws two, with Draw Four four, and loses the turn, unless they can stack. Skip skips the next player. Reverse turns the direction; with two players left, see “{ rule-GEN-10.title }”. Skip Everyone skips all the others, and its player goes again.
    .title = Coloured action cards
rule-NM-07 = All players discard every card of its colour. They go under it and have no effect. The first to be without cards wins, counted from its player on in the direction of play. A house rule can change it so that only its player discards.
    .title = Discard All
    .example = Mei plays red Discard All and still has green 2. Ming's last two cards are both red. They go, and Ming has won!
rule-NM-08 = Whoever plays it names the colour and the direction turns. The next player that way draws four and loses the turn, or stacks. With two players left, the four come back to the one who played it, and in a stack the whole total does. That player draws, or stacks and sends it on. Once they have drawn, their turn is over and the other player goes on. This holds however Reverse works between two at your table.
    .title = Wild Reverse Draw Four
    .example = Play goes clockwise, and Ming plays Wild Reverse Draw Four, naming green. Now it goes anticlockwise: not Grandma, but Mei, who has just played, faces the four.
rule-NM-09 = Wild Draw Six, Wild Draw Ten: whoever plays it names the colour; the next player draws six or ten and loses the turn, or stacks. Wild Color Roulette: the next player names a colour and turns up cards for all to see until that colour comes. Wilds do not count. That player keeps them all and loses the turn, and play goes on in that colour. There are no challenges in this edition.
    .title = The other wilds
    .example = Mei plays the Roulette, Ming names blue. He turns up red 3, Wild Draw Six, yellow 0, and then blue 8. All four are his, and Grandma plays on blue.
rule-NM-10 = Your last card wins at once, whatever it is: no effect, no draws, no colour to name. If everybody else is out, the one who is left wins.
    .title = How to win
rule-NM-11 = Numbers count their face, coloured actions (Discard All too) 20, wilds 50. The winner gets 250 more for every player who is out; the cards of those players do not count. The first to reach 1000 wins the match. By tally a player who is out writes down 250.
    .title = Points
    .example = When Mei plays her last card, Ming has 34 points in hand and Hao is out. Mei gets 284.

## CU: cards of no printed edition

rule-CU-01 = Whoever plays it names the colour, then picks another player, who draws two. Nobody loses a turn over it. It cannot be stacked or challenged. If it is turned up first, the first player names the colour; as the last card it makes nobody draw. Left in hand it counts 50 points.
    .title = Wild Targeted Draw Two
    .example = Mei plays it, names green and picks Grandma, who has only one card. Grandma draws two, and Ming, who sits after Mei, plays on green.

### What bots say at the table, by character and by what has just happened to them. There are as many lines in every language.

## Sunny

talk-sunny-attack-1 = Sorry! Well, not that sorry.
talk-sunny-attack-2 = Here, have a present!
talk-sunny-attack-3 = Don't spend them all at once!
talk-sunny-hit-1 = Ooh, lovely, more cards!
talk-sunny-hit-2 = Well, I've got plenty to choose from now.
talk-sunny-hit-3 = Cheers for that!
talk-sunny-called-1 = One to go, I'm so nervous!
talk-sunny-called-2 = Nearly there, nearly there!
talk-sunny-called-3 = Fingers crossed, everyone!
talk-sunny-caught-1 = Oh, I always forget!
talk-sunny-caught-2 = Fair cop!
talk-sunny-catches-1 = Aha, you didn't say it!
talk-sunny-catches-2 = Got you! Forgot the magic word!
talk-sunny-long-draw-1 = Just keep drawing, just keep drawing.
talk-sunny-long-draw-2 = It has to be in here somewhere!
talk-sunny-swapped-1 = Ooh, new cards!
talk-sunny-swapped-2 = A change is as good as a rest.
talk-sunny-found-out-1 = Rumbled!
talk-sunny-found-out-2 = Was it written on my face?
talk-sunny-danced-1 = I've been practising that one!
talk-sunny-danced-2 = Everybody join in!
talk-sunny-out-1 = I'll do the cheering, then!
talk-sunny-out-2 = That's me done. Carry on!
talk-sunny-won-1 = Yay, I did it!
talk-sunny-won-2 = What a lucky day!
talk-sunny-won-3 = Again, again!
talk-sunny-lost-1 = Well played, you!
talk-sunny-lost-2 = That was fun. Another?

## Cocky

talk-cocky-attack-1 = Read it and weep.
talk-cocky-attack-2 = That's how it's done.
talk-cocky-attack-3 = Should have sat somewhere else.
talk-cocky-hit-1 = Enjoy it while it lasts.
talk-cocky-hit-2 = Is that all you've got?
talk-cocky-hit-3 = I'll remember that.
talk-cocky-called-1 = Start packing up, this is nearly over.
talk-cocky-called-2 = You may start clapping.
talk-cocky-called-3 = UNO. Did everybody hear that?
talk-cocky-caught-1 = I did that on purpose.
talk-cocky-caught-2 = All right, eagle eyes.
talk-cocky-catches-1 = Nice try.
talk-cocky-catches-2 = Thought I wouldn't notice?
talk-cocky-long-draw-1 = I'm collecting them.
talk-cocky-long-draw-2 = You need big hands for this job.
talk-cocky-swapped-1 = I'll have those, thank you.
talk-cocky-swapped-2 = I'd win with either hand.
talk-cocky-found-out-1 = You win some, you bluff some.
talk-cocky-found-out-2 = Lucky guess.
talk-cocky-danced-1 = And that's how the pros do it.
talk-cocky-danced-2 = Ten out of ten, thank you.
talk-cocky-out-1 = The cards just like me too much.
talk-cocky-out-2 = Right. Next round I'm playing properly.
talk-cocky-won-1 = Never in doubt.
talk-cocky-won-2 = Form an orderly queue for autographs.
talk-cocky-won-3 = Who's next?
talk-cocky-lost-1 = I let you have that one.
talk-cocky-lost-2 = Best of three?

## Dry

talk-dry-attack-1 = Nothing personal.
talk-dry-attack-2 = Rules are rules.
talk-dry-attack-3 = There you go.
talk-dry-hit-1 = Right.
talk-dry-hit-2 = Noted.
talk-dry-hit-3 = Saw that coming. Sort of.
talk-dry-called-1 = One.
talk-dry-called-2 = UNO. That's all from me.
talk-dry-called-3 = One card. As you can see.
talk-dry-caught-1 = Fair enough.
talk-dry-caught-2 = My mistake.
talk-dry-catches-1 = You missed a word.
talk-dry-catches-2 = It's in the rulebook.
talk-dry-long-draw-1 = Don't wait up.
talk-dry-long-draw-2 = I assume this pile has a bottom.
talk-dry-swapped-1 = Pleasure doing business.
talk-dry-swapped-2 = A swap is a swap.
talk-dry-found-out-1 = The evidence is against me.
talk-dry-found-out-2 = All right. Drawing.
talk-dry-danced-1 = We shall not speak of this.
talk-dry-danced-2 = That was dancing. Thank you.
talk-dry-out-1 = I'll put the kettle on.
talk-dry-out-2 = Too many cards. Off I go.
talk-dry-won-1 = That'll do.
talk-dry-won-2 = Done.
talk-dry-won-3 = Not bad.
talk-dry-lost-1 = Well played.
talk-dry-lost-2 = Next.

## Gentle

talk-gentle-attack-1 = Sorry, love.
talk-gentle-attack-2 = There you are, dear, have a few more.
talk-gentle-attack-3 = Don't be cross, there's cake later.
talk-gentle-hit-1 = Goodness, I can hardly hold them all.
talk-gentle-hit-2 = Never mind, one at a time.
talk-gentle-hit-3 = You lot don't hold back, do you?
talk-gentle-called-1 = One left, and I did say it!
talk-gentle-called-2 = UNO! Is that how you say it?
talk-gentle-called-3 = Just so you know, dear, I've one card.
talk-gentle-caught-1 = Oh, I'd forget my own head.
talk-gentle-caught-2 = Quite right, I'll draw.
talk-gentle-catches-1 = You'll remember next time, love.
talk-gentle-catches-2 = Ah-ah! You have to say it, dear.
talk-gentle-long-draw-1 = Slow and steady, it'll turn up.
talk-gentle-long-draw-2 = That's enough to last me all evening.
talk-gentle-swapped-1 = Let's see what you've been keeping, dear.
talk-gentle-swapped-2 = Sharing is caring.
talk-gentle-found-out-1 = You know me too well.
talk-gentle-found-out-2 = Just a bit of mischief.
talk-gentle-danced-1 = Ooh, mind my hip!
talk-gentle-danced-2 = We danced like that every Saturday.
talk-gentle-out-1 = I'll see to the tea. You play on.
talk-gentle-out-2 = It's just as nice watching you all.
talk-gentle-won-1 = Oh! Did I win? How lovely.
talk-gentle-won-2 = Who's for cake?
talk-gentle-won-3 = Just luck, dear.
talk-gentle-lost-1 = Beautifully played.
talk-gentle-lost-2 = One more, to keep me company?

## Dramatic

talk-dramatic-attack-1 = Behold!
talk-dramatic-attack-2 = Silence, please: the big scene!
talk-dramatic-attack-3 = Lights on me!
talk-dramatic-hit-1 = Nooo! Why me?
talk-dramatic-hit-2 = My poor, poor hand.
talk-dramatic-hit-3 = This is how legends fall.
talk-dramatic-called-1 = One card stands between me and glory!
talk-dramatic-called-2 = Drum roll, please!
talk-dramatic-called-3 = Everyone hold your breath!
talk-dramatic-caught-1 = I forgot my line!
talk-dramatic-caught-2 = Can we do that take again?
talk-dramatic-catches-1 = Caught in the spotlight!
talk-dramatic-catches-2 = I saw everything!
talk-dramatic-long-draw-1 = Bury me under them, why don't you?
talk-dramatic-long-draw-2 = Card after card, like my tears.
talk-dramatic-swapped-1 = Act two: I become you!
talk-dramatic-swapped-2 = Your hand is my destiny now.
talk-dramatic-found-out-1 = Unmasked before the whole house!
talk-dramatic-found-out-2 = I can keep up the act no longer.
talk-dramatic-danced-1 = At last, my stage!
talk-dramatic-danced-2 = Where is my applause?
talk-dramatic-out-1 = I shall return!
talk-dramatic-out-2 = Farewell, cruel table.
talk-dramatic-won-1 = I'd like to thank the academy.
talk-dramatic-won-2 = I have waited all my life for this!
talk-dramatic-won-3 = Curtain!
talk-dramatic-lost-1 = A tragedy in one act.
talk-dramatic-lost-2 = See you in the sequel!

### The browser client. Texts that it shares with the terminal and the server stand in the other files.

## Everywhere

web-theme = Colours: { $theme ->
        [light] light
        [dark] dark
       *[auto] same as the device
    }
web-close = Close
web-cards = Cards
web-back = Back of a card
web-rulebook = Open the rulebook
web-rules = Rules

## The table

web-seat = { $name }: { $count ->
        [one] one card
       *[other] { $count } cards
    }{ $turn ->
        [yes] { ", their turn" }
       *[no] { "" }
    }
web-away = away for the moment
web-pile = Draw pile, { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
web-hand = Your hand, { $count ->
        [one] one card
       *[other] { $count } cards
    }
web-log = Log
web-earlier = Earlier
web-dances = { $name } is dancing!
    .you = The stage is yours: dance!
web-scores = Scores
web-chat = Chat
web-open-rule = Open rule { $rule }
web-round = Round
web-sort = Sorted by { $sort ->
        [symbol] symbol
       *[color] colour
    }

## Home

web-welcome = UNO by the printed rules
    .more = Five printed editions and the classic one, each just as its rulebook says. Play with friends on their phones, or with bots right now.
web-name = Your name
web-avatar = Your avatar
web-learn = Never played? Start here
web-first-steps = First steps
web-play-now = Play now with bots
web-play = Play
web-play-edition = Play { $edition } with bots
web-friends = With friends
web-friends-edition = { $edition } with friends
web-join = Got a code?
web-code = Table code
web-go = Join
web-own-tables = Your tables
web-return = Go back
web-public-tables = Open tables
web-more-decks = More decks
web-own-rules = Your own rules
web-free-chairs = { $count ->
        [one] one free chair
       *[other] { $count } free chairs
    }
web-to-watch = watch
web-full = full
web-printed = With the printed deck
web-pad = Score pad
web-editions = Editions
web-avatar-bear = Bear
web-avatar-cat = Cat
web-avatar-dog = Dog
web-avatar-fox = Fox
web-avatar-frog = Frog
web-avatar-koala = Koala
web-avatar-octopus = Octopus
web-avatar-owl = Owl
web-avatar-panda = Panda
web-avatar-penguin = Penguin
web-avatar-rabbit = Rabbit
web-avatar-tiger = Tiger
web-wrong-link = This link doesn't lead anywhere. Part of it may be missing: ask for it again.
web-no-server = The server does not answer. Is it running?

## A new table

web-which-edition = Which edition?
web-screen = Big screen
    .more = This screen is the middle of the table: a TV, or a laptop everybody can see. Hands are on the phones, and the first to sit down is host.
web-pass = One device for everyone
    .more = A phone or tablet goes round the table. It shows your cards when it is your turn, and nobody else's.
web-pass-how = Pass it on when the screen says so. Cards stay hidden until the player whose turn it is shows their own.
web-pass-who = Who is playing?
web-pass-name = Name of player { $number }
web-pass-face = Another picture for { $name }
web-pass-add = Add a player
web-pass-bots = Bots joining in
web-pass-remove = Take { $name } out
web-pass-to = Pass it to { $name }
web-pass-show = I'm { $name } – show my cards
web-pass-hide = Hide my cards
web-pass-exposed = { $name } has one card left and didn't say UNO!
web-pass-catch = { $name }: Caught you!
web-pass-uno = { $name }: UNO!
web-new-table = A new table
web-players = Players
web-level = Bots
web-level-easy = Easy
web-level-normal = Normal
web-level-hard = Hard
web-level-expert = Expert
web-level-learned = Self-taught
web-turn-time = Seconds per turn
web-watchers = Others may watch
web-public = Anyone can find it
web-open-table = Open the table
web-puzzle = Puzzle of the day
    .more = A moment from a real round. One move is clearly best, and it is not the obvious one.
web-puzzle-solve = Solve it
web-puzzle-next = Next puzzle
web-puzzle-again = Look again
web-alone = Just me and the bots
web-house-rules = House rules
web-house-rules-are = Rules: as printed
web-by-the-book = as printed
web-rules-differ = { $count ->
        [one] one house rule
       *[other] { $count } house rules
    }
web-change-line = change
web-show-line = show
web-what = What is this?
web-own-edition = Your own rules (upload a file) …
web-presets = Ready-made rules
web-preset-book = By the book
    .more = As printed.
web-preset-beginners = For beginners
    .more = Shows what fits, asks before a mistake, leaves time to call UNO; easy bots, no bluffing, no scores, two minutes to think.
web-preset-family = Family
    .more = Calm: no bluffing, nobody is knocked out, you may always draw, no scores, two minutes to think.
web-preset-party = Party
    .more = { $swaps ->
        [yes] Stacking, 7 swaps, 0 passes on, jumping in; no scores.
       *[no] Stacking and jumping in; no scores.
    }
web-preset-quick = Quick
    .more = Five cards, one round, half a minute.
web-preset-home = As we play at home
    .more = Wild Draw Four whenever you like, no challenges, same on same stacks; no scores, two minutes to think.
web-preset-tournament = Tournament
    .more = By the book for points, half a minute each.

## Chairs

web-who-are-you = Who are you?
web-share = Scan it, or type this code:
web-only-here = Only this computer can reach the table.
    .more = To let phones in, stop Lastcard and start it again with
web-invite-text = Come and play UNO with me! { $link }
web-mail = Mail
web-scan = Scan to join
    .more = , or open this address and type the code:
web-first-is-host = The first to sit down is the host.
web-link = Link to the table
web-copy = Copy
web-copied = Copied
web-free = free
web-for-friend = for a friend
web-host = host
web-sit = Sit down
web-sit-here = Sit here
web-stand-up = Stand up
web-all-taken = All chairs are taken. The host can add one.
web-fill = Fill with bots
web-add-chair = One more chair
web-wait-friends = Waiting for a friend or a bot to sit down.
web-remove = Remove
web-start = Deal the cards
web-round-closed = The last round could not go on: either the rules were updated in the middle of it, or nobody had won after 10,000 moves. It counts as a draw and nobody scores. Deal the next one.
web-wait-host = The host deals when everybody is here.
web-next-here = { $name } next round
web-leaves = leaves after this round
web-muted = muted
web-program = a program plays
web-lend = Let a program play for me
    .more = A bot that you wrote, or an assistant, sits in your chair. Everybody sees that it is a program; it does not chat, and its rounds are not in your statistics.
web-lend-for = For
web-hours = { $count ->
        [one] one hour
       *[other] { $count } hours
    }
web-days = { $count ->
        [one] one day
       *[other] { $count } days
    }
web-make-token = Make a token
web-token = Token
web-token-once = Copy it now: it is not shown again. Whoever has it plays in your seat, so give it to your program and to nobody else.
web-lent-until = A program may play in your seat until { $until }.
web-reclaim = Take my seat back
web-who-plays = Who sits on chair { $number }
web-about = More about { $name }
web-hush = Hide what { $name } writes
web-unhush = Show what { $name } writes
web-make-host = Make host
web-mute = Mute
web-unmute = Unmute
web-lock = No newcomers
web-knocking = You have knocked. Waiting for the host to let you in …
web-knocks = { $name } is knocking.
web-admit = Let them in
web-turn-away = Not now
web-locked = The host isn't letting anyone new in at the moment.
web-watching = Watching: { $names }
web-send-link = Send to friends
web-change = Change the rules
web-change-later = You can change them once this round is over.
web-change-restarts = Changing them starts a new match.
web-cancel = Cancel
web-apply = Play like this
web-people = Who is here
web-invite = Invite friends
web-own-settings = Your settings
web-hand-only = Show only my hand (the table is on a big screen)
web-table = The table

## At the table

web-your-turn = Your turn
web-connecting = One moment …
web-lost = Connection lost. Trying again …
web-autopilot = A bot plays for you. Touch to take over.
web-try-out = A try-out
web-missed = Welcome back. { $count ->
        [one] One thing
       *[other] { $count } things
    } happened while you were away.
web-menu = Menu
web-home = Home, keep my chair
web-leave = Leave for good
web-rematch = Play again
web-record = Save the record
web-sound = Sound { $on ->
        [yes] on
       *[no] off
    }
web-say = Say something
web-send = Send
web-leave-sure = Really leave? A bot will take over.
web-notices = Notify me when it is my turn
web-notices-refused = Your browser has blocked notifications. You can allow them in its settings for this site.
web-waiting = You're in from the next round
web-chat-empty = Nobody has said anything yet.
web-reaction-thumbs-up = Good
web-reaction-clap = Clap
web-reaction-laugh = Laugh
web-reaction-wow = Wow
web-reaction-sad = Sad
web-reaction-angry = Angry
web-reaction-party = Party
web-reaction-think = Hm
web-reaction-hurry = Hurry
web-reaction-sorry = Sorry

## What happens around the game, read out

web-around-sat = { $name } sits down.
web-around-left = { $name } leaves.
web-around-removed = { $name } was removed.
web-around-renamed = { $old } is now called { $name }.
web-around-host = { $name } is host now.
web-around-filled = A bot sits down.
web-around-freed = A bot leaves.
web-around-locked = { $yes ->
        [yes] Nobody new may come in.
       *[no] Newcomers are welcome again.
    }
web-around-muted = { $yes ->
        [yes] { $name } is muted.
       *[no] { $name } is no longer muted.
    }
web-around-program = { $yes ->
        [yes] A program plays for { $name } now.
       *[no] { $name } is playing in person again.
    }
web-around-admitted = { $yes ->
    [yes] The host lets { $name } in.
   *[no] The host does not let { $name } in.
}
web-around-settings = The rules of this table have changed.
web-around-closed = { web-round-closed }
web-around-undealt = The rules on the server were updated while the cards were being shuffled, so nothing was dealt. Start the round again.
web-around-stand_in = This bot has failed. Normal plays for it from round { $number } on.
web-around-round = Round { $number } begins.

## Rules

web-rules-own = This edition's own rules
web-rules-common = Common rules

## Score pad

web-player = Player { $number }
web-went-out = Won the round
web-left-over = Left: { $points ->
        [one] one point
       *[other] { $points } points
    }
web-was-out = knocked out ({ $points })
web-write = Write it down
web-undo = Undo
web-new-sheet = New sheet
web-new-sheet-sure = Throw these scores away?
web-one-less = One fewer: { $card }

## Replay

web-step = Next step
web-step-back = Step back
web-run = Play
web-pause = Pause
web-speed = Speed
web-seek = Position in the round
web-seen-by = Seen by
web-all-open = All hands open
web-copy-link = Copy link
web-replay = Watch it again
web-try = Try it from here
web-branch = Try-out · { $pile ->
        [real] the real pile
       *[shuffled] pile shuffled anew
    }
web-review = Review
web-review-round = Review this round

web-shuffling = Everybody is shuffling …
web-left-out = Shuffled without { $names }: no answer in time.
web-comma = {", "}
web-gap = { " " }
web-seal-checking = Checking the shuffle …
web-seal-unchecked = Not checked: the server does not give out the record
web-seal-helped = You helped to shuffle this
web-seal-left-out = Shuffled without you
web-seal-wrong = Something is wrong with this deal
web-seal-checked = Your browser has done the whole sum again by itself: the locked numbers, the shuffle and your cards all fit.
web-seal-followed = { $count ->
    [0] Every card that was drawn, played or shown until the end is one that this shuffle gave.
    [one] Every card that was drawn, played or shown until the end is one that this shuffle gave; the discards were shuffled again once.
   *[other] Every card that was drawn, played or shown until the end is one that this shuffle gave; the discards were shuffled again { $count } times.
}
web-seal-without = { $count ->
        [one] One person's number is not in it, as it did not come in time.
       *[other] { $count } people's numbers are not in it, as they did not come in time.
    }
web-seal-again = { $count ->
        [one] One shuffle was
       *[other] { $count } shuffles were
    } announced before this one and never dealt or, as far as you were told, never finished.
web-seal-what-record = This is not the record that was announced when the round was over.
web-seal-what-terms = The record tells of another deal than the one your browser was told of.
web-seal-what-deck = These are not the cards that belong to this edition.
web-seal-what-secret = The server's number is not the one that it had locked away.
web-seal-what-shares = Somebody's number is not the one that was locked away.
web-seal-what-key = These numbers do not make this shuffle.
web-seal-what-dealer = This shuffle makes somebody else the dealer.
web-seal-what-seat = You were dealt in at a different seat from the one you were told.
web-seal-what-hand = This shuffle does not deal the cards that you were given.
web-seal-what-draws = Cards that were turned up or drawn did not come from this shuffle.
web-seal-receipt = Save the receipt
web-fair = Who shuffled?
web-fair-promise = Nobody can pick the cards here. Not the other players, and not the server either.
web-fair-picture = Everybody's number goes into one bowl, and what comes out shuffles the cards.
web-fair-you = You
web-fair-friend = Your friend
web-fair-server = The server
web-fair-box = Lock it away.
    .more = Before each round everybody's device thinks of a huge secret number, and so does the server. Each puts theirs into a locked box and sets it on the table. Nobody can look inside, and nobody can swap what is in there any more.
web-fair-mix = Mix it all.
    .more = Only when all the boxes are on the table do the players open theirs. All the numbers are stirred together into one, and that one shuffles the cards. Change a single digit of a single number, and every card ends up somewhere else.
web-fair-open = Open the last one.
    .more = The server's box stays shut until the round is over: otherwise anybody could work out everybody's cards. Then it is opened too, and your own device does the whole sum again. Same boxes, same number, same cards? Then you get the seal. It does not take the server's word for it.
web-fair-out = So if your number is in there, nobody could know the outcome in advance, even if all the others were in cahoots. The most they could do is keep a box shut at the last moment, and everybody would see that.
web-fair-left = All of it takes less than a second, and you don't have to press anything. Whoever does not answer in time is left out of the mix, and everybody is told. They are dealt cards all the same.
web-fair-experts = If you know about SHA-256 and HKDF: docs/fairness.md has every step with test vectors, and lastcard verify checks a record with your receipt.

## Evenings and circles

web-evenings = Your evenings
web-evenings-all = Statistics and circles
web-last-evenings = Recent evenings
web-no-evenings = Nothing yet. Play a round to the end and it shows up here.
web-evening-rounds = { $count ->
        [one] one round
       *[other] { $count } rounds
    }
web-evening-won = Rounds won
web-watch-last = Watch the last round
web-show-all = Show all
web-a-bot = bot
web-somebody = somebody who has left
web-statistics = Your statistics
web-figure-rounds = Rounds
web-figure-wins = Wins
web-figure-points = Points
web-figure-calls = UNO called
web-figure-catches = Caught others
web-figure-challenges = Challenges won
web-figure-comeback = Best comeback
web-comeback-cards = from { $count } cards
web-rivals = Head to head
web-rival = { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }: you won { $won }, they won { $lost }
web-circle = Circle
web-circles = Circles
    .more = For friends who play often: one link, your own tables, the rules as you play them, and a league for the year.
web-circle-name = Name of the circle
web-circle-new = Start a circle
web-circle-invited = Join “{ $name }”?
web-circle-join = Join
web-circle-tables = Tables
web-circle-open = Open a table
web-league = League
    .more = Rounds at this circle's tables count here once two of you play.
web-circle-rules = As we play
web-circle-change = Change
web-circle-text = Join our UNO circle! { $link }
web-circle-link = Link to the circle
    .more = Whoever has this link can join.
web-circle-renew = Make a new link
    .question = The old link will stop working. Everybody in the circle finds the new one under Your evenings.
web-members = Who's in
web-maker = started it
web-circle-leave = Leave
    .question = Leave this circle? What you have played stays in its league.
web-circle-remove = Remove
    .question = Remove { $name }? The link changes too, so the old one is no way back in.
web-own-data = What we keep about you
    .more = Your rounds, statistics and circles belong to this browser. There is no account and no password.
web-other-device = Use another device as well
    .more = Scan this with the other device. It works once, for five minutes; show it to nobody else.
web-download = Download
web-delete = Delete everything
web-delete-question = Your evenings, statistics and circles will be gone for good, and your name disappears from your friends' lists.
web-delete-yes = Delete it all
web-deleted = All gone. You're a new face here now.
web-move = Carry on on this device
    .more = This browser becomes the person on your other device: same chairs, statistics and circles. Whatever this browser had played until now stays behind.
web-move-yes = Yes, that's me

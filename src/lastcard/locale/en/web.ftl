### The browser client. Texts that it shares with the terminal and the server stand in the other files.

## Everywhere

web-theme = Colours: { $theme ->
        [light] light
        [dark] dark
       *[auto] as the device
    }
web-close = Close
web-cards = Cards
web-back = Back of the cards
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
        [one] one card
       *[other] { $count } cards
    }
web-hand = Your hand, { $count ->
        [one] one card
       *[other] { $count } cards
    }
web-log = Log
web-earlier = What happened before
web-hand-of = { $name }’s hand
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

web-welcome = Deal me in!
    .more = Five printed UNO editions and the classic one, played by the book. With bots right now, or with friends by a link.
web-name = Your name
web-play-now = Play now
web-play = Play
web-play-edition = Play { $edition } with bots
web-friends = With friends
web-join = Join a table
web-code = Code of the table
web-go = Go
web-own-tables = Your tables
web-return = Back to it
web-public-tables = Open tables
web-own-rounds = Your last rounds
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
web-no-server = The server does not answer. Is it running?

## A new table

web-new-table = A new table
web-players = Players
web-bots = Bots
web-level = Level of the bots
web-level-easy = Easy
web-level-normal = Normal
web-level-hard = Hard
web-level-expert = Expert
web-level-learned = Self-taught
web-turn-time = Seconds to decide
web-watchers = Others may watch
web-public = Listed for everybody
web-open-table = Open the table
web-alone = Only me and bots
web-house-rules = Rules of this table
web-by-the-book = all as printed
web-what = What is this?
web-own-edition = Your own rules (upload a file) …
web-presets = Ready-made rules
web-preset-book = By the book
    .more = As printed.
web-preset-family = Family
    .more = Calm: no bluffing, nobody goes out, you may always draw, no scores, two minutes to think.
web-preset-party = Party
    .more = { $swaps ->
        [yes] Stacking, 7 swaps, 0 passes on, jumping in; no scores.
       *[no] Stacking and jumping in; no scores.
    }
web-preset-quick = Quick
    .more = Five cards, one round, half a minute.
web-preset-home = As we play at home
    .more = Wild Draw Four at any time and no challenges, like on like stacks; no scores, two minutes to think.
web-preset-tournament = Tournament
    .more = By the book for points, half a minute each.

## Chairs

web-share = Friends come in with this code or link.
web-link = Link to the table
web-copy = Copy
web-copied = Copied
web-free = free
web-host = host
web-sit = Sit down
web-remove = Remove
web-start = Start
web-wait-host = The host starts the match.
web-next-here = then { $name }
web-leaves = goes after this round
web-muted = muted
web-who-plays = Who plays on chair { $number }
web-about = More about { $name }
web-hush = Hide what { $name } writes
web-unhush = Show what { $name } writes
web-make-host = Make host
web-mute = Mute
web-unmute = Unmute
web-lock = No newcomers
web-locked = The host lets nobody new in at the moment.
web-watching = Watching: { $names }
web-send-link = Send
web-change = Change the table
web-change-later = The table can be changed when this round is over.
web-change-restarts = A new match begins after a change.
web-cancel = Cancel
web-apply = Play like this
web-people = Who is here
web-invite = Invite friends
web-table = The table

## At the table

web-your-turn = Your turn
web-connecting = One moment …
web-lost = The connection is gone; trying again …
web-autopilot = A bot plays for you. Touch to take over.
web-missed = You are back. { $count ->
        [one] One thing
       *[other] { $count } things
    } happened meanwhile.
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
web-leave-sure = Really leave? A bot plays on.
web-notices = Notify me when it is my turn
web-notices-refused = The browser does not allow it. Its settings for this page can change that.
web-waiting = You sit down next round
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
web-around-renamed = Somebody is now called { $name }.
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
web-around-settings = The rules of this table have changed.
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
web-was-out = was out ({ $points })
web-write = Write it down
web-undo = Take back
web-new-sheet = New sheet
web-new-sheet-sure = Throw these scores away?
web-one-less = One less: { $card }

## Replay

web-step = Next step
web-step-back = Step back
web-run = Play
web-pause = Pause
web-speed = Speed
web-seek = Where in the round
web-seen-by = Seen by
web-all-open = All hands open
web-copy-link = Copy link
web-replay = Watch it again

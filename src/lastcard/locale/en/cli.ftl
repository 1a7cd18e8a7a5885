### The command line. cli-<command> says what a command does, .more how it is used.
### cli-flag-… and cli-argument-… are the lines of its help.

cli-about = UNO by the printed rules: five editions, the classic one and your own. lastcard alone opens the game in the browser.
cli-usage = usage:{ " " }
cli-commands = commands
cli-arguments = arguments
cli-flags = options

cli-play = Play against bots.
    .more = For example: lastcard play --edition minecraft --players 4 --bots normal --option stacking=same
cli-learn = Learn an edition step by step, with cards in your hand.
    .more = Every step is a position in which you do what a rule is about. It goes on where you stopped. For example: lastcard learn no-mercy
cli-editions = List the editions.
    .more = Each can be named after --edition, and so can a TOML file of your own.
cli-rules = Show the rules.
    .more = Without a topic it lists what you can look up. For example: lastcard rules no-mercy, lastcard rules NM-03, lastcard rules wG. Any other words are searched for in the rulebook: lastcard rules draw four
cli-replay = Look at a saved game, step by step.
    .more = Arrow keys walk through it. With --plain Enter shows the next step, b the one before, a number goes to that step, q quits. P plays on from the step that is shown, against bots. Where there is no screen, the whole game is printed.
cli-review = Say where a saved round was won or lost.
    .more = And which card would have been better, by what the seat knew at the time; with --open by the cards that everyone really held. For example: lastcard review game.txt --seat 2
cli-puzzles = Solve the puzzle of the day, or one by its number.
    .more = Positions from real rounds in which one move is clearly best, and it is not the obvious one. --make finds new ones.
cli-verify = Check saved games.
    .more = Plays them again from the first card to the last. Whatever is wrong is named with its line. A receipt from the browser proves that nobody chose the deal: see docs/fairness.md.
cli-restore = Bring back rounds and tables that were removed as too old.
    .more = All of the last week, or those that you name. The server can keep running.
cli-completion = Print a script that lets your shell complete what you type.
    .more = For bash: source <(lastcard completion bash). For zsh: source <(lastcard completion zsh). For fish: lastcard completion fish | source

cli-flag-edition = an edition, or a TOML file of your own; default: { $usual }
cli-flag-players = how many play, 2 to 10; default: { $usual }
cli-flag-bots = how well the bots play: random, easy, normal, hard, expert, learned; or bots of your own: cmd:./mybot, module:Class; several with commas; default: { $usual }
cli-flag-option = a house rule, such as stacking=same, jump_in=on or deck=w:8,wG:2; as often as you like. lastcard rules lists them
cli-flag-target = the score that ends the match
cli-flag-no-talk = bots keep quiet
cli-flag-name = what you are called
cli-flag-seed = a number or text; the same seed deals the same cards
cli-flag-save = where to save the game
cli-flag-keep-receipt = where to keep your receipt of the shuffle, for lastcard verify
cli-flag-plain = line by line, for screen readers
cli-flag-coach = H asks a coach what a good player would do
cli-flag-receipt = what your browser kept of the deal; as often as you like
cli-flag-seat = show only what this seat saw; the first seat is 0
cli-flag-reviewed = whose decisions; the first seat is 0, and usually it is that one
cli-flag-round = which round of a match; usually the first
cli-flag-all-hands = by the cards that everyone really held
cli-flag-make = look for so many new puzzles of each level; that takes a while
cli-flag-puzzle-file = where to write them; usually { $usual }
cli-flag-puzzle-rounds = from the rounds of this saved game instead of those of bots; more than once for more
cli-flag-part = another number finds others
cli-argument-number = a puzzle; usually that of the day
cli-flag-json = as JSON, for programs
cli-flag-open = show all hands; this is what happens without --seat
cli-flag-lang = { $known }; else LASTCARD_LANG or the language of your system decides
cli-flag-debug = when something goes wrong, show where
cli-flag-help = show this help
cli-flag-version = show the version, and whether the rules are compiled
cli-version = lastcard { $version }, { $speed ->
    [compiled] rules compiled
   *[plain] rules not compiled: the same game, many times slower
}
cli-argument-topic = an edition, a rule (NM-03) or a group of them (NM), a house rule, a card (wG), or words to search for
cli-argument-edition = which edition; usually classic
cli-argument-file = a saved game
cli-argument-league = a file of results, one a line
cli-argument-link = the link of a table, to take a seat there; without one, a game on this machine
cli-argument-removed = the id of a round, or the code of a table
cli-argument-shell = bash, zsh or fish

cli-usage-error = { $message } (see { $command } --help)
cli-no-command = There is no command “{ $word }”. There are: { $known }.
cli-value-missing = { $flag } needs a value.
cli-value-unwanted = { $flag } takes no value.
cli-unknown-words = Not understood: { $words }
cli-missing = Missing: { $words }
cli-bad-number = { $flag } takes a whole number from { $least } to { $most }, not “{ $value }”.
cli-no-link = “{ $link }” is not the link of a table; one looks like https://play.example/t/H6R2VXNM.
cli-no-database = “{ $kind }” is no kind of database that this server can use; it can use sqlite and postgresql.
cli-no-language = There is no language “{ $lang }”. There are: { $known }.
cli-no-file = { $file }: { $detail }
cli-no-bot = There is no bot called “{ $level }”. There are: { $known }.
cli-no-topic = The rulebook has nothing about “{ $topic }”. { $meant ->
        [none] lastcard rules lists what there is.
       *[other] Do you mean { $meant }?
    }
cli-no-lesson = There are first steps for: { $known }.
cli-no-puzzle = There are { $count } puzzles; name one by its number.
cli-review-range = The seats of this game are 0 to { $seats }, its rounds 1 to { $rounds }.
cli-no-shell = For which shell? There are: { $known }.
cli-bug = Something went wrong that should not have: { $detail } (--debug shows more)

cli-rules-editions = Editions
cli-rules-groups = Rules
cli-rules-options = House rules
cli-rules-hint = lastcard rules no-mercy shows a whole rulebook, lastcard rules NM-03 one rule, lastcard rules stacking one house rule. Any other words are searched for.
cli-rules-option = { $option }: { $value }
cli-rules-found = “{ $topic }” is found here; lastcard rules NAME shows one of them.
cli-rules-deck = The deck
cli-rules-side = { $count ->
        [one] one card
       *[other] { $count } cards
    } in { $colors }. Wilds: { $wilds }.
cli-example = For example: { $text }
cli-editions-hint = lastcard rules EDITION says more about each. A TOML file of your own is an edition, too.
cli-rules-common = common to all editions
cli-rules-custom = cards for editions of your own

cli-replay-keys = Enter: next step · b: back · a number: to that step · p: play on from here · q: quit
cli-replay-over = The round is over at this step: there is nothing left to play.
cli-replay-end = The steps go from 1 to { $steps }.
cli-replay-step = Step { $step } of { $steps }, round { $round }
cli-replay-round = Round { $round }
cli-replay-top = On top: { $card }. Colour: { $color }. { $direction ->
        [-1] Anticlockwise.
       *[1] Clockwise.
    } { $count ->
        [one] One card
       *[other] { $count } cards
    } to draw.
cli-replay-hand = { $name } ({ $count }): { $cards }
cli-replay-behind = { $hand }; other faces: { $cards }
cli-replay-points = Points: { $points }.
cli-replay-total = Total: { $points }.
cli-replay-score = { $name } { $points }

cli-restored = { $count ->
        [0] Nothing was restored.
        [one] One round or table is back.
       *[other] { $count } rounds and tables are back.
    }
cli-not-removed = { $name } is no round or table that was removed in the last week.
cli-verified = { $file } is in order: { $record } { $proof }
cli-proof-seed = Every action and the score are right; the cards came from a seed, and whoever chose the seed chose the deal.
cli-proof-bots = Deal, reshuffles, every action and the score follow from the server's secret; only bots sat there, so nobody else had a hand in the shuffle.
cli-proof-unwitnessed = Deal, reshuffles, every action and the score agree with each other; without a receipt that is all that is proved.
cli-proof-left-out = Proved by receipt: the server had settled its secret before the deal. Not proved: that nobody chose the deal, as your share is not in it.
cli-proof-helped = Proved by receipt: nobody chose the deal, and all reshuffles follow from it.
cli-proof-witnessed = Also proved: every action and the score are those that were announced when the round was over.
cli-proof-actions = Every action and the score are right by the rules; that they are the ones that were played is not proved, as the receipt ends before the round does.
cli-proof-silent = Left out, because they did not answer in time: { $names }.
cli-proof-withheld = Left out after they had committed: { $names }.
cli-proof-abandoned = { $count ->
        [one] One deal was
       *[other] { $count } deals were
    } announced before this one and never dealt or, as far as you were told, never finished.
cli-proof-redraws = { $count ->
        [0] Nobody had a second try.
        [one] Somebody may have had a second try.
       *[other] There may have been { $count } second tries.
    }
cli-verify-repeated = Two of these rounds were dealt from the same secret.
cli-summary-round = a round of { $edition } with { $players } players, { $actions ->
        [one] one action
       *[other] { $actions } actions
    }. { $winner ->
        [none] It was not finished.
       *[other] { $winner } won.
    }
cli-summary-match = a match of { $edition } with { $players } players, { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }, { $actions ->
        [one] one action
       *[other] { $actions } actions
    }. { $winner ->
        [none] It was not finished.
       *[other] { $winner } won.
    }

cli-serve = Run the server: tables in the browser, for yourself or for friends.
    .more = For example: lastcard serve --port 8000. docs/hosting.md explains how to run it for others.
cli-flag-host = the address to listen on; default: { $usual }, this machine only
cli-flag-port = the port to listen on; default: { $usual }
cli-flag-data = where tables and finished rounds are kept; default: { $usual }
cli-flag-database = a database instead, such as postgresql+psycopg://user@host/name
cli-flag-public-url = where people find the server, such as https://cards.example
cli-flag-trusted-proxy = the address of a proxy that is trusted to say who is asking; as often as you like
cli-flag-keep-days = after how many days old rounds and tables are removed; default: { $usual }
cli-flag-pace = how long bots think, in percent of what people take; default: { $usual }

cli-web = Play in the browser: the server on this machine, and a page that opens.
    .more = For example: lastcard web --lan, for the phones in the house. Without --lan, lastcard alone does the same.
cli-flag-lan = let other machines in the house in, and show the address as a QR code
cli-flag-no-browser = do not open the browser, only print the address
cli-web-not-built = This installation has no browser client: it was built without Node.js. In the source, ./play builds it; lastcard play needs none.
cli-web-opened = Lastcard is open: { $url }
cli-web-in-the-house = For phones in the house: { $url }
cli-web-to-stop = Ctrl-C stops it. Tables are kept in { $folder }.
cli-no-data = What is stored in { $place } cannot be used: { $detail }
cli-web-stopped = Closed. Your tables will be there next time.
cli-web-runs-already = Lastcard is open already: { $url }
cli-web-runs-without = Stop that one first (Ctrl-C): it was opened without { $flag }.
cli-web-port-taken = Port { $port } is in use by another program; choose another one with --port.

cli-arena = Let bots play against each other.
    .more = Every deal is played in every seating. For example: lastcard arena --edition flip --players expert,hard,normal,random --rounds 2000 --out contest
cli-league = Check a file of results that others can add theirs to, and show it.
    .more = For example: lastcard league docs/league.jsonl --add contest --player llm:./mymodel --name "My Model 2" --by Ann
cli-flag-add = the folder of a contest, whose result is added first
cli-flag-league-player = which bot of the contest
cli-flag-league-name = what the league calls it
cli-flag-by = who has run the contest
cli-flag-proof = the folder of a contest: do its rounds come to what the file says?
cli-league-bad = line { $line }: { $problem }
cli-league-who = A result needs --player, --name and --by.
cli-league-unproved = The rounds in that folder don't come to what the file says of { $name }.
league-no-player = “{ $player }” took no part. There were: { $known }.
league-no-contest = { $file } is not the file of a contest.
cli-mcp = Give an assistant that speaks MCP a seat, here or at a server's table.
    .more = The assistant starts it. A seat of your own, lent to it at the table: set LASTCARD_TOKEN to the token.
cli-flag-mcp-name = what the assistant is called at the table
cli-arena-legal = Language models
cli-simulate = Count what happens in many rounds of random play.
    .more = For example: lastcard simulate --edition no-mercy --players 4 --rounds 1e6 --compare stacking=same
cli-flag-contestants = a bot for each seat: random, easy, normal, hard, expert, learned, cmd:./program, llm:./model or module:Class; default: { $usual }
cli-archive = Write rounds to a Parquet file for research, one row a decision.
    .more = Plays rounds among bots, or reads saved games, or a server's rounds whose players all agreed. Every round can be played again from it. For example: lastcard archive --edition flip --rounds 1e5 --out flip.parquet
cli-flag-source = where rounds come from: simulation, records or server; usually records if some are named, else simulation
cli-flag-check-archive = play every round of the named archives again, and compare
cli-flag-parquet-file = the file to write
cli-argument-record = saved games; with --check archives
cli-no-source = Rounds cannot come from “{ $source }”. There are: { $known }
cli-archived = Written: { $file }, { $count ->
        [one] { $count } row
       *[other] { $count } rows
    }.
cli-archive-checked = { $file } is in order: { $count ->
        [one] { $count } round plays
       *[other] { $count } rounds play
    } again as written.
cli-archive-left-out = Round { $round } is left out: { $detail }
cli-flag-rounds = how many rounds, at least; default: { $usual }
cli-flag-patience = seconds that bots of your own may take for an answer; default: { $usual }
cli-flag-playouts = imagined rounds for each decision of hard and expert; 0 leaves it to them
cli-flag-fairness = test the deals instead: do cards, first cards, hands and winners come out as a fair shuffle makes them?
cli-flag-compare = a house rule with another value: how does that change the figures?
cli-flag-out = a folder for CSV, Parquet and a page with plots; the same command goes on there where it was stopped
cli-flag-workers = how many processes; 0 is one for each core
cli-flag-on = where to run: cores, or ray for a Ray cluster; default: { $usual }
cli-no-place = There is nowhere called “{ $on }” to run. There are: { $known }.
cli-no-extra = This needs packages that are not installed: { $install }
cli-bad-rounds = “{ $rounds }” is not a number of rounds.
cli-stopped = Stopped. What was played is in { $file }; the same command goes on from there.
cli-written = Written: { $files }
cli-arena-about = { $rounds } rounds of { $edition }, every deal in every seating. Bounds hold with 95 % confidence; the dashed line is an equal share.
cli-arena-share = Share of rounds won
report-played = What was played
report-edition = Edition
report-bots = Bots
report-players = Players
report-options = House rules
report-usual = as printed
report-seed = Seed
report-version = Version
report-playouts = Imagined rounds for a decision
report-ratings = Ratings over time
    .more = By Plackett-Luce, after so many rounds; everybody begins at 25.
report-beats = Who beats whom
    .more = Of the rounds that one of the two has won, the share of the one on the left; for one seat each.
report-seats = From which seat
    .more = The share of rounds won in each seat. An equal share has no colour.
report-seat = Seat { $seat }
report-player = Player
report-bounds = 95 % bounds
report-rounds = Rounds
report-rating = Rating
report-points = Points for a round
report-legal = Legal answers
report-questions = Questions
report-tokens-in = Tokens read
report-tokens-out = Tokens written
report-cost = Cost
report-value = Value
report-difference = Difference
report-mean = on average
report-quantile = { $percent } % of rounds have at most
report-mercy-rounds = Rounds in which somebody goes out
report-mercy-last-one = Rounds won by the last one left
report-mercy-players = Players who go out, in a round
cli-arena-failures = Bots that failed
cli-arena-failed = { $bot } failed in round { $round }: { $reason }. From there on "normal" played for it.
cli-arena-not-counted = { $lost } of { $rounds } rounds don't count: not every bot played its own seat to the end.
cli-simulate-about = { $rounds } rounds of { $edition } with { $players } players who pick any legal action, never call UNO and catch nobody. Bounds hold with 95 % confidence; rules are counted in { $told } of the rounds.
cli-simulate-lengths = Decisions in a round
cli-simulate-wins = Who wins: so many seats behind the first player
cli-simulate-rules = Rounds in which a rule happens
cli-fairness-about = { $rounds } deals of { $edition } for { $players }, each with a key of its own and played on at random. p says how often a fair shuffle would be at least as far off.
cli-simulate-figures = Figures
cli-simulate-change = What { $option } changes
    .more = Differences in bold are more than chance: their bounds leave out zero.
cli-flag-bot = a bot of your own that tables may seat: mine=cmd:./mybot or mine=module:Class; as often as you like
cli-flag-thinkers = in how many processes bots think; 0 leaves one core to the server
cli-flag-nats = where the servers of a cluster talk to each other, such as nats://127.0.0.1:4222; as often as you like
cli-flag-processes = how many servers to run on this machine; more than one need PostgreSQL and --nats
cli-cluster-needs-nats = --processes { $processes } needs PostgreSQL and NATS: add --database postgresql://… and --nats nats://….
cli-cluster-needs-postgresql = --nats joins several servers, and they need PostgreSQL: add --database postgresql://….
cli-cluster-no-address = { $server } is no address of NATS; one looks like nats://127.0.0.1:4222.
cli-cluster-open-nats = NATS at { $server } is not on this machine, and everybody's cards travel over it: use TLS and a password, tls://name:password@host.
cli-cluster-no-nats = NATS at { $server } cannot be used: { $detail }
cli-cluster-no-fork = This system cannot run several processes at one port; start lastcard serve several times, each with a --port of its own.

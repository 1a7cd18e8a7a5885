### The command line. cli-<command> says what a command does, .more how it is used.
### cli-flag-… and cli-argument-… are the lines of its help.

cli-about = UNO by the book: five printed editions and your own, in the terminal.
cli-usage = usage:{ " " }
cli-commands = commands
cli-arguments = what
cli-flags = options

cli-play = Play against bots.
    .more = For example: lastcard play --edition minecraft --players 4 --bots normal --option stacking=same
cli-editions = List the editions.
    .more = Each can be named after --edition, and so can a TOML file of your own.
cli-rules = Show the rules.
    .more = Without a topic: what there is to ask for. For example: lastcard rules no-mercy, lastcard rules NM-03, lastcard rules wG. Any other words are looked for in the rulebook: lastcard rules draw four
cli-replay = Look at a saved game, step by step.
    .more = Enter shows the next step, b the one before, a number goes to that step, q quits. Where nobody can press keys, the whole game is printed.
cli-verify = Check saved games.
    .more = Plays them again from the first card to the last. Whatever is wrong is named with its line.
cli-completion = Print a script that lets your shell complete what you type.
    .more = For bash: source <(lastcard completion bash). For zsh: source <(lastcard completion zsh). For fish: lastcard completion fish | source

cli-flag-edition = an edition, or a TOML file of your own; usually { $usual }
cli-flag-players = how many play, 2 to 10; usually { $usual }
cli-flag-bots = how well the bots play: random, easy, normal, hard, expert, learned; several with commas; usually { $usual }
cli-flag-option = an option of the table, such as stacking=same, jump_in=on or deck=w:8,wG:2; as often as you like. lastcard rules lists them
cli-flag-target = the score that ends the match
cli-flag-name = what you are called
cli-flag-seed = a number or text; the same seed deals the same cards
cli-flag-save = where to save the game
cli-flag-plain = line by line, for screen readers
cli-flag-seat = show only what this seat saw; the first seat is 0
cli-flag-open = show all hands; this is what happens without --seat
cli-flag-lang = { $known }; else LASTCARD_LANG or the language of your system decides
cli-flag-debug = when something goes wrong, show where
cli-flag-help = show this help
cli-flag-version = show the version
cli-argument-topic = an edition, a rule (NM-03) or a group of them (NM), an option, a card (wG), or words to look for
cli-argument-file = a saved game
cli-argument-shell = bash, zsh or fish

cli-usage-error = { $message } (see { $command } --help)
cli-no-language = There is no language "{ $lang }". There are: { $known }.
cli-no-file = { $file }: { $detail }
cli-no-bot = There is no bot "{ $level }". There are: { $known }.
cli-no-topic = The rulebook has nothing about “{ $topic }”. { $meant ->
        [none] lastcard rules lists what there is.
       *[other] Do you mean { $meant }?
    }
cli-no-shell = For which shell? There are: { $known }.
cli-bug = Something went wrong that should not have: { $detail } (--debug shows more)

cli-rules-editions = Editions
cli-rules-groups = Rules
cli-rules-options = Options of the table
cli-rules-hint = lastcard rules no-mercy shows a whole rulebook, lastcard rules NM-03 one rule, lastcard rules stacking one option. Any other words are looked for.
cli-rules-defaults = Differs from the standard rules
cli-rules-option = { $option }: { $value }
cli-rules-found = “{ $topic }” is found here; lastcard rules NAME shows one of them.
cli-rules-deck = The deck
cli-rules-side = { $count ->
        [one] one card
       *[other] { $count } cards
    } in { $colors }. Wilds: { $wilds }.
cli-example = For example: { $text }
cli-editions-hint = lastcard rules EDITION tells more about each. A TOML file of your own is an edition, too.
cli-rules-common = common to all editions
cli-rules-custom = cards for editions of your own

cli-replay-keys = Enter: next step · b: back · a number: to that step · q: quit
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
cli-replay-behind = { $hand }; from behind: { $cards }
cli-replay-points = Points: { $points }.
cli-replay-total = In all: { $points }.
cli-replay-score = { $name } { $points }

cli-verified = { $file } is in order: { $record }
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
    .more = For example: lastcard serve --port 8000. docs/hosting.md tells how to run it for others.
cli-flag-host = the address to listen on; usually { $usual }, this machine only
cli-flag-port = the port to listen on; usually { $usual }
cli-flag-data = where tables and finished rounds are kept; usually { $usual }
cli-flag-database = a database instead, such as postgresql+psycopg://user@host/name
cli-flag-public-url = where people find the server, such as https://cards.example
cli-flag-trusted-proxy = the address of a proxy whose word counts for who asks; as often as you like
cli-flag-keep-days = after how many days old rounds and tables are removed; usually { $usual }
cli-flag-pace = how long bots take, in percent of what people do; usually { $usual }

cli-web = Play in the browser: the server on this machine, and a page that opens.
    .more = For example: lastcard web --lan, for the phones in the house. ./play sets everything up first.
cli-flag-lan = let other machines in the house in, and show the address as a QR code
cli-flag-no-browser = do not open the browser, only say the address
cli-web-not-built = The browser client has not been built; ./play builds it.
cli-web-opened = Lastcard is open: { $url }
cli-web-in-the-house = For phones in the house: { $url }
cli-web-to-stop = Ctrl-C stops it. Tables are kept in { $folder }.
cli-no-data = What is stored in { $place } cannot be used: { $detail }
cli-web-stopped = Closed. Your tables will be there next time.
cli-web-runs-already = Lastcard is open already: { $url }
cli-web-port-taken = Port { $port } is in use by another program; choose another one with --port.

cli-arena = Let bots play against each other.
    .more = Every deal is played in every seating. For example: lastcard arena --edition flip --players expert,hard,normal,random --rounds 2000 --out contest
cli-simulate = Count what happens in many rounds of random play.
    .more = For example: lastcard simulate --edition no-mercy --players 4 --rounds 1e6 --compare stacking=same
cli-flag-contestants = a bot for each seat: random, easy, normal, hard, expert, learned, cmd:./program or module:Class; usually { $usual }
cli-flag-rounds = how many rounds, at least; usually { $usual }
cli-flag-playouts = imagined rounds for each decision of hard and expert; 0 leaves it to them
cli-flag-compare = an option with another value: how does that change the figures?
cli-flag-out = a folder for CSV, Parquet and a page with plots; the same command goes on there where it was stopped
cli-flag-workers = how many processes; 0 is one for each core
cli-flag-on = where to run: cores, or ray for a Ray cluster; usually { $usual }
cli-no-place = There is nowhere called "{ $on }" to run. There are: { $known }.
cli-no-ray = Ray is not installed: pip install "lastcard[ray]"
cli-bad-rounds = "{ $rounds }" is not a number of rounds.
cli-stopped = Stopped. What was played is in { $file }; the same command goes on from there.
cli-written = Written: { $files }
cli-arena-about = { $rounds } rounds of { $edition }, every deal in every seating. Bounds hold with 95 % confidence; the dashed line is an equal share.
cli-arena-share = Share of rounds won
cli-arena-rating = Rating (Plackett-Luce)
cli-simulate-about = { $rounds } rounds of { $edition } with { $players } players who pick any legal action, never call UNO and catch nobody. Bounds hold with 95 % confidence; rules are counted in { $told } of the rounds.
cli-simulate-lengths = Decisions in a round
cli-simulate-wins = Who wins: so many seats behind the first player
cli-simulate-rules = Rounds in which a rule happens
cli-simulate-figures = Figures
cli-simulate-change = What { $option } changes
cli-flag-bot = a bot of your own that tables may seat: mine=cmd:./mybot or mine=module:Class; as often as you like
cli-flag-thinkers = in how many processes bots think; 0 leaves one core to the server

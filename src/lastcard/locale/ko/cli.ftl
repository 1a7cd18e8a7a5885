### 명령줄. cli-<명령>은 명령의 설명, .more는 쓰는 법.
### cli-flag-…와 cli-argument-…는 도움말의 한 줄씩.

cli-about = 규칙서 그대로 하는 우노. 시중의 다섯 에디션, 클래식, 그리고 직접 만든 에디션까지. lastcard만 치면 브라우저가 열려요.
cli-usage = 사용법:{ " " }
cli-commands = 명령
cli-arguments = 인자
cli-flags = 옵션

cli-play = 봇과 게임해요.
    .more = 예: lastcard play --edition minecraft --players 4 --bots normal --option stacking=same
cli-learn = 카드를 손에 들고 한 단계씩 에디션을 배워요.
    .more = 단계마다 규칙을 직접 해 보는 장면이에요. 지난번에 멈춘 데서 이어져요. 예: lastcard learn no-mercy
cli-editions = 에디션 목록을 보여 줘요.
    .more = 모두 --edition 뒤에 쓸 수 있어요. 직접 만든 TOML 파일도 돼요.
cli-rules = 규칙을 보여 줘요.
    .more = 아무것도 안 쓰면 찾아볼 수 있는 것을 늘어놓아요. 예: lastcard rules no-mercy, lastcard rules NM-03, lastcard rules wG. 다른 말은 규칙서에서 찾아요: lastcard rules 쌓기
cli-replay = 저장한 게임을 한 수씩 봐요.
    .more = 화살표로 앞뒤로 움직여요. --plain에서는 Enter로 다음 수, b로 이전 수, 숫자로 그 수, q로 끝내기. P를 누르면 그 장면에서 봇과 이어서 할 수 있어요. 화면이 없으면 전부 출력해요.
cli-review = 저장한 라운드가 어디서 갈렸는지 알려 줘요.
    .more = 어떤 수가 더 나았는지도 그 자리에서 보이던 것을 바탕으로 알려 줘요. --open이면 모두의 실제 손패를 바탕으로요. 예: lastcard review game.txt --seat 2
cli-puzzles = 오늘의 문제나 번호로 고른 문제를 풀어요.
    .more = 실제 라운드의 한 장면이에요. 분명히 가장 좋은 수가 하나 있는데 눈에 잘 안 띄어요. --make로 새 문제를 찾아요.
cli-verify = 저장한 게임을 검사해요.
    .more = 첫 카드부터 마지막 카드까지 다시 해 보고, 잘못된 곳을 줄 번호로 알려 줘요. 브라우저의 확인증이 있으면 아무도 패를 고르지 않았다는 것이 증명돼요. docs/fairness.md를 보세요.
cli-restore = 오래되어 지운 라운드와 테이블을 되돌려요.
    .more = 지난 한 주의 것을 모두, 또는 지정한 것만 되돌려요. 서버는 켜 둔 채로 괜찮아요.
cli-completion = 셸의 자동 완성 스크립트를 출력해요.
    .more = bash: source <(lastcard completion bash), zsh: source <(lastcard completion zsh), fish: lastcard completion fish | source

cli-flag-edition = 에디션, 또는 직접 만든 TOML 파일. 기본: { $usual }
cli-flag-players = 인원, 2~10명. 기본: { $usual }
cli-flag-bots = 봇 실력: random(아무거나), easy(쉬움), normal(보통), hard(어려움), expert(고수), learned(독학). 직접 만든 봇도: cmd:./mybot, module:Class. 쉼표로 섞을 수 있어요. 기본: { $usual }
cli-flag-option = 하우스 룰. 예: stacking=same, jump_in=on, deck=w:8,wG:2. 몇 번이든 쓸 수 있어요. 목록은 lastcard rules
cli-flag-target = 경기가 끝나는 점수
cli-flag-no-talk = 봇이 말하지 않음
cli-flag-name = 내 이름
cli-flag-seed = 숫자나 글. 시드가 같으면 같은 카드를 나눠 줘요
cli-flag-save = 게임을 저장할 곳
cli-flag-keep-receipt = 섞기 확인증을 저장할 곳. lastcard verify에 써요
cli-flag-plain = 한 줄씩 표시. 화면 낭독기용
cli-flag-coach = H를 누르면 고수라면 어떻게 할지 코치에게 물어볼 수 있어요
cli-flag-receipt = 브라우저에 남은 패의 확인증. 몇 번이든 쓸 수 있어요
cli-flag-seat = 이 자리에서 보이던 것만 표시. 첫 자리는 0
cli-flag-reviewed = 누구의 선택인지. 첫 자리는 0이고, 그게 기본이에요
cli-flag-round = 경기의 몇 번째 라운드인지. 기본은 첫 라운드
cli-flag-all-hands = 모두의 실제 손패를 바탕으로
cli-flag-make = 난이도마다 이만큼 새 문제를 찾아요. 시간이 걸려요
cli-flag-puzzle-file = 문제를 쓸 곳. 기본: { $usual }
cli-flag-puzzle-rounds = 봇끼리 한 판 대신 저장된 이 게임에서 만들어요. 여러 번 쓸 수 있어요
cli-flag-part = 숫자를 바꾸면 다른 문제가 나와요
cli-argument-number = 문제 번호. 기본은 오늘의 문제
cli-flag-json = 프로그램용 JSON으로 출력
cli-flag-open = 모두의 손패를 표시. --seat가 없으면 이렇게 해요
cli-flag-lang = { $known }. 없으면 LASTCARD_LANG이나 시스템 언어를 따라요
cli-flag-debug = 오류가 나면 어디인지 표시
cli-flag-help = 이 도움말을 표시
cli-flag-version = 버전과, 규칙이 컴파일됐는지 표시
cli-version = lastcard { $version }, { $speed ->
    [compiled] 규칙 컴파일됨
   *[plain] 규칙 컴파일 안 됨: 같은 게임이지만 몇 배나 느려요
}
cli-argument-topic = 에디션, 규칙(NM-03), 규칙 묶음(NM), 하우스 룰, 카드(wG), 또는 찾을 말
cli-argument-edition = 어떤 에디션인지. 기본은 클래식
cli-argument-file = 저장한 게임
cli-argument-removed = 라운드의 ID나 테이블의 코드
cli-argument-shell = bash, zsh, fish

cli-usage-error = { $message } ({ $command } --help를 보세요)
cli-no-command = ‘{ $word }’ 명령은 없어요. 있는 것: { $known }.
cli-value-missing = { $flag }에는 값이 필요해요.
cli-value-unwanted = { $flag }에는 값을 쓰지 않아요.
cli-unknown-words = 알 수 없는 말: { $words }
cli-missing = 빠진 것: { $words }
cli-bad-number = { $flag }에는 { $least }부터 { $most }까지의 정수를 쓰세요. ‘{ $value }’은(는) 안 돼요.
cli-no-link = ‘{ $link }’은(는) 테이블 링크가 아니에요. https://play.example/t/H6R2VXNM 같은 모양이에요.
cli-no-database = ‘{ $kind }’ 데이터베이스는 쓸 수 없어요. sqlite와 postgresql만 쓸 수 있어요.
cli-no-language = ‘{ $lang }’ 언어는 없어요. 있는 것: { $known }.
cli-no-file = { $file }: { $detail }
cli-no-bot = ‘{ $level }’ 봇은 없어요. 있는 것: { $known }.
cli-no-topic = 규칙서에 ‘{ $topic }’에 대한 것은 없어요. { $meant ->
        [none] lastcard rules로 목록을 볼 수 있어요.
       *[other] 혹시 이건가요: { $meant }
    }
cli-no-lesson = 첫걸음이 있는 에디션: { $known }.
cli-no-puzzle = 문제는 { $count }개 있어요. 번호로 고르세요.
cli-review-range = 이 게임의 자리는 0~{ $seats }, 라운드는 1~{ $rounds }이에요.
cli-no-shell = 어떤 셸인가요? 있는 것: { $known }.
cli-bug = 일어나면 안 되는 일이 일어났어요: { $detail } (--debug로 자세히)

cli-rules-editions = 에디션
cli-rules-groups = 규칙
cli-rules-options = 하우스 룰
cli-rules-hint = lastcard rules no-mercy는 규칙서 전체, lastcard rules NM-03은 규칙 하나, lastcard rules stacking은 하우스 룰 하나를 보여 줘요. 다른 말은 찾아봐요.
cli-rules-option = { $option }: { $value }
cli-rules-found = ‘{ $topic }’이(가) 나오는 곳이에요. ‘lastcard rules 이름’으로 하나를 볼 수 있어요.
cli-rules-deck = 덱
cli-rules-side = { $count }장, 색은 { $colors }. 와일드: { $wilds }.
cli-example = 예: { $text }
cli-editions-hint = ‘lastcard rules 에디션’으로 에디션마다 자세히 볼 수 있어요. 직접 만든 TOML 파일도 에디션이에요.
cli-rules-common = 모든 에디션 공통
cli-rules-custom = 직접 만드는 에디션용 카드

cli-replay-keys = Enter: 다음 수 · b: 이전 수 · 숫자: 그 수로 · p: 여기서 해 보기 · q: 끝내기
cli-replay-end = 1수부터 { $steps }수까지예요.
cli-replay-step = 전체 { $steps }수 중 { $step }수, { $round }라운드
cli-replay-round = { $round }라운드
cli-replay-top = 맨 위 카드: { $card }. 색: { $color }. { $direction ->
        [-1] 시계 반대 방향.
       *[1] 시계 방향.
    } 뽑는 더미는 { $count }장.
cli-replay-hand = { $name }({ $count }장): { $cards }
cli-replay-behind = { $hand }; 뒷면: { $cards }
cli-replay-points = 점수: { $points }.
cli-replay-total = 합계: { $points }.
cli-replay-score = { $name } { $points }점

cli-restored = { $count ->
        [0] 되돌릴 것이 없었어요.
       *[other] 라운드와 테이블을 모두 { $count }개 되돌렸어요.
    }
cli-not-removed = 지난 한 주에 지운 라운드나 테이블에 ‘{ $name }’은(는) 없어요.
cli-verified = { $file }에 문제가 없어요: { $record } { $proof }
cli-proof-seed = 모든 행동과 점수가 맞아요. 카드는 시드로 나눠 줬으니 시드를 고른 사람이 패를 고른 셈이에요.
cli-proof-bots = 패, 다시 섞기, 모든 행동과 점수가 서버의 비밀에서 나와요. 봇만 앉아 있어서 다른 누구도 섞기에 끼지 않았어요.
cli-proof-unwitnessed = 패, 다시 섞기, 모든 행동과 점수가 서로 맞아요. 확인증이 없으면 여기까지만 증명돼요.
cli-proof-left-out = 확인증으로 증명됨: 서버는 나눠 주기 전에 비밀을 정해 두었어요. 내 숫자가 들어 있지 않아서 아무도 패를 고르지 않았다는 것은 증명되지 않아요.
cli-proof-helped = 확인증으로 증명됨: 아무도 패를 고르지 않았고, 다시 섞기도 모두 거기서 나와요.
cli-proof-witnessed = 또 증명됨: 모든 행동과 점수가 라운드가 끝났을 때 공개된 것과 같아요.
cli-proof-actions = 모든 행동과 점수가 규칙에 맞아요. 확인증이 라운드가 끝나기 전까지라서 실제로 그렇게 했다는 것까지는 증명되지 않아요.
cli-proof-silent = 제때 대답하지 않아 빠진 사람: { $names }.
cli-proof-withheld = 잠가 둔 뒤에 내놓지 않아 빠진 사람: { $names }.
cli-proof-abandoned = 이보다 앞서 예고만 하고 나눠 주지 않았거나 끝났다는 말이 없던 패가 { $count }번 있었어요.
cli-proof-redraws = { $count ->
        [0] 다시 한 사람은 없어요.
       *[other] 다시 한 것이 { $count }번 있었을 수 있어요.
    }
cli-verify-repeated = 이 가운데 같은 비밀로 나눠 준 라운드가 둘 있어요.
cli-summary-round = { $edition }, { $players }명, 1라운드, { $actions }수. { $winner ->
        [none] 아직 끝나지 않았어요.
       *[other] 승자: { $winner }.
    }
cli-summary-match = { $edition }, { $players }명, { $rounds }라운드, { $actions }수. { $winner ->
        [none] 아직 끝나지 않았어요.
       *[other] 경기 승자: { $winner }.
    }

cli-serve = 서버를 켜요. 브라우저 테이블을 나와 친구들에게.
    .more = 예: lastcard serve --port 8000. 다른 사람에게 여는 법은 docs/hosting.md에 있어요.
cli-flag-host = 받을 주소. 기본: { $usual }, 이 컴퓨터만
cli-flag-port = 받을 포트. 기본: { $usual }
cli-flag-data = 테이블과 끝난 라운드를 둘 곳. 기본: { $usual }
cli-flag-database = 대신 쓸 데이터베이스. 예: postgresql+psycopg://user@host/name
cli-flag-public-url = 사람들이 쓰는 서버 주소. 예: https://cards.example
cli-flag-trusted-proxy = 누가 묻는지 믿고 맡길 프록시의 주소. 몇 번이든 쓸 수 있어요
cli-flag-keep-days = 오래된 라운드와 테이블을 며칠 뒤에 지울지. 기본: { $usual }
cli-flag-pace = 봇이 생각하는 시간. 사람이 걸리는 시간의 퍼센트. 기본: { $usual }

cli-web = 브라우저에서 게임해요. 이 컴퓨터에서 서버를 켜고 페이지를 열어요.
    .more = 예: lastcard web --lan으로 집 안의 휴대폰도 들어올 수 있어요. --lan이 없으면 lastcard만 쳐도 같아요.
cli-flag-lan = 집 안의 다른 기기도 들어오게 하고 주소를 QR 코드로 표시
cli-flag-no-browser = 브라우저를 열지 않고 주소만 출력
cli-web-not-built = 브라우저판이 들어 있지 않아요. Node.js 없이 만들었기 때문이에요. 소스가 있으면 ./play로 만들 수 있어요. lastcard play에는 필요 없어요.
cli-web-opened = Lastcard를 열었어요: { $url }
cli-web-in-the-house = 집 안의 휴대폰에서는: { $url }
cli-web-to-stop = Ctrl-C로 끝내요. 테이블은 { $folder }에 저장돼요.
cli-no-data = { $place }에 저장된 것을 쓸 수 없어요: { $detail }
cli-web-stopped = 닫았어요. 테이블은 다음에도 그대로 있어요.
cli-web-runs-already = Lastcard가 이미 열려 있어요: { $url }
cli-web-runs-without = 먼저 그쪽을 멈춰 주세요(Ctrl-C). { $flag } 없이 열려 있어요.
cli-web-port-taken = 포트 { $port }번은 다른 프로그램이 쓰고 있어요. --port로 다른 번호를 고르세요.

cli-arena = 봇끼리 겨루게 해요.
    .more = 같은 패를 모든 자리 순서로 해 봐요. 예: lastcard arena --edition flip --players expert,hard,normal,random --rounds 2000 --out contest
cli-simulate = 아무렇게나 두는 라운드를 많이 해서 무슨 일이 일어나는지 세요.
    .more = 예: lastcard simulate --edition no-mercy --players 4 --rounds 1e6 --compare stacking=same
cli-flag-contestants = 자리마다 봇: random, easy, normal, hard, expert, learned, cmd:./프로그램, llm:./모델, module:Class. 기본: { $usual }
cli-flag-rounds = 적어도 몇 라운드 할지. 기본: { $usual }
cli-flag-playouts = hard와 expert가 선택마다 내다보는 라운드 수. 0이면 알아서 해요
cli-flag-fairness = 대신 패를 검사: 카드 자리, 첫 카드, 손패, 승자가 공정한 섞기대로 나오는지
cli-flag-compare = 하우스 룰의 값을 바꾸면 숫자가 어떻게 달라지는지
cli-flag-out = CSV, Parquet, 그래프 페이지를 둘 폴더. 멈춰도 같은 명령으로 이어서 해요
cli-flag-workers = 프로세스 수. 0이면 코어마다 하나
cli-flag-on = 어디서 돌릴지: cores, Ray 클러스터면 ray. 기본: { $usual }
cli-no-place = ‘{ $on }’에서는 돌릴 수 없어요. 있는 것: { $known }.
cli-no-extra = 필요한 패키지가 없어요: { $install }
cli-bad-rounds = ‘{ $rounds }’은(는) 라운드 수가 아니에요.
cli-stopped = 멈췄어요. 지금까지 한 것은 { $file }에 있고, 같은 명령으로 이어서 해요.
cli-written = 저장한 파일: { $files }
cli-arena-about = { $edition } { $rounds }라운드. 같은 패를 모든 자리 순서로 했어요. 범위는 95% 신뢰 구간, 점선은 모두 똑같을 때의 몫이에요.
cli-arena-share = 승률
cli-arena-failures = 실패한 봇
cli-arena-failed = { $bot }이(가) { $round }라운드에서 실패했어요: { $reason }. 거기서부터는 normal이 대신 했어요.
cli-arena-not-counted = { $rounds }라운드 중 { $lost }라운드는 세지 않아요. 자기 자리를 끝까지 하지 못한 봇이 있었어요.
cli-simulate-about = { $edition }, { $players }명, { $rounds }라운드. 모두 아무렇게나 내고, 우노도 안 외치고, 잡아내지도 않아요. 범위는 95% 신뢰 구간. 규칙은 그중 { $told }라운드에서 셌어요.
cli-simulate-lengths = 한 라운드의 선택 수
cli-simulate-wins = 누가 이기는지: 첫 사람에게서 몇 자리 뒤인지
cli-simulate-rules = 규칙이 쓰인 라운드
cli-fairness-about = { $edition }, { $players }명에게 { $rounds }번, 저마다 다른 열쇠로 나눠 주고 아무렇게나 해 봤어요. p는 공정하게 섞어도 이만큼 이상 벗어나는 비율이에요.
cli-simulate-figures = 숫자
cli-simulate-change = { $option }(으)로 달라지는 것
    .more = 굵은 글씨의 차이는 우연이 아니에요. 범위에 0이 들어 있지 않아요.
cli-flag-bot = 테이블에 앉힐 수 있는 직접 만든 봇: mine=cmd:./mybot이나 mine=module:Class. 몇 번이든 쓸 수 있어요
cli-flag-thinkers = 봇이 생각하는 프로세스 수. 0이면 코어 하나를 서버에 남겨요

cli-argument-league = 성적 파일, 한 줄에 하나
cli-argument-link = 테이블 링크. 그 테이블의 자리에 앉아요. 없으면 이 컴퓨터에서 게임해요
cli-replay-over = 이 수에서 라운드가 끝났어요. 이어서 할 것이 없어요.
cli-league = 누구나 성적을 보탤 수 있는 파일을 검사하고 보여 줘요.
    .more = 예: lastcard league docs/league.jsonl --add contest --player llm:./mymodel --name "My Model 2" --by 서연
cli-flag-add = 먼저 결과를 보탤 대결의 폴더
cli-flag-league-player = 대결의 어느 봇인지
cli-flag-league-name = 성적표에서 쓸 이름
cli-flag-by = 대결을 돌린 사람
cli-flag-proof = 대결의 폴더: 그 라운드들이 파일의 성적대로 나오는지
cli-league-bad = { $line }번째 줄: { $problem }
cli-league-who = 성적을 보태려면 --player, --name, --by가 필요해요.
cli-league-unproved = 폴더의 라운드가 파일에 적힌 { $name }의 성적과 맞지 않아요.
league-no-player = ‘{ $player }’은(는) 나오지 않았어요. 나온 봇: { $known }.
league-no-contest = { $file } 파일은 대결의 파일이 아니에요.
cli-mcp = MCP를 쓰는 도우미를 자리에 앉혀요. 여기서 봇과, 또는 서버의 테이블에서.
    .more = 도우미 쪽에서 켜요. 내 자리를 빌려줄 때는 테이블에서 만든 토큰을 LASTCARD_TOKEN에 넣어요.
cli-flag-mcp-name = 테이블에서 쓸 도우미의 이름
cli-archive = 라운드를 연구용 Parquet 파일로 저장해요. 선택 하나가 한 줄이에요.
    .more = 봇끼리 한 라운드, 저장한 게임, 또는 모두가 공개에 동의한 서버의 라운드로 만들어요. 파일만으로 모든 라운드를 다시 해 볼 수 있어요. 예: lastcard archive --edition flip --rounds 1e5 --out flip.parquet
cli-flag-source = 라운드를 가져올 곳: simulation, records, server. 파일을 지정하면 records, 없으면 simulation
cli-flag-check-archive = 지정한 파일의 모든 라운드를 다시 해 보고 견줘요
cli-flag-parquet-file = 저장할 파일
cli-argument-record = 저장한 게임. --check를 붙이면 검사할 파일
cli-no-source = ‘{ $source }’에서는 라운드를 가져올 수 없어요. 있는 것: { $known }
cli-archived = 저장했어요: { $file }, { $count }줄.
cli-archive-checked = { $file }에 문제가 없어요: { $count }라운드 모두 적힌 대로 나왔어요.
cli-archive-left-out = 라운드 { $round }은(는) 넣지 않았어요: { $detail }
cli-flag-patience = 직접 만든 봇의 대답을 기다리는 시간(초). 기본: { $usual }

## 대결 보고서

cli-arena-legal = 언어 모델
report-played = 무엇을 했는지
report-edition = 에디션
report-bots = 봇
report-players = 인원
report-options = 하우스 룰
report-usual = 규칙서 그대로
report-seed = 시드
report-version = 버전
report-playouts = 선택마다 내다보는 라운드 수
report-ratings = 레이팅 변화
    .more = 그만큼 라운드를 하고 난 뒤의 Plackett-Luce 레이팅이에요. 모두 25에서 시작해요.
report-beats = 누가 누구를 이기는지
    .more = 둘 중 하나가 이긴 라운드 가운데 왼쪽이 이긴 비율이에요. 한 자리 기준이에요.
report-seats = 어느 자리에서 이기는지
    .more = 자리마다 이긴 비율이에요. 평균과 같으면 색이 없어요.
report-seat = { $seat }번 자리
report-player = 플레이어
report-bounds = 95% 범위
report-rounds = 라운드 수
report-rating = 레이팅
report-points = 라운드당 점수
report-legal = 규칙에 맞는 답
report-questions = 질문
report-tokens-in = 읽은 토큰
report-tokens-out = 쓴 토큰
report-cost = 비용
report-value = 값
report-difference = 차이
report-mean = 평균
report-quantile = { $percent }%의 라운드가 이 이하
report-mercy-rounds = 누군가 탈락한 라운드
report-mercy-last-one = 끝까지 남은 사람이 이긴 라운드
report-mercy-players = 라운드당 탈락하는 사람 수
cli-flag-nats = 여러 서버가 서로 이야기하는 곳, 예: nats://127.0.0.1:4222. 몇 번이든 쓸 수 있어요
cli-flag-processes = 이 컴퓨터에서 돌릴 서버 수. 둘 이상이면 PostgreSQL과 --nats가 필요해요
cli-cluster-needs-nats = --processes { $processes }에는 PostgreSQL과 NATS가 필요해요. --database postgresql://…와 --nats nats://…를 붙이세요.
cli-cluster-needs-postgresql = --nats는 여러 서버를 잇는 것이라 PostgreSQL이 필요해요. --database postgresql://…를 붙이세요.
cli-cluster-no-address = { $server }은(는) NATS 주소가 아니에요. nats://127.0.0.1:4222처럼 써요.
cli-cluster-open-nats = { $server }의 NATS는 이 컴퓨터 밖에 있고 모두의 손패가 그곳을 지나가요. TLS와 비밀번호를 쓰세요: tls://이름:비밀번호@호스트.
cli-cluster-no-nats = { $server }의 NATS를 쓸 수 없어요: { $detail }
cli-cluster-no-fork = 이 시스템에서는 한 포트에서 여러 프로세스를 돌릴 수 없어요. --port를 바꿔 가며 lastcard serve를 여러 번 실행하세요.

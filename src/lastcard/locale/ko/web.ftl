### 브라우저판의 말. 터미널, 서버와 함께 쓰는 말은 다른 파일에 있습니다.

## 어디서나

web-theme = 화면 색: { $theme ->
        [light] 밝게
        [dark] 어둡게
       *[auto] 기기에 맞춤
    }
web-close = 닫기
web-cards = 카드
web-back = 카드 뒷면
web-rulebook = 규칙서 펼치기
web-rules = 규칙

## 테이블

web-seat = { $name }: { $count }장{ $turn ->
        [yes] , 지금 차례
       *[no] { "" }
    }
web-away = 자리 비움
web-pile = 뽑는 더미, { $count }장
web-hand = 내 손패, { $count }장
web-log = 기록
web-earlier = 이전 기록
web-dances = { $name }이(가) 춤추고 있어요!
    .you = 이제 내 무대예요. 춤을 춰요!
web-scores = 점수판
web-chat = 채팅
web-open-rule = 규칙 { $rule } 펼치기
web-round = 라운드
web-sort = 정렬: { $sort ->
        [symbol] 기호순
       *[color] 색순
    }

## 홈

web-welcome = 규칙서 그대로 하는 우노
    .more = 시중의 다섯 에디션과 클래식을 저마다의 규칙서 그대로. 친구들과 각자 휴대폰으로, 아니면 지금 바로 봇과 함께.
web-name = 내 이름
web-avatar = 내 아이콘
web-learn = 처음이라면 여기부터
web-first-steps = 첫걸음
web-play-now = 지금 봇과 한 판
web-play = 시작
web-play-edition = 봇과 { $edition } 하기
web-friends = 친구와
web-friends-edition = 친구와 { $edition } 하기
web-join = 코드를 받았나요?
web-code = 테이블 코드
web-go = 들어가기
web-own-tables = 내 테이블
web-return = 돌아가기
web-public-tables = 공개 테이블
web-more-decks = 다른 덱
web-own-rules = 나만의 규칙
web-free-chairs = 빈자리 { $count }
web-to-watch = 관전
web-full = 만석
web-printed = 실물 카드로 할 때
web-pad = 점수 기록장
web-editions = 에디션
web-avatar-bear = 곰
web-avatar-cat = 고양이
web-avatar-dog = 강아지
web-avatar-fox = 여우
web-avatar-frog = 개구리
web-avatar-koala = 코알라
web-avatar-octopus = 문어
web-avatar-owl = 부엉이
web-avatar-panda = 판다
web-avatar-penguin = 펭귄
web-avatar-rabbit = 토끼
web-avatar-tiger = 호랑이
web-wrong-link = 열 수 없는 링크예요. 중간이 잘렸을 수 있으니 다시 보내 달라고 하세요.
web-no-server = 서버가 대답하지 않아요. 켜져 있나요?

## 새 테이블

web-which-edition = 어떤 에디션으로 할까요?
web-screen = 큰 화면
    .more = 이 화면이 테이블 한가운데가 돼요. TV나 모두가 볼 수 있는 노트북이면 좋아요. 손패는 각자 휴대폰에 있고, 맨 먼저 앉는 사람이 방장이에요.
web-pass = 기기 하나로 돌려 가며
    .more = 휴대폰이나 태블릿 하나를 차례대로 돌려요. 내 차례에는 내 손패만 보이고 다른 사람 것은 보이지 않아요.
web-pass-how = 화면에서 말하는 대로 넘겨 주세요. 차례인 사람이 직접 펼칠 때까지 손패는 가려져 있어요.
web-pass-who = 누가 하나요?
web-pass-name = { $number }번째 사람 이름
web-pass-face = { $name }의 아이콘 바꾸기
web-pass-add = 사람 추가
web-pass-bots = 함께할 봇
web-pass-remove = { $name } 빼기
web-pass-to = { $name }에게 넘겨 주세요
web-pass-show = 나는 { $name } – 내 손패 보기
web-pass-hide = 내 손패 가리기
web-pass-exposed = { $name }은(는) 한 장 남았는데 우노를 안 외쳤어요!
web-pass-catch = { $name }: 우노 안 했다!
web-pass-uno = { $name }: 우노!
web-new-table = 새 테이블
web-players = 인원
web-level = 봇 실력
web-level-easy = 쉬움
web-level-normal = 보통
web-level-hard = 어려움
web-level-expert = 고수
web-level-learned = 독학
web-turn-time = 한 차례 시간(초)
web-watchers = 관전 허용
web-public = 누구나 찾을 수 있게
web-open-table = 테이블 열기
web-puzzle = 오늘의 문제
    .more = 실제 라운드의 한 장면이에요. 분명히 가장 좋은 수가 하나 있는데, 눈에 잘 안 띄어요.
web-puzzle-solve = 풀어 보기
web-puzzle-next = 다음 문제
web-puzzle-again = 다시 보기
web-alone = 나와 봇만
web-house-rules = 하우스 룰
web-house-rules-are = 규칙: 규칙서 그대로
web-by-the-book = 규칙서 그대로
web-rules-differ = 하우스 룰 { $count }가지
web-change-line = 바꾸기
web-show-line = 보기
web-what = 이게 뭐예요?
web-own-edition = 나만의 규칙(파일 올리기)…
web-presets = 추천 설정
web-preset-book = 규칙서 그대로
    .more = 인쇄된 규칙 그대로예요.
web-preset-beginners = 처음 하는 사람용
    .more = 낼 수 있는 카드를 알려 주고, 실수하기 전에 물어보고, 우노 외칠 시간도 넉넉해요. 쉬운 봇, 블러핑 없음, 점수 없음, 한 차례 2분.
web-preset-family = 가족
    .more = 느긋하게. 블러핑 없음, 탈락 없음, 언제든 뽑기, 점수 없음, 한 차례 2분.
web-preset-party = 파티
    .more = { $swaps ->
        [yes] 쌓기, 7은 교환, 0은 돌리기, 끼어들기. 점수 없음.
       *[no] 쌓기와 끼어들기. 점수 없음.
    }
web-preset-quick = 빠르게
    .more = 5장씩, 한 라운드, 한 차례 30초.
web-preset-home = 우리 집 규칙
    .more = 와일드 드로우 4는 아무 때나, 도전 없음, 같은 드로우끼리 쌓기. 점수 없음, 한 차례 2분.
web-preset-tournament = 대회
    .more = 규칙서 그대로 점수제, 한 차례 30초.

## 자리

web-who-are-you = 이름이 뭐예요?
web-share = 스캔하거나 코드를 입력하세요:
web-only-here = 지금은 이 컴퓨터에서만 테이블에 들어올 수 있어요.
    .more = 휴대폰도 들어오게 하려면 Lastcard를 끄고 다음 명령으로 다시 켜세요:
web-invite-text = 같이 우노 하자! { $link }
web-mail = 메일
web-scan = 스캔해서 들어오세요
    .more = . 아니면 이 주소를 열고 코드를 입력하세요:
web-first-is-host = 맨 먼저 앉는 사람이 방장이에요.
web-link = 테이블 링크
web-copy = 복사
web-copied = 복사했어요
web-free = 빈자리
web-for-friend = 친구 자리
web-host = 방장
web-sit = 앉기
web-sit-here = 여기 앉기
web-stand-up = 일어나기
web-all-taken = 자리가 다 찼어요. 방장이 늘릴 수 있어요.
web-fill = 빈자리를 봇으로 채우기
web-add-chair = 자리 늘리기
web-wait-friends = 친구나 봇이 앉기를 기다리고 있어요.
web-remove = 내보내기
web-start = 카드 나눠 주기
web-round-closed = 지난 라운드는 이어 갈 수 없었어요. 도중에 규칙이 업데이트됐거나, 1만 수가 지나도록 아무도 이기지 못했어요. 무승부로 하고 아무도 점수를 얻지 않아요. 다음 라운드를 나눠 주세요.
web-wait-host = 다 모이면 방장이 카드를 나눠 줘요.
web-next-here = 다음 라운드부터 { $name }
web-leaves = 이번 라운드까지만
web-muted = 채팅 금지
web-who-plays = { $number }번 자리에 앉을 사람
web-about = { $name } 정보
web-hush = { $name }의 채팅 숨기기
web-unhush = { $name }의 채팅 보기
web-make-host = 방장 넘기기
web-mute = 채팅 막기
web-unmute = 채팅 풀기
web-lock = 새로 오는 사람 막기
web-knocking = 문을 두드렸어요. 방장이 열어 주기를 기다리고 있어요…
web-knocks = { $name }이(가) 문을 두드리고 있어요.
web-admit = 들이기
web-turn-away = 지금은 거절
web-locked = 지금은 방장이 새로 오는 사람을 받지 않고 있어요.
web-watching = 관전 중: { $names }
web-send-link = 친구에게 보내기
web-change = 규칙 바꾸기
web-change-later = 이번 라운드가 끝나면 바꿀 수 있어요.
web-change-restarts = 바꾸면 새 경기가 시작돼요.
web-cancel = 취소
web-apply = 이대로 하기
web-people = 모인 사람
web-invite = 친구 부르기
web-own-settings = 내 설정
web-hand-only = 내 손패만 보기(테이블은 큰 화면에)
web-table = 테이블

## 테이블에서

web-your-turn = 내 차례
web-connecting = 잠깐만요…
web-lost = 연결이 끊겼어요. 다시 연결하고 있어요…
web-autopilot = 봇이 대신 하고 있어요. 눌러서 이어받으세요.
web-missed = 다시 왔네요! 자리를 비운 동안 { $count }가지 일이 있었어요.
web-menu = 메뉴
web-home = 홈으로(자리는 그대로)
web-leave = 테이블 떠나기
web-rematch = 한 경기 더
web-record = 기록 저장
web-sound = 소리 { $on ->
        [yes] 켬
       *[no] 끔
    }
web-say = 한마디 하기
web-send = 보내기
web-leave-sure = 정말 떠날까요? 나머지는 봇이 이어서 해요.
web-notices = 내 차례가 되면 알림
web-notices-refused = 브라우저가 알림을 막고 있어요. 이 사이트의 설정에서 허용할 수 있어요.
web-waiting = 다음 라운드부터 함께해요
web-chat-empty = 아직 아무도 말을 안 했어요.
web-reaction-thumbs-up = 좋아요
web-reaction-clap = 박수
web-reaction-laugh = 하하
web-reaction-wow = 우와
web-reaction-sad = 슬퍼요
web-reaction-angry = 화나요
web-reaction-party = 축하
web-reaction-think = 흠…
web-reaction-hurry = 빨리요!
web-reaction-sorry = 미안해요

## 게임 둘레에서 일어나는 일(읽어 줌)

web-around-sat = { $name }이(가) 앉았어요.
web-around-left = { $name }이(가) 떠났어요.
web-around-removed = 방장이 { $name }을(를) 내보냈어요.
web-around-renamed = 이름이 바뀌었어요: { $old } → { $name }.
web-around-host = 방장이 바뀌었어요: { $name }.
web-around-filled = 봇이 앉았어요.
web-around-freed = 봇이 일어났어요.
web-around-locked = { $yes ->
        [yes] 이제 새로 들어올 수 없어요.
       *[no] 다시 들어올 수 있어요.
    }
web-around-muted = { $yes ->
        [yes] { $name }의 채팅을 막았어요.
       *[no] { $name }의 채팅을 풀었어요.
    }
web-around-admitted = { $yes ->
    [yes] 방장이 { $name }을(를) 들였어요.
   *[no] 방장이 { $name }을(를) 들이지 않았어요.
}
web-around-settings = 이 테이블의 규칙이 바뀌었어요.
web-around-closed = { web-round-closed }
web-around-undealt = 카드를 섞는 중에 서버의 규칙이 업데이트되어 아무것도 나눠 주지 않았어요. 라운드를 다시 시작하세요.
web-around-stand_in = 이 봇에 오류가 났어요. { $number }라운드부터는 ‘보통’ 봇이 대신 해요.
web-around-round = { $number }라운드 시작.

## 규칙

web-rules-own = 이 에디션만의 규칙
web-rules-common = 공통 규칙

## 점수 기록장

web-player = { $number }번 플레이어
web-went-out = 이번 라운드 승자
web-left-over = 남은 손패 { $points }점
web-was-out = 탈락({ $points })
web-write = 적기
web-undo = 되돌리기
web-new-sheet = 새 기록장
web-new-sheet-sure = 이 점수를 지울까요?
web-one-less = 한 장 줄이기: { $card }

## 다시 보기

web-step = 다음 수
web-step-back = 이전 수
web-run = 재생
web-pause = 멈춤
web-speed = 속도
web-seek = 재생 위치
web-seen-by = 누구 눈으로
web-all-open = 모두의 손패 공개
web-copy-link = 링크 복사
web-replay = 다시 보기
web-try = 여기서 해 보기
web-branch = 해 보기 · { $pile ->
        [real] 원래 더미
       *[shuffled] 새로 섞은 더미
    }
web-review = 복기
web-review-round = 이번 라운드 복기

web-shuffling = 다 함께 섞는 중…
web-left-out = 제때 대답하지 않아 이번 섞기에서 빠진 사람: { $names }
web-comma = { ", " }
web-gap = { " " }
web-seal-checking = 섞기를 확인하는 중…
web-seal-unchecked = 확인 못 함: 서버가 기록을 내주지 않아요
web-seal-helped = 나도 함께 섞은 카드예요
web-seal-left-out = 나 없이 섞은 카드예요
web-seal-wrong = 이 패는 뭔가 잘못됐어요
web-seal-checked = 내 브라우저가 처음부터 직접 다시 계산했어요. 잠가 둔 숫자, 섞은 순서, 내 손패까지 모두 맞아요.
web-seal-followed = { $count ->
    [0] 끝까지 뽑고 내고 보여 준 카드가 모두 이 섞기에서 나왔어요.
   *[other] 끝까지 뽑고 내고 보여 준 카드가 모두 이 섞기에서 나왔어요. 버린 카드는 { $count }번 다시 섞었어요.
}
web-seal-without = 제때 오지 않아 { $count }명의 숫자가 빠져 있어요.
web-seal-again = 이보다 앞서 예고만 하고 나눠 주지 않았거나 끝났다는 말이 없던 섞기가 { $count }번 있었어요.
web-seal-what-record = 라운드가 끝났을 때 공개된 기록과 달라요.
web-seal-what-terms = 기록에 적힌 것은 내 브라우저가 전해 들은 것과 다른 패예요.
web-seal-what-deck = 이 에디션의 카드 구성이 아니에요.
web-seal-what-secret = 서버의 숫자가 잠가 둔 것과 달라요.
web-seal-what-shares = 누군가의 숫자가 잠가 둔 것과 달라요.
web-seal-what-key = 이 숫자들로는 이렇게 섞이지 않아요.
web-seal-what-dealer = 이 섞기라면 딜러가 다른 사람이에요.
web-seal-what-seat = 예고된 자리와 다른 자리에서 패를 받았어요.
web-seal-what-hand = 이렇게 섞으면 내가 받은 손패가 나오지 않아요.
web-seal-receipt = 확인증 저장
web-fair = 누가 섞었나요?
web-fair-promise = 여기서는 아무도 카드를 고를 수 없어요. 다른 사람도, 서버도요.
web-fair-picture = 모두의 숫자를 한 그릇에 넣고 섞어, 거기서 나온 숫자로 카드를 섞어요.
web-fair-you = 나
web-fair-friend = 친구
web-fair-server = 서버
web-fair-box = 먼저 잠가요.
    .more = 라운드마다 시작하기 전에 모두의 기기가 아주 큰 비밀 숫자를 하나씩 떠올려요. 서버도요. 저마다 상자에 넣고 잠가 테이블에 올려놓아요. 아무도 안을 볼 수 없고, 이제 바꿔치기할 수도 없어요.
web-fair-mix = 모두 섞어요.
    .more = 상자가 다 모인 다음에야 사람들이 자기 상자를 열어요. 모든 숫자를 하나로 섞고, 그 숫자로 카드를 섞어요. 숫자 하나가 한 자리만 달라도 모든 카드의 자리가 달라져요.
web-fair-open = 마지막 상자를 열어요.
    .more = 서버의 상자는 라운드가 끝날 때까지 닫혀 있어요. 열려 있으면 모두의 손패를 계산할 수 있으니까요. 끝나면 그것도 열고, 내 기기가 전부 다시 계산해요. 상자도 숫자도 카드도 그대로라면 인증 마크가 붙어요. 서버 말만 믿지 않아요.
web-fair-out = 그래서 내 숫자가 들어 있으면, 나머지가 모두 한통속이어도 결과를 미리 알 수 없어요. 할 수 있는 일이라고는 마지막 순간에 상자를 열지 않는 것뿐인데, 그러면 모두가 알게 돼요.
web-fair-left = 다 해서 1초도 안 걸리고, 누를 것도 없어요. 제때 대답하지 않은 사람은 섞기에서 빠지고 모두에게 알려 줘요. 카드는 똑같이 받아요.
web-fair-experts = SHA-256과 HKDF를 안다면 docs/fairness.md에 모든 단계와 테스트 데이터가 있어요. 확인증이 있으면 lastcard verify로 기록을 검사할 수 있어요.

## 지난 게임과 모임

web-evenings = 지난 게임
web-evenings-all = 통계와 모임
web-last-evenings = 최근 게임
web-no-evenings = 아직 없어요. 라운드를 끝까지 하면 여기에 나와요.
web-evening-rounds = { $count }라운드
web-watch-last = 마지막 라운드 보기
web-show-all = 모두 보기
web-a-bot = 봇
web-somebody = 탈퇴한 사람
web-statistics = 내 통계
web-figure-rounds = 라운드
web-figure-wins = 승리
web-figure-points = 점수
web-figure-calls = 우노 외침
web-figure-catches = 우노 잡아내기
web-figure-challenges = 도전 성공
web-figure-comeback = 최고의 역전
web-comeback-cards = { $count }장에서
web-rivals = 맞대결
web-rival = { $rounds }라운드: 나 { $won }승, 상대 { $lost }승
web-circle = 모임
web-circles = 모임
    .more = 자주 같이 하는 친구들을 위한 곳이에요. 링크 하나, 우리만의 테이블, 늘 하던 규칙, 그리고 한 해 동안 이어지는 리그.
web-circle-name = 모임 이름
web-circle-new = 모임 만들기
web-circle-invited = ‘{ $name }’에 들어갈까요?
web-circle-join = 들어가기
web-circle-tables = 테이블
web-circle-open = 테이블 열기
web-league = 리그
    .more = 이 모임의 테이블에서 회원이 두 명 이상 함께한 라운드가 여기에 들어가요.
web-circle-rules = 늘 하던 규칙
web-circle-change = 바꾸기
web-circle-text = 우리 우노 모임에 들어와! { $link }
web-circle-link = 모임 링크
    .more = 이 링크가 있으면 누구나 들어올 수 있어요.
web-circle-renew = 새 링크 만들기
    .question = 옛 링크는 더는 쓸 수 없어요. 모임 사람들은 ‘지난 게임’에서 새 링크를 볼 수 있어요.
web-members = 회원
web-maker = 만든 사람
web-circle-leave = 나가기
    .question = 이 모임에서 나갈까요? 지금까지 한 게임은 리그에 남아요.
web-circle-remove = 내보내기
    .question = { $name }을(를) 내보낼까요? 링크도 바뀌어서 옛 링크로는 돌아올 수 없어요.
web-own-data = 내 데이터
    .more = 라운드, 통계, 모임은 이 브라우저의 것이에요. 계정도 비밀번호도 없어요.
web-other-device = 다른 기기에서도 쓰기
    .more = 다른 기기로 이것을 스캔하세요. 5분 안에 한 번만 쓸 수 있어요. 다른 사람에게는 보여 주지 마세요.
web-download = 내려받기
web-delete = 모두 삭제
web-delete-question = 지난 게임, 통계, 모임이 완전히 사라지고, 친구들 목록에서도 내 이름이 없어져요.
web-delete-yes = 모두 삭제하기
web-deleted = 모두 지웠어요. 이제 여기서는 처음 온 사람이에요.
web-move = 이 기기에서 이어 하기
    .more = 이 브라우저가 다른 기기의 내가 돼요. 자리도 통계도 모임도 같아요. 이 브라우저에서 지금까지 한 게임은 옮겨 가지 않아요.
web-move-yes = 네, 저예요

## 프로그램에 빌려준 자리

web-program = 프로그램이 하는 중
web-lend = 프로그램에 맡기기
    .more = 직접 만든 봇이나 AI 도우미가 내 자리에 앉아요. 프로그램이라는 것은 모두에게 보여요. 채팅은 하지 않고, 그 라운드는 내 통계에 들어가지 않아요.
web-lend-for = 기간
web-hours = { $count }시간
web-days = { $count }일
web-make-token = 토큰 만들기
web-token = 토큰
web-token-once = 지금 복사하세요. 다시 보여 주지 않아요. 이 토큰만 있으면 누구나 내 자리에서 할 수 있으니 내 프로그램에만 주세요.
web-lent-until = { $until }까지 프로그램이 내 자리에서 할 수 있어요.
web-reclaim = 자리 돌려받기
web-around-program = { $yes ->
        [yes] 이제 프로그램이 { $name } 대신 해요.
       *[no] { $name }이(가) 다시 직접 해요.
    }
web-try-out = 해 보기
web-seal-what-draws = 뒤집히거나 뽑힌 카드가 이 섞기와 맞지 않아요.
web-evening-won = 이긴 라운드

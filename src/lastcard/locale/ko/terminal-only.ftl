### 터미널에서만 쓰는 말. 키와, 한 줄씩 하는 테이블.

## 키: 이름, 하는 일, 짧은 이름

key-arrows = 화살표
    .does = 카드나 선택지 고르기. Home과 End로 양 끝으로
key-enter = Enter
    .does = 고른 카드를 내거나 선택지를 정하기
key-letters = 글자
    .does = 그 글자가 붙은 선택지: D는 뽑기, K는 가지고 있기, A는 받기…
key-u = U
    .does = 우노! 끝에서 두 번째 카드를 내기 전에. 나중에 외쳐도 돼요
    .short = 우노!
key-c = C
    .does = 한 장 남았는데 우노를 안 외친 사람 잡아내기
    .short = 잡아내기
key-j = J
    .does = 끼어들기(끼어들기가 있는 테이블에서만)
key-h = H
    .does = 코치에게 묻기(--coach를 붙인 테이블에서만)
    .short = 코치
key-space = 스페이스
    .does = 봇 재촉하기
key-tab = Tab
    .does = 기록으로 가거나 돌아오기. 기록에서 Enter를 누르면 그 줄의 규칙을 보여 줘요
    .short = 기록
key-question_mark = ?
    .does = 지금 보고 있는 것의 규칙
    .short = 규칙
key-f1 = F1
    .does = 규칙서 전체
key-i = I
    .does = 모두의 점수, 본 카드, 카드 뒷면
    .short = 모두
key-l = L
    .does = 언어 바꾸기. F2도 돼요
key-q = Q
    .does = 테이블 떠나기
    .short = 떠나기

## 한 줄씩

plain-welcome = Lastcard, { $edition }. 자리는 시계 방향으로 { $names }. 물어볼 때는 언제든 ?나 help로 설명, q나 quit로 끝내기.
plain-left = 테이블을 떠났어요.
plain-exposed = { $name }은(는) 한 장 남았는데 우노를 안 외쳤어요!
    .you = 한 장 남았는데 아직 우노를 안 외쳤어요!
plain-go-on = 계속(그냥 Enter도 돼요)
plain-unknown = ‘{ $text }’은(는) 모르겠어요. 선택지의 번호를 넣으세요. help로 설명.
plain-calling = 다음 카드를 낼 때 우노를 외쳐요.
plain-not-calling = 우노를 외치지 않기로 했어요.
plain-top = 맨 위 카드: { $card }. 지금 색: { $color }. { $direction }. 뽑는 더미는 { $pile }장.
plain-semicolon = { "; " }
plain-pending = 뽑을 카드는 { $count }장.
plain-others = 다른 사람: { $others }.
plain-seat = { $name }({ $seat }번) { $count }장
plain-next-other = 뽑는 더미 맨 위 카드의 뒷면: { $card }.
plain-others-faces = { $name }의 카드 뒷면: { $cards }.
plain-known = { $name }의 손패에서 본 카드: { $cards }.
plain-hand = 내 손패 { $count }장: { $cards }.
plain-allowed = { $card } 카드는 낼 수 있어요.
shuffled-together = 이 패는 나도 함께 섞었어요. 내 숫자와 프로그램의 숫자로 정해졌고, 둘 다 상대 숫자를 알기 전에 잠가 두었어요.
shuffled-by-seed = 이 카드는 내가 정한 시드에서 나왔어요. 아무도 섞지 않았어요.
plain-score = { $name }: 이번 라운드 { $points }점, 합계 { $total }점.
plain-next-round = Enter로 다음 라운드를 나눠 줘요. q로 끝내기.
plain-help =
    선택지의 번호를 넣으세요. 뒤에 u를 붙이면 우노도 외쳐요. 예: 2 u
    u는 우노, c는 우노 안 한 사람 잡아내기(c 2는 2번 자리), j는 끼어들기.
    h는 손패, t는 테이블 읽어 주기, why r7은 낼 수 없는 까닭, rule GEN-04는 규칙, coach는 코치에게 묻기.
    l은 언어 바꾸기, q나 quit는 끝내기, ?나 help는 이 설명 다시 보기.

# 전체 화면 다시 보기: 키가 하는 일

replay-key-left = 이전
replay-key-right = 다음
replay-key-home = 처음
replay-key-end = 마지막
replay-key-p = 여기서 해 보기
replay-key-q = 끝내기

### 터미널의 테이블. 많은 말을 브라우저에서도 씁니다. 터미널에서만 쓰는 말은 terminal-only.ftl에.

## 이름. name-1이 왼쪽 옆이고, 거기서부터 시계 방향.

name-you = 나
name-person = 플레이어
name-1 = 서연
name-2 = 민준
name-3 = 지호
name-4 = 할머니
name-5 = 하은
name-6 = 도윤
name-7 = 이모
name-8 = 수아
name-9 = 준우

## 테이블

title = Lastcard · { $edition }
title-match = Lastcard · { $edition } · { $round }라운드 · 내 점수 { $score }점(목표 { $target }점)
log-stand-in = { $name }에 오류가 났어요({ $reason }). { $number }라운드부터는 ‘보통’ 봇이 대신 해요.
log-remark = { $name }: “{ $text }”
log-round = { $number }라운드
prompt-over = 이번 라운드는 끝났어요.
prompt-exposed = 한 장 남았는데 아직 우노를 안 외쳤어요!
with-rule = { $text } ({ $rule })

table-top = 맨 위 카드: { $card }
table-no-color = 색은 아직 안 정해짐
table-direction = { $direction ->
        [-1] 시계 반대 방향
       *[1] 시계 방향
    }
table-next = 다음: { $name }
table-pending = 뽑을 장수 +{ $count }
table-before = 그 아래:
table-votes = 합격 { $ayes }, 불합격 { $noes }
table-side = { $side ->
        [dark] 디셉티콘 면
       *[light] 오토봇 면
    }

seat-exposed = 우노 안 함!
seat-uno = 우노!
seat-out = 탈락
seat-finished = { $place }등
seat-others = 카드 뒷면
seat-known = 본 카드

explain-card = { $card }({ $rule }): { $does }
number-does = 평범한 숫자 카드예요.
nobody-to-catch = 지금은 걸린 사람이 없어요.

## 선택지

choice-draw = 뽑기
choice-keep = 가지고 있기
choice-accept = { $count }장 뽑기
choice-accept-color = { $color } 나올 때까지 뽑기
choice-challenge = 도전!
choice-dance = 춤추기!
choice-vote-yes = 합격
choice-vote-no = 불합격
choice-activate-yes = 쓰기
choice-activate-no = 안 쓰기
choice-stop = 그만 버리기
choice-color = { $color }
choice-target = { $name }({ $count }장)
choice-uno = 우노!
choice-uno-said = 우노! 다음 카드 낼 때
choice-catch = { $name }, 우노 안 했다!
choice-jump = { $card } 카드로 끼어들기!
choice-play = { $card } 내기
choice-stack = { $card } 쌓기
choice-lay = { $card } 얹기
choice-shed = { $card } 버리기

## 페이지

page-back = 뒤로
page-keys = 키
page-signs = 모양과 기호
page-language = 언어
page-players = 테이블 사람들
page-example = 예: { $text }
page-next-round = 다음 라운드
page-end = 끝내기
leave = 테이블을 떠날까요? 라운드가 아직 안 끝났어요.
leave-yes = 떠나기
leave-no = 계속하기

count-cards = { $count }장
count-points = { $points }점
player-bot = 봇: { $level ->
        [random] 아무거나
        [easy] 쉬움
        [normal] 보통
        [hard] 어려움
        [expert] 고수
        [learned] 독학
       *[other] { $level }
    }
player-dealer = 딜러

## 점수

won-round = { $name }이(가) 이번 라운드를 이겼어요!
    .you = 이번 라운드를 이겼어요!
won-match = { $name }이(가) 경기를 이겼어요!
    .you = 경기를 이겼어요!
score-name = 플레이어
score-cards = 남은 손패
score-round = 이번
score-total = 합계
score-goal = { $scoring ->
        [tally] 남은 손패의 점수를 각자 적어요. 누군가 { $target }점에 이르면 합계가 가장 낮은 사람이 이겨요.
       *[points] 먼저 { $target }점에 이른 사람이 경기를 이겨요.
    }

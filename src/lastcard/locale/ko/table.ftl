### 브라우저의 테이블. 라운드의 끝, 걸린 것, 시계, 방금 일어난 일.

## 라운드와 경기의 끝

web-result = 결과
result-show = 결과 보기
result-by-card = 마지막 한 장은 { $card } 카드였어요.
result-by-out = 나머지가 모두 탈락했어요.
result-by-stalemate = 아무도 내지도 뽑지도 못하게 됐어요. 손패 점수가 가장 낮은 사람이 이겨요.
result-streak = { $count }연승!
result-line = { $name }: { $count }장 남음, { $value }점어치. 합계 { $total }점.
result-line-unscored = { $name }: { $count }장 남음.
result-up = { $place }위로 상승
result-picture = 그림으로 저장
result-made-with = Lastcard로 한 판
result-rounds = 모두 { $count }라운드
result-most-wins = 최다 승리: { $name }({ $count }승)
result-best-round = 최고 득점: { $name }, { $points }점
result-comeback = { $points }점 차를 뒤집은 승리
score-watch = { $round }라운드 다시 보기

## 걸린 것

stake-answer = { $name }의 { $card } 공격!
    .self = 내가 낸 { $card } 카드가 되돌아왔어요.
stake-stack = 드로우 카드를 쌓아서 넘길 수도 있어요.
stake-answer-dance = { $name }이(가) 춤을 신청했어요!
stake-target-number = 누구와 손패를 바꿀까요?
stake-target-optimus = 누구와 겨룰까요? 숫자가 큰 쪽이 이기고 2장까지 버려요.
stake-target-megatron = 누구와 겨룰까요? 둘 다 손패를 공개하고, 숫자가 작은 쪽이 2장 뽑아요.
stake-target-targeted-draw = 누구에게 2장을 뽑게 할까요?
stake-color-roulette = 색을 고르세요. 그 색이 나올 때까지 뒤집어서 전부 가져와요.
stake-color-wild-draw-color = 색을 고르세요. 다음 사람은 그 색이 나올 때까지 뽑아요.
stake-color-penalty = 도전 성공! 상대가 무슨 색이 나올 때까지 뽑게 할까요?
stake-lay = 얹을 카드를 고르세요. 그 색을 든 사람은 모두 { $count }장씩 뽑아요{ $self ->
        [yes] . 아직 들고 있으면 나도 뽑아요.
       *[no] .
    }
stake-drawn-unplayable = 뽑은 카드는 낼 수 없어서 손패에 넣어요.
cost-challenge = 블러핑이면 0장, 아니면 { $count }장
cost-challenge-color = 블러핑이면 0장, 아니면 { $count }장 추가
cost-dance = { $dance_vote ->
    [yes] 합격하면 0장
   *[no] 0장
}
warn-bluff = 블러핑이에요. 손에 { $color } 카드가 있어요. 도전받으면 뽑아야 해요. 그래도 지르려면 한 번 더 누르세요.
warn-bluff-wild = 블러핑이에요. 대신 낼 수 있는 카드가 있어요. 도전받으면 뽑아야 해요. 그래도 지르려면 한 번 더 누르세요.
warn-lay = 아직 { $color } 카드가 있어서 나도 { $count }장 뽑아요. 괜찮으면 한 번 더 누르세요.
warn-uno = 내고 나면 한 장 남아요. 먼저 ‘우노!’를 누르세요. 그냥 내려면 한 번 더 누르세요.
warn-draw = 낼 수 있는 카드가 있어요. 그래도 뽑으려면 ‘뽑기’를 한 번 더 누르세요.
warn-again = 한 번 더 누르면 내요.
hint-fits = { $count ->
        [0] 낼 수 있는 카드가 없어요. 낼 수 있는 것은 { $color }{ $number ->
            [-1] { "" }
           *[other] , 숫자 { $number }
        }, 와일드예요.
       *[other] 낼 수 있는 카드가 { $count }장 있어요. 낼 수 있는 것은 { $color }{ $number ->
            [-1] { "" }
           *[other] , 숫자 { $number }
        }, 와일드예요.
    }
offer-drawn = { $card } 내기
hand-more = { $count }장 더 낼 수 있어요

## 시계

clock-seconds = { $count }초
clock-left = { $count }초 남음
time-up = 시간이 다 돼서 봇이 정했어요: { $lines }
prompt-match-over = 경기가 끝났어요.

## 방금 일어난 일

drew-because = { $line } ({ $reason })
to-the-end = 끝까지 진행
shown-hands = 공개된 손패

## 이 테이블에서 하는 방법

pace = 봇 속도
pace-calm = 느긋하게
pace-usual = 보통
pace-brisk = 빠르게
volume = 음량
careful = 카드가 겹쳐 있으면 두 번 눌러서 내기
beginners = 처음 하는 사람용: 낼 수 있는 카드를 알려 주고, 실수하기 전에 물어보기
coach = 코치: 고수라면 어떻게 할지 알려 주기(H)
coach-for-all = 모두 코치에게 물어볼 수 있음(리그에는 안 들어감)
event-coached = { $name }이(가) 코치에게 물어봤어요.
    .you = 내가 코치에게 물어봤어요.
web-around-pace = 봇 속도가 바뀌었어요: { $pace ->
        [calm] 느긋하게
        [brisk] 빠르게
       *[usual] 보통
    }.

## 봇의 성격. 자리를 누르면 보임

character-sunny = 명랑: 빨리 내고, 우노를 자주 까먹어요.
character-cocky = 자신만만: 가장 빨리 내지만, 우노는 좀 대충이에요.
character-dry = 무뚝뚝: 조금 오래 생각하고, 말수가 적어요.
character-gentle = 다정: 느긋해요. 내가 우노를 외칠 때까지 기다려 줘요.
character-dramatic = 연극배우: 뭐든 호들갑이고, 가끔 우노를 까먹어요.
bots-talk = 봇이 말하기
bots-hush = 봇 조용히

## 공개 자료실

archive-ask = 라운드를 공개 자료실에 넣어도 되는지 모두에게 묻기
archive-agree = 여기서 한 내 라운드를 공개 자료실에 넣어도 좋아요(연구용 카드와 수만, 이름 없이. 함께한 사람이 모두 동의해야 해요)

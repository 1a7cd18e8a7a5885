### 라운드 복기. review-do-…는 행동, review-why-…는 다른 수가 더 좋은 까닭.

review-verdict-best = 최선
review-verdict-good = 좋은 수
review-verdict-doubtful = 아쉬움
review-verdict-mistake = 실수

review-do-play = { $card } 내기
review-do-jump = { $card } 카드로 끼어들기
review-do-lay = { $card } 얹기
review-do-shed = { $card } 버리기
review-do-draw = 뽑기
review-do-keep = 가지고 있기
review-do-pass = 넘기기
review-do-color = { $color } 고르기
review-do-target = { $name } 고르기
review-do-accept = 받기
review-do-challenge = 도전
review-do-dance = 춤추기
review-do-stop = 그만 버리기
review-do-yes = 예라고 하기
review-do-no = 아니요라고 하기

review-why-wins = 마지막 한 장이었어요. 내면 이기는 거였어요.
review-why-mercy = { $name }의 손패는 { $count }장. { $amount }장만 더 받으면 탈락이었어요.
review-why-stops = { $name }은(는) { $count }장 남아 있었어요. 막아야 했어요.
review-why-bluff = { $name }이(가) 들었을 법한 손패 100가지 중 { $share }가지가 블러핑이에요.
review-why-honest = { $name }이(가) 들었을 법한 손패 100가지 중 블러핑은 { $share }가지뿐이에요.
review-why-target = { $name }이(가) { $count }장 남아서 승리에 가장 가까웠어요.
review-why-lacks = { $name }은(는) 조금 전 { $color }에서 뽑았으니 아마 그 색이 없어요.
review-why-sheds = 한꺼번에 { $count }장을 줄여요.
review-why-again = 바로 다시 차례가 와요.
review-why-wild = { $card } 카드는 어디에나 낼 수 있어요. 낼 게 없을 때까지 아껴 두는 게 이득이에요.
review-why-passes = { $count }장은 { $name } 쪽으로 넘어가요.
review-why-color = { $color } 카드가 { $count }장 더 있어서 이어서 낼 수 있었어요.
review-why-attacks = { $name }을(를) 한 번 쉬게 해요.
review-why-saves = { $name }은(는) 아직 { $count }장이나 있어요. { $card } 카드는 나중에 쓰는 게 더 나아요.
review-why-flips = 테이블이 뒤집히고, 거기서부터 더 자주 이겼어요.
review-why-used = { $card } 같은 카드는 벌써 { $count }장 나와서, 그걸로 색을 바꿀 사람이 거의 없어요.
review-why-plays = 내면 { $count }장 남아요. 안 내면 오히려 한 장 늘어요.
review-why-none = 여기서부터 하면 100번 중 { $best }번 이겨요. 고른 수로는 { $chosen }번이에요.

review-cost = 100번당 { $points }승 손해
review-title = { $name }({ $way ->
        [open] 모두의 손패를 보고
       *[known] 그때 보이던 것만으로
    })
review-luck = { $you ->
        [yes] 처음에는 100번 중 { $began }번 이길 만했어요. 내 선택으로 { $given }번을 잃었고, 카드 운과 상대 덕분에
       *[no] 처음에 { $name }은(는) 100번 중 { $began }번 이길 만했어요. 선택으로 { $given }번을 잃었고, 카드 운과 상대 덕분에
    } { $luck ->
        [gave] { $amount }번을 얻었어요
       *[took] { $amount }번을 잃었어요
    }.
review-moments = 승부를 가른 순간
review-change = 확률 { $before }% → { $after }%
review-decisions = 내 선택
review-decision = { $action }: { $verdict }
review-advice = 더 좋은 수: { $action }({ $cost }). { $why }

## 코치. coach-why-…는 지금 이 수가 좋은 까닭. review-why-…의 현재형.

coach-says = 코치: { $action }. { $why }
coach-only = 달리 할 수 있는 게 없어요.
coach-silent = 코치가 지금은 할 말이 없대요.
coach-off = 이 테이블에는 코치가 없어요. --coach를 붙여 시작하면 와요.
title-try-out = Lastcard · { $edition } · 해 보기: 더미는 원래대로, 결과는 남지 않아요
coach-equal = { $other }도 거의 같아요.
coach-why-wins = 마지막 한 장이에요. 내면 이겨요.
coach-why-mercy = { $name }의 손패는 { $count }장. { $amount }장만 더 받으면 탈락이에요.
coach-why-stops = { $name }은(는) { $count }장 남았어요. 막아야 해요.
coach-why-bluff = { $name }이(가) 들었을 법한 손패 100가지 중 { $share }가지가 블러핑이에요.
coach-why-honest = { $name }이(가) 들었을 법한 손패 100가지 중 블러핑은 { $share }가지뿐이에요.
coach-why-target = { $name }이(가) { $count }장 남아서 승리에 가장 가까워요.
coach-why-lacks = { $name }은(는) 조금 전 { $color }에서 뽑았으니 아마 그 색이 없어요.
coach-why-sheds = 한꺼번에 { $count }장을 줄여요.
coach-why-again = 바로 다시 내 차례예요.
coach-why-wild = { $card } 카드는 어디에나 낼 수 있어요. 낼 게 없을 때까지 아껴 두세요.
coach-why-passes = { $count }장은 내가 아니라 { $name } 쪽으로 넘어가요.
coach-why-color = { $color } 카드가 { $count }장 더 있어서 이어서 낼 수 있어요.
coach-why-attacks = { $name }을(를) 한 번 쉬게 해요.
coach-why-saves = { $name }은(는) 아직 { $count }장이나 있어요. { $card } 카드는 나중에 쓰는 게 더 나아요.
coach-why-flips = 테이블이 뒤집히고, 거기서부터 더 자주 이겨요.
coach-why-used = { $card } 같은 카드는 벌써 { $count }장 나와서, 그걸로 색을 바꿀 사람이 거의 없어요.
coach-why-plays = 내면 { $count }장 남아요. 안 내면 오히려 한 장 늘어요.
coach-why-none = 이렇게 하면 100번 중 { $best }번 이기고, ‘{ $other }’(으)로는 { $chosen }번이에요.

puzzle-title = 문제 { $number }/{ $count } · { $level ->
        [1] 쉬움
        [2] 까다로움
       *[3] 어려움
    }
puzzle-task = 여기서 가장 잘 이기는 한 수는? 직접 내 보세요.
puzzle-right = 정답!
puzzle-wrong = 더 좋은 수가 있었어요.
puzzle-answer = { $action }: 100번 중 { $chance }승

### 게임 기록. 일어난 일 하나에 한 줄.
### $name은 그 일의 주인공이고, 읽는 사람 자신이면 .you를 씁니다. $target, $by, $winner에는 ‘나’가 들어올 수도 있습니다.

log-seat = { $seat }번 자리
log-you = 나
log-comma = { ", " }

event-drew_for_dealer = 딜러 정하기: { $name }이(가) { $card } 카드를 뽑았어요.
    .you = 딜러 정하기: 내가 { $card } 카드를 뽑았어요.
event-deals = { $name }이(가) 카드를 나눠 줬어요.
    .you = 내가 카드를 나눠 줬어요.
event-turned = { $to ->
        [bottom] { $card } 카드가 나와서 뽑는 더미 밑에 넣었어요.
        [passed] { $card } 카드가 나와서 넘어갔어요.
       *[discard] 첫 카드는 { $card }.
    }
event-played = { $name }이(가) { $card } 카드를 냈어요.
    .you = 내가 { $card } 카드를 냈어요.
event-played-jump = { $name }이(가) { $card } 카드로 끼어들었어요!
    .you = 내가 { $card } 카드로 끼어들었어요!
# $total은 지금까지 쌓인 장수.
event-played-stacked = { $name }이(가) { $card } 카드를 냈어요. 이제 모두 { $total }장.
    .you = 내가 { $card } 카드를 냈어요. 이제 모두 { $total }장.
event-laid = { $name }이(가) { $card } 카드를 얹었어요. 2장씩 뽑는 사람: { $hit }.
    .you = 내가 { $card } 카드를 얹었어요. 2장씩 뽑는 사람: { $hit }.
event-laid-nobody = { $name }이(가) { $card } 카드를 얹었어요. 뽑는 사람은 없어요.
    .you = 내가 { $card } 카드를 얹었어요. 뽑는 사람은 없어요.
event-shed = { $name }이(가) { $card } 카드를 버렸어요.
    .you = 내가 { $card } 카드를 버렸어요.
event-drew = { $name }이(가) 뽑은 카드: { $cards }.
    .you = 내가 뽑은 카드: { $cards }.
event-drew-hidden = { $name }이(가) { $count }장 뽑았어요.
    .you = 내가 { $count }장 뽑았어요.
event-passed = { $name }이(가) 카드를 내지 않고 넘겼어요.
    .you = 카드를 내지 않고 넘겼어요.
event-named = { $name }이(가) 고른 색은 { $color }.
    .you = 내가 고른 색은 { $color }.
event-skipped = { $name }은(는) 한 번 쉬어요.
    .you = 나는 한 번 쉬어요.
event-reversed = 방향이 바뀌었어요. 이제 { $direction ->
        [-1] 시계 반대 방향
       *[1] 시계 방향
    }.
event-challenged = { $name }이(가) { $target }에게 도전했어요!
    .you = 내가 { $target }에게 도전했어요!
event-hand_shown = { $name }이(가) 손패를 보여 줬어요: { $cards }.
    .you = 내가 손패를 보여 줬어요: { $cards }.
event-hand_shown-hidden = { $name }이(가) 도전한 사람에게만 손패를 보여 줬어요.
    .you = 내가 도전한 사람에게만 손패를 보여 줬어요.
event-judged = { $guilty ->
        [yes] { $name }의 도전 성공! { $target }의 블러핑이었어요!
       *[no] { $name }의 도전 실패. { $target }의 블러핑이 아니었어요.
    }
    .you = { $guilty ->
        [yes] 내 도전 성공! { $target }의 블러핑이었어요!
       *[no] 내 도전 실패. { $target }의 블러핑이 아니었어요.
    }
event-accepted = { $name }이(가) 그대로 받았어요.
    .you = 내가 그대로 받았어요.
event-accepted-dance = { $name }은(는) 춤추는 대신 3장 뽑기로 했어요.
    .you = 나는 춤추는 대신 3장 뽑기로 했어요.
event-danced = { $name }이(가) 춤을 췄어요!
    .you = 내가 춤을 췄어요!
event-voted = { $yes ->
        [yes] { $name }의 판정: 합격!
       *[no] { $name }의 판정: 불합격.
    }
    .you = { $yes ->
        [yes] 내 판정: 합격!
       *[no] 내 판정: 불합격.
    }
event-dance_judged = { $good ->
        [yes] { $name }의 춤은 합격!
       *[no] { $name }의 춤은 불합격.
    }
    .you = { $good ->
        [yes] 내 춤은 합격!
       *[no] 내 춤은 불합격.
    }
event-creeper = 쾅! { $name }이(가) 크리퍼를 뽑아서 3장 더 가져가요.
    .you = 쾅! 크리퍼를 뽑아서 3장 더 가져와요.
event-flipped = 전부 뒤집어서 이제 { $side ->
        [dark] 디셉티콘
       *[light] 오토봇
    } 면이에요! 맨 위는 { $card }.
event-activated = { $yes ->
        [yes] { $name }이(가) 드러난 카드를 쓰기로 했어요.
       *[no] { $name }이(가) 드러난 카드를 쓰지 않기로 했어요.
    }
    .you = { $yes ->
        [yes] 드러난 카드를 쓰기로 했어요.
       *[no] 드러난 카드를 쓰지 않기로 했어요.
    }
event-targeted = { $name }이(가) 고른 사람은 { $target }.
    .you = 내가 고른 사람은 { $target }.
# $card와 $target_card는 견준 숫자 카드. 숫자 카드가 없으면 none.
event-duelled = { $name } 대 { $target }의 승부: { $card ->
        [none] 숫자 없음
       *[other] { $card }
    } 대 { $target_card ->
        [none] 숫자 없음
       *[other] { $target_card }
    }. 이긴 사람은 { $winner }.
    .you = 나 대 { $target }의 승부: { $card ->
        [none] 숫자 없음
       *[other] { $card }
    } 대 { $target_card ->
        [none] 숫자 없음
       *[other] { $target_card }
    }. 이긴 사람은 { $winner }.
event-swapped = { $name } ↔ { $target }: 손패를 통째로 바꿨어요.
    .you = 나 ↔ { $target }: 손패를 통째로 바꿨어요.
event-passed_on = 모두 손패를 { $direction ->
        [-1] 오른쪽(시계 반대 방향)
       *[1] 왼쪽(시계 방향)
    } 사람에게 넘겼어요.
event-discarded = { $name }이(가) 버린 카드: { $cards }.
    .you = 내가 버린 카드: { $cards }.
event-shuffled = 버린 카드를 다시 섞었어요. 새 뽑는 더미는 { $count }장.
event-out = { $name }은(는) 손패가 너무 많아 탈락!
    .you = 손패가 너무 많아 탈락했어요!
event-called = { $name }이(가) “우노!”를 외쳤어요.
    .you = 내가 “우노!”를 외쳤어요.
event-caught = { $name }이(가) 우노를 깜빡해서 { $by }에게 걸렸어요!
    .you = 우노를 깜빡해서 { $by }에게 걸렸어요!
event-finished = { $name }이(가) { $place }등으로 손을 털었어요.
    .you = 내가 { $place }등으로 손을 털었어요.
event-stalemate = 한 바퀴 내내 아무도 내지도 뽑지도 못했어요. 라운드는 여기서 끝나고, 손패 점수가 가장 낮은 사람이 이겨요.
event-won = { $name }이(가) 이번 라운드를 이겼어요!
    .you = 내가 이번 라운드를 이겼어요!

### 할 수 없는 까닭. $seat는 플레이어의 이름이거나 자리 번호(숫자).
### $decision은 정할 것의 종류(turn, color 등). 글이 그대로 들어올 수도 있습니다.

reason-no-match = ‘{ $top }’ 위에 ‘{ $card }’ 카드는 낼 수 없어요. 색도 숫자도 기호도 맞지 않아요. 지금 색: { $color }.
reason-not-in-hand = ‘{ $card }’ 카드는 손에 없어요.
reason-only-drawn = 뽑은 다음에는 방금 뽑은 카드만 낼 수 있어요. ‘{ $card }’ 카드는 다음 차례에 내세요.
reason-must-play = 낼 수 있는 카드가 있어요. 이 테이블에서는 낼 수 있으면 꼭 내야 하고, 뽑을 수 없어요.
reason-wrong-wild = 이 테이블은 블러핑이 없어요. 손에 지금 색({ $color })으로 치는 카드가 있어서 ‘{ $card }’ 카드는 낼 수 없어요.
reason-last-card-wild = 이 테이블에서는 와일드로 손을 털 수 없어요. ‘{ $card }’ 카드는 마지막 한 장이 될 수 없어요.
reason-last-card-number = 이 테이블에서는 숫자 카드로만 손을 털 수 있어요. ‘{ $card }’ 카드는 마지막 한 장이 될 수 없어요.
reason-not-stackable = ‘{ $card }’ 카드는 쌓을 수 없어요. { $stacking ->
        [same] 같은 +{ $amount }만 쌓을 수 있어요
       *[higher] +{ $amount } 이상만 쌓을 수 있어요
    }.
reason-no-draw-card = ‘{ $card }’ 카드는 드로우 카드가 아니라서 +{ $amount }에 맞설 수 없어요.
reason-no-stacking = 여기서는 쌓을 수 없어요. 이 장수는 넘길 수 없어요.
reason-no-challenge = 지금은 도전할 카드가 없어요.
reason-no-dance = 지금은 춤출 때가 아니에요.
reason-must-lay = 색이 있는 카드가 있으니 꼭 한 장 얹어야 해요.
reason-not-colored = ‘{ $card }’ 카드는 얹을 수 없어요. 색이 있는 카드를 얹으세요.
reason-shed-last = 이렇게는 두 장까지만 버릴 수 있고, 마지막 한 장은 버릴 수 없어요.
reason-bad-target = { $seat ->
        [other] { $seat }번 자리는
       *[name] { $seat }은(는)
    } 고를 수 없어요.
reason-bad-color = ‘{ $color }’은(는) 지금 고를 수 있는 색이 아니에요.
reason-not-exposed = { $seat ->
        [other] { $seat }번 자리는
       *[name] { $seat }은(는)
    } 지금 우노를 빠뜨리지 않았어요.
reason-self-catch = 나를 잡아낼 수는 없어요. 얼른 “우노!”를 외치세요!
reason-no-jump = ‘{ $card }’ 카드로는 끼어들 수 없어요. 맨 위 카드와 똑같지 않아요.
reason-jump-now = 다른 사람이 카드를 낼 차례일 때만 끼어들 수 있어요.
reason-jump-off = 이 테이블은 끼어들기가 없어요.
reason-not-your-turn = 지금은 { $seat ->
        [other] { $seat }번 자리가
       *[name] { $seat }이(가)
    } { $decision ->
        [turn] 낼 차례예요
        [drawn] 낼 차례예요
        [color] 색을 고르고 있어요
        [target] 상대를 고르고 있어요
        [lay] 얹을 카드를 고르고 있어요
        [answer] 어떻게 할지 생각하고 있어요
        [vote] 판정하고 있어요
        [shed] 버릴 카드를 고르고 있어요
        [activate] 드러난 카드를 쓸지 정하고 있어요
       *[other] 정할 차례예요: { $decision }
    }.
reason-wrong-decision = 지금은 할 수 없어요. 먼저 { $decision ->
        [turn] 카드를 내거나 뽑으세요
        [drawn] 뽑은 카드를 낼지 가지고 있을지 정하세요
        [color] 색을 고르세요
        [target] 상대를 고르세요
        [lay] 색이 있는 카드를 얹으세요
        [answer] 어떻게 할지 정하세요
        [vote] 춤을 판정하세요
        [shed] 한 장 버릴지 그만둘지 정하세요
        [activate] 드러난 카드를 쓸지 정하세요
       *[other] 정하세요: { $decision }
    }.
reason-round-over = 이번 라운드는 끝났어요.
reason-round-not-over = 이번 라운드는 아직 끝나지 않았어요.
reason-match-over = 경기가 끝났어요.
reason-out = { $seat ->
        [other] { $seat }번 자리는
       *[name] { $seat }은(는)
    } 탈락했어요.
reason-finished = { $seat ->
        [other] { $seat }번 자리는
       *[name] { $seat }은(는)
    } 이미 손을 털었어요.
reason-call-nothing = 우노는 한 장이 남을 수도 있는 행동과 함께일 때만 외칠 수 있어요.
reason-unknown-action = ‘{ $action }’이라는 행동은 몰라요.
reason-unknown-card = 이 덱에 ‘{ $card }’ 카드는 없어요.
reason-no-seat = 이 테이블에 { $seat ->
        [other] { $seat }번 자리는
       *[name] { $seat } 자리는
    } 없어요.
reason-whole-card = 카드의 양면({ $card })을 말할 수 있는 것은 자기 카드 뒷면이 보이는 테이블뿐이에요. 나를 향한 면만 말하세요.
reason-say-seat = 어느 자리의 행동인지 말하세요.

### 테이블에서 봇이 하는 한마디. 성격마다, 방금 일어난 일마다. 줄 수는 모든 언어가 같습니다.

## 명랑

talk-sunny-attack-1 = 미안! 아니, 사실 별로 안 미안해!
talk-sunny-attack-2 = 짠, 선물이야!
talk-sunny-attack-3 = 사양 말고 쭉쭉 뽑아!
talk-sunny-hit-1 = 우와, 손이 모자라네!
talk-sunny-hit-2 = 고를 게 많아졌으니까 괜찮아!
talk-sunny-hit-3 = 잘 먹겠습니다~!
talk-sunny-called-1 = 한 장 남았다! 아, 떨려!
talk-sunny-called-2 = 다 왔다, 다 왔어!
talk-sunny-called-3 = 제발, 제발, 제발!
talk-sunny-caught-1 = 아, 맨날 까먹어!
talk-sunny-caught-2 = 헤헤, 들켰네.
talk-sunny-catches-1 = 어? 방금 우노 안 했지?
talk-sunny-catches-2 = 잡았다! 한마디 빠졌어!
talk-sunny-long-draw-1 = 뽑고, 뽑고, 또 뽑고!
talk-sunny-long-draw-2 = 어딘가엔 있겠지!
talk-sunny-swapped-1 = 오, 새 카드다!
talk-sunny-swapped-2 = 기분 전환 좋고!
talk-sunny-found-out-1 = 으악, 딱 걸렸네!
talk-sunny-found-out-2 = 내 얼굴에 쓰여 있었어?
talk-sunny-danced-1 = 나 이거 몰래 연습했어!
talk-sunny-danced-2 = 자, 다 같이 춰!
talk-sunny-out-1 = 그럼 난 응원단장! 다들 파이팅!
talk-sunny-out-2 = 난 여기까지! 다들 힘내!
talk-sunny-won-1 = 아싸, 이겼다!
talk-sunny-won-2 = 오늘 운 완전 좋은데?
talk-sunny-won-3 = 한 판 더, 한 판 더!
talk-sunny-lost-1 = 축하해! 진짜 잘한다!
talk-sunny-lost-2 = 재밌었다! 또 하자!

## 자신만만

talk-cocky-attack-1 = 받아라.
talk-cocky-attack-2 = 봤지? 이게 실력이야.
talk-cocky-attack-3 = 자리를 잘못 잡았네.
talk-cocky-hit-1 = 지금 실컷 웃어 둬.
talk-cocky-hit-2 = 겨우 이거야?
talk-cocky-hit-3 = 이 빚, 꼭 갚는다.
talk-cocky-called-1 = 슬슬 짐 싸도 돼.
talk-cocky-called-2 = 박수 칠 준비들 해.
talk-cocky-called-3 = 우노. 다들 들었지?
talk-cocky-caught-1 = 일부러 그런 거야.
talk-cocky-caught-2 = 쳇, 눈도 밝네.
talk-cocky-catches-1 = 은근슬쩍 넘어가려고?
talk-cocky-catches-2 = 내가 못 볼 줄 알았어?
talk-cocky-long-draw-1 = 모으는 중이야.
talk-cocky-long-draw-2 = 큰손은 원래 패도 많은 법.
talk-cocky-swapped-1 = 이건 내가 잘 쓸게.
talk-cocky-swapped-2 = 어느 패로 해도 이기지만.
talk-cocky-found-out-1 = 승부사는 뻥도 치는 거야.
talk-cocky-found-out-2 = 찍은 거지?
talk-cocky-danced-1 = 프로는 이렇게 추는 거야.
talk-cocky-danced-2 = 만점 주셔도 됩니다.
talk-cocky-out-1 = 카드가 날 너무 좋아해서 탈이야.
talk-cocky-out-2 = 다음 판엔 진짜로 한다.
talk-cocky-won-1 = 뭐, 당연하지.
talk-cocky-won-2 = 사인은 줄 서서 받아.
talk-cocky-won-3 = 다음 도전자?
talk-cocky-lost-1 = 이번엔 봐준 거야.
talk-cocky-lost-2 = 삼세판 몰라?

## 무뚝뚝

talk-dry-attack-1 = 악감정은 없어.
talk-dry-attack-2 = 규칙은 규칙.
talk-dry-attack-3 = 자.
talk-dry-hit-1 = 그래.
talk-dry-hit-2 = 접수.
talk-dry-hit-3 = 예상했어. 아마도.
talk-dry-called-1 = 한 장.
talk-dry-called-2 = 우노. 끝.
talk-dry-called-3 = 보다시피 한 장.
talk-dry-caught-1 = 할 말 없네.
talk-dry-caught-2 = 깜빡했어.
talk-dry-catches-1 = 한마디 빠졌어.
talk-dry-catches-2 = 규칙서에 있어.
talk-dry-long-draw-1 = 먼저들 쉬어.
talk-dry-long-draw-2 = 바닥은 있겠지.
talk-dry-swapped-1 = 거래 성립.
talk-dry-swapped-2 = 그게 그거네.
talk-dry-found-out-1 = 인정.
talk-dry-found-out-2 = 알았어, 뽑을게.
talk-dry-danced-1 = 못 본 걸로 해.
talk-dry-danced-2 = 췄어. 이상.
talk-dry-out-1 = 커피나 타 올게.
talk-dry-out-2 = 패가 많아서 퇴장.
talk-dry-won-1 = 수고.
talk-dry-won-2 = 끝.
talk-dry-won-3 = 나쁘지 않네.
talk-dry-lost-1 = 잘했네.
talk-dry-lost-2 = 다음.

## 다정

talk-gentle-attack-1 = 아이고 미안해라, 너였구나.
talk-gentle-attack-2 = 자자, 많이들 가져가렴.
talk-gentle-attack-3 = 화내지 마, 이따 떡 줄게.
talk-gentle-hit-1 = 아이고, 손이 다 모자라네.
talk-gentle-hit-2 = 괜찮아, 천천히 내면 되지.
talk-gentle-hit-3 = 요새 애들은 인정사정없네.
talk-gentle-called-1 = 한 장 남았어. 나 분명히 말했다?
talk-gentle-called-2 = 우노… 이러면 되는 거지?
talk-gentle-called-3 = 미리 말해 두는데, 한 장이야.
talk-gentle-caught-1 = 내 정신 좀 봐.
talk-gentle-caught-2 = 그래그래, 뽑을게.
talk-gentle-catches-1 = 다음엔 꼭 말하렴.
talk-gentle-catches-2 = 어머, 우노라고 해야지.
talk-gentle-long-draw-1 = 급할 거 없어, 급할 거 없어.
talk-gentle-long-draw-2 = 이거면 밤새 놀겠네.
talk-gentle-swapped-1 = 어디 보자, 뭘 숨겨 놨나.
talk-gentle-swapped-2 = 나눠 쓰면 좋지.
talk-gentle-found-out-1 = 너한테는 못 당하겠다.
talk-gentle-found-out-2 = 장난 한번 쳐 봤어.
talk-gentle-danced-1 = 에고, 허리야.
talk-gentle-danced-2 = 왕년엔 나도 좀 췄지.
talk-gentle-out-1 = 난 귤 까고 있을게, 계속들 해.
talk-gentle-out-2 = 보는 것만도 재밌네.
talk-gentle-won-1 = 어머, 내가 이겼네. 미안해서 어쩌나.
talk-gentle-won-2 = 자, 다들 과일 먹고 하자.
talk-gentle-won-3 = 운이 좋았지, 뭐.
talk-gentle-lost-1 = 아이고, 잘하네!
talk-gentle-lost-2 = 한 판 더 놀아 줄 거지?

## 연극배우

talk-dramatic-attack-1 = 운명의 심판을 받아라!
talk-dramatic-attack-2 = 모두 주목! 명장면입니다!
talk-dramatic-attack-3 = 조명, 이쪽으로!
talk-dramatic-hit-1 = 왜! 왜 하필 나란 말인가!
talk-dramatic-hit-2 = 아아, 가엾은 나의 손패여!
talk-dramatic-hit-3 = 영웅은 이렇게 쓰러지는가…
talk-dramatic-called-1 = 영광까지 단 한 장!
talk-dramatic-called-2 = 모두 숨을 죽여라!
talk-dramatic-called-3 = 두구두구두구…!
talk-dramatic-caught-1 = 이런, 대사를 까먹다니!
talk-dramatic-caught-2 = 컷! 다시 갈 수 없을까요?
talk-dramatic-catches-1 = 범인은 바로 너!
talk-dramatic-catches-2 = 내 눈은 못 속인다!
talk-dramatic-long-draw-1 = 나를 카드에 파묻을 셈인가!
talk-dramatic-long-draw-2 = 한 장, 또 한 장… 눈물처럼.
talk-dramatic-swapped-1 = 제2막, 뒤바뀐 운명!
talk-dramatic-swapped-2 = 그대의 패가 나의 운명이 되었도다!
talk-dramatic-found-out-1 = 만천하에 정체가 드러나다니!
talk-dramatic-found-out-2 = 더는 연기를 못 하겠어…
talk-dramatic-danced-1 = 드디어 나의 무대!
talk-dramatic-danced-2 = 박수는? 박수는 어디 갔죠?
talk-dramatic-out-1 = 나는 반드시 돌아온다!
talk-dramatic-out-2 = 잘 있거라, 비정한 테이블이여.
talk-dramatic-won-1 = 이 영광을 여러분께!
talk-dramatic-won-2 = 이 순간만을 기다려 왔다!
talk-dramatic-won-3 = 이것으로 막을 내립니다!
talk-dramatic-lost-1 = 아, 비극이로다…
talk-dramatic-lost-2 = 속편을 기대하시라!

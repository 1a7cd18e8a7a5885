### 브라우저의 복기. 터미널에서도 쓰는 말은 review.ftl에.

web-review-help = 선택할 때마다 그 장면에서 수천 라운드를 이어서 해 보고, 가장 좋은 수와 견줘요.
web-review-of = 누구의 선택을 볼까요
web-review-way = 시점
web-review-known = { $you ->
        [yes] 내 시점
       *[no] { $name } 시점
    }
web-review-open = 모두의 손패
web-review-progress = 라운드를 살펴보는 중
web-review-refining = 조금 더 꼼꼼히 보는 중
web-review-broken = 복기가 도중에 멈췄어요.
web-review-part = 아주 긴 라운드라서 { $step }수까지만 복기했어요.
web-review-again = 다시
web-review-chances = 이길 확률
web-review-at = { $step }수: { $chances }
web-review-chance = { $name } { $percent }%
web-review-table = 표로 보기
web-review-step = 수
web-review-decision = 선택
web-review-on-top = 맨 위
web-review-better = 더 좋은 수
web-review-percent = { $percent }%
web-review-here = 전체 { $last }수 중 { $step }수
web-review-nothing = 여기서는 고를 게 없었어요.
web-review-choices = 100번 중 몇 번 이기는지(첫 어림)
web-review-earlier = 이전 선택
web-review-later = 다음 선택
web-review-show = 테이블 보기
web-review-luck = 운과 실력
web-review-began = 처음
web-review-given = 선택
web-review-brought = 뽑은 카드와 상대

## 해 보기

web-try-title = { $step }수부터 해 보기
web-try-about = 여기서 자리에 앉아 이어서 해요. 다른 자리는 봇이에요. 해 보는 것이라 다 함께 섞은 카드가 아니고, 결과는 어디에도 남지 않아요.
web-try-seat = 내 자리
web-try-pile = 뽑는 더미
web-try-pile-real = 그대로
web-try-pile-shuffled = 다시 섞기
web-try-hands = 손패는 모두 그때 그대로예요.
web-try-start = 앉기
web-try-over = 여기서는 이미 끝났어요. 한 수 앞으로 돌아가세요.
web-try-again = 다시 하기
web-try-back = 다시 보기로 돌아가기
web-try-link = 이 장면 링크 복사
web-try-note = { $step }수부터 해 보는 중이에요. 다 함께 섞은 카드가 아니고, 결과는 어디에도 남지 않아요. { $pile ->
        [real] 손패도 더미도 원래 그대로예요.
       *[shuffled] 손패는 그대로, 더미는 다시 섞었어요.
    }

web-coach-ask = 코치에게 묻기
web-try-share = 이번 해 보기의 링크 복사

### 瀏覽器裡的牌桌：一局的結果、得失、計時、剛剛發生的事。

## 一局和一場的結束

web-result = 結果
result-show = 看結果
result-by-card = 最後一張是{ $card }。
result-by-out = 其他人都淘汰了。
result-by-stalemate = 沒有人出得了牌，也沒有牌可抽；手牌分數最低的人贏。
result-streak = 連贏 { $count } 局！
result-line = { $name }：剩 { $count } 張，值 { $value } 分。總分 { $total }。
result-line-unscored = { $name }：剩 { $count } 張。
result-up = 升到第 { $place } 名
result-picture = 存成圖片
result-made-with = 用 Lastcard 打的
result-rounds = 打了 { $count } 局
result-most-wins = 贏最多局：{ $name }，{ $count } 局
result-best-round = 最大的一局：{ $name } 拿了 { $points } 分
result-comeback = 贏家曾經落後 { $points } 分
score-watch = 看第 { $round } 局的重播

## 得失

stake-answer = { $name } 對你打出{ $card }。
    .self = 你自己的{ $card }繞回來了。
stake-stack = 也可以再疊一張罰抽牌。
stake-answer-dance = { $name } 要看你跳舞！
stake-target-number = 要跟誰換手牌？
stake-target-optimus = 跟誰對決？數字大的贏，可以丟掉兩張。
stake-target-megatron = 跟誰對決？兩邊攤牌，數字小的抽兩張。
stake-target-targeted-draw = 要誰抽兩張？
stake-color-roulette = 選一個顏色：你要一直翻到它出現，翻到的全部收下。
stake-color-wild-draw-color = 選一個顏色：下家要一直抽到它為止。
stake-color-penalty = 你質疑對了。選一個顏色，讓他抽到為止。
stake-lay = 放一張牌：手上有這個顏色的人都抽 { $count } 張{ $self ->
        [yes] ，你還有的話也要抽。
       *[no] 。
    }
stake-drawn-unplayable = 抽到的這張出不了，先留著。
cost-challenge = 真的在唬人就不用抽，不然抽 { $count } 張
cost-challenge-color = 真的在唬人就不用抽，不然再多抽 { $count } 張
cost-dance = { $dance_vote ->
    [yes] 大家說過關就不用抽
   *[no] 一張都不用抽
}
warn-bluff = 這是在唬人：你手上有{ $color }色。被質疑就換你抽。再點一下就賭。
warn-bluff-wild = 這是在唬人：你有別的牌可以出。被質疑就換你抽。再點一下就賭。
warn-lay = 你手上還有{ $color }色，自己也要抽 { $count } 張。再點一下就放。
warn-uno = 打出去就只剩一張了。先喊 UNO！不喊的話再點一下。
warn-draw = 你有牌能出。還是想抽的話，再按一次抽牌。
warn-again = 再點一下就打出去。
hint-fits = { $count ->
        [0] 沒有牌能出：要有{ $color }色{ $number ->
            [-1] { "" }
           *[other] 、數字 { $number } { "" }
        }或萬用牌。
       *[other] 你有 { $count } 張能出：{ $color }色{ $number ->
            [-1] { "" }
           *[other] 、數字 { $number } { "" }
        }或萬用牌。
    }
offer-drawn = 打出{ $card }
hand-more = 那邊還有 { $count } 張能出

## 計時

clock-seconds = { $count } 秒
clock-left = 剩 { $count } 秒
time-up = 時間到，電腦替你決定：{ $lines }
prompt-match-over = 整場打完了。

## 剛剛發生的事

drew-because = { $line }（{ $reason }）
to-the-end = 直接打完
shown-hands = 亮出來的手牌

## 這一桌怎麼玩

pace = 電腦出牌
pace-calm = 慢慢來
pace-usual = 普通
pace-brisk = 快一點
volume = 音量
careful = 牌擠在一起的時候，點兩下才打出去
beginners = 新手桌：提示能出的牌，快出錯時先問一聲
coach = 教練：告訴你高手會怎麼打（H）
coach-for-all = 大家都能問教練（這種局不算進戰績榜）
archive-ask = 問大家願不願意把牌局放進公開資料庫
archive-agree = 我在這桌打的牌局可以放進公開資料庫：只有牌和出法，供人研究，沒有名字；同桌的人都答應才算。
event-coached = { $name } 問了教練。
    .you = 你問了教練。
web-around-pace = 電腦出牌改成{ $pace ->
        [calm] 慢慢來
        [brisk] 快一點
       *[usual] 普通
    }。

## 電腦的個性，點座位看得到

character-sunny = 開朗：出牌快，比較容易忘記喊 UNO。
character-cocky = 愛現：出牌最快，喊 UNO 有點粗心。
character-dry = 冷面：想得久一點，話不多。
character-gentle = 慈祥：慢慢來，也多留一點時間給你喊 UNO。
character-dramatic = 愛演：戲很多，偶爾忘記喊 UNO。
bots-talk = 電腦會說話
bots-hush = 請電腦安靜

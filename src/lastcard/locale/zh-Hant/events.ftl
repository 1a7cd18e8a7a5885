### 牌局紀錄，一件事一行。
### $name 是這件事的主角；主角是看紀錄的人時用 .you。$target、$by、$winner 是看紀錄的人時，可以直接填「你」。

log-seat = { $seat } 號座位
log-you = 你
log-comma = 、

event-drew_for_dealer = 抽莊家：{ $name } 抽到{ $card }。
    .you = 抽莊家：你抽到{ $card }。
event-deals = { $name } 當莊家，發牌。
    .you = 你當莊家，發牌。
event-turned = { $to ->
        [bottom] 翻到{ $card }，塞到牌庫最底下。
        [passed] 翻到{ $card }，略過。
       *[discard] 翻開第一張：{ $card }。
    }
event-played = { $name } 打出{ $card }。
    .you = 你打出{ $card }。
event-played-jump = { $name } 搶出{ $card }！
    .you = 你搶出{ $card }！
# $total 是到目前為止疊了幾張。
event-played-stacked = { $name } 打出{ $card }，疊到 { $total } 張了。
    .you = 你打出{ $card }，疊到 { $total } 張了。
event-laid = { $name } 放上{ $card }，要抽兩張的有：{ $hit }。
    .you = 你放上{ $card }，要抽兩張的有：{ $hit }。
event-laid-nobody = { $name } 放上{ $card }，沒有人要抽。
    .you = 你放上{ $card }，沒有人要抽。
event-shed = { $name } 丟掉{ $card }。
    .you = 你丟掉{ $card }。
event-drew = { $name } 抽到：{ $cards }。
    .you = 你抽到：{ $cards }。
event-drew-hidden = { $name } 抽了 { $count } 張牌。
    .you = 你抽了 { $count } 張牌。
event-passed = { $name } 這回合不出牌。
    .you = 你這回合不出牌。
event-named = { $name } 選{ $color }色。
    .you = 你選{ $color }色。
event-skipped = { $name } 被跳過。
    .you = 你被跳過了。
event-reversed = 方向掉頭，現在是{ $direction ->
        [-1] 逆時鐘
       *[1] 順時鐘
    }。
event-challenged = { $name } 質疑 { $target }！
    .you = 你質疑 { $target }！
event-hand_shown = { $name } 亮出手牌：{ $cards }。
    .you = 你亮出手牌：{ $cards }。
event-hand_shown-hidden = { $name } 把手牌給質疑的人看。
    .you = 你把手牌給質疑的人看。
event-judged = { $guilty ->
        [yes] { $name } 質疑成功，{ $target } 真的在唬人！
       *[no] { $name } 質疑失敗，{ $target } 沒有唬人。
    }
    .you = { $guilty ->
        [yes] 你質疑成功，{ $target } 真的在唬人！
       *[no] 你質疑失敗，{ $target } 沒有唬人。
    }
event-accepted = { $name } 認了。
    .you = 你認了。
event-accepted-dance = { $name } 不跳，抽三張。
    .you = 你不跳，抽三張。
event-danced = { $name } 跳了一段舞！
    .you = 你跳了一段舞！
event-voted = { $yes ->
        [yes] { $name } 說：過關！
       *[no] { $name } 說：不過關。
    }
    .you = { $yes ->
        [yes] 你說：過關！
       *[no] 你說：不過關。
    }
event-dance_judged = { $good ->
        [yes] { $name } 的舞過關了！
       *[no] { $name } 的舞沒過關。
    }
    .you = { $good ->
        [yes] 你的舞過關了！
       *[no] 你的舞沒過關。
    }
event-creeper = 轟！{ $name } 抽到苦力怕，再抽三張。
    .you = 轟！你抽到苦力怕，再抽三張。
event-flipped = 全部翻面，換{ $side ->
        [dark] 狂派
       *[light] 博派
    }面！最上面是{ $card }。
event-activated = { $yes ->
        [yes] { $name } 讓翻出來的牌生效。
       *[no] { $name } 不讓翻出來的牌生效。
    }
    .you = { $yes ->
        [yes] 你讓翻出來的牌生效。
       *[no] 你不讓翻出來的牌生效。
    }
event-targeted = { $name } 選了 { $target }。
    .you = 你選了 { $target }。
# $card、$target_card 是兩個人亮出來比的數字牌，沒有的填 none。
event-duelled = { $name } 和 { $target } 對決：{ $card ->
        [none] 0（沒有數字牌）
       *[other] { $card }
    } 對 { $target_card ->
        [none] 0（沒有數字牌）
       *[other] { $target_card }
    }，{ $winner } 贏了。
    .you = 你和 { $target } 對決：{ $card ->
        [none] 0（沒有數字牌）
       *[other] { $card }
    } 對 { $target_card ->
        [none] 0（沒有數字牌）
       *[other] { $target_card }
    }，{ $winner } 贏了。
event-swapped = { $name } 和 { $target } 交換手牌。
    .you = 你和 { $target } 交換手牌。
event-passed_on = 大家把手牌往{ $direction ->
        [-1] 右（逆時鐘）
       *[1] 左（順時鐘）
    }傳給下一家。
event-discarded = { $name } 丟掉：{ $cards }。
    .you = 你丟掉：{ $cards }。
event-shuffled = 棄牌堆重洗，新的牌庫有 { $count } 張。
event-out = { $name } 手牌太多，淘汰！
    .you = 你手牌太多，淘汰了！
event-called = { $name } 喊：UNO！
    .you = 你喊：UNO！
event-caught = { $name } 沒喊 UNO，被 { $by } 抓到了！
    .you = 你沒喊 UNO，被 { $by } 抓到了！
event-finished = { $name } 拿下第 { $place } 名。
    .you = 你拿下第 { $place } 名。
event-stalemate = 整整一圈沒有人能出牌，也沒有人抽得到牌：這一局到此為止，手牌分數最低的人贏。
event-won = { $name } 贏了這一局！
    .you = 你贏了這一局！

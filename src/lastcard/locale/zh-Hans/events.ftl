### 牌局记录，一件事一行。
### $name 是这件事的主角；主角是看记录的人时用 .you。$target、$by、$winner 是看记录的人时，可以直接填“你”。

log-seat = { $seat } 号座位
log-you = 你
log-comma = 、

event-drew_for_dealer = 摸庄家：{ $name } 摸到 { $card }。
    .you = 摸庄家：你摸到 { $card }。
event-deals = { $name } 当庄家，发牌。
    .you = 你当庄家，发牌。
event-turned = { $to ->
        [bottom] 翻到 { $card }，塞到摸牌堆最底下。
        [passed] 翻到 { $card }，略过。
       *[discard] 翻开第一张：{ $card }。
    }
event-played = { $name } 打出 { $card }。
    .you = 你打出 { $card }。
event-played-jump = { $name } 抢出 { $card }！
    .you = 你抢出 { $card }！
# $total 是到目前为止叠了几张。
event-played-stacked = { $name } 打出 { $card }，叠到 { $total } 张了。
    .you = 你打出 { $card }，叠到 { $total } 张了。
event-laid = { $name } 放上 { $card }，要摸两张的有：{ $hit }。
    .you = 你放上 { $card }，要摸两张的有：{ $hit }。
event-laid-nobody = { $name } 放上 { $card }，没有人要摸。
    .you = 你放上 { $card }，没有人要摸。
event-shed = { $name } 弃掉 { $card }。
    .you = 你弃掉 { $card }。
event-drew = { $name } 摸到：{ $cards }。
    .you = 你摸到：{ $cards }。
event-drew-hidden = { $name } 摸了 { $count } 张牌。
    .you = 你摸了 { $count } 张牌。
event-passed = { $name } 这回合不出牌。
    .you = 你这回合不出牌。
event-named = { $name } 选{ $color }色。
    .you = 你选{ $color }色。
event-skipped = { $name } 被跳过。
    .you = 你被跳过了。
event-reversed = 方向反转，现在是{ $direction ->
        [-1] 逆时针
       *[1] 顺时针
    }。
event-challenged = { $name } 质疑 { $target }！
    .you = 你质疑 { $target }！
event-hand_shown = { $name } 亮出手牌：{ $cards }。
    .you = 你亮出手牌：{ $cards }。
event-hand_shown-hidden = { $name } 把手牌给质疑的人看。
    .you = 你把手牌给质疑的人看。
event-judged = { $guilty ->
        [yes] { $name } 质疑成功，{ $target } 真的在唬人！
       *[no] { $name } 质疑失败，{ $target } 没有唬人。
    }
    .you = { $guilty ->
        [yes] 你质疑成功，{ $target } 真的在唬人！
       *[no] 你质疑失败，{ $target } 没有唬人。
    }
event-accepted = { $name } 认了。
    .you = 你认了。
event-accepted-dance = { $name } 不跳，摸三张。
    .you = 你不跳，摸三张。
event-danced = { $name } 跳了一段舞！
    .you = 你跳了一段舞！
event-voted = { $yes ->
        [yes] { $name } 说：过关！
       *[no] { $name } 说：不过关。
    }
    .you = { $yes ->
        [yes] 你说：过关！
       *[no] 你说：不过关。
    }
event-dance_judged = { $good ->
        [yes] { $name } 的舞过关了！
       *[no] { $name } 的舞没过关。
    }
    .you = { $good ->
        [yes] 你的舞过关了！
       *[no] 你的舞没过关。
    }
event-creeper = 轰！{ $name } 摸到苦力怕，再摸三张。
    .you = 轰！你摸到苦力怕，再摸三张。
event-flipped = 全部翻面，换{ $side ->
        [dark] 霸天虎
       *[light] 汽车人
    }面！最上面是 { $card }。
event-activated = { $yes ->
        [yes] { $name } 让翻出来的牌生效。
       *[no] { $name } 不让翻出来的牌生效。
    }
    .you = { $yes ->
        [yes] 你让翻出来的牌生效。
       *[no] 你不让翻出来的牌生效。
    }
event-targeted = { $name } 选了 { $target }。
    .you = 你选了 { $target }。
# $card、$target_card 是两个人亮出来比的数字牌，没有的填 none。
event-duelled = { $name } 和 { $target } 对决：{ $card ->
        [none] 0（没有数字牌）
       *[other] { $card }
    } 对 { $target_card ->
        [none] 0（没有数字牌）
       *[other] { $target_card }
    }，{ $winner } 赢了。
    .you = 你和 { $target } 对决：{ $card ->
        [none] 0（没有数字牌）
       *[other] { $card }
    } 对 { $target_card ->
        [none] 0（没有数字牌）
       *[other] { $target_card }
    }，{ $winner } 赢了。
event-swapped = { $name } 和 { $target } 交换手牌。
    .you = 你和 { $target } 交换手牌。
event-passed_on = 大家把手牌往{ $direction ->
        [-1] 右（逆时针）
       *[1] 左（顺时针）
    }传给下一家。
event-discarded = { $name } 弃掉：{ $cards }。
    .you = 你弃掉：{ $cards }。
event-shuffled = 弃牌堆重洗，新的摸牌堆有 { $count } 张。
event-out = { $name } 手牌太多，淘汰！
    .you = 你手牌太多，淘汰了！
event-called = { $name } 喊：UNO！
    .you = 你喊：UNO！
event-caught = { $name } 没喊 UNO，被 { $by } 抓到了！
    .you = 你没喊 UNO，被 { $by } 抓到了！
event-finished = { $name } 拿下第 { $place } 名。
    .you = 你拿下第 { $place } 名。
event-stalemate = 整整一圈没有人能出牌，也没有人摸得到牌：这一局到此为止，手牌分数最低的人赢。
event-won = { $name } 赢了这一局！
    .you = 你赢了这一局！

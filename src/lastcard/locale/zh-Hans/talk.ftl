### 机器人在牌桌上说的话，按性格和刚刚发生的事分。每种语言的句数都一样。

## 开朗

talk-sunny-attack-1 = 不好意思啦，请笑纳！
talk-sunny-attack-2 = 给你准备了一份大礼～
talk-sunny-attack-3 = 多拿几张，别跟我客气！
talk-sunny-hit-1 = 哇，这么多，一只手都拿不住了！
talk-sunny-hit-2 = 没事，牌多选择多嘛！
talk-sunny-hit-3 = 谢谢老板，出手真大方！
talk-sunny-called-1 = 就剩一张了，好紧张啊！
talk-sunny-called-2 = 快了快了，马上就到！
talk-sunny-called-3 = 拜托拜托，让我走吧！
talk-sunny-caught-1 = 啊！又忘了喊了！
talk-sunny-caught-2 = 嘿嘿，被你发现了。
talk-sunny-catches-1 = 抓到啦，你没喊哦！
talk-sunny-catches-2 = 喂喂，是不是少喊了一声？
talk-sunny-long-draw-1 = 摸呀摸呀摸不完！
talk-sunny-long-draw-2 = 总有一张是我要的！
talk-sunny-swapped-1 = 新牌到手，心情都变好了！
talk-sunny-swapped-2 = 换换手气，挺好挺好。
talk-sunny-found-out-1 = 哎呀，露馅了！
talk-sunny-found-out-2 = 我脸上写着吗？
talk-sunny-danced-1 = 这段我偷偷练过！
talk-sunny-danced-2 = 来来来，一起跳！
talk-sunny-out-1 = 那我来当啦啦队，大家加油！
talk-sunny-out-2 = 爆了爆了，你们接着玩！
talk-sunny-won-1 = 耶，赢啦！
talk-sunny-won-2 = 今天运气也太好了吧！
talk-sunny-won-3 = 再来一局好不好？
talk-sunny-lost-1 = 恭喜恭喜，打得真棒！
talk-sunny-lost-2 = 真好玩，再来再来！

## 爱显摆

talk-cocky-attack-1 = 接好了，别谢我。
talk-cocky-attack-2 = 看见没，这就叫实力。
talk-cocky-attack-3 = 要怪就怪你坐错了位置。
talk-cocky-hit-1 = 先让你们高兴一会儿。
talk-cocky-hit-2 = 就这？
talk-cocky-hit-3 = 行，这笔账我记下了。
talk-cocky-called-1 = 各位，可以准备鼓掌了。
talk-cocky-called-2 = 差不多可以收牌了。
talk-cocky-called-3 = UNO，都听见了吧？
talk-cocky-caught-1 = 我故意的，给你们留点机会。
talk-cocky-caught-2 = 啧，眼神还挺好。
talk-cocky-catches-1 = 想蒙混过关？没门儿。
talk-cocky-catches-2 = 抓住了，老实摸牌吧。
talk-cocky-long-draw-1 = 我这叫囤货。
talk-cocky-long-draw-2 = 牌多才有气场。
talk-cocky-swapped-1 = 这手牌归我了。
talk-cocky-swapped-2 = 换哪手牌我都能赢。
talk-cocky-found-out-1 = 唬人嘛，有输有赢。
talk-cocky-found-out-2 = 行吧，算你蒙对了。
talk-cocky-danced-1 = 看好了，这才叫跳舞。
talk-cocky-danced-2 = 满分，谢谢。
talk-cocky-out-1 = 没办法，牌太喜欢我了。
talk-cocky-out-2 = 哼，下一局你们等着。
talk-cocky-won-1 = 意料之中。
talk-cocky-won-2 = 要签名的请排队。
talk-cocky-won-3 = 还有谁？
talk-cocky-lost-1 = 这局是我让你的。
talk-cocky-lost-2 = 再来，这回我可认真了。

## 高冷

talk-dry-attack-1 = 公事公办。
talk-dry-attack-2 = 规则就是规则。
talk-dry-attack-3 = 请摸。
talk-dry-hit-1 = 哦。
talk-dry-hit-2 = 收到。
talk-dry-hit-3 = 早料到了。大概吧。
talk-dry-called-1 = 一张。
talk-dry-called-2 = UNO。说完了。
talk-dry-called-3 = 剩一张，如你所见。
talk-dry-caught-1 = 合理。
talk-dry-caught-2 = 我的问题。
talk-dry-catches-1 = 你少喊了一声。
talk-dry-catches-2 = 规则书上有。
talk-dry-long-draw-1 = 不用等我。
talk-dry-long-draw-2 = 这堆牌应该有底吧。
talk-dry-swapped-1 = 成交。
talk-dry-swapped-2 = 换就换。
talk-dry-found-out-1 = 证据确凿。
talk-dry-found-out-2 = 行，我摸。
talk-dry-danced-1 = 这事就别往外说了。
talk-dry-danced-2 = 跳完了，谢谢。
talk-dry-out-1 = 那我去沏茶。
talk-dry-out-2 = 牌太多，先走一步。
talk-dry-won-1 = 收工。
talk-dry-won-2 = 结束。
talk-dry-won-3 = 还行。
talk-dry-lost-1 = 打得不错。
talk-dry-lost-2 = 下一局。

## 慈祥

talk-gentle-attack-1 = 哎哟，对不住啊，正好是你。
talk-gentle-attack-2 = 来，多拿几张，热闹。
talk-gentle-attack-3 = 别生气啊，待会儿吃饺子。
talk-gentle-hit-1 = 哎哟，这么多，手都拿不下了。
talk-gentle-hit-2 = 没事没事，慢慢出就是了。
talk-gentle-hit-3 = 你们下手可真够狠的。
talk-gentle-called-1 = 就剩一张了，我可喊了啊。
talk-gentle-called-2 = UNO，是这么喊吧？
talk-gentle-called-3 = 跟你们说一声，我就一张了。
talk-gentle-caught-1 = 唉，这记性是越来越差了。
talk-gentle-caught-2 = 好好好，我摸。
talk-gentle-catches-1 = 下回记得喊啊，孩子。
talk-gentle-catches-2 = 乖，没喊可得摸牌哦。
talk-gentle-long-draw-1 = 不着急，总能摸着。
talk-gentle-long-draw-2 = 这么多，够打一晚上的了。
talk-gentle-swapped-1 = 让我瞧瞧你藏了什么好东西。
talk-gentle-swapped-2 = 换换好，人人都有份。
talk-gentle-found-out-1 = 哎哟，瞒不过你。
talk-gentle-found-out-2 = 逗你们玩呢。
talk-gentle-danced-1 = 慢点扭，小心我这老腰。
talk-gentle-danced-2 = 跳广场舞，我可是领舞的。
talk-gentle-out-1 = 我去切西瓜，你们慢慢玩。
talk-gentle-out-2 = 看你们玩，我也高兴。
talk-gentle-won-1 = 哎呀，我赢了？真不好意思。
talk-gentle-won-2 = 来来来，吃水果。
talk-gentle-won-3 = 运气好，运气好。
talk-gentle-lost-1 = 打得真好！
talk-gentle-lost-2 = 再陪我玩一局，好不好？

## 戏精

talk-dramatic-attack-1 = 命运的审判，来了！
talk-dramatic-attack-2 = 全场安静，好戏开场！
talk-dramatic-attack-3 = 灯光师，灯光打给我！
talk-dramatic-hit-1 = 不——为什么是我！
talk-dramatic-hit-2 = 我苦命的手牌啊！
talk-dramatic-hit-3 = 英雄，就是这样倒下的。
talk-dramatic-called-1 = 只差一张，谁能拦我！
talk-dramatic-called-2 = 所有人，屏住呼吸！
talk-dramatic-called-3 = 背景音乐，起！
talk-dramatic-caught-1 = 天哪，我忘词了！
talk-dramatic-caught-2 = 这条能重拍吗？
talk-dramatic-catches-1 = 真相只有一个：你没喊！
talk-dramatic-catches-2 = 我全都看见了！
talk-dramatic-long-draw-1 = 这是要用牌把我埋了吗！
talk-dramatic-long-draw-2 = 一张又一张，如同我的眼泪。
talk-dramatic-swapped-1 = 交换人生，开机！
talk-dramatic-swapped-2 = 从今往后，你的牌就是我的命。
talk-dramatic-found-out-1 = 当众被拆穿，我不活了！
talk-dramatic-found-out-2 = 罢了，我演不下去了。
talk-dramatic-danced-1 = 终于，我的舞台！
talk-dramatic-danced-2 = 掌声呢？掌声在哪里？
talk-dramatic-out-1 = 我一定会回来的！
talk-dramatic-out-2 = 别了，这无情的牌桌。
talk-dramatic-won-1 = 感谢评委，感谢观众！
talk-dramatic-won-2 = 这一刻，我等了太久！
talk-dramatic-won-3 = 谢幕！
talk-dramatic-lost-1 = 本集以悲剧收场。
talk-dramatic-lost-2 = 下集再见！

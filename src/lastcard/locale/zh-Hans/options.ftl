### 房规：每个选项的说明、短标题（title）和可选的值。

option-on = 开
option-off = 关

option-scoring = 选一种计分方式。赢家收分：赢家得到其他人手牌的总分，先到目标分数的人赢下整场。各记各的：每个人记自己剩下的分数，有人到了目标分数时，总分最低的人赢，同分就再打一局。不计分：一局就是一局。默认是赢家收分。
    .title = 计分方式
option-scoring-points = 赢家收分
option-scoring-tally = 各记各的
option-scoring-none = 不计分

option-target_score = 打到几分算整场结束，最少 1 分。默认是 500 分，毫不留情是 1000 分。
    .title = 目标分数

option-hand_size = 开局每人发几张牌，1 到 15 张。默认是 7 张。
    .title = 起手张数

option-deck = 自己决定牌组里哪种牌放几张。没提到的牌，张数按原来的版本。例如只指定万能牌 8 张，就只有万能牌变成八张，其他都不变。
    .title = 牌组张数

option-two_player_reverse = 只剩两个人在场时，反转牌怎么算。跳过对方：马上又轮到你，方向不变。真的反转：方向改变，接着照常轮到对方。反转 +4 万能牌不受影响。默认是跳过对方。
    .title = 两个人的反转牌
option-two_player_reverse-skip = 跳过对方
option-two_player_reverse-turn = 真的反转

option-bluffing =
    手里有当前颜色，还能不能打 +4 万能牌、+2 万能牌、万能摸色牌。
    • 开：照样能打，这就是唬人，下家可以质疑。
    • 关：不能打，也没有质疑。
    • 随时能出：什么时候都能打，没有人能质疑。
    默认是开。
    .title = 唬人与质疑
option-bluffing-free = 随时能出，不能质疑

option-challenge_test = 怎样算用 +4 万能牌唬人。看颜色：手里还有当前颜色的牌。看能不能出：手里还有别的牌能出；别的万能牌算，另一张 +4 万能牌不算。默认是看颜色。
    .title = 怎样算唬人
option-challenge_test-color = 看颜色
option-challenge_test-playable = 看能不能出

option-number_start = 开：开局翻到功能牌或万能牌就略过，留在弃牌堆里，翻到数字牌为止，而且那张数字牌没有效果。关：按各版规则处理翻到的第一张。默认是关，毫不留情是开。
    .title = 从数字牌开始

option-voluntary_draw = 开：手里有牌能出，也可以选择摸牌；如果房规是摸到能出为止，这时也要一直摸到能出的牌。关：有牌能出就一定要出。默认是开，毫不留情是关。
    .title = 有牌也能摸

option-draw_until_playable = 开：摸牌不是只摸一张，而是一直摸到能出的牌为止。关：只摸一张。默认是关，毫不留情是开。
    .title = 摸到能出为止

option-force_play = 开：摸到的牌能出，就一定要出；只能拿来唬人的牌也算能出。关：要出要留随你。默认是关，毫不留情是开。
    .title = 摸到能出就要出

option-stacking =
    该罚摸的人，能不能改出一张加牌，把张数加上去，推给下一个人。
    • 不能叠：该摸就摸。
    • 同张数：只能叠张数一样的加牌，颜色不限。
    • 同张数或更多：张数跟上一张一样或更多都能叠，颜色不限。
    万能摸色牌不能拿来叠，别人也不能叠在它上面。叠上去的万能牌，一样要合规，下家也可以质疑那一张：唬人的人要摸走全部的张数；质疑失败的人摸全部的张数，再多两张。拿最后一张来叠，下家直接摸走全部，不再询问。默认是不能叠，毫不留情是同张数或更多。
    .title = 叠加
option-stacking-off = 不能叠
option-stacking-same = 同张数
option-stacking-higher = 同张数或更多

option-seven_zero = 开：打出 7，一定要选一个人交换全部手牌；打出 0，大家按出牌方向把全部手牌传给下一家。关：7 和 0 就是普通数字牌。变形金刚翻转没有 0，不能开。默认是关，毫不留情是开。
    .title = 7 换 0 传

option-mercy = 手牌到几张就淘汰，可以设 10 到 50 张，要比起手张数多；设成 0 就没有人会被淘汰。每拿一张牌就检查一次，到了马上淘汰，还没摸完的不用再摸；手牌放到一边，等重洗时洗回去。每淘汰一个人，赢家多得 250 分。默认是 0，毫不留情是 25。
    .title = 仁慈规则

option-jump_in = 开：轮到别人出牌的时候，手里有跟最上面那张一模一样的牌（同颜色、同符号，万能牌不行），可以马上抢先打出，接着从抢牌的人往下轮。关：只能等轮到自己。默认是关。
    .title = 抢牌

option-last_card = 最后一张可以出什么：什么都可以、万能牌不行，或只能是数字牌。手里没有别的就摸牌，叠加和抢牌也一样。无限手套可以跟一张颜色牌一起出完；只能用数字牌收尾的话，那张要是数字牌。被效果弃掉的牌不算。默认是什么都可以。
    .title = 最后一张
option-last_card-any = 什么都可以
option-last_card-no_wild = 万能牌不行
option-last_card-number = 只能是数字牌

option-uno_penalty = 没喊 UNO 被抓到，罚摸几张，0 到 10 张。默认是 2 张。
    .title = 漏喊 UNO 罚几张

option-play_on =
    开：有人出完牌，其他人继续打，直到只剩一个人。最先出完的是赢家，最后留在手里的牌都算给他；名次按出完的顺序排。
    拿来出完的那张牌，不需要手牌的效果都还在：选颜色、罚摸、跳过、反转、翻面、打 0 传手牌。换手牌、对决、跳舞、质疑、让翻出的牌生效就都免了。在毫不留情只留下选颜色。
    关：有人出完，这一局就结束。默认是关。
    .title = 打到只剩一个人

option-discard_all = 打出全弃牌时，谁要弃掉那个颜色的牌：所有人，或只有打出的人。默认是所有人。
    .title = 全弃牌
option-discard_all-everyone = 所有人都弃
option-discard_all-player = 只有打出的人弃

option-wilds_match = 用在两面都能玩的牌（变形金刚翻转）。开：打出 +2 万能牌或万能摸色牌时，手里别的万能牌也当作有当前颜色，这样打就是唬人。只算别种：跟打出的同一种不算，免得两张一样的卡住对方。关：别的万能牌不要紧。默认是开。
    .title = 万能牌也算当前颜色
option-wilds_match-other = 只算别种

option-flip_after_flip = 用在翻转牌。开：上一个人刚打出翻转牌，不管翻出什么，都能接着打翻转牌。关：翻转牌只能接同颜色的牌或翻转牌。默认是开。
    .title = 翻转接翻转

option-flip_activation = 用在翻转牌：翻出功能牌时要不要生效。问打出的人：由他决定。一律不生效：当它没效果。一律生效：当作是他刚打出来的。默认是问打出的人。
    .title = 翻出功能牌
option-flip_activation-ask = 问打出的人
option-flip_activation-never = 一律不生效
option-flip_activation-always = 一律生效

option-draw_color_by = 用在万能摸色牌：唬人被抓到，要摸到哪个颜色为止。打出时选的：就是原来那个颜色。质疑的人选：由质疑的人另选一个。不管哪一种，接下来都按打出时选的颜色出。默认是打出时选的。
    .title = 唬人要摸到什么颜色
option-draw_color_by-player = 打出时选的
option-draw_color_by-challenger = 质疑的人选

option-gauntlet_self = 用在无限手套万能牌。开：打出的人自己还有那个颜色，也要摸两张。关：只有其他人摸。默认是开。
    .title = 手套连自己也算

option-creeper_on = 用在苦力怕牌：什么时候会爆。每次摸牌：罚摸也算。自己摸的才算：只有不出牌改摸的时候，罚摸不算。默认是每次摸牌。
    .title = 苦力怕什么时候爆
option-creeper_on-any = 每次摸牌
option-creeper_on-turn = 自己摸的才算

option-peek = 用在两面都能玩的牌（变形金刚翻转）。开：可以看自己手牌的另一面。关：只看得到朝自己的这一面。默认是关。
    .title = 看自己的另一面

option-dance_costs_turn = 用在跳舞万能牌（BTS 防弹少年团）。开：因为跳舞万能牌摸了三张的人，这回合不能出牌。关：摸完照常出牌。默认是关。
    .title = 摸三张就不能出

option-dance_vote = 用于跳舞万能牌（BTS 防弹少年团）。开：跳完舞，其他人按出牌方向一个一个表态，“不过关”比“过关”多，就得摸三张；如果房规定了摸三张就不能出，这时也算。关：跳了就算，全凭自觉。默认是关。
    .title = 跳舞投票

### 桌規：每個選項的說明、短標題（title）和可選的值。

option-on = 開
option-off = 關

option-scoring = 選一種計分方式。贏家收分：贏家得到其他人手牌的總分，先到目標分數的人贏得整場。各記各的：每個人記自己剩下的分數，有人到了目標分數時，總分最低的人贏，同分就再打一局。不計分：一局就是一局。預設是贏家收分。
    .title = 計分方式
option-scoring-points = 贏家收分
option-scoring-tally = 各記各的
option-scoring-none = 不計分

option-target_score = 打到幾分算整場結束，最少 1 分。預設是 500 分，毫不留情是 1000 分。
    .title = 目標分數

option-hand_size = 開局每人發幾張牌，1 到 15 張。預設是 7 張。
    .title = 起手張數

option-deck = 自己決定牌組裡哪種牌放幾張。沒提到的牌，張數照原來的版本。例如只指定萬用牌 8 張，就只有萬用牌變成八張，其他都不變。
    .title = 牌組張數

option-two_player_reverse = 只有兩個人在場上時，迴轉牌怎麼算。跳過對方：再輪到你，方向不變。真的掉頭：方向改變，接著照常輪到對方。萬用反轉抽四張牌不受影響。預設是跳過對方。
    .title = 兩個人的迴轉牌
option-two_player_reverse-skip = 跳過對方
option-two_player_reverse-turn = 真的掉頭

option-bluffing =
    手上有目前的顏色，還能不能打萬用罰抽四張牌、萬用抽兩張牌、萬用變色牌。
    ・開：照樣能打，這就是唬人，下家可以質疑。
    ・關：不能打，也沒有質疑。
    ・隨時能出：什麼時候都能打，沒有人能質疑。
    預設是開。
    .title = 唬人與質疑
option-bluffing-free = 隨時能出，不能質疑

option-challenge_test = 怎樣算用萬用罰抽四張牌唬人。看顏色：手上還有目前顏色的牌。看能不能出：手上還有別的牌能出；別的萬用牌算，另一張萬用罰抽四張牌不算。預設是看顏色。
    .title = 怎樣算唬人
option-challenge_test-color = 看顏色
option-challenge_test-playable = 看能不能出

option-number_start = 開：開局翻到功能牌或萬用牌就略過，留在棄牌堆裡，翻到數字牌為止，而且那張數字牌沒有效果。關：照各版規則處理翻到的第一張。預設是關，毫不留情是開。
    .title = 從數字牌開始

option-voluntary_draw = 開：手上有牌能出，也可以選擇抽牌；如果桌規是抽到能出為止，這時也要一直抽到能出的牌。關：有牌能出就一定要出。預設是開，毫不留情是關。
    .title = 有牌也能抽

option-draw_until_playable = 開：抽牌不是只抽一張，而是一直抽到能出的牌為止。關：只抽一張。預設是關，毫不留情是開。
    .title = 抽到能出為止

option-force_play = 開：抽到的牌能出，就一定要出；只能拿來唬人的牌也算能出。關：要出要留隨你。預設是關，毫不留情是開。
    .title = 抽到能出就要出

option-stacking =
    該罰抽的人，能不能改出一張罰抽牌，把張數加上去，推給下一個人。
    ・不能疊：該抽就抽。
    ・同張數：只能疊張數一樣的罰抽牌，顏色不限。
    ・同張數或更多：張數跟上一張一樣或更多都能疊，顏色不限。
    萬用變色牌不能拿來疊，別人也不能疊在它上面。疊上去的萬用牌，一樣要合規，下家也可以質疑那一張：唬人的人要抽走全部的張數；質疑失敗的人抽全部的張數，再多兩張。拿最後一張來疊，下家直接抽走全部，不再問他。預設是不能疊，毫不留情是同張數或更多。
    .title = 堆疊
option-stacking-off = 不能疊
option-stacking-same = 同張數
option-stacking-higher = 同張數或更多

option-seven_zero = 開：打出 7，一定要選一個人交換全部手牌；打出 0，大家照出牌方向把全部手牌傳給下一家。關：7 和 0 就是普通數字牌。變形金剛翻轉版沒有 0，不能開。預設是關，毫不留情是開。
    .title = 7 換 0 傳

option-mercy = 手牌到幾張就淘汰，可以設 10 到 50 張，要比起手張數多；設 0 就是沒有人會被淘汰。每進一張牌就算一次，到了馬上淘汰，還沒抽完的不用再抽；手牌放到一邊，等重洗時洗回去。每淘汰一個人，贏家多得 250 分。預設是 0，毫不留情是 25。
    .title = 仁慈規則

option-jump_in = 開：輪到別人出牌的時候，手上有跟最上面那張一模一樣的牌（同顏色、同符號，萬用牌不行），可以馬上搶出，接著從搶出的人輪下去。關：只能等輪到自己。預設是關。
    .title = 搶出

option-last_card = 最後一張可以出什麼：什麼都可以、萬用牌不行，或只能是數字牌。手上沒有別的就抽牌，堆疊和搶出也一樣。無限手套可以跟一張顏色牌一起出完；只能用數字牌收尾的話，那張要是數字牌。被效果丟掉的牌不算。預設是什麼都可以。
    .title = 最後一張
option-last_card-any = 什麼都可以
option-last_card-no_wild = 萬用牌不行
option-last_card-number = 只能是數字牌

option-uno_penalty = 沒喊 UNO 被抓到，罰抽幾張，0 到 10 張。預設是 2 張。
    .title = 漏喊 UNO 罰幾張

option-play_on =
    開：有人出完牌，其他人繼續打，直到只剩一個人。最先出完的是贏家，最後留在手上的牌都算給他；名次照出完的順序排。
    拿來出完的那張牌，不需要手牌的效果都還在：選顏色、罰抽、跳過、掉頭、翻面、打 0 傳手牌。換手牌、對決、跳舞、質疑、讓翻出的牌生效就都免了。在毫不留情只留下選顏色。
    關：有人出完，這一局就結束。預設是關。
    .title = 打到剩一個人

option-discard_all = 打出丟棄所有牌時，誰要丟掉那個顏色的牌：所有人，或只有打出的人。預設是所有人。
    .title = 丟棄所有牌
option-discard_all-everyone = 所有人都丟
option-discard_all-player = 只有打出的人丟

option-wilds_match = 用在兩面都能玩的牌（變形金剛翻轉版）。開：打出萬用抽兩張牌或萬用變色牌時，手上別的萬用牌也當作有目前的顏色，這樣打就是唬人。只算別種：跟打出的同一種不算，免得兩張一樣的卡住對方。關：別的萬用牌不要緊。預設是開。
    .title = 萬用牌也算目前的顏色
option-wilds_match-other = 只算別種

option-flip_after_flip = 用在翻轉牌。開：上一個人剛打出翻轉牌，不管翻出什麼，都能接著打翻轉牌。關：翻轉牌只能接同顏色的牌或翻轉牌。預設是開。
    .title = 翻轉接翻轉

option-flip_activation = 用在翻轉牌：翻出功能牌時要不要生效。問打出的人：由他決定。一律不生效：當它沒效果。一律生效：當作是他剛打出來的。預設是問打出的人。
    .title = 翻出功能牌
option-flip_activation-ask = 問打出的人
option-flip_activation-never = 一律不生效
option-flip_activation-always = 一律生效

option-draw_color_by = 用在萬用變色牌：唬人被抓到，要抽到哪個顏色為止。打出時選的：就是原來那個顏色。質疑的人選：由質疑的人另選一個。不管哪一種，接下來都照打出時選的顏色出。預設是打出時選的。
    .title = 唬人要抽到什麼顏色
option-draw_color_by-player = 打出時選的
option-draw_color_by-challenger = 質疑的人選

option-gauntlet_self = 用在萬用無限手套牌。開：打出的人自己還有那個顏色，也要抽兩張。關：只有其他人抽。預設是開。
    .title = 手套連自己也算

option-creeper_on = 用在苦力怕牌：什麼時候會爆。每次抽牌：罰抽也算。自己抽的才算：只有不出牌改抽的時候，罰抽不算。預設是每次抽牌。
    .title = 苦力怕什麼時候爆
option-creeper_on-any = 每次抽牌
option-creeper_on-turn = 自己抽的才算

option-peek = 用在兩面都能玩的牌（變形金剛翻轉版）。開：可以看自己手牌的另一面。關：只看得到朝自己的這一面。預設是關。
    .title = 看自己的另一面

option-dance_costs_turn = 用在跳舞萬用牌（BTS 防彈少年團）。開：因為跳舞萬用牌抽了三張的人，這回合不能出牌。關：抽完照常出牌。預設是關。
    .title = 抽三張就不能出

option-dance_vote = 用在跳舞萬用牌（BTS 防彈少年團）。開：跳完舞，其他人照出牌方向一個一個表態，「不過關」比「過關」多，就得抽三張；桌規若訂了抽三張就不能出，這時也算數。關：有跳就算，大家憑良心。預設是關。
    .title = 跳舞投票

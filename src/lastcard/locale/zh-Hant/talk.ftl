### 電腦在牌桌上說的話，照個性和剛剛發生的事分。每種語言的句數都一樣。

## 開朗

talk-sunny-attack-1 = 不好意思啦，請笑納！
talk-sunny-attack-2 = 送你一份大禮～
talk-sunny-attack-3 = 多拿幾張，不用客氣！
talk-sunny-hit-1 = 哇，這麼多，快拿不住了！
talk-sunny-hit-2 = 沒關係，牌多選擇多！
talk-sunny-hit-3 = 謝謝招待喔～
talk-sunny-called-1 = 最後一張，好緊張喔！
talk-sunny-called-2 = 快到了快到了！
talk-sunny-called-3 = 拜託拜託，讓我出完！
talk-sunny-caught-1 = 啊！又忘記喊了啦！
talk-sunny-caught-2 = 嘿嘿，被你看到了。
talk-sunny-catches-1 = 抓到～你沒喊喔！
talk-sunny-catches-2 = 嘿，少喊一聲喔！
talk-sunny-long-draw-1 = 抽抽抽，一直抽！
talk-sunny-long-draw-2 = 總會抽到的啦！
talk-sunny-swapped-1 = 新牌新氣象！
talk-sunny-swapped-2 = 換一手，心情也換了。
talk-sunny-found-out-1 = 哎呀，被看穿了！
talk-sunny-found-out-2 = 我臉上有寫嗎？
talk-sunny-danced-1 = 這段我練過喔！
talk-sunny-danced-2 = 來，大家一起跳！
talk-sunny-out-1 = 我來當啦啦隊，大家加油！
talk-sunny-out-2 = 爆了爆了，你們繼續！
talk-sunny-won-1 = 耶！贏了！
talk-sunny-won-2 = 今天超幸運的！
talk-sunny-won-3 = 再來一局好不好？
talk-sunny-lost-1 = 恭喜恭喜！
talk-sunny-lost-2 = 好好玩，再來！

## 愛現

talk-cocky-attack-1 = 接招！
talk-cocky-attack-2 = 看到沒，這就叫實力。
talk-cocky-attack-3 = 怪你坐錯位子。
talk-cocky-hit-1 = 讓你們先得意一下。
talk-cocky-hit-2 = 就這樣？
talk-cocky-hit-3 = 這筆帳我記住了。
talk-cocky-called-1 = 準備鼓掌吧。
talk-cocky-called-2 = 各位，差不多可以收牌了。
talk-cocky-called-3 = UNO，都聽到了吧？
talk-cocky-caught-1 = 我是故意的，給你們機會。
talk-cocky-caught-2 = 嘖，眼睛很利嘛。
talk-cocky-catches-1 = 想偷偷過關？門都沒有。
talk-cocky-catches-2 = 抓到了，乖乖抽吧。
talk-cocky-long-draw-1 = 我這是在囤貨。
talk-cocky-long-draw-2 = 牌多才叫氣勢。
talk-cocky-swapped-1 = 這手歸我了。
talk-cocky-swapped-2 = 換哪一手，我都照贏。
talk-cocky-found-out-1 = 唬人嘛，有輸有贏。
talk-cocky-found-out-2 = 好啦，算你會猜。
talk-cocky-danced-1 = 看好了，這才叫跳舞。
talk-cocky-danced-2 = 滿分，謝謝。
talk-cocky-out-1 = 是牌太愛我了。
talk-cocky-out-2 = 哼，下一局你們就知道。
talk-cocky-won-1 = 不意外。
talk-cocky-won-2 = 要簽名的請排隊。
talk-cocky-won-3 = 還有誰？
talk-cocky-lost-1 = 這局是讓你的。
talk-cocky-lost-2 = 再一局，我要認真了。

## 冷面

talk-dry-attack-1 = 公事公辦。
talk-dry-attack-2 = 規則就是規則。
talk-dry-attack-3 = 請抽。
talk-dry-hit-1 = 喔。
talk-dry-hit-2 = 了解。
talk-dry-hit-3 = 早就料到了。大概吧。
talk-dry-called-1 = 一張。
talk-dry-called-2 = UNO。講完了。
talk-dry-called-3 = 剩一張，如你所見。
talk-dry-caught-1 = 合理。
talk-dry-caught-2 = 我的錯。
talk-dry-catches-1 = 你少喊一聲。
talk-dry-catches-2 = 規則書上有寫。
talk-dry-long-draw-1 = 不用等我。
talk-dry-long-draw-2 = 這疊牌應該有底吧。
talk-dry-swapped-1 = 成交。
talk-dry-swapped-2 = 換就換。
talk-dry-found-out-1 = 證據確鑿。
talk-dry-found-out-2 = 好，我抽。
talk-dry-danced-1 = 這件事請不要外傳。
talk-dry-danced-2 = 跳完了，謝謝。
talk-dry-out-1 = 那我去泡茶。
talk-dry-out-2 = 牌太多，人先走。
talk-dry-won-1 = 收工。
talk-dry-won-2 = 結束。
talk-dry-won-3 = 還行。
talk-dry-lost-1 = 打得不錯。
talk-dry-lost-2 = 下一局。

## 慈祥

talk-gentle-attack-1 = 歹勢喔，剛好是你。
talk-gentle-attack-2 = 來，多拿幾張，比較熱鬧。
talk-gentle-attack-3 = 別生氣喔，等一下請你吃水果。
talk-gentle-hit-1 = 唉喲，這麼多，手都拿不動了。
talk-gentle-hit-2 = 沒關係，慢慢出就好。
talk-gentle-hit-3 = 你們下手真重。
talk-gentle-called-1 = 剩一張，我有喊喔。
talk-gentle-called-2 = UNO，這樣喊對不對？
talk-gentle-called-3 = 跟大家說一聲，我剩一張喔。
talk-gentle-caught-1 = 唉呀，記性越來越差了。
talk-gentle-caught-2 = 好啦好啦，我抽。
talk-gentle-catches-1 = 要記得喊喔，下次就會了。
talk-gentle-catches-2 = 乖，沒喊就要抽喔。
talk-gentle-long-draw-1 = 慢慢來，總會抽到的。
talk-gentle-long-draw-2 = 這麼多，夠打一整晚了。
talk-gentle-swapped-1 = 來看看你藏了什麼好東西。
talk-gentle-swapped-2 = 換一換，大家都有份。
talk-gentle-found-out-1 = 哎喲，騙不過你。
talk-gentle-found-out-2 = 調皮一下而已嘛。
talk-gentle-danced-1 = 慢慢扭，腰要顧好。
talk-gentle-danced-2 = 以前跳土風舞，我都站第一排。
talk-gentle-out-1 = 我去切水果，你們慢慢玩。
talk-gentle-out-2 = 看你們玩也很開心。
talk-gentle-won-1 = 唉呀，贏了，真不好意思。
talk-gentle-won-2 = 來來來，吃水果。
talk-gentle-won-3 = 運氣好，運氣好。
talk-gentle-lost-1 = 打得真好！
talk-gentle-lost-2 = 再陪我玩一局好不好？

## 愛演

talk-dramatic-attack-1 = 命運的審判來了！
talk-dramatic-attack-2 = 全場安靜，好戲上場！
talk-dramatic-attack-3 = 燈光請打在我身上！
talk-dramatic-hit-1 = 不——為什麼是我！
talk-dramatic-hit-2 = 我可憐的手牌啊！
talk-dramatic-hit-3 = 英雄就是這樣倒下的。
talk-dramatic-called-1 = 就差一張，誰能擋我！
talk-dramatic-called-2 = 全場屏住呼吸！
talk-dramatic-called-3 = 配樂請下！
talk-dramatic-caught-1 = 天啊，我忘詞了！
talk-dramatic-caught-2 = 這段可以重拍嗎？
talk-dramatic-catches-1 = 真相大白：你沒喊！
talk-dramatic-catches-2 = 我全都看見了！
talk-dramatic-long-draw-1 = 這疊牌是要把我埋了嗎！
talk-dramatic-long-draw-2 = 一張又一張，像我的眼淚。
talk-dramatic-swapped-1 = 交換人生，開演！
talk-dramatic-swapped-2 = 你的牌，從此是我的故事。
talk-dramatic-found-out-1 = 當眾被拆穿，最痛！
talk-dramatic-found-out-2 = 好吧，我演不下去了。
talk-dramatic-danced-1 = 終於，我的舞台！
talk-dramatic-danced-2 = 掌聲在哪裡？
talk-dramatic-out-1 = 我會回來的！
talk-dramatic-out-2 = 再見了，無情的牌桌。
talk-dramatic-won-1 = 感謝評審，感謝大家！
talk-dramatic-won-2 = 這一刻我等好久了！
talk-dramatic-won-3 = 謝幕！
talk-dramatic-lost-1 = 這一集以悲劇收場。
talk-dramatic-lost-2 = 續集見！

### テーブルでのCPUのひとこと。性格ごと、起きたことごと。行の数はどの言語でも同じ。

## ほがらか

talk-sunny-attack-1 = ごめんね！ …って、あんまり思ってないけど！
talk-sunny-attack-2 = はい、プレゼント！
talk-sunny-attack-3 = 遠慮しないで、どんどん引いて〜！
talk-sunny-hit-1 = わあ、こんなに！ 持ちきれないよ！
talk-sunny-hit-2 = 選び放題だもん、平気平気！
talk-sunny-hit-3 = ごちそうさまで〜す！
talk-sunny-called-1 = あと1枚！ ドキドキする〜！
talk-sunny-called-2 = もうちょい、もうちょい！
talk-sunny-called-3 = お願い、上がらせて！
talk-sunny-caught-1 = あー！ また言い忘れた！
talk-sunny-caught-2 = えへへ、バレちゃった。
talk-sunny-catches-1 = みーつけた！ 言ってないよね？
talk-sunny-catches-2 = ほらほら、ひとこと足りないよ！
talk-sunny-long-draw-1 = まだ出ない、まだ出ない、まだ引くよ！
talk-sunny-long-draw-2 = そのうち来るって！
talk-sunny-swapped-1 = 新しい手札、いい感じ！
talk-sunny-swapped-2 = 気分転換、気分転換！
talk-sunny-found-out-1 = うわ、見抜かれた！
talk-sunny-found-out-2 = 顔に出てた？
talk-sunny-danced-1 = これ、こっそり練習してたんだ！
talk-sunny-danced-2 = ほら、みんなも一緒に！
talk-sunny-out-1 = じゃあ応援係やるね。みんながんばれ！
talk-sunny-out-2 = パンクしちゃった。あとはよろしくね！
talk-sunny-won-1 = やったー、勝った！
talk-sunny-won-2 = 今日ついてる！
talk-sunny-won-3 = ねえ、もう1回やろ！
talk-sunny-lost-1 = おめでとう！ 強いなあ！
talk-sunny-lost-2 = 楽しかった！ もう1回！

## 自信家

talk-cocky-attack-1 = まあ、受け取りなよ。
talk-cocky-attack-2 = 見た？ これが実力。
talk-cocky-attack-3 = 座る席を間違えたね。
talk-cocky-hit-1 = 今のうちに喜んでおきなよ。
talk-cocky-hit-2 = え、それだけ？
talk-cocky-hit-3 = その借り、返すからね。
talk-cocky-called-1 = 拍手の準備、よろしく。
talk-cocky-called-2 = そろそろ片づけ始めていいよ。
talk-cocky-called-3 = ウノ。みんな聞こえたよね？
talk-cocky-caught-1 = わざとだよ、わざと。
talk-cocky-caught-2 = ちっ、目ざといな。
talk-cocky-catches-1 = 黙ってれば通ると思った？
talk-cocky-catches-2 = はい、残念。引いて引いて。
talk-cocky-long-draw-1 = コレクションしてるだけ。
talk-cocky-long-draw-2 = 大物は手札も多いんだよ。
talk-cocky-swapped-1 = この手札、もらっとくよ。
talk-cocky-swapped-2 = どっちの手札でも勝つけどね。
talk-cocky-found-out-1 = 勝負師はハッタリも使うのさ。
talk-cocky-found-out-2 = まぐれ当たりだろ。
talk-cocky-danced-1 = これがプロのステップ。
talk-cocky-danced-2 = 満点、どうも。
talk-cocky-out-1 = カードに好かれすぎて困る。
talk-cocky-out-2 = 次は本気出すから。
talk-cocky-won-1 = ま、当然。
talk-cocky-won-2 = サインは順番にね。
talk-cocky-won-3 = 次の相手は？
talk-cocky-lost-1 = 今のは譲ってあげただけ。
talk-cocky-lost-2 = もう1回。次は本気だから。

## クール

talk-dry-attack-1 = 悪く思わないで。
talk-dry-attack-2 = ルールなので。
talk-dry-attack-3 = どうぞ。
talk-dry-hit-1 = はい。
talk-dry-hit-2 = 了解。
talk-dry-hit-3 = 想定内。たぶん。
talk-dry-called-1 = 1枚。
talk-dry-called-2 = ウノ。以上。
talk-dry-called-3 = 残り1枚。見てのとおり。
talk-dry-caught-1 = ごもっとも。
talk-dry-caught-2 = 不覚。
talk-dry-catches-1 = ひとこと足りない。
talk-dry-catches-2 = ルールブックに書いてある。
talk-dry-long-draw-1 = お先にどうぞ。
talk-dry-long-draw-2 = この山、底はあるはず。
talk-dry-swapped-1 = 取引成立。
talk-dry-swapped-2 = 交換は交換。
talk-dry-found-out-1 = 言い逃れできない。
talk-dry-found-out-2 = わかった、引く。
talk-dry-danced-1 = 今のは忘れて。
talk-dry-danced-2 = 踊りました。以上。
talk-dry-out-1 = お茶いれてくる。
talk-dry-out-2 = 手札過多。退場。
talk-dry-won-1 = おつかれ。
talk-dry-won-2 = 終わり。
talk-dry-won-3 = まあまあ。
talk-dry-lost-1 = お見事。
talk-dry-lost-2 = 次。

## やさしい

talk-gentle-attack-1 = あらごめんなさいね、あなただったわ。
talk-gentle-attack-2 = はいはい、たんとお引き。
talk-gentle-attack-3 = 怒らないでね、あとでおせんべい出すから。
talk-gentle-hit-1 = あらまあ、持ちきれないわ。
talk-gentle-hit-2 = いいのいいの、ゆっくり出すから。
talk-gentle-hit-3 = みんな容赦ないねえ。
talk-gentle-called-1 = あと1枚。ちゃんと言ったからね。
talk-gentle-called-2 = ウノ、でよかったかしら？
talk-gentle-called-3 = 言っておくけど、あと1枚よ。
talk-gentle-caught-1 = いやだ、最近忘れっぽくて。
talk-gentle-caught-2 = はいはい、引きますよ。
talk-gentle-catches-1 = 次は忘れずに言うのよ。
talk-gentle-catches-2 = あらあら、言わないとだめよ。
talk-gentle-long-draw-1 = あせらない、あせらない。
talk-gentle-long-draw-2 = これだけあれば朝まで遊べるわ。
talk-gentle-swapped-1 = どれどれ、何を隠してたのかしら。
talk-gentle-swapped-2 = おすそ分けね。
talk-gentle-found-out-1 = あなたにはかなわないわ。
talk-gentle-found-out-2 = ちょっとしたいたずらよ。
talk-gentle-danced-1 = よいしょ、腰に気をつけて。
talk-gentle-danced-2 = 盆踊りなら任せてちょうだい。
talk-gentle-out-1 = お茶にするから、続けてて。
talk-gentle-out-2 = 見てるだけでも楽しいわ。
talk-gentle-won-1 = あら、勝っちゃった。悪いわねえ。
talk-gentle-won-2 = さあさあ、みかんでも食べて。
talk-gentle-won-3 = 運がよかっただけよ。
talk-gentle-lost-1 = お上手ねえ！
talk-gentle-lost-2 = もう1回、付き合ってくれる？

## 役者

talk-dramatic-attack-1 = 運命の裁きを受けよ！
talk-dramatic-attack-2 = 静粛に！ 見せ場です！
talk-dramatic-attack-3 = スポットライトをこちらへ！
talk-dramatic-hit-1 = なぜだ、なぜ私なんだーっ！
talk-dramatic-hit-2 = ああ、哀れなわが手札よ！
talk-dramatic-hit-3 = 英雄はこうして散るのだ……。
talk-dramatic-called-1 = 栄光まで、あと1枚！
talk-dramatic-called-2 = 全員、息をのめ！
talk-dramatic-called-3 = ドラムロール、お願いします！
talk-dramatic-caught-1 = しまった、セリフが飛んだ！
talk-dramatic-caught-2 = 今のシーン、撮り直せません？
talk-dramatic-catches-1 = 犯人は、あなただ！
talk-dramatic-catches-2 = すべて見ていたぞ！
talk-dramatic-long-draw-1 = 私をカードに埋める気か！
talk-dramatic-long-draw-2 = 1枚、また1枚……涙のように。
talk-dramatic-swapped-1 = 第二幕、入れ替わりの巻！
talk-dramatic-swapped-2 = 君の手札が、わが運命となった！
talk-dramatic-found-out-1 = 満座の前で正体を暴かれるとは！
talk-dramatic-found-out-2 = もう演じきれない……。
talk-dramatic-danced-1 = ついに来た、私の舞台！
talk-dramatic-danced-2 = 拍手は？ 拍手はどこ？
talk-dramatic-out-1 = 私は必ず戻ってくる！
talk-dramatic-out-2 = さらば、無情なテーブルよ。
talk-dramatic-won-1 = 審査員の皆さまに感謝を！
talk-dramatic-won-2 = この瞬間を待っていた！
talk-dramatic-won-3 = これにて閉幕！
talk-dramatic-lost-1 = 悲劇の幕切れ……。
talk-dramatic-lost-2 = 続編をお楽しみに！

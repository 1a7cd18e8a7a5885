### ターミナルだけの言葉。キーと、1行ずつのテーブル。

## キー：名前、はたらき、短い呼び名

key-arrows = 矢印キー
    .does = カードや選択肢を選ぶ。HomeとEndで端へ
key-enter = Enter
    .does = 選んだカードを出す、または選択肢を決める
key-letters = 文字キー
    .does = その文字が付いた選択肢：Dは引く、Kは持っておく、Aは受け入れる……
key-u = U
    .does = ウノ！ 最後から2枚目を出す前に。あとからでも言える
    .short = ウノ！
key-c = C
    .does = 残り1枚で「ウノ」と言っていない人を指摘する
    .short = 指摘
key-j = J
    .does = 割り込む（割り込みありのテーブルだけ）
key-h = H
    .does = コーチに聞く（--coachを付けたテーブルだけ）
    .short = コーチ
key-space = スペース
    .does = CPUを急がせる
key-tab = Tab
    .does = 記録へ移る、戻る。記録ではEnterでその行のルールを見る
    .short = 記録
key-question_mark = ?
    .does = いま見ているもののルール
    .short = ルール
key-f1 = F1
    .does = ルールブック全体
key-i = I
    .does = みんなの得点、見えたカード、カードの裏
    .short = みんな
key-l = L
    .does = 言語を変える。F2でも
key-q = Q
    .does = テーブルを離れる
    .short = 離れる

## 1行ずつ

plain-welcome = Lastcard、{ $edition }。席は時計回りに：{ $names }。質問のときはいつでも、?かhelpで説明、qかquitで終了。
plain-left = テーブルを離れました。
plain-exposed = { $name }は残り1枚なのに「ウノ」と言っていません！
    .you = 残り1枚なのに、まだ「ウノ」と言っていません！
plain-go-on = 続ける（Enterだけでも）
plain-unknown = 「{ $text }」はわかりません。選択肢の番号を入れてください。helpで説明。
plain-calling = 次にカードを出すとき「ウノ」と言います。
plain-not-calling = 「ウノ」と言うのをやめました。
plain-top = 場のカード：{ $card }。いまの色：{ $color }。{ $direction }。山札は残り{ $pile }枚。
plain-semicolon = ；
plain-pending = 引く枚数は{ $count }枚。
plain-others = ほかの人：{ $others }。
plain-seat = { $name }（{ $seat }番）{ $count }枚
plain-next-other = 山札の次のカードの裏：{ $card }。
plain-others-faces = { $name }のカードの裏：{ $cards }。
plain-known = { $name }の手札で見えたカード：{ $cards }。
plain-hand = あなたの手札{ $count }枚：{ $cards }。
plain-allowed = { $card }は出せます。
shuffled-together = このシャッフルにはあなたも加わりました。カードはあなたの数字とプログラムの数字で決まり、どちらも相手の数字が分かる前にしまってあります。
shuffled-by-seed = このカードは、あなたが決めたシードから配られました。誰も切っていません。
plain-score = { $name }：このラウンドは{ $points }点、合計{ $total }点。
plain-next-round = Enterで次のラウンドを配ります。qで終了。
plain-help =
    選択肢の番号を入れてください。うしろにuを付けると「ウノ」も言います。例：2 u
    uは「ウノ」、cは言い忘れの指摘（c 2は2番の席）、jは割り込み。
    hは手札、tはテーブルを読み上げ、why r7は出せない理由、rule GEN-04はルール、coachはコーチに質問。
    lは言語の切り替え、qかquitで終了、?かhelpでこの説明をもう一度。

# 全画面のリプレイ：キーのはたらき

replay-key-left = 前へ
replay-key-right = 次へ
replay-key-home = 最初
replay-key-end = 最後
replay-key-p = ここから遊ぶ
replay-key-q = 終了

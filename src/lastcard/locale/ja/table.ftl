### ブラウザのテーブル。ラウンドの終わり、かかっているもの、時計、いま起きたこと。

## ラウンドと試合の終わり

web-result = 結果
result-show = 結果を見る
result-by-card = 最後の1枚は{ $card }でした。
result-by-out = ほかの全員が脱落しました。
result-by-stalemate = 誰も出せず、引けなくなりました。手札の点がいちばん低い人の勝ちです。
result-streak = { $count }連勝！
result-line = { $name }：残り{ $count }枚、{ $value }点分。合計{ $total }点。
result-line-unscored = { $name }：残り{ $count }枚。
result-up = { $place }位に浮上
result-picture = 画像で保存
result-made-with = Lastcardで対戦
result-rounds = 全{ $count }ラウンド
result-most-wins = 最多勝：{ $name }（{ $count }勝）
result-best-round = 最高得点：{ $name }の{ $points }点
result-comeback = 勝者は{ $points }点差からの逆転
score-watch = 第{ $round }ラウンドをもう一度見る

## かかっているもの

stake-answer = { $name }から{ $card }！
    .self = 自分の{ $card }が返ってきました。
stake-stack = ドローカードを重ねることもできます。
stake-answer-dance = { $name }がダンスをリクエスト！
stake-target-number = 誰と手札を交換する？
stake-target-optimus = 誰と勝負する？ 数字が大きいほうの勝ちで、2枚まで捨てられます。
stake-target-megatron = 誰と勝負する？ 2人とも手札を公開し、数字が小さいほうが2枚引きます。
stake-target-targeted-draw = 誰に2枚引かせる？
stake-color-roulette = 色を選んでください。その色が出るまでめくり、全部もらいます。
stake-color-wild-draw-color = 色を選んでください。次の人は、その色が出るまで引きます。
stake-color-penalty = チャレンジ成功。相手に何色が出るまで引かせる？
stake-lay = のせるカードを選んでください。その色を持っている人は全員{ $count }枚引きます{ $self ->
        [yes] 。まだ持っていれば、あなたもです。
       *[no] 。
    }
stake-drawn-unplayable = 引いたカードは出せないので、手札に加えます。
cost-challenge = ブラフなら0枚、違ったら{ $count }枚
cost-challenge-color = ブラフなら0枚、違ったら{ $count }枚追加
cost-dance = { $dance_vote ->
    [yes] みんなが合格と言えば0枚
   *[no] 0枚
}
warn-bluff = これはブラフです。手札に{ $color }があります。チャレンジされたら引くことに。もう一度タップで勝負に出ます。
warn-bluff-wild = これはブラフです。ほかに出せるカードがあります。チャレンジされたら引くことに。もう一度タップで勝負に出ます。
warn-lay = まだ{ $color }を持っているので、自分も{ $count }枚引きます。それでよければもう一度タップ。
warn-uno = 出すと残り1枚です。先に「ウノ！」を押しましょう。言わずに出すなら、もう一度タップ。
warn-draw = 出せるカードがあります。それでも引くなら、もう一度「引く」を。
warn-again = もう一度タップで出します。
hint-fits = { $count ->
        [0] 出せるカードがありません。出せるのは{ $color }{ $number ->
            [-1] { "" }
           *[other] 、数字の{ $number }
        }、ワイルドです。
       *[other] 出せるカードが{ $count }枚あります。出せるのは{ $color }{ $number ->
            [-1] { "" }
           *[other] 、数字の{ $number }
        }、ワイルドです。
    }
offer-drawn = { $card }を出す
hand-more = ほかに{ $count }枚出せます

## 時計

clock-seconds = { $count }秒
clock-left = 残り{ $count }秒
time-up = 時間切れのため、CPUが決めました：{ $lines }
prompt-match-over = 試合は終わりました。

## いま起きたこと

drew-because = { $line }（{ $reason }）
to-the-end = 最後まで進める
shown-hands = 公開された手札

## このテーブルの遊び方

pace = CPUの速さ
pace-calm = ゆっくり
pace-usual = ふつう
pace-brisk = はやい
volume = 音量
careful = カードが重なっているときは、2回タップで出す
beginners = はじめての人向け：出せるカードを示し、間違えそうなときに確認
coach = コーチ：強い人ならどうするかを教える（H）
coach-for-all = 全員がコーチに聞ける（リーグには数えない）
event-coached = { $name }がコーチに聞いた。
    .you = あなたがコーチに聞いた。
web-around-pace = CPUの速さが「{ $pace ->
        [calm] ゆっくり
        [brisk] はやい
       *[usual] ふつう
    }」になりました。

## CPUの性格。席をタップすると見える

character-sunny = ほがらか：出すのが速く、ウノを言い忘れがち。
character-cocky = 自信家：出すのはいちばん速いけれど、ウノはちょっと雑。
character-dry = クール：少し長く考え、口数は少なめ。
character-gentle = やさしい：のんびり屋。あなたがウノと言うのも待ってくれる。
character-dramatic = 役者：何かと大げさで、たまにウノを言い忘れる。
bots-talk = CPUがしゃべる
bots-hush = CPUを黙らせる

## 公開アーカイブ

archive-ask = ラウンドを公開アーカイブに入れてよいか、みんなに聞く
archive-agree = ここでの私のラウンドを公開アーカイブに入れてよい（研究用のカードと手だけで、名前は入りません。全員の同意が必要です）

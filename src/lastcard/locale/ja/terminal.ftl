### ターミナルのテーブル。多くはブラウザでも使う。ターミナルだけの言葉はterminal-only.ftlに。

## 名前。name-1は左どなりで、そこから時計回り。

name-you = あなた
name-person = プレイヤー
name-1 = さくら
name-2 = けんた
name-3 = ゆうと
name-4 = ばあば
name-5 = あおい
name-6 = たける
name-7 = おばさん
name-8 = みお
name-9 = かい

## テーブル

title = Lastcard · { $edition }
title-match = Lastcard · { $edition } · 第{ $round }ラウンド · あなたは{ $score }点（目標{ $target }点）
log-stand-in = { $name }にエラーが出ました（{ $reason }）。第{ $number }ラウンドからは「ふつう」が代わりにプレイします。
log-remark = { $name }「{ $text }」
log-round = 第{ $number }ラウンド
prompt-over = このラウンドは終わりました。
prompt-exposed = 残り1枚なのに、まだ「ウノ」と言っていません！
with-rule = { $text }（{ $rule }）

table-top = 場のカード：{ $card }
table-no-color = 色はまだ未定
table-direction = { $direction ->
        [-1] 反時計回り
       *[1] 時計回り
    }
table-next = 次：{ $name }
table-pending = 引く枚数 +{ $count }
table-before = その下：
table-votes = 合格{ $ayes }、不合格{ $noes }
table-side = { $side ->
        [dark] ディセプティコン面
       *[light] オートボット面
    }

seat-exposed = ウノ言い忘れ！
seat-uno = ウノ！
seat-out = 脱落
seat-finished = { $place }位
seat-others = カードの裏
seat-known = 見えたカード

explain-card = { $card }（{ $rule }）：{ $does }
number-does = ふつうの数字カードです。
nobody-to-catch = いま指摘できる人はいません。

## 選択肢

choice-draw = 引く
choice-keep = 持っておく
choice-accept = { $count }枚引く
choice-accept-color = { $color }が出るまで引く
choice-challenge = チャレンジ！
choice-dance = 踊る！
choice-vote-yes = 合格
choice-vote-no = 不合格
choice-activate-yes = 使う
choice-activate-no = 使わない
choice-stop = もう捨てない
choice-color = { $color }
choice-target = { $name }（{ $count }枚）
choice-uno = ウノ！
choice-uno-said = ウノ！ 次に出すとき宣言
choice-catch = { $name }を指摘！
choice-jump = { $card }で割り込む！
choice-play = { $card }を出す
choice-stack = { $card }を重ねる
choice-lay = { $card }をのせる
choice-shed = { $card }を捨てる

## ページ

page-back = 戻る
page-keys = キー
page-signs = 形と記号
page-language = 言語
page-players = テーブルの人たち
page-example = 例：{ $text }
page-next-round = 次のラウンド
page-end = 終了
leave = テーブルを離れますか？ ラウンドはまだ終わっていません。
leave-yes = 離れる
leave-no = 続ける

count-cards = { $count }枚
count-points = { $points }点
player-bot = CPU：{ $level ->
        [random] でたらめ
        [easy] よわい
        [normal] ふつう
        [hard] つよい
        [expert] 達人
        [learned] 独学
       *[other] { $level }
    }
player-dealer = 親

## 得点

won-round = { $name }がこのラウンドに勝ちました！
    .you = あなたがこのラウンドに勝ちました！
won-match = { $name }が試合に勝ちました！
    .you = あなたが試合に勝ちました！
score-name = プレイヤー
score-cards = 残りの手札
score-round = 今回
score-total = 合計
score-goal = { $scoring ->
        [tally] 残った手札の点を各自つけます。誰かが{ $target }点に達したら、合計がいちばん低い人の勝ち。
       *[points] 先に{ $target }点に達した人が試合に勝ちます。
    }

### ブラウザ版の言葉。ターミナルやサーバーと共通の言葉はほかのファイルに。

## どこでも

web-theme = 配色：{ $theme ->
        [light] ライト
        [dark] ダーク
       *[auto] 端末に合わせる
    }
web-close = 閉じる
web-cards = カード
web-back = カードの裏
web-rulebook = ルールブックを開く
web-rules = ルール

## テーブル

web-seat = { $name }：{ $count }枚{ $turn ->
        [yes] 、この人の番
       *[no] { "" }
    }
web-away = 離席中
web-pile = 山札、{ $count }枚
web-hand = あなたの手札、{ $count }枚
web-log = 記録
web-earlier = もっと前の記録
web-dances = { $name }が踊っています！
    .you = あなたのステージです。踊って！
web-scores = 得点表
web-chat = チャット
web-open-rule = ルール{ $rule }を開く
web-round = ラウンド
web-sort = 並び順：{ $sort ->
        [symbol] 記号
       *[color] 色
    }

## ホーム

web-welcome = ルールブックどおりのUNO
    .more = 市販の5エディションとクラシックを、それぞれのルールブックどおりに。友だちのスマホと一緒に、またはいますぐCPUと。
web-name = あなたの名前
web-avatar = あなたのアイコン
web-learn = はじめての人はこちら
web-first-steps = はじめてガイド
web-play-now = いますぐCPUと遊ぶ
web-play = 遊ぶ
web-play-edition = CPUと「{ $edition }」を遊ぶ
web-friends = 友だちと
web-friends-edition = 友だちと「{ $edition }」を遊ぶ
web-join = コードがあるなら
web-code = テーブルコード
web-go = 参加
web-own-tables = 参加中のテーブル
web-return = 戻る
web-public-tables = 公開テーブル
web-more-decks = ほかのデッキ
web-own-rules = 自分のルール
web-free-chairs = 空席{ $count }
web-to-watch = 観戦
web-full = 満席
web-printed = 手元のカードで遊ぶとき
web-pad = 得点メモ
web-editions = エディション
web-avatar-bear = くま
web-avatar-cat = ねこ
web-avatar-dog = いぬ
web-avatar-fox = きつね
web-avatar-frog = かえる
web-avatar-koala = コアラ
web-avatar-octopus = たこ
web-avatar-owl = ふくろう
web-avatar-panda = パンダ
web-avatar-penguin = ペンギン
web-avatar-rabbit = うさぎ
web-avatar-tiger = とら
web-wrong-link = このリンクは開けません。途中で切れているかもしれないので、もう一度送ってもらってください。
web-no-server = サーバーの応答がありません。動いていますか？

## 新しいテーブル

web-which-edition = どのエディション？
web-screen = 大画面
    .more = この画面がテーブルの中央になります。テレビや、みんなから見えるパソコンで。手札は各自のスマホに。最初に座った人がホストです。
web-pass = 1台を回して遊ぶ
    .more = スマホやタブレットを順番に回します。自分の番には自分の手札だけが見え、ほかの人の手札は見えません。
web-pass-how = 画面の指示どおりに渡してください。番の人が自分で開くまで、手札は伏せられています。
web-pass-who = 誰が遊ぶ？
web-pass-name = { $number }人目の名前
web-pass-face = { $name }のアイコンを変える
web-pass-add = 人を追加
web-pass-bots = 加わるCPU
web-pass-remove = { $name }を外す
web-pass-to = { $name }に渡してください
web-pass-show = { $name }です。手札を見る
web-pass-hide = 手札を隠す
web-pass-exposed = { $name }は残り1枚なのに「ウノ」と言っていません！
web-pass-catch = { $name }：言ってない！
web-pass-uno = { $name }：ウノ！
web-new-table = 新しいテーブル
web-players = 人数
web-level = CPUの強さ
web-level-easy = よわい
web-level-normal = ふつう
web-level-hard = つよい
web-level-expert = 達人
web-level-learned = 独学
web-turn-time = 1手の秒数
web-watchers = 観戦できる
web-public = 誰でも見つけられる
web-open-table = テーブルを開く
web-puzzle = 今日の一問
    .more = 実際のラウンドの一場面。はっきり最善の手が1つだけありますが、見つけにくい手です。
web-puzzle-solve = 解いてみる
web-puzzle-next = 次の問題
web-puzzle-again = もう一度見る
web-alone = 自分とCPUだけ
web-house-rules = ハウスルール
web-house-rules-are = ルール：ルールブックどおり
web-by-the-book = ルールブックどおり
web-rules-differ = ハウスルール{ $count }件
web-change-line = 変更
web-show-line = 見る
web-what = これは何？
web-own-edition = 自分のルール（ファイルを読み込む）…
web-presets = おすすめの設定
web-preset-book = ルールどおり
    .more = 印刷されたルールのまま。
web-preset-beginners = はじめての人向け
    .more = 出せるカードを示し、間違えそうなときに確認。ウノもゆっくり言えます。よわいCPU、ブラフなし、点なし、1手2分。
web-preset-family = ファミリー
    .more = のんびり。ブラフなし、脱落なし、いつでも引ける、点なし、1手2分。
web-preset-party = パーティー
    .more = { $swaps ->
        [yes] ドロー重ね、7で交換、0で回す、割り込みあり。点なし。
       *[no] ドロー重ねと割り込みあり。点なし。
    }
web-preset-quick = クイック
    .more = 5枚配って1ラウンド、1手30秒。
web-preset-home = うちのルール
    .more = ワイルドドロー4はいつでもOK、チャレンジなし、同じドローは重ねられる。点なし、1手2分。
web-preset-tournament = 大会
    .more = ルールブックどおりの得点制、1手30秒。

## 席

web-who-are-you = お名前は？
web-share = 読み取るか、コードを入力：
web-only-here = いまは、このパソコンからしかテーブルに入れません。
    .more = スマホからも入れるようにするには、Lastcardを止めて、次のコマンドで起動し直してください：
web-invite-text = 一緒にUNOしよう！ { $link }
web-mail = メール
web-scan = 読み取って参加
    .more = 、またはこのアドレスを開いてコードを入力：
web-first-is-host = 最初に座った人がホストです。
web-link = テーブルのリンク
web-copy = コピー
web-copied = コピーしました
web-free = 空席
web-for-friend = 友だちのために空けておく
web-host = ホスト
web-sit = 座る
web-sit-here = ここに座る
web-stand-up = 席を立つ
web-all-taken = 満席です。ホストが席を増やせます。
web-fill = 空席をCPUで埋める
web-add-chair = 席を増やす
web-wait-friends = 友だちかCPUが座るのを待っています。
web-remove = 退席させる
web-start = カードを配る
web-round-closed = 前のラウンドは続けられませんでした。途中でルールが更新されたか、1万手を過ぎても誰も上がらなかったためです。引き分けとし、誰にも点は入りません。次を配ってください。
web-wait-host = 全員そろったら、ホストが配ります。
web-next-here = 次のラウンドから{ $name }
web-leaves = このラウンドで退席
web-muted = 発言停止中
web-who-plays = { $number }番の席に座る人
web-about = { $name }について
web-hush = { $name }の発言を隠す
web-unhush = { $name }の発言を表示
web-make-host = ホストにする
web-mute = 発言を止める
web-unmute = 発言を許可
web-lock = 新しい人を入れない
web-knocking = ノックしました。ホストが開けるのを待っています……
web-knocks = { $name }がノックしています。
web-admit = 入れる
web-turn-away = 今は断る
web-locked = ホストがいま、新しい人の入室を止めています。
web-watching = 観戦中：{ $names }
web-send-link = 友だちに送る
web-change = ルールを変更
web-change-later = このラウンドが終わったら変更できます。
web-change-restarts = 変更すると新しい試合になります。
web-cancel = キャンセル
web-apply = これで遊ぶ
web-people = いる人
web-invite = 友だちを誘う
web-own-settings = 自分の設定
web-hand-only = 手札だけを表示（テーブルは大画面に）
web-table = テーブル

## テーブルで

web-your-turn = あなたの番
web-connecting = 少しお待ちください……
web-lost = 接続が切れました。つなぎ直しています……
web-autopilot = CPUが代わりにプレイしています。タップで交代。
web-missed = おかえりなさい。離れているあいだに{ $count }件の動きがありました。
web-menu = メニュー
web-home = ホームへ（席はそのまま）
web-leave = テーブルを離れる
web-rematch = もう一試合
web-record = プレイ記録を保存
web-sound = 音{ $on ->
        [yes] オン
       *[no] オフ
    }
web-say = ひとこと
web-send = 送信
web-leave-sure = 本当に離れますか？ あとはCPUが引き継ぎます。
web-notices = 自分の番になったら通知
web-notices-refused = ブラウザが通知をブロックしています。このサイトの設定で許可できます。
web-waiting = 次のラウンドから参加
web-chat-empty = まだ誰も発言していません。
web-reaction-thumbs-up = いいね
web-reaction-clap = 拍手
web-reaction-laugh = 笑い
web-reaction-wow = びっくり
web-reaction-sad = かなしい
web-reaction-angry = 怒り
web-reaction-party = お祝い
web-reaction-think = うーん
web-reaction-hurry = 早く！
web-reaction-sorry = ごめん

## ゲームのまわりの出来事（読み上げ）

web-around-sat = { $name }が席に着きました。
web-around-left = { $name }が離れました。
web-around-removed = { $name }が退席させられました。
web-around-renamed = { $old }の名前が{ $name }になりました。
web-around-host = { $name }がホストになりました。
web-around-filled = CPUが席に着きました。
web-around-freed = CPUが離れました。
web-around-locked = { $yes ->
        [yes] 新しい人は入れなくなりました。
       *[no] また入れるようになりました。
    }
web-around-muted = { $yes ->
        [yes] { $name }の発言が止められました。
       *[no] { $name }がまた発言できるようになりました。
    }
web-around-admitted = { $yes ->
    [yes] ホストが{ $name }を入れました。
   *[no] ホストが{ $name }の入室を断りました。
}
web-around-settings = このテーブルのルールが変わりました。
web-around-closed = { web-round-closed }
web-around-undealt = シャッフル中にサーバーのルールが更新されたので、何も配られていません。もう一度始めてください。
web-around-stand_in = このCPUにエラーが出ました。第{ $number }ラウンドからは「ふつう」が代わりにプレイします。
web-around-round = 第{ $number }ラウンド開始。

## ルール

web-rules-own = このエディションのルール
web-rules-common = 共通ルール

## 得点メモ

web-player = プレイヤー{ $number }
web-went-out = このラウンドの勝者
web-left-over = 残り{ $points }点
web-was-out = 脱落（{ $points }）
web-write = 書き込む
web-undo = 元に戻す
web-new-sheet = 新しい表
web-new-sheet-sure = この得点を消しますか？
web-one-less = 1枚減らす：{ $card }

## リプレイ

web-step = 次の手
web-step-back = 前の手
web-run = 再生
web-pause = 一時停止
web-speed = 速さ
web-seek = 再生位置
web-seen-by = 誰から見るか
web-all-open = 全員の手札を公開
web-copy-link = リンクをコピー
web-replay = もう一度見る
web-try = ここから試す
web-branch = お試し · { $pile ->
        [real] 元の山札
       *[shuffled] 山札は切り直し
    }
web-review = 振り返り
web-review-round = このラウンドを振り返る

web-shuffling = みんなで切っています……
web-left-out = { $names }は応答が間に合わず、今回のシャッフルに加わっていません。
web-comma = 、
web-gap = { "" }
web-seal-checking = シャッフルを確かめています……
web-seal-unchecked = 未確認：サーバーからプレイ記録が届きません
web-seal-helped = あなたも切ったカードです
web-seal-left-out = あなた抜きで切ったカードです
web-seal-wrong = このカードの配り方には問題があります
web-seal-checked = あなたのブラウザが自分で最初から計算し直しました。しまった数字、シャッフル、あなたの手札、すべて合っています。
web-seal-followed = { $count ->
    [0] 最後まで、引いたカードも出たカードも見せたカードも、すべてこのシャッフルのとおりです。
   *[other] 最後まで、引いたカードも出たカードも見せたカードも、すべてこのシャッフルのとおりです。捨て札は{ $count }回切り直しました。
}
web-seal-without = { $count }人分の数字は、間に合わなかったため入っていません。
web-seal-again = この前に{ $count }回、シャッフルが予告されたのに配られなかったか、終わったと知らされていません。
web-seal-what-record = 終わったときに公表されたプレイ記録と違います。
web-seal-what-terms = プレイ記録に書かれているのは、あなたのブラウザが知らされたのとは別の配り方です。
web-seal-what-deck = このエディションのカードの組ではありません。
web-seal-what-secret = サーバーの数字が、しまってあったものと違います。
web-seal-what-shares = 誰かの数字が、しまってあったものと違います。
web-seal-what-key = これらの数字からは、このシャッフルになりません。
web-seal-what-dealer = このシャッフルでは、配る人が違います。
web-seal-what-seat = 知らされたのとは別の席で配られています。
web-seal-what-hand = このシャッフルでは、あなたの手札は配られません。
web-seal-receipt = 控えを保存
web-fair = 切ったのは誰？
web-fair-promise = ここでは誰もカードを選べません。ほかのプレイヤーも、サーバーもです。
web-fair-picture = みんなの数字を1つの器に入れて混ぜ、できた数字でカードを切ります。
web-fair-you = あなた
web-fair-friend = 友だち
web-fair-server = サーバー
web-fair-box = まず、しまう。
    .more = ラウンドの前に、全員の端末がとても大きな秘密の数字を思い浮かべます。サーバーもです。それぞれが箱に入れて鍵をかけ、テーブルに置きます。中は誰にも見えず、もう入れ替えることもできません。
web-fair-mix = 全部混ぜる。
    .more = すべての箱がそろってから、プレイヤーは自分の箱を開けます。数字を全部混ぜて1つにし、それでカードを切ります。どれか1つの数字が1桁違うだけで、すべてのカードの位置が変わります。
web-fair-open = 最後の箱を開ける。
    .more = サーバーの箱はラウンドが終わるまで閉じたままです。開いていたら、全員の手札を計算できてしまうからです。終わったら開けて、あなたの端末が全部を計算し直します。箱も、数字も、カードも同じ？ それなら認証マークが付きます。サーバーの言い分をうのみにはしません。
web-fair-out = だから、あなたの数字が入っていれば、ほかの全員がぐるになっていても、結果を前もって知ることはできません。できるのは最後の瞬間に箱を開けないことくらいで、それは全員にわかります。
web-fair-left = 全部で1秒もかからず、何も押す必要はありません。応答が間に合わなかった人は混ぜるのに加わらず、それは全員に知らされます。カードはちゃんと配られます。
web-fair-experts = SHA-256とHKDFをご存じなら、docs/fairness.mdに全手順とテストデータがあります。控えがあれば、lastcard verifyでプレイ記録を確かめられます。

## 対戦の記録とサークル

web-evenings = 対戦の記録
web-evenings-all = 成績とサークル
web-last-evenings = 最近の対戦
web-no-evenings = まだありません。ラウンドを最後まで遊ぶと、ここに出ます。
web-evening-rounds = { $count }ラウンド
web-watch-last = 最後のラウンドを見る
web-show-all = すべて表示
web-a-bot = CPU
web-somebody = 退会した人
web-statistics = あなたの成績
web-figure-rounds = ラウンド
web-figure-wins = 勝ち
web-figure-points = 得点
web-figure-calls = ウノ宣言
web-figure-catches = 指摘した回数
web-figure-challenges = チャレンジ成功
web-figure-comeback = 最大の逆転
web-comeback-cards = { $count }枚から
web-rivals = 対戦相手
web-rival = { $rounds }ラウンド：あなたの{ $won }勝、相手の{ $lost }勝
web-circle = サークル
web-circles = サークル
    .more = よく一緒に遊ぶ友だちのために。1つのリンク、自分たちのテーブル、いつものルール、そして1年を通したリーグ。
web-circle-name = サークルの名前
web-circle-new = サークルを作る
web-circle-invited = 「{ $name }」に入りますか？
web-circle-join = 入る
web-circle-tables = テーブル
web-circle-open = テーブルを開く
web-league = リーグ
    .more = サークルのテーブルで、仲間が2人以上いるラウンドがここに入ります。
web-circle-rules = いつものルール
web-circle-change = 変更
web-circle-text = UNOのサークルに入らない？ { $link }
web-circle-link = サークルのリンク
    .more = このリンクを持っている人は誰でも入れます。
web-circle-renew = 新しいリンクを作る
    .question = 古いリンクは使えなくなります。サークルの人は「対戦の記録」で新しいリンクを見られます。
web-members = メンバー
web-maker = 作った人
web-circle-leave = 抜ける
    .question = このサークルを抜けますか？ 遊んだ記録はリーグに残ります。
web-circle-remove = 外す
    .question = { $name }を外しますか？ リンクも変わるので、古いリンクでは戻れません。
web-own-data = あなたのデータ
    .more = ラウンド、成績、サークルは、このブラウザのものです。アカウントもパスワードもありません。
web-other-device = 別の端末でも使う
    .more = 別の端末でこれを読み取ってください。5分以内に1回だけ使えます。ほかの人には見せないでください。
web-download = ダウンロード
web-delete = すべて削除
web-delete-question = 対戦の記録、成績、サークルは完全に消え、友だちの一覧からもあなたの名前が消えます。
web-delete-yes = すべて削除する
web-deleted = すべて消えました。ここからは初めての人です。
web-move = この端末で続ける
    .more = このブラウザが、別の端末のあなたになります。席も成績もサークルも同じです。このブラウザでいままで遊んだ記録は引き継がれません。
web-move-yes = はい、私です

## プログラムに貸した席

web-program = プログラムがプレイ中
web-lend = プログラムに任せる
    .more = 自作のボットやAIアシスタントが、あなたの席に着きます。プログラムだということは全員に見えます。チャットはせず、そのラウンドはあなたの成績に入りません。
web-lend-for = 期間
web-hours = { $count }時間
web-days = { $count }日
web-make-token = トークンを作る
web-token = トークン
web-token-once = いまコピーしてください。もう表示されません。持っている人は誰でもあなたの席でプレイできるので、自分のプログラム以外には渡さないでください。
web-lent-until = { $until }まで、プログラムがあなたの席でプレイできます。
web-reclaim = 席を取り戻す
web-around-program = { $yes ->
        [yes] { $name }の席では、いまプログラムがプレイしています。
       *[no] { $name }が自分のプレイに戻りました。
    }
web-try-out = お試し
web-seal-what-draws = めくれたカードや引いたカードが、このシャッフルと合いません。
web-evening-won = 勝ったラウンド

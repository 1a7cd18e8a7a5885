### コマンドライン。cli-<コマンド>はコマンドの説明、.moreは使い方。
### cli-flag-…とcli-argument-…はヘルプの1行ずつ。

cli-about = ルールブックどおりのUNO。市販の5エディション、クラシック、そして自作のエディション。lastcardだけでブラウザが開きます。
cli-usage = 使い方：
cli-commands = コマンド
cli-arguments = 引数
cli-flags = オプション

cli-play = CPUと遊びます。
    .more = 例：lastcard play --edition minecraft --players 4 --bots normal --option stacking=same
cli-learn = エディションを、手札を持って一歩ずつ覚えます。
    .more = どのステップも、ルールを実際に試す場面です。前回の続きから始まります。例：lastcard learn no-mercy
cli-editions = エディションの一覧。
    .more = どれも--editionに書けます。自作のTOMLファイルも書けます。
cli-rules = ルールを調べます。
    .more = 何も書かなければ、調べられるものの一覧を出します。例：lastcard rules no-mercy、lastcard rules NM-03、lastcard rules wG。ほかの言葉はルールの中を検索します：lastcard rules ドロー重ね
cli-replay = 保存したゲームを一手ずつ見ます。
    .more = 矢印キーで前後に進みます。--plainでは、Enterで次、bで前、数字でその手へ、qで終了。Pを押すと、その場面からCPUと続けて遊べます。画面がないときは、全部を書き出します。
cli-review = 保存したラウンドの勝因と敗因を調べます。
    .more = どの手がもっとよかったかも、その席に見えていたものをもとに示します。--openなら全員の実際の手札をもとに。例：lastcard review game.txt --seat 2
cli-puzzles = 今日の問題、または番号の問題を解きます。
    .more = 実際のラウンドの一場面。はっきり最善の手が1つあり、見つけにくい手です。--makeで新しい問題を探します。
cli-verify = 保存したゲームを確かめます。
    .more = 最初から最後まで再現し、おかしいところを行番号で示します。ブラウザの控えがあれば、誰も配り方を選んでいないことを証明できます。docs/fairness.mdを見てください。
cli-restore = 古くて削除されたラウンドとテーブルを元に戻します。
    .more = 指定がなければ、この1週間の全部。サーバーは動かしたままでかまいません。
cli-completion = シェルの補完スクリプトを出力します。
    .more = bash：source <(lastcard completion bash)　zsh：source <(lastcard completion zsh)　fish：lastcard completion fish | source

cli-flag-edition = エディション、または自作のTOMLファイル。標準は{ $usual }
cli-flag-players = 人数、2〜10。標準は{ $usual }
cli-flag-bots = CPUの強さ：random（でたらめ）、easy（よわい）、normal（ふつう）、hard（つよい）、expert（達人）、learned（独学）。自作のボットも：cmd:./mybot、module:Class。コンマで区切って混ぜられます。標準は{ $usual }
cli-flag-option = ハウスルール。例：stacking=same、jump_in=on、deck=w:8,wG:2。何度でも書けます。一覧はlastcard rules
cli-flag-target = 試合が終わる点数
cli-flag-no-talk = CPUはしゃべらない
cli-flag-name = あなたの名前
cli-flag-seed = 数か文字列。同じシードなら同じカードが配られます
cli-flag-save = ゲームの保存先
cli-flag-keep-receipt = シャッフルの控えの保存先。lastcard verifyで使います
cli-flag-plain = 1行ずつ表示。スクリーンリーダー向け
cli-flag-coach = Hで、強い人ならどうするかをコーチに聞けます
cli-flag-receipt = ブラウザに残った配り方の控え。何度でも書けます
cli-flag-seat = この席から見えるものだけを表示。最初の席は0
cli-flag-reviewed = 誰の判断か。最初の席は0で、それが標準
cli-flag-round = 試合の何ラウンド目か。標準は最初
cli-flag-all-hands = 全員の実際の手札をもとに
cli-flag-make = 難しさごとに、この数だけ新しい問題を探します。時間がかかります
cli-flag-puzzle-file = 書き込み先。標準は{ $usual }
cli-flag-puzzle-rounds = ボット同士のラウンドではなく、保存したこのゲームから作る。複数指定可
cli-flag-part = 数を変えると別の問題が見つかります
cli-argument-number = 問題の番号。標準は今日の問題
cli-flag-json = プログラム向けにJSONで出力
cli-flag-open = 全員の手札を表示。--seatがなければこれになります
cli-flag-lang = { $known }。指定がなければLASTCARD_LANGかシステムの言語
cli-flag-debug = エラーのとき、場所を表示
cli-flag-help = このヘルプを表示
cli-flag-version = バージョンと、ルールがコンパイルされているかを表示
cli-version = lastcard { $version }、{ $speed ->
    [compiled] ルールはコンパイル済み
   *[plain] ルールは未コンパイル：内容は同じですが、何倍も遅くなります
}
cli-argument-topic = エディション、ルール（NM-03）、ルールの組（NM）、ハウスルール、カード（wG）、または検索する言葉
cli-argument-edition = どのエディションか。標準はクラシック
cli-argument-file = 保存したゲーム
cli-argument-removed = ラウンドのID、またはテーブルのコード
cli-argument-shell = bash、zsh、fish

cli-usage-error = { $message }（{ $command } --helpを見てください）
cli-no-command = 「{ $word }」というコマンドはありません。あるのは：{ $known }。
cli-value-missing = { $flag }には値が必要です。
cli-value-unwanted = { $flag }に値は付けられません。
cli-unknown-words = わからない言葉があります：{ $words }
cli-missing = 足りません：{ $words }
cli-bad-number = { $flag }には{ $least }から{ $most }までの整数を書いてください。「{ $value }」は使えません。
cli-no-link = 「{ $link }」はテーブルのリンクではありません。たとえば https://play.example/t/H6R2VXNM のように書きます。
cli-no-database = データベース「{ $kind }」は使えません。使えるのはsqliteとpostgresqlです。
cli-no-language = 「{ $lang }」という言語はありません。あるのは：{ $known }。
cli-no-file = { $file }：{ $detail }
cli-no-bot = 「{ $level }」というCPUはありません。あるのは：{ $known }。
cli-no-topic = ルールブックに「{ $topic }」は見つかりません。{ $meant ->
        [none] 一覧はlastcard rulesで。
       *[other] もしかして：{ $meant }
    }
cli-no-lesson = ガイドがあるのは：{ $known }。
cli-no-puzzle = 問題は{ $count }問あります。番号で選んでください。
cli-review-range = このゲームの席は0〜{ $seats }、ラウンドは1〜{ $rounds }です。
cli-no-shell = どのシェルですか？ あるのは：{ $known }。
cli-bug = 起きてはいけないことが起きました：{ $detail }（--debugで詳しく）

cli-rules-editions = エディション
cli-rules-groups = ルール
cli-rules-options = ハウスルール
cli-rules-hint = lastcard rules no-mercyでルールブック全体、lastcard rules NM-03でルール1つ、lastcard rules stackingでハウスルール1つ。ほかの言葉は検索します。
cli-rules-option = { $option }：{ $value }
cli-rules-found = 「{ $topic }」が出てくるところです。「lastcard rules 名前」で1つを表示します。
cli-rules-deck = デッキ
cli-rules-side = { $count }枚、色は{ $colors }。ワイルド：{ $wilds }。
cli-example = 例：{ $text }
cli-editions-hint = 「lastcard rules エディション」で各エディションの詳しい説明。自作のTOMLファイルもエディションです。
cli-rules-common = 全エディション共通
cli-rules-custom = 自作エディション用のカード

cli-replay-keys = Enter：次の手 · b：前の手 · 数字：その手へ · p：ここから遊ぶ · q：終了
cli-replay-end = 1手目から{ $steps }手目までです。
cli-replay-step = { $step }手目／全{ $steps }手、第{ $round }ラウンド
cli-replay-round = 第{ $round }ラウンド
cli-replay-top = 場のカード：{ $card }。色：{ $color }。{ $direction ->
        [-1] 反時計回り。
       *[1] 時計回り。
    }山札は{ $count }枚。
cli-replay-hand = { $name }（{ $count }枚）：{ $cards }
cli-replay-behind = { $hand }；裏：{ $cards }
cli-replay-points = 得点：{ $points }。
cli-replay-total = 合計：{ $points }。
cli-replay-score = { $name } { $points }点

cli-restored = { $count ->
        [0] 元に戻すものはありませんでした。
       *[other] ラウンドとテーブルを合わせて{ $count }件、元に戻しました。
    }
cli-not-removed = この1週間に削除されたラウンドやテーブルに「{ $name }」はありません。
cli-verified = { $file }に問題はありません：{ $record }{ $proof }
cli-proof-seed = すべての行動と得点は正しいです。カードはシードで配られたので、シードを選んだ人が配り方を選んだことになります。
cli-proof-bots = 配り、切り直し、すべての行動と得点は、サーバーの秘密から導かれます。席にはCPUだけだったので、ほかの誰もシャッフルに加わっていません。
cli-proof-unwitnessed = 配り、切り直し、すべての行動と得点は互いに合っています。控えがないので、証明できるのはここまでです。
cli-proof-left-out = 控えによる証明：サーバーは配る前に秘密を決めていました。あなたの数字が入っていないので、誰も配り方を選んでいないことは証明できません。
cli-proof-helped = 控えによる証明：誰も配り方を選んでおらず、切り直しもすべてそこから導かれます。
cli-proof-witnessed = さらに、すべての行動と得点が、終わったときに公表されたものと同じであることも証明されました。
cli-proof-actions = すべての行動と得点はルールどおりです。控えはラウンドの終わりより前までなので、実際にそう進んだことまでは証明できません。
cli-proof-silent = 応答が間に合わず、入っていない人：{ $names }。
cli-proof-withheld = しまったあとで出さず、入っていない人：{ $names }。
cli-proof-abandoned = この前に{ $count }回、予告されたのに配られなかったか、終わったと知らされていません。
cli-proof-redraws = { $count ->
        [0] やり直した人はいません。
       *[other] やり直しが{ $count }回あったかもしれません。
    }
cli-verify-repeated = この中に、同じ秘密で配られたラウンドが2つあります。
cli-summary-round = { $edition }、{ $players }人、1ラウンド、{ $actions }手。{ $winner ->
        [none] まだ終わっていません。
       *[other] 勝者は{ $winner }。
    }
cli-summary-match = { $edition }、{ $players }人、{ $rounds }ラウンド、{ $actions }手。{ $winner ->
        [none] まだ決着していません。
       *[other] 試合の勝者は{ $winner }。
    }

cli-serve = サーバーを動かします。ブラウザのテーブルを、自分や友だちのために。
    .more = 例：lastcard serve --port 8000。ほかの人に公開する方法はdocs/hosting.mdに。
cli-flag-host = 待ち受けるアドレス。標準は{ $usual }、このマシンだけ
cli-flag-port = 待ち受けるポート。標準は{ $usual }
cli-flag-data = テーブルと終わったラウンドの保存先。標準は{ $usual }
cli-flag-database = 代わりに使うデータベース。例：postgresql+psycopg://user@host/name
cli-flag-public-url = みんなが使うサーバーのアドレス。例：https://cards.example
cli-flag-trusted-proxy = 信頼するプロキシのアドレス。何度でも書けます
cli-flag-keep-days = 古いラウンドとテーブルを残す日数。標準は{ $usual }
cli-flag-pace = CPUが考える時間。人にかかる時間に対するパーセント。標準は{ $usual }

cli-web = ブラウザで遊びます。このマシンでサーバーを動かし、ページを開きます。
    .more = 例：lastcard web --lanで、家のスマホも入れます。--lanなしなら、lastcardだけでも同じです。
cli-flag-lan = 家のほかの端末も入れるようにし、アドレスをQRコードで表示
cli-flag-no-browser = ブラウザを開かず、アドレスだけを表示
cli-web-not-built = ブラウザ版が入っていません。Node.jsなしで作られたためです。ソースがあれば./playで作れます。lastcard playには必要ありません。
cli-web-opened = Lastcardを開きました：{ $url }
cli-web-in-the-house = 家のスマホからは：{ $url }
cli-web-to-stop = Ctrl-Cで終了。テーブルは{ $folder }に保存されます。
cli-no-data = { $place }に保存されたデータは使えません：{ $detail }
cli-web-stopped = 終了しました。テーブルは次回もそのままです。
cli-web-runs-already = Lastcardはもう開いています：{ $url }
cli-web-runs-without = 先にそちらを止めてください（Ctrl-C）。{ $flag }なしで開かれています。
cli-web-port-taken = ポート{ $port }は別のプログラムが使っています。--portで変えてください。

cli-arena = ボットどうしを対戦させます。
    .more = 同じ配りを、すべての席順で対戦します。例：lastcard arena --edition flip --players expert,hard,normal,random --rounds 2000 --out contest
cli-simulate = でたらめなラウンドを大量にプレイし、何が起きるかを数えます。
    .more = 例：lastcard simulate --edition no-mercy --players 4 --rounds 1e6 --compare stacking=same
cli-flag-contestants = 席ごとのボット：random、easy、normal、hard、expert、learned、cmd:./プログラム、llm:./モデル、module:Class。標準は{ $usual }
cli-flag-rounds = 少なくとも何ラウンド行うか。標準は{ $usual }
cli-flag-playouts = hardとexpertが1手ごとに先読みするラウンド数。0ならまかせます
cli-flag-fairness = 代わりに配りを検査：カードの位置、最初のカード、手札、勝者が公平なシャッフルどおりか
cli-flag-compare = ハウスルールを変えると数字がどう変わるか
cli-flag-out = CSV、Parquet、グラフのページを置くフォルダー。途中で止めても、同じコマンドで続きから
cli-flag-workers = プロセスの数。0ならコアごとに1つ
cli-flag-on = どこで動かすか：cores、またはRayクラスターならray。標準は{ $usual }
cli-no-place = 「{ $on }」という動かし方はありません。あるのは：{ $known }。
cli-no-extra = 必要なパッケージがありません：{ $install }
cli-bad-rounds = 「{ $rounds }」はラウンド数ではありません。
cli-stopped = 止まりました。ここまでの分は{ $file }にあり、同じコマンドで続きから始まります。
cli-written = 書き出しました：{ $files }
cli-arena-about = { $edition }を{ $rounds }ラウンド。同じ配りを、すべての席順で対戦しました。範囲は95%の信頼区間、破線は全員互角のときの割合です。
cli-arena-share = 勝率
cli-arena-failures = 失敗したボット
cli-arena-failed = { $bot }が第{ $round }ラウンドで失敗しました：{ $reason }。そこからはnormalが代わりにプレイしました。
cli-arena-not-counted = { $rounds }ラウンドのうち{ $lost }ラウンドは数えません。最後までプレイできなかったボットがいました。
cli-simulate-about = { $edition }を{ $players }人で{ $rounds }ラウンド。全員がでたらめに出し、ウノと言わず、指摘もしません。範囲は95%の信頼区間。ルールはそのうち{ $told }ラウンドで数えました。
cli-simulate-lengths = 1ラウンドの判断の数
cli-simulate-wins = 誰が勝つか：最初の人から何席うしろか
cli-simulate-rules = 各ルールが起きたラウンド
cli-fairness-about = { $edition }を{ $players }人に{ $rounds }回、それぞれ別の鍵で配り、でたらめに進めました。pは、公平なシャッフルでもこれ以上ずれる割合です。
cli-simulate-figures = 数字
cli-simulate-change = { $option }で変わること
    .more = 太字の差は偶然とは言えません。範囲に0が入っていません。
cli-flag-bot = テーブルに座れる自作のボット：mine=cmd:./mybotかmine=module:Class。何度でも書けます
cli-flag-thinkers = CPUが考えるプロセスの数。0なら1コアをサーバーに残します

cli-argument-league = 成績のファイル、1行に1件
cli-argument-link = テーブルのリンク。そこの席に着きます。なければこのマシンで遊びます
cli-replay-over = この手でラウンドは終わっています。続きはありません。
cli-league = みんなの成績を足していけるファイルを確かめて、表示します。
    .more = 例：lastcard league docs/league.jsonl --add contest --player llm:./mymodel --name "My Model 2" --by さくら
cli-flag-add = 先に結果を加える対戦のフォルダー
cli-flag-league-player = その対戦のどのボットか
cli-flag-league-name = 成績表での名前
cli-flag-by = 対戦を行った人
cli-flag-proof = 対戦のフォルダー：中のラウンドはファイルの成績どおりか
cli-league-bad = { $line }行目：{ $problem }
cli-league-who = 成績を加えるには--player、--name、--byが必要です。
cli-league-unproved = フォルダーのラウンドは、ファイルにある{ $name }の成績と合いません。
league-no-player = 「{ $player }」は参加していません。参加したのは：{ $known }。
league-no-contest = { $file }は対戦のファイルではありません。
cli-mcp = MCPのアシスタントを席に着かせます。ここでも、サーバーでも。
    .more = アシスタントのほうから起動します。自分の席を貸すときは、テーブルで作ったトークンをLASTCARD_TOKENに入れます。
cli-flag-mcp-name = テーブルでのアシスタントの名前
cli-archive = ラウンドを研究用のParquetファイルに書き出します。1つの判断が1行です。
    .more = ボットどうしのラウンド、保存したゲーム、または全員が公開に同意したサーバーのラウンドから作ります。どのラウンドも、ファイルから再現できます。例：lastcard archive --edition flip --rounds 1e5 --out flip.parquet
cli-flag-source = ラウンドの出どころ：simulation、records、server。ファイルを挙げればrecords、なければsimulation
cli-flag-check-archive = 挙げたファイルの全ラウンドを再現して照らし合わせます
cli-flag-parquet-file = 書き出すファイル
cli-argument-record = 保存したゲーム。--checkなら確かめるファイル
cli-no-source = 「{ $source }」からはラウンドを取れません。あるのは：{ $known }
cli-archived = 書き出しました：{ $file }、{ $count }行。
cli-archive-checked = { $file }に問題はありません。{ $count }ラウンドとも、書かれたとおりに再現できました。
cli-archive-left-out = ラウンド{ $round }は入れませんでした：{ $detail }
cli-flag-patience = 自作のボットが答えるまでに待つ秒数。標準は{ $usual }

## 対戦の報告

cli-arena-legal = 言語モデル
report-played = 対戦の内容
report-edition = エディション
report-bots = ボット
report-players = 人数
report-options = ハウスルール
report-usual = ルールブックどおり
report-seed = シード
report-version = バージョン
report-playouts = 1手ごとに先読みするラウンド数
report-ratings = レーティングの動き
    .more = それだけのラウンドを終えたときのPlackett-Luceレーティング。全員25から始まります。
report-beats = 誰が誰に勝つか
    .more = 2者のどちらかが勝ったラウンドのうち、左側が勝った割合。1席あたりです。
report-seats = 席による違い
    .more = 席ごとの勝率。平均と同じなら色はつきません。
report-seat = { $seat }番の席
report-player = プレイヤー
report-bounds = 95%の範囲
report-rounds = ラウンド数
report-rating = レーティング
report-points = 1ラウンドの得点
report-legal = 出せる手の割合
report-questions = 質問
report-tokens-in = 読んだトークン
report-tokens-out = 書いたトークン
report-cost = 費用
report-value = 値
report-difference = 差
report-mean = 平均
report-quantile = { $percent }%のラウンドはこれ以下
report-mercy-rounds = だれかが脱落したラウンド
report-mercy-last-one = 最後に残った人が勝ったラウンド
report-mercy-players = 1ラウンドに脱落する人数
cli-flag-nats = 複数のサーバーが互いに通信する場所。例：nats://127.0.0.1:4222。何度でも指定できます
cli-flag-processes = このマシンで動かすサーバーの数。2つ以上にはPostgreSQLと--natsが必要です
cli-cluster-needs-nats = --processes { $processes }にはPostgreSQLとNATSが必要です。--database postgresql://… と--nats nats://… を付けてください。
cli-cluster-needs-postgresql = --natsは複数のサーバーをつなぐもので、PostgreSQLが必要です。--database postgresql://… を付けてください。
cli-cluster-no-address = { $server }はNATSのアドレスではありません。nats://127.0.0.1:4222のように書きます。
cli-cluster-open-nats = { $server }のNATSはこのマシンの外にあり、みんなの手札がそこを通ります。TLSとパスワードを使ってください：tls://名前:パスワード@ホスト。
cli-cluster-no-nats = { $server }のNATSが使えません：{ $detail }
cli-cluster-no-fork = このシステムでは1つのポートで複数のプロセスを動かせません。--portを変えてlastcard serveを何度か起動してください。

import type { TranslationOf } from '#i18n/message.ts'
import type { apiDocs as english } from '#i18n/messages/en/product/apiDocs.ts'

export const apiDocs = {
  title: 'ショップAPI',
  metaDescription:
    '製品、価格、注文、アカウントを扱うショップAPIのリファレンスです。curl・fetch・Nodeの例を掲載し、すべてのAPIをページ上で実行できます。',

  h1: 'ショップを、APIで。',
  lead: '製品を調べ、金額を計算し、注文して、お届けまで追えます。このサイト自身も、同じAPIで動いています。',
  goStart: '最初のリクエストへ',
  goCalls: 'リファレンスを読む',
  factBase: 'ベースURL',
  factFormat: '形式',
  factFormatText: 'HTTPS上のJSON',
  factDocument: 'ツール用の定義',

  contents: '目次',
  guide: 'ガイド',
  search: 'APIを探す',
  searchHint: '名前やパスの一部',
  found: '{count}件見つかりました',
  foundNone: '名前やパスに一致するAPIがありません。',
  callsTitle: 'API一覧',
  callsIntro:
    'リクエストを検査しているスキーマから、そのまま生成しています。サーバーの動作と食い違うことはありません。項目の説明は英語です。',

  groupCatalogue: '製品',
  groupContent: 'コンテンツ',
  groupMessages: 'お問い合わせ',
  groupPricing: '価格と配送',
  groupOrders: '注文',
  groupDocuments: '書類',
  groupAccounts: 'アカウント',
  groupSessions: 'セッション',
  groupSite: 'サイト自体',

  startTitle: '最初のリクエスト',
  startOpen: '製品情報の取得には、キーもアカウントも要りません。ターミナルに貼り付けてください。',
  startKey:
    '`/v1`以下のAPIには、キーも必要です。試すだけなら、このサイトの公開キーをそのままお使いいただけます。',
  startNode: 'Nodeでも、ライブラリなしで書けます。',

  keysTitle: 'キーとスコープ',
  keysText:
    '`/v1`と`/graphql`のAPIには、ヘッダー`x-api-key`でキーを送ります。専用のキーをお持ちいただくと、専用の上限が割り当てられ、ほかの利用者に影響なく差し替えられます。',
  keysIssue:
    'キーは当社で個別に発行し、一度だけ表示します。無効にしたキーは、{seconds}秒以内にすべてのサーバーで使えなくなります。',
  keysScopes:
    'キーで使える範囲をスコープと呼びます。範囲外のAPIは、403 `scope_missing`で拒否します。',
  keysAsk: 'キーを申し込む',
  scope: 'スコープ',
  scopeOpens: '使えるもの',
  scopeCatalog: '価格、機器との適合',
  scopeContent: 'ニュース、公開設定',
  scopeMessages: 'お問い合わせ、メールニュース',
  scopeOrders: '見積もり、注文、書類、下書き、郵便番号',
  scopeGraphql: 'GraphQLでの製品・コンテンツ取得',

  tokensTitle: 'サインイン',
  tokensText:
    '注文とアカウントは個人のものなので、キーに加えてトークンが必要です。`POST /api/sessions`にメールアドレスと、パスワードまたはメールで届くコードを送ると、トークンを受け取れます。',
  tokensForms: '`Authorization: Bearer TOKEN`の形で送ります。トークンだけでも受け付けます。',
  tokensLife:
    'トークンの有効期間は{minutes}分です。切れると401と`Token expired`が返るので、`refresh_token`で新しいトークンを受け取り、同じリクエストをもう一度送ってください。更新できるのは最後の利用から{days}日以内、セッション全体では最長{most}日です。',
  tokensProgram:
    'ブラウザー以外のプログラムには、Cookieを使わない{minutes}分のセッションが始まります。',
  tokensNewest:
    '保存するのは最新のトークンだけにしてください。{seconds}秒以内に重なった更新には同じトークンを返しますが、それより古いトークンが使われると盗用とみなし、セッションを終了します。',

  listsTitle: '一覧と絞り込み',
  listsText:
    '一覧は`data`と`meta`で返ります。ページは`page[number]`と`page[size]`で選びます。件数は、各APIに記載がなければ{size}件、最大{max}件です。`/v1`以下では`page`と`limit`です。',
  listsFilters:
    '絞り込みは`q[…]`の形で書きます。定義のない条件は、無視せず拒否します。最後を過ぎたページは、空の一覧になります。',

  languagesTitle: '言語',
  languagesText:
    '`?locale=`に`en`、`ja`、`ko`を指定すると、本文もエラーの文もその言語で返ります。指定がなければ、言語のCookie、`Accept-Language`、英語の順に決まります。',
  languagesNews:
    'ニュースは日本語と英語で書かれています。韓国語では日本語の本文を返します。どの言語かは、各項目の`locale`でわかります。',
  languagesEverywhere:
    '`locale`と`debug`はどのAPIでも受け付けるため、表では省いています。`debug`を付けても動作は変わりません。',

  moneyTitle: '金額',
  moneyText:
    '金額は最小単位の整数で、必ず通貨が付きます。`{amount}`は、`jpy`なら{yen}、`usd`なら{dollars}です。',
  moneyShown:
    '金額はサーバーが計算します。注文に書く金額は、お客様に表示した金額です。変わっていた場合は注文を受けず、409 `price_changed`を返します。',

  errorsTitle: 'エラー',
  errorsText:
    'エラーは、ステータスと決まった形で返ります。`code`はプログラム用で、意味は変わりません。`message`は人が読む文で、リクエストの言語で書かれます。`fields`は、受け付けられなかった項目です。',
  errorsExpired:
    '例外がひとつあります。期限切れのトークンには、以前からのクライアントが判定に使う`Token expired`という文字列だけを返します。',
  errorsId:
    'どの応答にも`X-Request-Id`が付きます。ご自分で決めて送ることもできます。お問い合わせの際にお知らせください。',
  statusColumn: 'ステータス',
  meansColumn: '対処',
  codesColumn: 'コード',
  sentenceColumn: '表示される文',
  statusesCaption: 'ステータスごとの対処',
  codesTitle: 'すべてのコードと文',
  do400: 'リクエストを直してください。本文がJSONではないか、内容がヘッダーと一致していません。',
  do401:
    '`Token expired`なら更新して再送します。それ以外は、キーを確かめるか、サインインし直します。',
  do403: '足りないものを確かめてください。スコープ、権限、直近のサインインのいずれかです。',
  do404: 'IDを確かめてください。ほかの方のものも、存在しないものとして扱います。',
  do405: 'ヘッダー`Allow`にあるメソッドを使ってください。',
  do409: '今の状態を取得し、判断し直してください。同じ再送では解決しません。',
  do410: '新しいリンクを請求してください。',
  do413: '送る量を減らしてください。',
  do415: '`content-type: application/json`を付けて、JSONを送ってください。',
  do422: '`fields`にある項目を直してください。',
  do429: '`Retry-After`の秒数だけ待ってください。',
  do500: '原因は当社にあります。時間をおいて試し、`X-Request-Id`をお知らせください。',
  do503: '少し待ち、同じ`Idempotency-Key`で再送してください。',

  repeatTitle: '二度送っても、一度だけ',
  repeatText:
    '応答が届く前に、通信が切れることがあります。ご自分で作った`Idempotency-Key`を付けておけば、同じリクエストを何度送ってもかまいません。{hours}時間は最初の応答に`Idempotency-Replayed: true`を付けて返し、処理が重なることはありません。',
  repeatOther:
    '拒否の応答も同じキーには繰り返すため、やり直すときは新しいキーを作ってください。同じキーで違う内容を送ると、422 `idempotency_mismatch`で拒否します。',

  limitsTitle: '回数の上限',
  limitsText:
    '{seconds}秒あたり、ひとつのネットワークから{network}回、専用のキーでは{partner}回まで応答します。どの上限が当てはまるかは`RateLimit-Policy`、残りの回数は`RateLimit`でわかります。',
  limitsOver:
    '超えると429を返し、待つ秒数を`Retry-After`に書きます。サインイン、コードの発行、お問い合わせには、より小さい上限があります。',

  webhooksTitle: 'Webhook',
  webhooksText:
    '問い合わせなくても、こちらからお知らせします。注文が進んだときや在庫が変わったときに、ご指定のHTTPSアドレスへイベントを送ります。個人の情報は含まず、ID、状態、金額、商品コードを送ります。',
  webhooksSigned:
    '署名はStandard Webhooksに従い、`webhook-id`、`webhook-timestamp`、`webhook-signature`で送ります。内容を信用する前に、署名を確かめてください。',
  webhooksRetry:
    '{seconds}秒以内に2xxを返してください。返らなければ、約{days}日の間に合計{tries}回まで送ります。',
  webhooksTwice:
    '同じイベントが二度届くことも、順序が前後することもあります。受け取り済みの`webhook-id`は捨ててください。',
  webhooksKinds: 'イベント',
  webhooksAsk: '送り先を知らせる',

  graphqlTitle: 'GraphQL',
  graphqlText:
    '`POST /graphql`なら、製品とコンテンツの複数の情報を一度に取得できます。キーは同じで、読み取り専用です。',
  graphqlSchema:
    'スキーマは`/graphql/schema.graphql`にあります。負荷の大きすぎるクエリは、実行する前に拒否します。',

  versionsTitle: '変わらないこと',
  versionsText:
    'ここに書いたものを取り去ったり、意味を変えたりはしません。変える必要があるときは別のアドレスを用意し、これまでのものも残します。',
  versionsNew:
    '項目、API、コードは、いつでも増えることがあります。知らないものは読み飛ばしてください。',
  versionsDocument: 'コード生成やテストには、同じ内容のOpenAPI 3.1をお使いください。',

  callNumber: '仕様 No.\u2060{number}',
  needs: '必要なもの：{list}',
  needKey: 'キー',
  needScope: 'スコープ {scope}',
  needToken: 'トークン',
  needTokenIfAny: 'トークン（あれば）',
  needNothing: 'なし',
  parameters: 'パラメーター',
  body: 'ボディ',
  answer: 'レスポンス',
  inPath: 'パス',
  inQuery: 'クエリ',
  inHeader: 'ヘッダー',
  required: '必須',
  maybe: 'ないこともあります',
  orNull: 'null可',
  form: '形式{number}',
  oneOf: '値',
  byDefault: '既定値',
  lengthMax: '{max}文字以内',
  lengthMin: '{min}文字以上',
  lengthBoth: '{min}〜{max}文字',
  lengthExact: '{max}文字',
  itemsMax: '{max}件以内',
  itemsMin: '{min}件以上',
  itemsBoth: '{min}〜{max}件',
  itemsExact: '{max}件',
  valueMax: '{max}以下',
  valueMin: '{min}以上',
  valueBoth: '{min}〜{max}',
  valueExact: '{max}のみ',
  pattern: '形式',
  noBody: 'ボディはありません。',
  file: 'ファイル：{media}',
  errors: '拒否されるとき',
  objectsTitle: 'オブジェクト',
  objectsIntro: 'レスポンスを構成するものです。',

  exampleOf: '{call}の例',
  languageOf: '例の言語',
  answerOf: '{call}のレスポンス',
  exampleAnswer: 'レスポンス {status}',

  tryIt: '試す',
  tryClose: '閉じる',
  tryReal: '複製ではなく、稼働中のショップに送ります。',
  tryOrder:
    '本物のショップです。注文は有効になり、在庫を確保し、メールが届きます。お支払いの前であればキャンセルできます。',
  keyField: 'キー',
  keyHint: 'このサイトの公開キーです。ご自分のキーに替えると、スコープを確かめられます。',
  tokenOwn: 'あなたのトークンを送る',
  tokenOwnHint:
    'このサイトにサインインしています。トークンはこのショップだけに送り、表示しません。',
  tokenField: 'トークン',
  tokenHint: '`POST /api/sessions`で受け取ります。',
  tokenSignIn: 'サインインすると、あなたのトークンを使えます。',
  bodyField: 'ボディ',
  bodyError: '{line}行目付近が、まだJSONになっていません。',
  bodyErrorEnd: 'まだJSONになっていません。末尾に足りないものがあります。',
  emptyError: 'パスに必要です。',
  send: '送信する',
  sending: '送信中',
  resetBody: '例に戻す',
  askTitle: '稼働中のショップに送りますか。',
  askText: '{call}はショップのデータを変更します。元に戻せないことがあります。',
  askOrderText: 'あなたの名義で本物の注文として受け付けられ、在庫を確保して、メールを送ります。',
  askSend: '送る',
  askCancel: 'やめる',
  close: '閉じる',
  resultTitle: '返ってきたもの',
  resultTime: '{ms}ミリ秒',
  resultHeaders: 'ヘッダー',
  resultBody: 'ボディ',
  resultEmpty: 'ボディはありません。',
  resultFile: '{size}KBのファイルです（{media}）。',
  resultCut: 'ここまでを表示しています。全体は{size}KBです。',
  save: 'ファイルを保存',
  failedOffline: '応答がありませんでした。接続と、ヘッダーに使った文字を確かめてください。',
  failedTimeout: '{seconds}秒以内に応答がありませんでした。',
  renewed: 'トークンの期限が切れていたため、先に更新しました。',
  recordChanged: 'このサイトでも、新しいトークンでサインインした状態になりました。',
  recordCleared: 'このサイトからもサインアウトしました。',
} as const satisfies TranslationOf<typeof english>

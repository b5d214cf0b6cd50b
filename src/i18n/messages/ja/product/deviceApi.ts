import type { TranslationOf } from '#i18n/message.ts'
import type { deviceApi as english } from '#i18n/messages/en/product/deviceApi.ts'

export const deviceApi = {
  deviceApiTitle: '香りのデバイスのHTTP API',
  deviceApiDescription:
    'お使いのWi-FiからHTTPリクエストを1つ送れば、最大{chambers}種類の香りを同時に噴射できます。リファレンスと、ページ上で動くシミュレーターをご用意しました。',

  h1: 'HTTPで香らせる。',
  lead: '同じネットワークからリクエストを1つ送るだけで、噴射が始まります。アカウントもライブラリも要らず、クラウドも経由しません。',
  goTry: '試してみる',
  goReference: 'リファレンスを読む',
  exampleRequest: 'リクエスト',
  exampleAnswer: 'レスポンス',
  examplePart: '{name}{percent}%',
  exampleDoes: '{scents}を{seconds}秒間。',
  exampleSend: '送信する',
  exampleBegan: '噴射を始めました。',
  exampleEnded: '噴射が終わりました。',
  factPort: 'ポート',
  factFirmware: '全APIに対応するファームウェア',
  factDevices: 'Wi-Fi対応機種',

  tryTitle: 'シミュレーターで試す',
  tryIntro:
    'このページの中で動く、シューター\u00A03のシミュレーターです。実機と同じようにリクエストを読み取って応答し、正しくない値は拒否します。',
  callLegend: 'APIを選ぶ',
  chambersLegend: '香りと濃度',
  airLegend: '時間と風',
  duration: '噴射時間',
  internalBooster: '内部ブースター',
  externalBooster: '外部ブースター',
  seconds: '{value}秒',
  percent: '{value}%',
  hostLabel: 'お使いの機器のアドレス',
  hostHint: 'コピーするコマンドに入ります。シミュレーターには不要です。',
  hostError: 'IPアドレスかホスト名を、http://とポート番号なしで入力してください。',
  send: 'シミュレーターに送信',
  stopAll: 'すべて停止',

  simulatorTitle: 'シューター\u00A03 シミュレーター',
  chambersNow: 'チャンバーの状態',
  idle: '待機中',
  spraying: '{percent}%、残り{seconds}秒',
  resting: '休止 {seconds}秒',
  logTitle: '送信と応答の記録',
  logEmpty: 'まだ何も送信していません。',
  logInvalid:
    '拒否されました。リクエストに受け付けられない値があります。機器の状態は変わっていません。',
  cautionNoAir: '内部ブースターが0のため、チャンバーは開きますが、香りは外に出ません。',
  cautionLong: '長めの噴射です。{advised}秒未満を推奨します。終わったら{rest}秒休ませてください。',
  cautionRest:
    'チャンバー{chamber}は休止中でした。長く噴射した後は、{rest}秒待ってから送信してください。',
  cautionInAll:
    'チャンバー{chamber}の噴射が、続けて{max}秒を超えます。実機では過熱することがあります。',

  requestTitle: '組み立てたリクエスト',
  ownTitle: 'お手元の機器に送るには',
  ownText:
    'コマンドをコピーし、機器と同じネットワークのパソコンで実行してください。このページから機器に直接送ることはできません。安全のため通信先を当社のサーバーに限っており、HTTPSのページからHTTPへの通信はブラウザーも止めるためです。',

  referenceTitle: '6つのAPI',
  referenceText:
    '通常のHTTPでJSONを送ります。/asn以下はファームウェア{firmware}から使えます。/as2以下は以前からのもので、これからも使えます。',
  hostText:
    'アドレスには、応答の速いIPアドレスをお使いください。シリアル番号に.localを付けた名前でもつながりますが、時間がかかり、Androidからは使えません。',
  fieldsOf: '{call}の項目',
  columnField: '項目',
  columnMeaning: '内容',
  needYes: '必須。',
  needNo: '任意。',
  needEither: 'どちらか一方。',
  exampleOf: '{call}の例',
  answerOf: '{call}のレスポンス',

  shootTitle: '噴射する',
  shootText: '1つまたは複数のチャンバーを同時に開きます。濃度はチャンバーごとに決められます。',
  fieldChambers: '開くチャンバーの番号。1〜{chambers}、同じ番号は一度だけ。',
  fieldConcentrations: 'それぞれの濃度（%）。chambersと同じ順に並べます。',
  fieldDuration: 'すべてのチャンバーに共通の噴射時間（ミリ秒）。{seconds}秒まで。',
  fieldDurations: 'チャンバーごとの噴射時間（ミリ秒）。chambersと同じ順に並べます。',
  fieldInternal: '香りを運ぶファンの強さ（%）。省略または0では、香りは出ません。',
  fieldExternal:
    '外部ファンの強さ（%）。シューター\u00A03のみ。シューター\u00A02では無視されます。',
  shootNote:
    'レスポンスはすぐに返ります。「received」は、受け付けて噴射を始めたという意味で、噴射はその後も続きます。読み取れないリクエストには、400と「invalid」を返します。',
  identityTitle: '機器の確認',
  identityText: 'シリアル番号だけを返します。機器を探すのに使えます。',
  versionTitle: 'ファームウェアのバージョン',
  versionText: '機器で動いているバージョンを返します。',
  stopTitle: 'すべて停止',
  stopText: 'すべてのチャンバーを閉じ、ファンを止めます。',
  diffuseTitle: '噴射する（従来のAPI）',
  diffuseText: '/asnのないファームウェア2.xと、すでにこのAPIを使っているプログラム向けです。',
  fieldChannels: '開くチャンバーの番号。1〜{chambers}。',
  fieldIntensities: 'それぞれの濃度（%）。channelsと同じ順に並べます。',
  fieldDurationsOld: 'チャンバーごとの噴射時間（ミリ秒）。{seconds}秒まで。',
  fieldBooster: '内部ブースターのオン／オフ。省略するとオフになります。',
  diffuseNote:
    'ファームウェア1.xでは、1回に1つの香りです。duration、channel、intensity、boosterに、値を1つずつ入れます。',
  firmwareTitle: 'ファームウェアと更新の有無',
  firmwareText:
    '現在と最新のバージョン、インターネットにつながるかどうかを返します。最後の値は文字列の「true」または「false」です。',

  limitsTitle: '使用上の制限',
  limitsNote: '連続噴射は{max}秒以内にしてください。',
  limitsText:
    'これを超えると、本体が過熱することがあります。{advised}秒未満を推奨します。長く噴射した後は、{rest}秒休ませてください。',
  limitsSplit:
    'この制限はチャンバーごとに数え、ブースターも1つのチャンバーとして数えます。長く香らせたいときは、{advised}秒の噴射と{advised}秒の休止を繰り返してください。',

  setUpTitle: 'Wi-Fiにつなぐ',
  setUpPower: '機器をUSB電源につなぎます。',
  setUpHotspot:
    'シリアル番号と同じ名前のアクセスポイントに接続します。パスワードは、ラベルまたは取扱説明書をご覧ください。',
  setUpPage: 'ブラウザーで{address}を開き、お使いのネットワークを選びます。',
  setUpAddress: '30秒ほど待ち、IPアドレスを控えます。',
  setUpKept:
    '設定は電源を切っても残ります。アクセスポイントは設定専用です。制御するときは、機器とパソコンを同じネットワークにつないでください。接続が済むとアクセスポイントは自動で止まります。もう一度使うには、電源を入れ直してください。',
  lightsCaption: '前面ランプの意味（ファームウェア{firmware}以降）',
  lightGreen: '緑が3回点滅',
  lightWifi: 'Wi-Fiに接続しました',
  lightBlue: '青が3回点滅',
  lightBluetooth: 'Bluetoothに接続しました',
  lightRed: '赤が短く2回点滅',
  lightOff: '切断されました',

  errorsTitle: 'うまく動かないとき',
  error400: '400「invalid」が返る',
  error400Text:
    '値が範囲を外れているか、リストの長さがそろっていないか、必須の項目がありません。噴射は行われていません。',
  errorAir: '応答はあるのに、香りがしない',
  errorAirText:
    '内部ブースターが止まっています。internalBoosterIntensityを1〜{max}にしてください。',
  errorSilent: '応答がない',
  errorSilentText:
    '機器とパソコンが別のネットワークにあるか、アクセスポイントに接続したままか、アドレスにポート番号{port}が入っていません。',
  errorSlow: '最初の応答に数秒かかる',
  errorSlowText: '.localの名前を探すのに時間がかかっています。IPアドレスをお使いください。',
  errorUnknown: '/asn以下が見つからない',
  errorUnknownText:
    'ファームウェアが{firmware}より前のものです。/as2以下を使うか、更新してください。',
  errorBrowser: 'ターミナルでは動くのに、Webページからは動かない',
  errorBrowserText:
    '機器はどのページからの呼び出しも受け付けますが、HTTPSのページからHTTPへの通信はブラウザーが止めます。ご自分のネットワーク内でHTTPのページとして開くか、プログラムから呼び出してください。',

  moreTitle: 'Wi-Fiを使わない場合',
  moreText: 'SDKを使えば、USBとBluetoothでも同じように制御できます。',
  moreSdk: 'SDKを見る',
  morePlayer: 'Webプレイヤーで作る',
  moreShopApi: 'ショップAPIを見る',
  moreContact: 'お問い合わせ',
} as const satisfies TranslationOf<typeof english>

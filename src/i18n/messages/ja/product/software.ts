import type { TranslationOf } from '#i18n/message.ts'
import type { software as english } from '#i18n/messages/en/product/software.ts'

export const software = {
  percent: '{value}%',
  free: '無料',
  devicesAll: 'シューター\u00A01・2・3',
  devicesWifi: 'シューター\u00A02・3、ウェアラブル\u00A03、スピーカー\u00A060',
  devicesFirst: 'シューター\u00A01・2',

  appsTitle: '香りのデバイス「アロマシューター」のアプリ',
  appsDescription:
    'アロマシューターの無料アプリをご紹介します。スマートフォンからのWi-Fi設定、6つの香りの手動操作、動画のタイムラインに合わせた香りの再生ができます。',
  appsHeading: 'つなぐ。混ぜる。流す。',
  appsLead: 'スマートフォンとパソコンで使える3つの無料アプリ。用途ごとに使い分けられます。',
  webTitle: 'インストール不要のWebプレイヤー',
  webText: '香りをタイムラインに並べ、ブラウザーの中で再生できます。',
  webOpen: 'Webプレイヤーを開く',
  whichTitle: 'アプリごとの動作環境と接続方法',
  columnApp: 'アプリ',
  webSystem: 'パソコンの最新のブラウザー',
  webLink: '本体は不要',
  ownTitle: 'プログラムから使う',
  ownText: '無料のSDKを使えば、1回の呼び出しでチャンバーが開きます。',
  ownSee: 'SDKを見る',

  shooterClaim: '本体をWi-Fiにつなぐ。',
  shooterLead: 'スマートフォンで本体を設定し、6つの香りを1つずつ試せます。',
  shooterDescription:
    'iOSとAndroid向けの無料アプリです。アロマシューターをWi-Fiにつなぎ、6つの香りを1つずつ試せます。はじめ方もご案内します。',
  shooterTitle: '{name}アプリ：香りのデバイスの設定',
  shooterStep1: '電源を入れる',
  shooterStep1Text: '本体にUSBで給電します。シリアル番号と同じ名前のアクセスポイントが現れます。',
  shooterStep2: 'ネットワークを選ぶ',
  shooterStep2Text:
    'アプリの「設定」→「その他」→「Wi-Fi設定」で選びます。30秒ほどでつながり、設定は電源を切っても残ります。',
  shooterStep3: '6つの香りを試す',
  shooterStep3Text:
    'チャンバーを1つずつ開きます。香りが出ないときは、内部ブースターをオンにしてください。',
  shooterGet:
    'iPhone・iPad：App Storeでアプリ名を検索してください。Android：ご連絡をいただいた方にご案内します。',
  sheetPath: '設定→その他',
  sheetTitle: 'Wi-Fi設定',
  sheetDevice: '本体',
  sheetNetwork: 'ネットワーク',
  sheetNetworkName: 'お使いのWi-Fi',
  sheetAddress: 'IPアドレス',
  sheetState: '接続済み',
  sheetLabel: '本体をWi-Fiにつなぐ、アプリの画面',
  lightsTitle: 'ランプでわかる接続の状態',
  lightsText:
    '前面の2つのランプが、接続の状態を知らせます（ファームウェア{version}以降）。それより前のものは、Wi-Fiにつながると赤く点滅します。',
  lightsCaption: '本体のランプの意味',
  lightColumn: 'ランプ',
  meaningColumn: '意味',
  lightGreen: '緑が3回',
  lightGreenText: 'Wi-Fiにつながりました。',
  lightBlue: '青が3回',
  lightBlueText: 'Bluetoothにつながりました。',
  lightRed: '赤が短く2回',
  lightRedText: '接続が切れました。',
  shooterNextTitle: '本体をお持ちでない方へ',
  shooterNext: 'シューター\u00A03を見る',

  controllerClaim: '6つのボタンと6つのスライダー。',
  controllerLead:
    'ボタンでチャンバーを開き、スライダーで濃度を決めます。コードを書かずに、香りを手で混ぜられます。',
  controllerDescription:
    'WindowsとmacOS向けのアロマコントローラーは、6つのボタンと6つのスライダーで各チャンバーを操作するアプリです。このページで操作を試せます。',
  controllerTitle: '{name}：香りを手で混ぜるアプリ',
  controllerStep1: 'USBでつなぐ',
  controllerStep1Text:
    '本体をUSBで接続します。Windowsでは、USBシリアル（FTDI）のドライバーが必要です。',
  controllerStep2: '濃度を決める',
  controllerStep2Text:
    'スライダーは0〜{max}%で動きます。シューター\u00A01は、開くか閉じるかだけです。',
  controllerStep3: 'ボタンを押す',
  controllerStep3Text: 'チャンバーが開き、自動で閉じます。長くても{seconds}秒です。',
  mixerLabel: 'コントローラーの模型',
  mixerNote: '触って試せる模型です。本体には何も送りません。',
  mixerStrength: '{name}の濃度',
  mixerNothing: 'すべてのチャンバーが閉じています。',
  mixerCall: '送られる内容',
  oneTitle: '同時に使えるプログラムは1つ',
  oneText:
    '1つのUSBポートを使えるプログラムは1つだけです。ほかのプログラムから操作するときは、先にコントローラーを終了してください。開いたままでは、本体が見つかりません。',
  controllerNextTitle: '自分だけの操作画面を作るには',
  controllerNext: 'SDKを見る',

  playerClaim: '映像に香りを置く。',
  playerLead:
    '動画を選び、場面を決め、それぞれに香りを割り当てます。再生するたびに、同じ場面で香ります。',
  playerDescription:
    'アロマプレイヤーは、動画のタイムラインに香りを置き、映像と一緒に再生する無料アプリです。使い方と動作環境、必要なものをご案内します。',
  playerTitle: '{name}：動画に香りを付けるアプリ',
  playerStep1: '動画を選ぶ',
  playerStep1Text: '本体をUSBで接続し、香りを付けたい動画を開きます。',
  playerStep2: '場面を決める',
  playerStep2Text: '香らせたいところで止め、印を置き、6つのチャンバーから1つを選びます。',
  playerStep3: '再生する',
  playerStep3Text: '印のところで、決めた濃度の香りが届きます。風が止まれば、香りも止まります。',
  filmLabel: 'タイムラインに5つの香りを置いた動画',
  filmMark: '{seconds}秒／{percent}%',
  cutTitle: '噴射は短く',
  cutText:
    '1つの印は{max}秒まで、{advised}秒未満を推奨します。長い場面は{advised}秒ずつに分け、あいだも{advised}秒空けてください。',
  cutLabel: '{max}秒の長い印と、{advised}秒ずつ、{advised}秒の間隔で置いた2つの印',
  cutLong: '{value}秒まで',
  cutPart: '{value}秒',
  cutPause: '休止',
  playerNextTitle: 'タイムラインを試す',
  playerNext: 'Webプレイヤーを開く',

  needTitle: 'はじめ方',
  needSystem: '動作環境',
  needDevice: '対応デバイス',
  needLink: '接続方法',
  needPrice: '価格',
  needGet: '入手方法',
  getByEmail: 'ご連絡をいただいた方にご案内します。{days}営業日以内にお返事します。',
  getLink: 'アプリを申し込む',
  otherTitle: 'ほかのアプリ',
  questions: 'ソフトウェアのよくあるご質問',

  sdkTitle: 'SDK',
  sdkPageTitle: '香りのデバイスのSDK',
  sdkDescription:
    'Windows、iOS、Android、Java、Node.js、Unity、MATLAB、C++向けの無料SDK、Unity向けプレミアムSDK、Wi-Fi HTTP APIを、コード例とともにご案内します。',
  sdkHeading: '香りを呼び出す。',
  sdkLead:
    'どのチャンバーを、どの濃度で、何秒間。指定するのはそれだけです。{count}つのプラットフォーム向けの無料SDKと、どこからでも使えるHTTP APIがあります。',
  sdkTry: 'HTTP APIを試す',
  sdkTable: 'SDKの一覧',
  sampleLegend: 'コード例',
  sampleOf: '{name}のコード例',
  sampleTells:
    'どのコード例も、動きは同じです。チャンバー{first}を{strong}%、チャンバー{second}を{weak}%の濃度で、同時に{seconds}秒間噴射します。',
  needsHttp: '本体とプログラムを、同じネットワークにつないでください。',
  needsNode: '追加のパッケージは要りません。Wi-Fi経由で動きます（SDKはUSB接続）。',
  needsWindows: '1つのDLLでUSBとBluetoothに対応。Windows 10／11、.NET Framework 4.7.2。',
  needsUnity: 'Windows版のDLLをAssets/Pluginsに置きます（.NET 4.x）。HTTPでも操作できます。',
  needsIos: 'XCFramework形式。iOS 12、Swift 5以降。Info.plistにBluetoothの使用目的が必要です。',
  needsAndroid: 'Maven Centralから入手。Android 4.4以降。Android 12以降は権限の許可が必要です。',
  needsJava: 'Maven Centralから入手。Java 8以降。USBにはFTDIドライバーが必要です。',
  needsMatlab: 'MATLABの標準機能だけで、Wi-Fi経由で動きます（SDKはUSB接続）。',
  needsCpp: 'libcurlを使い、Wi-Fi経由で動きます（SDKはUSB接続）。',

  cautionTitle: '連続噴射は{max}秒以内です。',
  cautionText:
    'これを超えると、本体が過熱することがあります。{advised}秒未満を推奨します。長く噴射した後は、{rest}秒休ませてください。SDKは、{max}秒を超える指定を{max}秒で打ち切ります。',

  platformsTitle: '対応プラットフォーム',
  platformsText: 'プレミアムSDKを除き、すべて無料です。',
  platformsCaption: 'SDKの一覧：動作環境、接続方法、価格',
  columnName: 'SDK',
  columnPlatform: '動作環境',
  columnLink: '接続方法',
  columnDevices: '対応デバイス',
  columnVersion: 'バージョン',
  columnPrice: '価格',

  callsTitle: '2通りの呼び出し方',
  callsText: '開閉だけの呼び出しと、チャンバーごとに濃度を決める呼び出しがあります。',
  callSimple: '開閉だけの呼び出し',
  callSimpleText:
    '噴射時間（ミリ秒）、内部ブースターのオン／オフ、1〜{chambers}のチャンバーを渡します。',
  callStrength: '濃度を決める呼び出し',
  callStrengthText:
    '噴射時間、2つのブースターの強さ、チャンバーごとの濃度（0〜{max}%）を渡します。0にしたチャンバーは止まります。',
  callWorksWith: '対応：{devices}',
  boosterTitle: '香りが出ないときは',
  boosterText:
    '内部ブースターが動いていないと、香りは外に出ません。どの呼び出しでも、オンにするか、0より大きい値にしてください。',

  renamedTitle: '2026年からの新しい名前',
  renamedText:
    '関数と引数の名前を改めました。以前のコードは書き換えが必要です。動作は変わりません。',
  renamedCaption: 'SDKの旧名と新名',
  columnOld: '以前',
  columnNew: '現在',

  getSdkTitle: '入手方法',
  getSdkText:
    '無料のSDKは、ご注文がなくても無料でお使いいただけます。ご注文1箱につき、お好きなSDKのライセンスが1つ付き、1回のご注文では{max}つまでお選びいただけます。すでに本体をお持ちの方は、SDKをお申し込みください。',
  getSdkLink: 'SDKを申し込む',
  getSdkOrder: 'キットを注文',
  premiumTitle: 'プレミアムSDK',
  premiumText: '{name}は別売です。お問い合わせください。',
  projectsTitle: '香りを呼び出すプログラム',
  projectsText:
    'これまでの作例です。それぞれのページで、実際に試したり、詳しい説明を読んだりできます。',
  projectControls: '6つのボタンとスライダー',
  projectControlsText: 'Windows用のこの操作アプリを、順を追って作るチュートリアルがあります。',
  projectControlsSee: '模型で試す',
  projectVr: 'VRのバラ',
  projectVrText: 'ある大学のVRの作例です。{seconds}秒に1回の呼び出しで、距離を濃度に置き換えます。',
  projectVrSee: 'VRで使う香り',
  projectFind: '名前で探す本体',
  projectFindText:
    'ローカルネットワーク内の本体を見つけるサンプルです。Windows、Android、スタンドアロン型のヘッドセットに対応しています。',
  projectFindSee: 'HTTP APIを見る',
  projectGame: '香りの神経衰弱',
  projectGameText: 'iPad用のゲームです。2枚のカードをめくり、同じ香りの組を見つけます。',
  projectGameSee: 'デバイスの歩み',

  sdkNextTitle: '本体がなくても試せます',
  sdkNextText: '最初のリクエストは、シミュレーターに送れます。',
  sdkNext: 'シミュレーターを開く',
} as const satisfies TranslationOf<typeof english>

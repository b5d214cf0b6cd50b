import type { TranslationOf } from '#i18n/message.ts'
import type { solutions as english } from '#i18n/messages/en/product/solutions.ts'

export const solutions = {
  count: '{value}',
  seconds: '{value}秒',
  metres: '{value}m',
  centimetres: '{value}cm',
  percent: '{value}%',
  percentRange: '{min}〜{max}%',

  signageTitle: '店舗向けの香りのレンタル',
  signageDescription:
    '店舗に香りの機器をお貸しします。狙った場所にだけ香りを届け、映像にも合わせられます。カートリッジは約{months}か月ごとに交換。SIMカードはオプションです。',
  signageName: 'アロマサイネージ',
  signageClaim: '店先に置く香りの看板。',
  signageLead:
    '店舗向けに、香りの機器をお貸しします。前に立った人に香りを届け、店全体の空気は変えません。',
  signageAsk: 'レンタルを相談する',
  signageHow: '導入の流れ',

  spotTitle: '狙った場所に届く香り',
  spotText: '香りが届くのは、機器の正面に立った人です。風が止まれば、香りも止まります。',
  spotUnit: '機器から人までの、最大の距離',

  filmTitle: '映像に合わせた香り',
  filmText: 'アロマプレイヤーが映像を流し、決めた時刻に、決めた香りを出します。',
  filmExample: '例：ベーカリーの{seconds}秒の映像',
  filmAt: '{time}から',

  rentalTitle: '導入の流れ',
  stepAsk: 'ご相談',
  stepAskText: '下のフォームからお送りください。まだ決まっていないことがあってもかまいません。',
  stepAnswer: 'お返事',
  stepAnswerText: '{days}営業日以内にお返事し、足りない点を伺います。',
  stepPlan: 'ご提案とお見積もり',
  stepPlanText: '置く場所、機器、香りをご提案し、月額をお見積もりします。',
  stepDevice: '機器のお届け',
  stepDeviceText:
    'プランの香りと一緒にお届けします。ご用意いただくのは、置き場所と電源、ネットワークです。',
  stepScents: '香りの交換',
  stepScentsText:
    'カートリッジは約{months}か月で交換します。同じ香りを続けても、替えてもかまいません。',

  planTitle: 'レンタルに含まれるもの',
  planDevice: '機器',
  planDeviceText:
    '場所に合わせて選びます。たとえば、棚の前には{few}種類の香りのシューター、入り口には{many}種類の香りのスピーカー\u00A060です。',
  planScents: '香り',
  planScentsText: '約{scents}種類から選べます。お店だけの香りもお作りします。',
  planPlayer: 'プレイヤー',
  planPlayerText: '映像の場面ごとに香りを決められるアロマプレイヤー。',
  planPrice: '月額',
  planPriceText: '内容に合わせてお見積もりします。金額をご確認のうえ、お決めください。',
  planLimits: 'ご注意',
  planLimitsText:
    '部屋全体を香らせる機器ではありません。常に電源が必要で、シューターは噴射中にファンの音がします。',
  simTitle: '店内にネットワークがない場合',
  simUnit: '月額・SIMカード（オプション）',
  simText: 'SIMカードがあれば、店舗側に回線は要りません。店内のWi-Fiが使えれば不要です。',

  requestTitle: 'お店について',
  requestIntro:
    '{days}営業日以内にお返事します。次のことをわかる範囲でお書きいただくと、最初のお見積もりが正確になります。',
  requestPlace: 'お店の場所と業種',
  requestFloor: '床面積と、お客様が立ち止まる場所',
  requestHours: '営業時間',
  requestSpots: '香りを置きたい場所の数',
  requestNetwork: '店内ネットワークの有無（SIMカードの要否）',
  requestPeriod: '開始時期と期間',
  requestHint:
    '場所、床面積、営業時間、香りを置く場所の数、ネットワーク、期間など、わかる範囲でお書きください。',

  vrTitle: 'VRとエンターテインメントの香り',
  vrDescription:
    'VRのシーンに合わせて香りを出します。{count}種類の香りを、距離に応じて0〜{max}%の濃度で。首にかけても、座席の前に置いても使え、映画やゲームにも対応します。',
  vrName: 'VR・エンターテインメント',
  vrClaim: '近づくほど香る。',
  vrLead: 'バラに近づけば強く、離れれば弱く。シーンの中の距離を、鼻でも感じられます。',
  vrAsk: '企画を相談する',
  vrSee: 'ウェアラブル\u00A03を見る',

  nearTitle: '距離に応じた濃度',
  nearText: 'シーンが対象までの距離を測り、0〜{max}%の濃度に置き換えます。',
  nearUnit: 'リクエストの間隔（ある大学のVRの作例）',
  nearDistance: 'バラまでの距離',
  nearStrength: '濃度（%）',

  callTitle: '1つのリクエストで噴射',
  callText:
    'ヘッドセットと機器を同じネットワークにつなぎ、シーンから機器へ直接送ります。アカウントは要らず、クラウドも経由しません。',
  callCode: 'シーンから機器へのリクエスト例',
  callApi: 'HTTP APIを試す',
  callSdk: 'SDKを見る',

  collarTitle: '首もとの香り',
  collarText:
    'ウェアラブル\u00A03は、首にかけて使います。左右に{half}つずつ、{count}種類の香りが入ります。',
  collarUnit: '首もとから鼻までの距離',
  chestText:
    'シューター\u00A03も身に着けられます。アクションカメラ用のチェストハーネスに取り付け、モバイルバッテリーで動きます。',
  chestSee: 'シューター\u00A03を見る',

  stagesTitle: '映画、ゲーム、展示',
  stageFilm: '映画',
  stageFilmText: 'アロマプレイヤーが、映像のタイムコードどおりに香りを出します。',
  stageFilmSee: 'アロマプレイヤー',
  stageGames: 'ゲーム',
  stageGamesText: 'Unityから、Windows版SDKまたはHTTPで機器を動かせます。',
  stageGamesSee: 'SDK',
  stageShows: '展示',
  stageShowsText: 'スピーカー\u00A060なら、{chambers}種類の香りを最大{reach}cm先まで届けます。',
  stageShowsSee: 'スピーカー\u00A060',

  artsTitle: '研究とアートのための香り',
  artsDescription:
    '{count}つのチャンバーのどれを、どの濃度で、何秒出すか。香りを、ほかの人も再現できる手順として書けます。MATLAB、Java、Node.js、HTTPから制御できます。',
  artsName: '研究・アート',
  artsClaim: '香りを数字で書く。',
  artsLead:
    'どのチャンバーを、どの濃度で、何秒。3つの数字で、香りはほかの人にも再現できる手順になります。',
  artsAsk: '研究・企画を相談する',
  artsSee: 'シューター\u00A03を見る',
  scoreName: '{seconds}秒間の香りの図。内容は下の表と同じです',
  scoreCaption: '{count}つのチャンバー。棒の高さは濃度です。',

  measureTitle: '制御できるもの',
  measureTiming: '香りの切り替えにかかる最短の時間',
  measureStrength: 'チャンバーごとに決められる濃度',
  measureChambers: 'チャンバーの数。香りは混ぜても使えます',

  benchTitle: '実験での使い方',
  benchText: '風が止まれば、香りも止まります。次の試行は、プログラムで決めた時刻に始められます。',

  protocolTitle: '{seconds}秒の手順の表',
  protocolText: '手順は、この{count}行がすべてです。論文にそのまま載せられます。',
  protocolCaption: '{count}つの刺激の手順',
  protocolStart: '開始',
  protocolChamber: 'チャンバー',
  protocolScent: '香り',
  protocolStrength: '濃度',
  protocolDuration: '長さ',
  protocolCopy: 'CSVでコピー',
  sendTitle: 'リクエストにする',
  sendText: '同時に始まる行は、1回のリクエストにまとめます。これは、{second}秒に始まる2行です。',
  sendCode: '2つのチャンバーを同時に使うリクエスト例',
  sendMethods: '制御できる環境',
  sendNote:
    '1回の噴射は{max}秒以内です。{advised}秒未満を推奨します。長く噴射した後は、{rest}秒休ませてください。',

  ideasTitle: '作品のアイデア',
  ideaBook: 'ページごとに香る絵本',
  ideaSleep: '眠りの段階に合わせた香り',
  ideaDesk: 'スマートウォッチと連動する、机の上の相棒',
  ideaShow: '光と音と香りのショー',
  ideaClock: 'コーヒーの香りで起こす目覚まし',
  ideaFilm: '香る映画',

  methodsTitle: '論文に記載できる仕様',
  methodsReach: '到達距離',
  methodsReachText: '最大{reach}cm、正面のひとりに向けて',
  methodsAir: '送風',
  methodsAirText: '内部ブースター（無臭）0〜{max}%。0では香りは外に出ません。',
  methodsSource: '香りの源',
  methodsSourceText: '固体カートリッジ。1本で約{diffusions}回の噴射、または約{months}か月',
  methodsSound: '音',
  methodsSoundText: '無音ではない（噴射中にファンの音）',
  methodsPower: '電源',
  methodsPowerText: 'USBまたはモバイルバッテリー（電池は内蔵していません）',
  methodsControl: '接続方法',
  methodsControlText: 'USB、Bluetooth、Wi-Fi',
  methodsWordsTitle: '論文に使える説明文',
  methodsWords:
    '香りの提示には、固体カートリッジの香りを無臭の風でひとりに届け、{chambers}つのチャンバーを最短{seconds}秒で切り替えるアロマシューター\u00A03（{company}、日本）を用いた。刺激は、チャンバー、濃度（0〜{max}%）、噴射時間（{limit}秒以内）で指定した。',

  nextTitle: 'あわせてご覧ください',
  nextFaq: 'よくあるご質問',
  nextFaqText: '距離、音、電源、カートリッジ',
  nextContact: 'お問い合わせ',
  nextContactText: '{days}営業日以内にお返事します',
  nextSpeaker: 'アロマスピーカー\u00A060',
  nextSpeakerText: '{count}種類の香りを1台に',
  nextShooter: 'アロマシューター\u00A03',
  nextShooterText: '{count}種類の香りを、最大{reach}cm先へ',
  nextCartridges: 'カートリッジ',
  nextCartridgesText: '約{count}種類の香り。特注も承ります',
  nextPlayer: 'アロマプレイヤー',
  nextPlayerText: '映像の場面に合わせた香り',
  nextSdk: 'SDK',
  nextSdkText: 'Windows、iOS、Android、Java、Node.js、Unity、MATLAB、C++',
  nextWearable: 'アロマシューター ウェアラブル\u00A03',
  nextWearableText: '首もとに、{count}種類の香り',
} as const satisfies TranslationOf<typeof english>

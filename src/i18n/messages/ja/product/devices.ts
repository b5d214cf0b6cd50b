import type { TranslationOf } from '#i18n/message.ts'
import type { devices as english } from '#i18n/messages/en/product/devices.ts'

export const devices = {
  shooter3Claim: 'ひとりに届く香り。',
  shooter3Lead:
    '{chambers}種類の固体の香りを、それぞれの濃度で、最大{reach}cm先へ届けます。風が止まれば、香りも止まります。',
  shooter3Description:
    '{chambers}種類の固体の香りを、それぞれの濃度で、最大{reach}cm先のひとりに届けます。到達距離、仕様、全機種の比較、キットの価格をご覧いただけます。',
  shooter3Title: '{name}：香りを制御するデバイス',
  shooter3Band: 'お好きな{chambers}種類の香りを選ぶ',

  shooter2Claim: '{reach}cmから{boosted}cmへ。',
  shooter2Lead:
    '手のひらサイズのシューターです。ブースターを付ければ、同じ{chambers}種類の香りがさらに遠くまで届きます。',
  shooter2Description:
    '{chambers}種類の香りを備えた、手のひらサイズのシューター。本体のみで{reach}cm、ブースターで{boosted}cm届きます。合うカートリッジ、仕様、価格をご覧いただけます。',
  shooter2Title: '{name}：手のひらサイズの香りのデバイス',
  boosterTitle: '1台で2つの距離',
  boosterText:
    '本体のみなら机の前のひとりに、ブースターを付ければテーブルの向こうのひとりに届きます。',
  shooter2Band: '机の上のシューター',
  nearWho: '机の前のひとり',
  farWho: 'テーブルの向こうのひとり',
  changesTitle: 'ブースターで変わるのは距離だけ',
  changesText:
    '遠くへ届けたいときに、ノズルに取り付けます。香りの種類も、濃度も、切り替え時間も変わりません。',
  changesCaption: 'シューター\u00A02：ブースターなしとブースターあり',

  wearable3Claim: '振り向いても、香りはそばに。',
  wearable3Lead:
    '首にかけて使います。VRの中でどこを向いても、{chambers}種類の香りは鼻から約{reach}cmのところにあります。',
  wearable3Description:
    '首にかけて使う、{chambers}種類の香り。VRや、動きながらの利用に向いています。到達距離、接続方法、仕様、価格をご覧いただけます。',
  wearable3Title: '{name}：VR用の身につける香りのデバイス',
  wearable3Band: '身に着けて使うシューター',
  wornTitle: '身に着ける人',
  wearerHeadset: 'ヘッドセットを使う人',
  wearerHeadsetText:
    'VRのシーンからネットワーク経由で、またはSDKを使ってBluetoothやUSBで噴射します。',
  wearerFeet: '立って動く人',
  wearerFeetText: '机は要りません。電源は、ポケットに入れたモバイルバッテリーです。',
  wearerOthers: '人の近くで使う人',
  wearerOthersText: '首もとから鼻までは約{reach}cm。部屋ではなく、身に着けた人に届きます。',
  turnTitle: 'どこを向いても鼻の近くに',
  turnText:
    '真上から見た図です（実際の比率）。{desk}cm先の机の上のシューターは、同じ場所に向いたままです。首もとの本体は、どこを向いても鼻から約{reach}cmのところにあります。',
  turnLabel: '向き',
  degrees: '{value}°',
  turnBoth: 'どちらの香りも鼻に届きます。',
  turnOne: '{name}の香りだけが鼻に届きます。',
  collarTitle: '首もとから鼻まで約{reach}cm',
  collarText: 'チャンバーは左右に{half}つずつ、合わせて{count}つです。',

  speaker60Claim: '{chambers}種類の香りを1台に。',
  speaker60Lead:
    '展示や店舗のための機種です。{chambers}種類の香りを、最大{reach}cm先まで届けます。',
  speaker60Description:
    '展示や店舗のための、{chambers}種類の香りを備えた機種です。最大{reach}cm先まで届きます。仕様と、お見積もりの方法をご覧いただけます。',
  speaker60Title: '{name}：展示・店舗用の香りのデバイス',
  sixtyTitle: 'チャンバーごとに異なる香り',
  sixtyLoaded: '種類の香りを同時に装着',
  sixtyPackages: '箱の{count}本セットですべて埋まります',
  sixtyCatalogue: '種類の香りから選べます',
  speaker60Band: '使う場所をお聞かせください',
  placeTitle: '置く場所',
  placeText:
    '人が立ち止まる場所に向けて置きます。届くのは最大{reach}cm先のひとりで、部屋全体には広がりません。',
  quoteTitle: 'お見積もりまでの流れ',
  quoteAsk: '使う場所を伺います',
  quoteAskText: '人が立ち止まる場所、お考えの香り、期間をお知らせください。',
  quoteReply: 'お返事します',
  quoteReplyText: '{days}営業日以内にお返事し、足りない点を伺います。',
  quoteSent: 'お見積もりをお送りします',
  quoteSentText: '価格と納期を記載します。ご注文は、その後でお決めください。',

  shooter1Claim: '始まりの一台。',
  shooter1Lead:
    '{year}年、最初の{chambers}つのチャンバーから始まりました。販売は終了しましたが、カートリッジの提供とサポートは続けています。',
  shooter1Description:
    '{year}年に始まった初代モデル。{chambers}つのチャンバーを備えます。販売は終了しました。合うカートリッジ、対応するSDK、後継機との違いをご覧いただけます。',
  shooter1Title: '{name}：初代の香りのデバイス',
  lineageTitle: '初代からの歩み',
  lineageText: '固体の香りと、番号の付いたチャンバー。この2つは、今も変わりません。',
  lineageRegion: '機種の歩み',
  releasesTitle: '3年間の更新',
  releasesText: '第2世代とソフトウェアを共有するまでに、初代のために公開したものです。',
  releaseWindows: 'Windows版SDK 1.0.0。プログラムからチャンバーを開けるようになりました。',
  releaseIos: 'iOS版SDK 1.0.0。アプリからもBluetoothで操作できます。',
  releaseDuration: 'Windows版SDK 1.0.1。1回の呼び出しの時間制限をなくしました。',
  releaseRaspberry: 'Raspberry Pi用スクリプト。Wi-Fi経由で操作できます。',
  releaseStop: 'Windows版SDK 1.1.0。噴射を途中で止められるようになりました。',
  releaseJava: 'Java版SDK 2.1.0とAndroid版SDK 2.2.0。',
  releaseGame: '7種類の香りを使う、iPad用の「香りの神経衰弱」。',
  releaseScreen: 'iOS版SDK 1.2.0。噴射の停止と接続画面を追加しました。',
  releaseSecond: 'iOS版SDK 1.3.0。第2世代にも対応しました。',
  releaseSecondWindows: 'Windows版SDK 2.0.0も第2世代に対応。ここから両世代が同じSDKを使います。',
  shooter1Band: '初代モデルをお使いの方へ',
  generationsTitle: '世代ごとの到達距離',
  generationsText: 'すべて同じ縮尺です。',
  supportTitle: '続いているサポート',
  supportText:
    '販売は終了しましたが、カートリッジの提供とサポートは続けています。終了の予定は発表していません。シリアル番号が{prefix}で始まる本体で、標準型のカートリッジが合います。',
  variantsCaption: '接続方法は、3つのうちいずれか1つです',
  variant: '接続方法',
  variantWithoutSdk: '現行のSDKはありません。サポートにお問い合わせください。',

  cartridgeClaim: '手に取れる香り。',
  cartridgeLead:
    '液体ではなく、固体です。1本で約{diffusions}回、または約{months}か月使えます。約{scents}種類から選べます。',
  cartridgeDescription:
    '約{scents}種類の固体の香り。1本で約{diffusions}回噴射できます。全種類を系統別にご覧いただき、お使いの本体に合う種類を確認して、ご注文いただけます。',
  cartridgeTitle: '{name}：固体の香りのカートリッジ',
  lifeTitle: '点1つが噴射1回',
  lifeText: '当社の数値では、固体カートリッジは同じ量の液体の約{times}倍の回数を噴射できます。',
  lifeSolid: '固体カートリッジ1本で噴射できる回数',
  lifeLiquid: '同じ量の液体で噴射できる回数',
  pricesTitle: '価格',
  priceOne: 'カートリッジ1本',
  priceOneText: '香り1種類の価格です。',
  priceRefill: '交換用カートリッジ 6本セット',
  priceRefillText: 'お好きなカートリッジ{count}本。',
  priceKit: 'キット',
  priceKitText: '本体、お好きなカートリッジ{count}本、SDK。',
  libraryTitle: '香りの一覧',
  libraryText: '紋様の色と形は、香りごとに異なります。同じ紋様はふたつとありません。',
  cartridgeBand: 'お好きな{count}本を選ぶ',
} as const satisfies TranslationOf<typeof english>

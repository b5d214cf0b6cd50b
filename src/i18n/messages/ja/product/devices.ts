import type { TranslationOf } from '#i18n/message.ts'
import type { devices as english } from '#i18n/messages/en/product/devices.ts'

export const devices = {
  shooter3Claim: '香りを、ひとりへ。',
  shooter3Lead:
    '{chambers}つの固体の香りを、それぞれの濃度で、最大{reach}\u00A0cm先へ。風が止まれば、香りも終わります。',
  shooter3Description:
    '{chambers}つの固体の香りを、濃度を変えながら、最大{reach}\u00A0cm先のひとりに届けます。到達距離、仕様、全機種の比較、キットの価格をご覧いただけます。',

  shooter2Claim: '{reach}\u00A0cm。または{boosted}\u00A0cm。',
  shooter2Lead:
    '手のひらサイズのシューターです。ブースターを付ければ、同じ{chambers}つの香りがさらに遠くへ届きます。',
  shooter2Description:
    '{chambers}つの香りを備えた、手のひらサイズのシューター。本体のみで{reach}\u00A0cm、ブースターで{boosted}\u00A0cm届きます。合うカートリッジ、仕様、価格をご覧いただけます。',
  boosterTitle: '一台に、二つの距離。',
  boosterText: '本体だけなら、机の前のひとりへ。ブースターを付ければ、テーブルの向こうのひとりへ。',

  wearable3Claim: '振り向いても、香りは一緒に。',
  wearable3Lead:
    '首にかけて使います。VRの中でどちらを向いても、{chambers}つの香りは鼻から約\u2060{reach}\u00A0cmのところにあります。',
  wearable3Description:
    '首にかけて使う、{chambers}つの香り。VRや、動きながらの利用に向いています。到達距離、接続方法、仕様、価格をご覧いただけます。',
  wornTitle: '香りは、部屋ではなく人とともに。',
  wornNear: '鼻までは約\u2060{reach}\u00A0cm。わずかな量で届き、すぐに消えます。',
  wornChambers: 'チャンバーは左右に{half}つずつ、合わせて{count}つです。',
  wornScene: 'VRのシーンからネットワーク経由で、またはSDKを使ってBluetoothやUSBで噴射します。',

  speaker60Claim: '{chambers}の香りが、出番を待つ。',
  speaker60Lead:
    '展示や店舗のための機種です。{chambers}種類の香りと音を、最大{reach}\u00A0cm先まで届けます。',
  speaker60Description:
    '展示や店舗のための、{chambers}種類の香りと音。最大{reach}\u00A0cm先まで届きます。仕様と、見積もりの方法をご覧いただけます。',
  sixtyTitle: 'チャンバーごとに、違う香り。',
  sixtyLoaded: '種類の香りを同時に装着',
  sixtyPackages: 'パック（{count}本入り）ですべて埋まります',
  sixtyCatalogue: '種類ほどの香りから選べます',

  shooter1Claim: '始まりの一台。',
  shooter1Lead:
    '{year}年、最初の{chambers}つのチャンバーから始まりました。販売は終了しましたが、カートリッジの提供とサポートは続けています。',
  shooter1Description:
    '{year}年に始まった初代モデル。{chambers}つのチャンバーを備えます。販売は終了しました。合うカートリッジ、対応するSDK、後継機との違いをご覧いただけます。',
  lineageTitle: 'すべては、この一台から。',
  lineageText: '固体の香りと、番号の付いたチャンバー。この形は、今も変わりません。',
  lineageRegion: '機種の歩み',

  cartridgeClaim: '手に取れる、香り。',
  cartridgeLead:
    '液体ではなく、固体です。1本で約\u2060{diffusions}回、または約\u2060{months}か月使えます。約\u2060{scents}種類から選べます。',
  cartridgeDescription:
    '約\u2060{scents}種類の固体の香り。1本で約\u2060{diffusions}回噴射できます。全種類を系統別にご覧いただき、お使いの本体に合う種類を確かめて、ご注文いただけます。',
  lifeTitle: 'ひとつの点が、一回の噴射。',
  lifeText: '固体カートリッジは、液体の約\u2060{times}倍の回数を噴射できます。',
  lifeSolid: '固体カートリッジ1本の噴射回数（約）',
  lifeLiquid: '同じ量の液体の噴射回数（約）',
  pricesTitle: '価格',
  priceOne: 'カートリッジ1本',
  priceOneText: '香りひとつの価格です。',
  priceRefill: '交換用カートリッジ 6本セット',
  priceRefillText: 'お好きなカートリッジ{count}本。',
  priceKit: 'キット',
  priceKitText: '本体、お好きなカートリッジ{count}本、SDK。',
  libraryTitle: 'どの香りにも、紋様がある。',
  libraryText: '商品コードと香りの系統から描かれます。同じ紋様は、二つとありません。',
  librarySearch: '名前または商品コード',
  librarySearchButton: '検索',
  libraryCount: '{count}種類',
  libraryFound: '「{search}」の検索結果：{count}種類',
  libraryKinds: '香りの系統',
  libraryEmptyTitle: 'その名前の香りはありません',
  libraryEmptyText: '別の言葉でお試しいただくか、特注をご相談ください。',
  libraryAll: 'すべての香りを表示',
  madeToOrder: '特注品',
  cartridgeBand: '{count}つのチャンバーに、何を入れますか。',
} as const satisfies TranslationOf<typeof english>

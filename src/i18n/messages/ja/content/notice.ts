import type { TranslationOf } from '#i18n/message.ts'
import type { notice as english } from '#i18n/messages/en/content/notice.ts'

export const notice = {
  title: '特定商取引法に基づく表記',
  description:
    '特定商取引法に基づく表記です。販売業者、販売価格、送料などの必要料金、お支払い、引渡時期、返品・交換、送料の一覧を掲載しています。',
  lead: '特定商取引に関する法律第11条に基づき、次のとおり表示します。',
  contents: '目次',

  sellerPart: '販売業者について',
  sellerTitle: '販売業者',
  managerTitle: '運営統括責任者',
  addressTitle: '所在地',
  telephoneTitle: '電話番号',
  emailTitle: 'メールアドレス',
  urlTitle: 'URL',
  invoiceTitle: 'インボイス登録番号（適格請求書発行事業者）',
  contactLink: 'お問い合わせフォーム',

  pricePart: '価格とお支払い',
  priceTitle: '販売価格',
  priceText: '各商品のページと注文ページに表示しています。円の価格は税込です。',
  priceLink: '注文ページで価格を見る',
  costsTitle: '商品代金以外の必要料金',
  costsShipping: '送料：重量とお届け先により異なります。下の送料表のとおりです。',
  costsFeeNone: '決済手数料：なし',
  costsFee: '決済手数料：ご注文1件につき{amount}',
  costsBank: '振込手数料：銀行振込の場合、お客様のご負担となります。',
  costsDuties: '関税・輸入税：日本国外で課される場合、受取人のご負担となります。',
  costsLink: '送料表',
  methodTitle: '支払方法',
  methodText: 'クレジットカード（{brands}。一括払いのみ）または銀行振込。いずれも前払いです。',
  whenTitle: '支払時期',
  whenCard: 'クレジットカード：ご注文手続きの最後に決済されます。',
  whenBank:
    '銀行振込：ご注文から{days}日以内にお振り込みください。期限の日付は、ご注文のメールに記載します。',
  offerTitle: '申込みの有効期限',
  offerBank:
    '銀行振込：商品を{days}日間お取り置きします。期間内にご入金がないときは、ご注文は失効します。',
  offerCard:
    'クレジットカード：{hours}時間以内にお支払いがないときは、ご注文は自動的にキャンセルされます。',

  deliveryPart: '引渡し',
  dispatchTitle: '引渡時期',
  dispatchWithin: 'お支払いの確認後、{days}日以内に発送します。通常は{business}営業日以内です。',
  dispatchLate: '在庫切れの香りは、発送までに{min}〜{max}週間かかります。',
  carrierTitle: '配送方法',
  carrierDomestic: '日本国内：宅配便',
  carrierAbroad: '日本国外：EMS（発送から約{min}〜{max}週間）、DHL/UPS（発送から{days}営業日）',
  whereTitle: '販売地域',
  whereText: '日本国内と、送料表に記載の国・地域です。',
  whereEu: '欧州連合（EU）加盟国にお住まいの方は、ご注文に代えて、当社までお問い合わせください。',
  whereClosed: '現在お届けできない国・地域：{countries}',

  returnsPart: 'キャンセル・返品・交換',
  cancelTitle: 'キャンセル',
  cancelText:
    'お支払い前は、無料でキャンセルいただけます。お支払い後のご注文の変更とキャンセルは承っておりません。',
  mindTitle: 'お客様のご都合による返品・交換',
  mindText: 'お受けしておりません。',
  defectTitle: '不良品・誤配送の返品・交換',
  defectReport: '商品の到着後{days}日以内にご連絡ください。',
  defectReturn: '到着後{months}か月以内に、返品または交換を承ります。返送料は当社が負担します。',
  defectTerms:
    '販売規約では、これとは別の期間を定めています。両者が異なる場合は、長いほうの期間を適用します。',
  defectLink: '販売規約の「商品の不良」',
  lawTitle: '契約不適合責任',
  lawText:
    '商品が契約の内容に適合しない場合にお客様が法令上お持ちの権利は、この表記によって制限されません。',

  conditionsPart: '販売条件',
  contractTitle: '契約の成立',
  contractText:
    '当社が「ご注文確定のお知らせ」のメールをお送りした時点で、ご注文が確定し、売買契約が成立します。',
  buyerTitle: 'ご注文いただける方',
  buyerText: '判断能力のある成年の方',
  quantityTitle: '販売数量の制限',
  quantityPack:
    'キットも6本セットも、1箱にカートリッジ{slots}本が入ります。同じ香りは、1回のご注文につき箱の数までです。',
  quantitySdk: 'SDK：1箱につき1つ、1回のご注文につき{sdks}つまで',
  plateTitle: 'プレート型カートリッジ',
  plateText:
    'シリアル番号が{prefix}で始まる本体には、プレート型カートリッジが必要です。{month}より前にご購入のカートリッジは取り付けられません。',
  runsTitle: '動作環境',
  runsSdks: 'SDK',
  runsApps: 'アプリ',

  feesPart: '送料表',
  feesLead: 'ご注文1件あたりの料金です。単位は円、税込です。',
  feesWeight: '重量は梱包した状態で、キットが{kit}kg、6本セットが{refill}kgです。',
  feesDollars: '日本国外からのご注文は、1円を{rate}ドルとして米ドルでお支払いいただきます。',
  domesticCaption: '日本国内（円）',
  region: '地域',
  sizeHead: '{size}サイズ',
  sizeWeight: '{weight}kgまで',
  sizeNote:
    '{small}サイズは6本セット1箱、{middle}サイズはキット1箱、または合わせて{count}箱まで、{large}サイズはそれより多い場合です。',
  tohoku_north: '北東北',
  tohoku_south: '南東北',
  hokkaido: '北海道',
  kanto_shinetsu: '関東・信越',
  central: '北陸・東海・近畿・中国・四国',
  kyushu: '九州',
  okinawa: '沖縄',
  emsTitle: 'EMS（日本国外）',
  courierTitle: 'DHL/UPS（日本国外）',
  abroadCaption: '{method}の料金（円）',
  weight: 'kgまで',
  zoneHead: '第{zone}地帯',
  zonesTitle: '国・地域ごとの地帯',
  zonesRest: 'ご注文手続きで選べる、その他の国・地域',
} as const satisfies TranslationOf<typeof english>

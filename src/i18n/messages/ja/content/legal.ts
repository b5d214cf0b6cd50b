import type { TranslationOf } from '#i18n/message.ts'
import type { legal as english } from '#i18n/messages/en/content/legal.ts'

export const legal = {
  title: '利用規約',
  titleOn: '利用規約（{date}版）',
  description:
    '当サイトの利用規約と、ご注文に適用される販売規約です。ご注文いただける方、価格、お支払い、お届け、キャンセル、不良品の取り扱いを定めています。',
  lead: 'サイトのご利用と、すべてのご注文に適用される規約です。',
  contents: '目次',
  version: '{date}版',
  serviceTitle: 'サイトのご利用について',
  saleTitle: '販売規約',
  saleLead: '本規約は、当サイトでのすべてのご注文に適用されます。',

  useTitle: '規約の適用',
  useText:
    '本規約は、当サイトを運営する{seller}（以下「当社」）とお客様との間に適用されます。当サイトのご利用をもって、本規約に同意いただいたものとします。同意いただけない場合は、ご利用をお控えください。',
  accountTitle: 'アカウント',
  accountText:
    'ご注文にはアカウントが必要です。正確な情報をご登録のうえ、最新の状態に保ってください。パスワードとサインイン用のコードは、他人に知られないよう管理してください。第三者に使用されたおそれがある場合は、すぐにご連絡ください。',
  conductTitle: '禁止事項',
  conductText:
    '法令に反する利用、承諾を得ていない他人名義での注文、サイトの運営を妨げる行為、法令で認められる範囲を超えた複製を禁止します。',
  rightsTitle: 'コンテンツとソフトウェアの権利',
  rightsText:
    '当サイトの文章、画像、ソフトウェアに関する権利は、当社または当社に許諾した権利者に帰属します。アプリとSDKは、それぞれに付属するライセンスに従ってご利用いただけます。',
  dataTitle: '個人情報の取り扱い',
  dataText: '取得する情報、利用目的、保存期間などは、プライバシーポリシーに定めるとおりです。',
  dataLink: 'プライバシーポリシーを読む',
  serviceLimitsTitle: '提供の変更と規約の改定',
  serviceLimitsText:
    '保守などのため、サイトの内容を変更し、または提供を一時的に停止することがあります。規約を改定したときは、日付とともにこのページに掲載します。ご注文には、ご注文時に同意いただいた版が適用されます。',
  serviceLawText: '本規約は、法令が消費者に認める権利を制限するものではありません。',

  sellerTitle: '販売者',
  sellerText: '販売者は{seller}（{address}、以下「当社」）です。',
  sellerTelephone: '電話：{telephone}',
  sellerEmail: 'メール：{email}',
  sellerLink: '特定商取引法に基づく表記',

  buyerTitle: 'ご注文いただける方',
  buyerAdults: 'ご注文いただけるのは、判断能力のある成年の方に限ります。',
  buyerEu:
    '欧州連合（EU）加盟国にお住まいの方は、当サイトでのご注文に代えて、当社までお問い合わせください。',

  priceTitle: '価格',
  priceTax: '円での表示価格は、すべて税込です。',
  priceFees:
    '商品代金のほかに、送料と、設定されている場合は決済手数料がかかります。それぞれの金額と合計は、ご注文の前に表示します。',
  priceDuties:
    '日本国外へのお届けには、関税や輸入税がかかる場合があります。これらは受取人のご負担となります。',

  contractTitle: '契約の成立',
  contractText:
    'ご注文は、お客様からの契約の申し込みです。ご注文直後のメールは、ご注文が当社に届いたことをお知らせするものです。当社が「ご注文確定のお知らせ」のメールをお送りした時点で、ご注文が確定し、売買契約が成立します。',

  paymentTitle: 'お支払い',
  paymentMethods: 'お支払い方法は、クレジットカードまたは銀行振込です。',
  paymentBank:
    '銀行振込の場合、商品を{days}日間お取り置きします。期間内にご入金がないときは、ご注文は失効します。振込手数料はお客様のご負担となります。',
  paymentCard:
    'クレジットカードの場合、ご注文から{hours}時間以内にお支払いがないときは、ご注文は自動的にキャンセルされます。',

  changeTitle: '変更とキャンセル',
  changeText:
    'お支払い前であれば、無料でキャンセルいただけます。お支払い後の変更とキャンセルは承っておりません。ただし、商品に不良があった場合はこの限りではありません。',

  deliveryTitle: 'お届け',
  deliveryWithin: 'お支払いの確認後、{days}日以内に発送します。',
  deliveryUsual:
    '通常は{days}営業日以内に発送します。在庫切れの香りは、発送までに{min}〜{max}週間かかります。',
  deliveryMethods:
    '日本国外へのお届けは、発送からEMSで約{min}〜{max}週間、DHL/UPSで{days}営業日です。',

  cartridgeTitle: 'カートリッジと本体の対応',
  cartridgePlate:
    'シリアル番号が{prefix}で始まる本体には、プレート型カートリッジが必要です。{month}より前にご購入のカートリッジは、この本体には取り付けられません。',
  cartridgeSerial:
    'ご注文時に本体のシリアル番号をお知らせいただければ、対応する種類をお送りします。',

  defectTitle: '商品の不良',
  defectReport:
    '商品が届きましたら内容をご確認ください。不良がある場合は、お受け取りから{days}日以内にご連絡ください。',
  defectReturn: 'ご連絡から{days}日以内に商品をご返送ください。交換または返金いたします。',
  defectNotice:
    '特定商取引法に基づく表記では、これとは別の期間を定めています。両者が異なる場合は、長いほうの期間を適用します。',
  defectLink: '特定商取引法に基づく表記の返品・交換',
  shortTitle: 'ご注文の流れと期限',
  shortNote: 'この一覧は規約の一部ではありません。適用されるのは以下の本文です。',
  shortOrder: 'ご注文',
  shortOrderPeriod: 'キャンセル無料',
  shortOrderText:
    'お支払い前は無料でキャンセルできます。お支払い後は、変更もキャンセルもできません。',
  shortDays: '{days}日以内',
  shortBusinessDays: '{days}営業日以内',
  shortPayment: '銀行振込',
  shortPaymentText:
    '期限を過ぎると、ご注文は失効します。クレジットカードの場合は、{hours}時間お支払いがないとキャンセルされます。',
  shortContract: 'ご注文の確定',
  shortContractPeriod: 'メールでお知らせ',
  shortContractText: '「ご注文確定のお知らせ」のメールで契約が成立します。',
  shortDelivery: '通常の発送',
  shortDeliveryText:
    '遅くともお支払いの確認後{days}日以内です。在庫がない香りは{min}〜{max}週間かかります。',
  shortReport: '不良のご連絡',
  shortReportText: '商品を受け取った日から数えます。',
  shortReturn: '不良品のご返送',
  shortReturnText:
    'ご連絡の日から数えます。特定商取引法に基づく表記の期間のほうが長い場合は、そちらが適用されます。',
  shortPrices: '価格',
  shortPricesText:
    '円の表示価格は税込です。送料は別で、ご注文の前に表示します。海外で関税や輸入税がかかる場合は、受取人のご負担です。',
  shortCartridges: 'カートリッジ',
  shortCartridgesText: '本体のシリアル番号をお知らせいただければ、対応する種類をお送りします。',
  shortPlateText:
    '{month}より前にご購入のものは、シリアル番号が{prefix}で始まる本体に取り付けられません。番号をお知らせいただければ、対応する種類をお送りします。',
} as const satisfies TranslationOf<typeof english>

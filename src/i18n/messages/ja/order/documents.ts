import type { TranslationOf } from '#i18n/message.ts'
import type { documents as english } from '#i18n/messages/en/order/documents.ts'

export const documents = {
  title: '書類',
  lead: '必要な言語と宛名で、PDFをダウンロードできます。',
  estimate: '見積書',
  confirmation: '注文請書',
  acknowledgement: '注文受付書',
  invoice: '請求書',
  deliveryNote: '納品書',
  receipt: '領収書',
  options: '宛名・敬称・言語',
  pdf: 'PDF',
  downloadOf: '{name}のPDFをダウンロード',
  language: '言語',
  addressee: '宛名',
  addresseeHint:
    '会社名・部署名・お名前を1行ずつ。敬称は最後の行に付きます。空欄の場合は、ご注文のお名前になります。',
  addresseeEstimateHint:
    '会社名・部署名・お名前を1行ずつ。敬称は最後の行に付きます。空欄でもかまいません。',
  honorific: '敬称',
  honorificOrganization: '御中',
  honorificPerson: '様',
  honorificTeacher: '先生',
  honorificNone: 'なし',
  proviso: '但し書き',
  provisoHint: '「研究用機材」など。空欄の場合は、商品名になります。',
  subject: '件名（任意）',
  subjectHint: '「〇〇実験用機材」など。空欄の場合は、商品名になります。',
  download: 'PDFをダウンロード',
  downloaded: '{file}をダウンロードしました。',
  laterDelivery: '納品書は、発送後に発行できます。',
  laterReceipt: '領収書は、ご入金の確認後に発行できます。',
  reissueNote: '宛名を変えてもう一度発行した領収書には「再発行」と記載されます。',

  estimateTitle: '見積書をPDFで作成',
  estimateLead: '選択中の内容で、稟議や申請に使える見積書を作成します。ご注文にはなりません。',
  estimateValid: '金額の有効期間は{days}日間です。',
  estimateWithoutShipping: '送料は、お届け先が決まりしだい加算します。',
} as const satisfies TranslationOf<typeof english>

import type { TranslationOf } from '#i18n/message.ts'
import type { contact as english } from '#i18n/messages/en/content/contact.ts'

export const contact = {
  title: 'お問い合わせ',
  description:
    'デバイス、香り、ソフトウェア、ご注文、レンタルについてのお問い合わせを承ります。{days}営業日以内にお返事します。電話とメールの窓口もご案内しています。',
  heading: 'お問い合わせ',
  lead: 'デバイスのこと、まだない香りのこと、ご注文やレンタルのこと。実現したいことをお聞かせください。',
  promise: '{days}営業日以内にお返事します',
  channelsTitle: 'フォーム以外の窓口',
  byMail: 'メール',
  byTelephone: '電話',
  shorterTitle: 'すぐに確認できること',
  toFaq: 'よくあるご質問',
  toOrders: 'ご注文の状況を確認する',
  toSignage: '店舗向けアロマサイネージ',
  toCareers: '採用情報',

  formTitle: 'お問い合わせ内容',
  signageTitle: 'サイネージのご相談',
  euTitle: 'EU加盟国からのご注文',
  euText:
    'このサイトではお受けできません。お選びいただいた内容は、本文に記入してあります。必要なことを書き足してお送りください。',
  name: 'お名前',
  email: 'メールアドレス',
  company: '会社名・所属',
  subject: '件名',
  message: '本文',
  requirements: 'ご要望の内容',
  signageSubject: 'アロマサイネージのレンタルについて',
  euSubject: 'EU加盟国からの注文について',
  errorAt: '{field}：{error}',
  send: '送信する',
  sending: '送信しています',
  privacy: 'お送りいただいた情報の取り扱い（新しいタブ）',
  sent: 'お問い合わせを送信しました。',
  sentText: 'ご入力のメールアドレスに、{days}営業日以内にお返事します。',
  verified: '確認に成功しました',
  notSent: '送信できませんでした。入力された内容はそのまま残っています。',

  draftGreeting: 'EU加盟国に住んでいます。以下の内容での注文を希望します。',
  draftLine: '{name} × {quantity}',
  draftCartridges: 'カートリッジ：',
  draftCartridge: '{name}（{serial}）× {quantity}',
  draftSdks: 'SDK：{names}',
  draftDevice: '本体のシリアル番号：{serial}',
  draftCountry: '国：{country}',
} as const satisfies TranslationOf<typeof english>

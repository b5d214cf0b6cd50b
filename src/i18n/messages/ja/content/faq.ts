import type { TranslationOf } from '#i18n/message.ts'
import type { faq as english } from '#i18n/messages/en/content/faq.ts'

export const faq = {
  title: '香りのデバイスのよくあるご質問',
  description:
    '香りの届く距離、対応カートリッジの見分け方、Wi-Fiのつなぎ方、お届けの時期など、デバイス・香り・ソフトウェアについてのご質問にお答えします。',
  heading: 'よくあるご質問',
  search: '質問と回答を検索',
  find: '検索',
  groups: '質問の分類',
  all: 'すべて',
  common: 'よくお寄せいただくご質問',
  general: '全般',
  hardware: 'ハードウェア',
  software: 'ソフトウェア',
  count: '{count}件の回答',
  linkTo: 'この回答へのリンク',
  noneTitle: '「{text}」を含む回答はありません',
  noneText:
    '検索する言葉を減らしてお試しいただくか、お問い合わせください。{days}営業日以内にお返事します。',
  noneAsk: '問い合わせる',
  noneAll: 'すべての質問を見る',
  restTitle: 'ほかのご質問がある方へ',
  restText: 'お問い合わせください。{days}営業日以内にお返事します。',
  toContact: 'お問い合わせ',
  todayTitle: '今日ご注文いただくと',
  todayOrder: 'ご注文、カードでのお支払い',
  todayDispatch: 'この日までに発送（在庫がある場合）',
  todayCourier: 'DHL/UPSでのお届け予定',
  todayEms: 'EMSでのお届け予定',
  todayTransfer: '銀行振込の期限',
  todayHome:
    '薄い色の日は、営業日に数えない土日と日本の祝日です。日本国内へは、発送後に宅配便でお届けします。銀行振込の場合は、ご入金の日から数えます。',
  todayAbroad:
    '薄い色の日は、営業日に数えない土日と日本の祝日です。関税がかかる場合があります。銀行振込の場合は、ご入金の日から数えます。',
} as const satisfies TranslationOf<typeof english>

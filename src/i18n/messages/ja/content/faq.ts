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
} as const satisfies TranslationOf<typeof english>

import type { TranslationOf } from '#i18n/message.ts'
import type { ui as english } from '#i18n/messages/en/site/ui.ts'

export const ui = {
  close: '閉じる',
  cancel: 'キャンセル',
  required: '必須',
  requiredLegend: '*の付いた項目は必須です。',
  errorSummary: '{count}件の項目をご確認ください',
  copy: 'コピー',
  copied: 'コピーしました',
  copyFailed: 'コピーできませんでした',
  notifications: 'お知らせ（F8キーで移動）',
  loading: '読み込み中',
  increase: '1つ増やす',
  decrease: '1つ減らす',
  pagination: 'ページ送り',
  paginationState: '{current}／{pages}ページ',
  paginationFirst: '最初',
  paginationPrevious: '前へ',
  paginationNext: '次へ',
  paginationLast: '最後',
  paginationPage: '{page}ページ',
  breadcrumbs: '現在の位置',
  taxIncluded: '税込',
  notOnSale: '現在は販売していません',
  notOnSaleAsk: 'お問い合わせ',
} as const satisfies TranslationOf<typeof english>

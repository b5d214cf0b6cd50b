import type { TranslationOf } from '#i18n/message.ts'
import type { sums as english } from '#i18n/messages/en/order/sums.ts'

export const sums = {
  calculatedNext: 'ご住所の入力後に計算します',
  subtotal: '小計',
  shippingFee: '送料',
  transactionFee: '決済手数料',
  includedTax: 'うち消費税',
  total: '合計',
  totalTaxIncluded: '合計（税込）',
} as const satisfies TranslationOf<typeof english>

import type { TranslationOf } from '#i18n/message.ts'
import type { sums as english } from '#i18n/messages/en/order/sums.ts'

export const sums = {
  calculatedNext: '주소를 입력하면 계산됩니다',
  subtotal: '소계',
  shippingFee: '배송비',
  transactionFee: '결제 수수료',
  includedTax: '일본 소비세',
  total: '합계',
  totalTaxIncluded: '합계(세금 포함)',
} as const satisfies TranslationOf<typeof english>

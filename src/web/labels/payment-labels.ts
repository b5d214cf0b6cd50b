/** How an order is paid, in words. A transfer from abroad is another thing to the payer's bank: it is named as such. */
import { isForeignTransfer } from '#domain/orders/bank-transfers/payer-name.ts'
import { CARD_BRANDS, methodsFor, type PaymentMethodId } from '#domain/payments/methods.ts'
import type { Translate } from '#i18n/translate.ts'
import type { Currency } from '#shared/money.ts'

type Source = 'stripe' | 'bank'

const SOURCES = {
  card: 'stripe',
  bank_transfer: 'bank',
} as const satisfies Record<PaymentMethodId, Source>

export const paymentName = (t: Translate, source: Source, currency: Currency): string =>
  t(source === 'bank' ? bankLabels(currency).name : 'checkout.card')

type Choice = {
  currency: Currency
  /** Where the goods go, alpha-2. */
  country: string
  cardDetail: 'checkout.cardDetail' | 'checkout.cardDetailHere'
}

/** The methods on offer, as radio cards. */
export const paymentCards = (t: Translate, { cardDetail, ...order }: Choice) =>
  methodsFor(order).map((method) => {
    const source = SOURCES[method]
    const detail = source === 'bank' ? bankLabels(order.currency).detail : cardDetail
    return {
      value: source,
      label: paymentName(t, source, order.currency),
      detail: t(detail, { brands: CARD_BRANDS }),
    }
  })

const bankLabels = (currency: Currency) =>
  isForeignTransfer({ currency })
    ? ({ name: 'checkout.bankForeign', detail: 'checkout.bankForeignDetail' } as const)
    : ({ name: 'checkout.bank', detail: 'checkout.bankDetail' } as const)

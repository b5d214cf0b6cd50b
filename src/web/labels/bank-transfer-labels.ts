/** A transfer from abroad is another thing to the payer's bank: it is named as such. */
import { isForeignTransfer } from '#domain/orders/bank-transfers/payer-name.ts'
import type { Currency } from '#shared/money.ts'

export const bankTransferLabels = (currency: Currency) =>
  isForeignTransfer({ currency })
    ? ({ name: 'checkout.bankForeign', detail: 'checkout.bankForeignDetail' } as const)
    : ({ name: 'checkout.bank', detail: 'checkout.bankDetail' } as const)

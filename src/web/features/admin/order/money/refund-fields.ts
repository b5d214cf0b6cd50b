/** The form of a refund, and the parts of the ledger it becomes. */
import type { OrderLedger } from '#domain/ledger/ledger.server.ts'
import type { MoneyMethod } from '#domain/ledger/money-words.ts'
import { reservesStock } from '#domain/orders/lifecycle.ts'
import type { Order } from '#domain/orders/order.ts'
import {
  type RefundParts,
  refundableBy,
  refundableParts,
} from '#domain/orders/refunds/refund-parts.ts'
import { parseAmount } from '#web/features/admin/forms/parse-amount.ts'

import type { Field, OrderFieldError, OrderInput } from '../order-action.ts'

export const REFUND_PARTS = [
  { field: 'goods', part: 'goodsMinor' },
  { field: 'shipping', part: 'shippingMinor' },
  { field: 'fee', part: 'feeMinor' },
  { field: 'excess', part: 'excessMinor' },
] as const satisfies readonly { field: Field; part: keyof RefundParts }[]

type Money = { order: Order; ledger: OrderLedger }

/** Where the money can go back: to the card as far as it paid, to an account always. */
export function refundMethodsOf(ledger: OrderLedger): MoneyMethod[] {
  return refundableBy(ledger, 'card') > 0 ? ['card', 'bank_transfer'] : ['bank_transfer']
}

export const isRefundMethod = (word: string): word is MoneyMethod =>
  word === 'card' || word === 'bank_transfer'

/** Restocking applies only to goods that are reserved or were sent; `null` for all others. */
export function restockDefault({ status }: Pick<Order, 'status'>): boolean | null {
  if (reservesStock(status) && status !== 'created' && status !== 'awaiting_transfer') return true
  return status === 'shipped' || status === 'delivered' ? false : null
}

/** `null` when a part is no amount. An empty part is none of it. */
export function parseParts(
  input: OrderInput,
  { currency }: Pick<Order, 'currency'>,
): RefundParts | null {
  const parts = { goodsMinor: 0, shippingMinor: 0, feeMinor: 0, excessMinor: 0 }
  for (const { field, part } of REFUND_PARTS) {
    const minor = partMinor(input[field], currency)
    if (minor === null) return null
    parts[part] = minor
  }
  return parts
}

const partMinor = (text: string, currency: Order['currency']): number | null =>
  text.trim() === '' ? 0 : parseAmount(text, currency)

/** What can be said before the server decides: which part is wrong, and how much would do. */
export function validateRefund(input: OrderInput, { order, ledger }: Money): OrderFieldError[] {
  const most = refundableParts(order, ledger.refunds, ledger.balance)
  const errors: OrderFieldError[] = REFUND_PARTS.flatMap(({ field, part }): OrderFieldError[] => {
    const minor = partMinor(input[field], order.currency)
    if (minor === null) return [{ field, code: 'amount' }]
    return minor > most[part] ? [{ field, code: 'too_much', mostMinor: most[part] }] : []
  })
  const isNothing = REFUND_PARTS.every(({ field }) => !partMinor(input[field], order.currency))
  if (errors.length === 0 && isNothing) errors.push({ field: 'goods', code: 'nothing' })
  if (!isRefundMethod(input.method)) errors.push({ field: 'method', code: 'text' })
  if (input.reason.trim() === '') errors.push({ field: 'reason', code: 'text' })
  return errors
}

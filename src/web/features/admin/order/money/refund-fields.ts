/** The form of a refund, and the parts of the ledger it becomes. */
import type { OrderLedger } from '#domain/ledger/ledger.server.ts'
import type { MoneyMethod } from '#domain/ledger/money-words.ts'
import { reservesStock, wasSent } from '#domain/orders/lifecycle.ts'
import type { Order } from '#domain/orders/order.ts'
import type { OrderView } from '#domain/orders/order-view.ts'
import { areWithin } from '#domain/orders/pieces.ts'
import { priceOfItems, refundableItems, restockable } from '#domain/orders/refunds/refund-items.ts'
import {
  type RefundParts,
  refundableBy,
  refundableParts,
} from '#domain/orders/refunds/refund-parts.ts'
import { isAmong } from '#shared/is-among.ts'
import { singleLine } from '#shared/text-schema.ts'
import type { ActionInput } from '#web/features/admin/forms/action.ts'
import { parseAmount } from '#web/features/admin/forms/parse-amount.ts'

import { type OrderFieldError, textErrors } from '../order-action.ts'
import { parsePieces } from '../pieces-fields.ts'

export const REFUND_PARTS = [
  { field: 'goods', part: 'goodsMinor' },
  { field: 'shipping', part: 'shippingMinor' },
  { field: 'fee', part: 'feeMinor' },
  { field: 'excess', part: 'excessMinor' },
] as const satisfies readonly { field: string; part: keyof RefundParts }[]

type Subject = Pick<OrderView, 'lines' | 'cartridges'> & { order: Order; ledger: OrderLedger }

/** For the records; it may be left out. */
export const RefundReason = singleLine(200)

const NOTHING: RefundParts = { goodsMinor: 0, shippingMinor: 0, feeMinor: 0, excessMinor: 0 }

/** Where the money can go back: to the card as far as it paid, to an account always. */
export function refundMethodsOf(ledger: OrderLedger): MoneyMethod[] {
  return refundableBy(ledger, 'card') > 0 ? ['card', 'bank_transfer'] : ['bank_transfer']
}

export const isRefundMethod = isAmong<MoneyMethod>(['card', 'bank_transfer'])

/** The goods of a paid order that has not shipped are released when all of it is refunded. */
export const mayRelease = ({ status }: Pick<Order, 'status'>): boolean =>
  reservesStock(status) && status !== 'created' && status !== 'awaiting_transfer'

/** Of an order that has shipped: the cartridges that may come back into stock. */
export const restockableOf = ({ order, cartridges, ledger }: Subject) =>
  wasSent(order.status) ? restockable(cartridges, ledger.refunds) : []

/** The refund as typed; what is no amount or quantity is nothing. */
export const readRefund = (input: ActionInput, order: Pick<Order, 'currency'>) => ({
  ...(parseParts(input, order) ?? NOTHING),
  items: parsePieces(input, 'items') ?? [],
  restocked: parsePieces(input, 'restocked') ?? [],
})

/** `null` when a part is no amount. An empty part is none of it. */
function parseParts(input: ActionInput, { currency }: Pick<Order, 'currency'>): RefundParts | null {
  const parts = { ...NOTHING }
  for (const { field, part } of REFUND_PARTS) {
    const minor = partMinor(input[field], currency)
    if (minor === null) return null
    parts[part] = minor
  }
  return parts
}

const partMinor = (text = '', currency: Order['currency']): number | null =>
  text.trim() === '' ? 0 : parseAmount(text, currency)

/** What can be said before the server decides: which part is wrong, and how much would do. */
export function validateRefund(input: ActionInput, subject: Subject): OrderFieldError[] {
  const { order, ledger, lines } = subject
  const left = refundableParts(order, ledger.refunds, ledger.balance)
  const { items } = readRefund(input, order)
  const itemsMinor = priceOfItems(items, lines)
  const most = { ...left, goodsMinor: Math.max(0, left.goodsMinor - itemsMinor) }
  const errors: OrderFieldError[] = [
    ...pieceErrors(input, subject),
    ...(itemsMinor > left.goodsMinor
      ? [{ field: 'items', code: 'too_much', mostMinor: left.goodsMinor } as const]
      : []),
    ...amountErrors(input, order, most),
  ]
  const isNothing = REFUND_PARTS.every(({ field }) => !partMinor(input[field], order.currency))
  if (errors.length === 0 && isNothing && items.length === 0)
    errors.push({
      field: lines.length > 0 && left.goodsMinor > 0 ? 'items' : 'goods',
      code: 'nothing',
    })
  if (!isRefundMethod(input.method)) errors.push({ field: 'method', code: 'missing' })
  return [...errors, ...textErrors('reason', input.reason ?? '', RefundReason)]
}

function pieceErrors(input: ActionInput, subject: Subject): OrderFieldError[] {
  const left = {
    items: refundableItems(subject.lines, subject.ledger.refunds),
    restocked: restockableOf(subject),
  }
  return (['items', 'restocked'] as const).flatMap((field) => {
    const pieces = parsePieces(input, field)
    return pieces && areWithin(pieces, left[field]) ? [] : [{ field, code: 'too_many' } as const]
  })
}

const amountErrors = (input: ActionInput, { currency }: Order, most: RefundParts) =>
  REFUND_PARTS.flatMap(({ field, part }): OrderFieldError[] => {
    const minor = partMinor(input[field], currency)
    if (minor === null) return [{ field, code: 'amount' }]
    return minor > most[part] ? [{ field, code: 'too_much', mostMinor: most[part] }] : []
  })

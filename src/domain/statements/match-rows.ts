/**
 * Which order a transfer is for. Sure is what two signs say, the amount among them, of one order alone; everything else
 * waits for a person, with what speaks for each order. Decisions, section 12.
 */
import { type OrderStatus, orderCan, wasPaid } from '#domain/orders/lifecycle.ts'
import type { Currency } from '#shared/money.ts'

import { foldPayer, isNamed } from './fold-payer.ts'
import { plainNumber, possibleNumbers } from './numbers-in.ts'
import { CANDIDATES_MAX, STATEMENT_CURRENCY } from './policy.ts'

export type PayableFacts = {
  id: string
  number: string
  status: OrderStatus
  currency: Currency
  missingMinor: number
  /** Folded. */
  names: readonly string[]
}

export type Candidate = { orderId: string; byNumber: boolean; byAmount: boolean; byName: boolean }

const SURE_WHYS = ['number_amount', 'amount_name'] as const
const UNSURE_WHYS = [
  'several_numbers',
  'other_currency',
  'paid_already',
  'canceled',
  'lapsed',
  'short',
  'over',
  'several_fit',
  'amount_only',
  'several_amounts',
  'second',
  'changed',
  'reopened',
  'none',
] as const
export type Why = (typeof SURE_WHYS)[number] | (typeof UNSURE_WHYS)[number]

export type Verdict = {
  /** The order it is surely for. */
  orderId: string | null
  why: Why
  candidates: Candidate[]
}

type Row = { id: string; amountMinor: number; payer: string; text: string }

/** Every open row at once, the oldest first: an order is proposed to one row only. */
export function judgeRows(
  rows: readonly Row[],
  orders: readonly PayableFacts[],
): Map<string, Verdict> {
  const index = indexOf(orders)
  const taken = new Set<string>()
  const verdicts = rows.map((row): [string, Verdict] => {
    const verdict = judge(row, index)
    const { orderId } = verdict
    if (orderId === null) return [row.id, verdict]
    if (taken.has(orderId)) return [row.id, { ...verdict, orderId: null, why: 'second' }]
    taken.add(orderId)
    return [row.id, verdict]
  })
  return new Map(verdicts)
}

/** What rows call orders, to be asked of the shop at once. */
export const numbersAskedFor = (rows: readonly Pick<Row, 'payer' | 'text'>[]): string[] => [
  ...new Set(rows.flatMap(({ payer, text }) => possibleNumbers(`${payer} ${text}`))),
]

type Index = {
  byNumber: ReadonlyMap<string, PayableFacts>
  byAmount: ReadonlyMap<number, readonly PayableFacts[]>
  unpaid: readonly PayableFacts[]
}

function indexOf(orders: readonly PayableFacts[]): Index {
  const unpaid = orders.filter(
    ({ status, currency, missingMinor }) =>
      currency === STATEMENT_CURRENCY && missingMinor > 0 && !wasPaid(status),
  )
  return {
    byNumber: new Map(orders.map((order) => [plainNumber(order.number), order])),
    byAmount: Map.groupBy(unpaid, ({ missingMinor }) => missingMinor),
    unpaid,
  }
}

/** A row with what its text says, and the words of a verdict on it. */
function readerOf(row: Row) {
  const said = foldPayer(`${row.payer} ${row.text}`)
  const payer = foldPayer(row.payer)
  const hasName = ({ names }: PayableFacts) => isNamed(said, names) || isNamed(payer, names)
  const unsure = (why: Why, orders: readonly PayableFacts[], byNumber = false): Verdict => ({
    orderId: null,
    why,
    candidates: orders.slice(0, CANDIDATES_MAX).map((order) => ({
      orderId: order.id,
      byNumber,
      byAmount: order.missingMinor === row.amountMinor,
      byName: hasName(order),
    })),
  })
  return { hasName, unsure }
}

type Reader = ReturnType<typeof readerOf>

function judge(row: Row, index: Index): Verdict {
  const reader = readerOf(row)
  const numbered = possibleNumbers(`${row.payer} ${row.text}`).flatMap(
    (number) => index.byNumber.get(number) ?? [],
  )
  const [named, another] = numbered
  if (another) return reader.unsure('several_numbers', numbered, true)
  if (!named) return judgeWithoutNumber(row, index, reader)
  const why = whyOfNumbered(row.amountMinor, named)
  const orderId = why === 'number_amount' ? named.id : null
  return { ...reader.unsure(why, [named], true), orderId }
}

function judgeWithoutNumber(row: Row, index: Index, { hasName, unsure }: Reader): Verdict {
  const fitting = index.byAmount.get(row.amountMinor) ?? []
  const both = fitting.filter(hasName)
  const [only] = both
  if (only && both.length > 1) return unsure('several_fit', both)
  if (only && isAwaited(only)) return { ...unsure('amount_name', both), orderId: only.id }
  if (only) return unsure(whyNotOpen(only) ?? 'amount_only', both)

  const open = fitting.filter(isAwaited)
  const theirs = index.unpaid.filter(hasName)
  const [first] = theirs
  if (first) {
    const why = whyNotOpen(first) ?? (row.amountMinor < first.missingMinor ? 'short' : 'over')
    return unsure(why, [...theirs, ...open])
  }
  if (open.length === 0) return unsure('none', [])
  return unsure(open.length === 1 ? 'amount_only' : 'several_amounts', open)
}

const isAwaited = ({ status }: PayableFacts): boolean => orderCan.declareTransfer({ status })

function whyOfNumbered(amountMinor: number, order: PayableFacts): Why {
  if (order.currency !== STATEMENT_CURRENCY) return 'other_currency'
  if (wasPaid(order.status) || order.missingMinor === 0) return 'paid_already'
  const over = whyNotOpen(order)
  if (over) return over
  if (amountMinor === order.missingMinor) return 'number_amount'
  return amountMinor < order.missingMinor ? 'short' : 'over'
}

const whyNotOpen = ({ status }: PayableFacts): 'canceled' | 'lapsed' | null => {
  if (status === 'canceled') return 'canceled'
  return status === 'lapsed' || status === 'abandoned' ? 'lapsed' : null
}

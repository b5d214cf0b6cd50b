/**
 * Matches transfers to orders. An exact match has two signs, the amount among them, that point to a single order placed
 * before the transfer. Staff decide all others and see the evidence for each candidate. Decisions, section 12.
 */
import { orderCan, wasPaid } from '#domain/orders/lifecycle.ts'

import { foldPayer } from './fold-payer.ts'
import { possibleNumbers } from './numbers-in.ts'
import {
  dayAndAmount,
  type KnownTransfer,
  type PayableFacts,
  type PayableIndex,
  payableIndexOf,
} from './payable-index.ts'
import { CANDIDATES_MAX, STATEMENT_CURRENCY } from './policy.ts'

export type Candidate = {
  orderId: string
  byNumber: boolean
  byAmount: boolean
  byName: boolean
  /** The payer begins with a part of the name, or with its reading. */
  byPart?: boolean
}

const EXACT_WHYS = ['number_amount', 'amount_name'] as const
/** Outside the rules: stays open until staff decide. */
const UNDECIDABLE_WHYS = ['reversed', 'maybe_known', 'error'] as const
const INEXACT_WHYS = [
  'recorded_already',
  'before_order',
  'several_numbers',
  'other_currency',
  'paid_already',
  'canceled',
  'lapsed',
  'short',
  'over',
  'several_fit',
  'name_part',
  'amount_only',
  'fee_short',
  'name_alike',
  'several_amounts',
  'second',
  'changed',
  'reopened',
  'none',
] as const
type UndecidableWhy = (typeof UNDECIDABLE_WHYS)[number]
export type Why = (typeof EXACT_WHYS)[number] | UndecidableWhy | (typeof INEXACT_WHYS)[number]

const isUndecidable = (why: Why): why is UndecidableWhy =>
  UNDECIDABLE_WHYS.some((held) => held === why)

export type Match = {
  /** The order of an exact match. */
  orderId: string | null
  why: Why
  candidates: Candidate[]
}

type Row = {
  id: string
  day: string
  amountMinor: number
  payer: string
  text: string
  /** The former result; undecidable ones stay. */
  why: Why
}

/** Matches row by row, oldest first: an order is proposed for one row only. */
export function matcherOf(
  orders: readonly PayableFacts[],
  transfers: readonly KnownTransfer[],
  feeLimitMinor: number,
): (row: Row) => Match {
  const index = { ...payableIndexOf(orders, transfers), feeLimitMinor }
  const taken = new Set<string>()
  return (row) => {
    const match = matchOne(row, index)
    const { orderId } = match
    if (orderId === null) return match
    if (taken.has(orderId)) return { ...match, orderId: null, why: 'second' }
    taken.add(orderId)
    return match
  }
}

/** Possible order numbers in the rows, to look up in one query. */
export const requestedNumbers = (rows: readonly Pick<Row, 'payer' | 'text'>[]): string[] => [
  ...new Set(rows.flatMap(({ payer, text }) => possibleNumbers(`${payer} ${text}`))),
]

type Index = PayableIndex & { feeLimitMinor: number }

/** A row with the names in its text, and constructors of its result. */
function readerOf(row: Row, { names }: Index) {
  const payer = foldPayer(row.payer)
  const whole = names.saidBy(payer)
  const said = [
    ...new Set([...whole, ...names.within(payer), ...names.within(foldPayer(row.text))]),
  ]
  const isSaid = new Set(said)
  const inexact = (why: Why, orders: readonly PayableFacts[], byNumber = false): Match => ({
    orderId: null,
    why,
    candidates: orders.slice(0, CANDIDATES_MAX).map((order) => ({
      orderId: order.id,
      byNumber,
      byAmount: order.missingMinor === row.amountMinor,
      byName: order.names.some((name) => isSaid.has(name)),
      byPart: order.parts.some((part) => payer.startsWith(part)),
    })),
  })
  return { payer, whole, said, inexact }
}

type RowReader = ReturnType<typeof readerOf>

function matchOne(row: Row, index: Index): Match {
  const reader = readerOf(row, index)
  const numbered = possibleNumbers(`${row.payer} ${row.text}`).flatMap(
    (number) => index.byNumber.get(number) ?? [],
  )
  const match = matchRow(row, numbered, index, reader)
  if (isUndecidable(row.why)) return { ...match, orderId: null, why: row.why }
  const recorded = ordersRecordedFor(row, numbered, index, reader)
  if (recorded.length === 0) return match
  const others = match.candidates.filter(({ orderId }) => !recorded.includes(orderId))
  const candidates = recorded.map(
    (orderId): Candidate =>
      match.candidates.find((one) => one.orderId === orderId) ?? {
        orderId,
        byNumber: false,
        byAmount: false,
        byName: true,
      },
  )
  return {
    orderId: null,
    why: 'recorded_already',
    candidates: [...candidates, ...others].slice(0, CANDIDATES_MAX),
  }
}

/** Orders whose ledger already has this amount on this day: recorded by staff, it must not count twice. */
function ordersRecordedFor(
  row: Row,
  numbered: readonly PayableFacts[],
  index: Index,
  { payer, said }: RowReader,
): string[] {
  const known = index.transfers.get(dayAndAmount(row.day, row.amountMinor)) ?? []
  const mayAccess = ({ orderId, payer: by }: KnownTransfer) =>
    numbered.length > 0
      ? numbered.some(({ id }) => id === orderId)
      : (by !== '' && by === payer) ||
        index.byId.get(orderId)?.names.some((name) => said.includes(name))
  return [...new Set(known.filter(mayAccess).map(({ orderId }) => orderId))]
}

function matchRow(
  row: Row,
  numbered: readonly PayableFacts[],
  index: Index,
  reader: RowReader,
): Match {
  const [named, another] = numbered
  if (another) return reader.inexact('several_numbers', numbered, true)
  if (!named) return matchWithoutNumber(row, index, reader)
  const why = whyOfNumbered(row, named)
  const orderId = why === 'number_amount' ? named.id : null
  return { ...reader.inexact(why, [named], true), orderId }
}

function matchWithoutNumber(row: Row, index: Index, reader: RowReader): Match {
  const { said, inexact } = reader
  const both = index.calledAndMissing(said, row.amountMinor)
  const [only] = both
  if (only && both.length > 1) return inexact('several_fit', both)
  if (only) {
    const why = whyOfNamed(row, only, reader)
    return { ...inexact(why, both), orderId: why === 'amount_name' ? only.id : null }
  }

  const open = (index.byAmount.get(row.amountMinor) ?? []).filter(isAwaited)
  const theirs = index.called(said)
  const [first] = theirs
  if (first) {
    const why = whyNotOpen(first) ?? (row.amountMinor < first.missingMinor ? 'short' : 'over')
    return inexact(why, [...theirs, ...open])
  }
  if (open.length === 0) return matchNear(row, index, reader)
  return inexact(open.length === 1 ? 'amount_only' : 'several_amounts', open)
}

/** Nothing fits: an amount that a fee was taken from, and names that begin alike. Those with both come first. */
function matchNear(row: Row, index: Index, { payer, inexact }: RowReader): Match {
  const near = index.missingUpTo(row.amountMinor, index.feeLimitMinor)
  const alike = index.partlyCalled(payer)
  const both = near.filter((order) => alike.includes(order))
  const candidates = [...new Set([...both, ...near, ...alike])]
  const why = near.length > 0 ? 'fee_short' : 'name_alike'
  return inexact(candidates.length > 0 ? why : 'none', candidates)
}

/** A name somewhere in the text may be the bank's, a street's, or part of a longer name. */
function whyOfNamed(row: Row, order: PayableFacts, { whole }: RowReader): Why {
  if (!isAwaited(order)) return whyNotOpen(order) ?? 'amount_only'
  if (!order.names.some((name) => whole.includes(name))) return 'name_part'
  return wasThere(order, row) ? 'amount_name' : 'before_order'
}

const isAwaited = ({ status }: PayableFacts): boolean => orderCan.declareTransfer({ status })

/** A transfer cannot pay an order that was placed later. */
const wasThere = ({ placedOn }: PayableFacts, { day }: Row): boolean =>
  placedOn !== null && placedOn <= day

function whyOfNumbered(row: Row, order: PayableFacts): Why {
  if (order.currency !== STATEMENT_CURRENCY) return 'other_currency'
  if (wasPaid(order.status) || order.missingMinor === 0) return 'paid_already'
  const over = whyNotOpen(order)
  if (over) return over
  if (row.amountMinor === order.missingMinor) {
    return wasThere(order, row) ? 'number_amount' : 'before_order'
  }
  return row.amountMinor < order.missingMinor ? 'short' : 'over'
}

const whyNotOpen = ({ status }: PayableFacts): 'canceled' | 'lapsed' | null => {
  if (status === 'canceled') return 'canceled'
  return status === 'lapsed' || status === 'abandoned' ? 'lapsed' : null
}

/** Index of everything that rows are matched against, so that no row is compared with every order. */
import { type OrderStatus, orderCan, wasPaid } from '#domain/orders/lifecycle.ts'
import type { Currency } from '#shared/money.ts'

import { nameIndexOf } from './name-index.ts'
import { plainNumber } from './numbers-in.ts'
import { CANDIDATES_MAX, STATEMENT_CURRENCY } from './policy.ts'

export type PayableFacts = {
  id: string
  number: string
  status: OrderStatus
  currency: Currency
  missingMinor: number
  /** ISO day in Japan. */
  placedOn: string | null
  /** Folded. */
  names: readonly string[]
  /** Words of the names and their readings, folded. */
  parts: readonly string[]
}

/** Transfers already in an order's ledger. */
export type KnownTransfer = {
  orderId: string
  day: string
  amountMinor: number
  /** Folded. */
  payer: string
}

export type PayableIndex = ReturnType<typeof payableIndexOf>

export function payableIndexOf(
  orders: readonly PayableFacts[],
  transfers: readonly KnownTransfer[],
) {
  const unpaid = orders.filter(
    ({ status, currency, missingMinor }) =>
      currency === STATEMENT_CURRENCY && missingMinor > 0 && !wasPaid(status),
  )
  const position = new Map(unpaid.map((order, at) => [order.id, at]))
  const byName = ordersBy(unpaid, ({ names }) => names)
  const byAmountAndName = ordersBy(unpaid, ({ missingMinor, names }) =>
    names.map((name) => amountAndName(missingMinor, name)),
  )
  const awaited = unpaid.filter(({ status }) => orderCan.declareTransfer({ status }))
  const parts = ordersBy(awaited, ({ parts }) => parts)
  const inOrder = (found: readonly PayableFacts[]) =>
    [...new Set(found)].sort((a, b) => (position.get(a.id) ?? 0) - (position.get(b.id) ?? 0))
  return {
    names: nameIndexOf(orders.flatMap(({ names }) => names)),
    byId: new Map(orders.map((order) => [order.id, order])),
    byNumber: new Map(orders.map((order) => [plainNumber(order.number), order])),
    byAmount: Map.groupBy(unpaid, ({ missingMinor }) => missingMinor),
    /** The first orders of each name; staff see no more. */
    called: (names: readonly string[]) =>
      inOrder(names.flatMap((name) => byName.get(name)?.slice(0, CANDIDATES_MAX) ?? [])),
    calledAndMissing: (names: readonly string[], amountMinor: number) =>
      inOrder(names.flatMap((name) => byAmountAndName.get(amountAndName(amountMinor, name)) ?? [])),
    /** Awaited orders that are missing a little more than this. */
    missingUpTo: (amountMinor: number, moreMinor: number) =>
      awaited.filter(
        ({ missingMinor }) => missingMinor > amountMinor && missingMinor - amountMinor <= moreMinor,
      ),
    /** Awaited orders one of whose names begins as the payer does. */
    partlyCalled: (payer: string) =>
      inOrder(
        Array.from(
          { length: payer.length },
          (_, at) => parts.get(payer.slice(0, at + 1)) ?? [],
        ).flat(),
      ),
    transfers: Map.groupBy(transfers, ({ day, amountMinor }) => dayAndAmount(day, amountMinor)),
  }
}

export const dayAndAmount = (day: string, amountMinor: number): string => `${day} ${amountMinor}`

const amountAndName = (amountMinor: number, name: string): string => `${amountMinor} ${name}`

function ordersBy(
  orders: readonly PayableFacts[],
  keysOf: (order: PayableFacts) => readonly string[],
): Map<string, PayableFacts[]> {
  const found = new Map<string, PayableFacts[]>()
  for (const order of orders) {
    for (const key of keysOf(order)) {
      const known = found.get(key)
      if (known) known.push(order)
      else found.set(key, [order])
    }
  }
  return found
}

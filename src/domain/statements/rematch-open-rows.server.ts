/** Matches all open rows again with the current orders. The caller has checked the permission. */
import { setImmediate as othersTurn } from 'node:timers/promises'

import type { Context } from '#domain/context.ts'
import { findBankFeeLimits } from '#domain/orders/bank-transfers/bank-fee.server.ts'
import {
  listKnownReadings,
  listPayableOrders,
  listPayableOrdersOf,
  listTransfersOn,
  type PayableOrder,
} from '#domain/orders/bank-transfers/payable-orders.server.ts'
import { addDays } from '#shared/add-time.ts'
import { dayInJapan } from '#shared/japan-day.ts'
import { pick } from '#shared/pick.ts'
import type { Result } from '#shared/result.ts'

import { foldedNames, foldedParts, foldPayer, type Readings, readingsOf } from './fold-payer.ts'
import { type Match, matcherOf, requestedNumbers } from './match-rows.ts'
import type { KnownTransfer, PayableFacts } from './payable-index.ts'
import {
  LATE_MONEY_DAYS,
  ROWS_PER_CHUNK,
  STATEMENT_CURRENCY,
  STATEMENT_ROWS_MAX,
} from './policy.ts'
import { listOpen, type StatementRow, writeVerdicts } from './store.server.ts'

export async function rematchOpenRows(ctx: Context): Promise<void> {
  const rows = await listOpen(ctx, { limit: 2 * STATEMENT_ROWS_MAX, offset: 0 })
  if (rows.length === 0) return
  const transfers = await transfersOf(ctx, rows)
  const matchOne = matcherOf(
    await factsFor(ctx, rows, transfers),
    transfers,
    (await findBankFeeLimits(ctx))[STATEMENT_CURRENCY],
  )
  const matches = new Map<string, Match>()
  for (const [at, row] of rows.entries()) {
    if (at % ROWS_PER_CHUNK === 0) await othersTurn()
    matches.set(row.id, matchOne(row))
  }
  await writeVerdicts(ctx, matches)
}

async function transfersOf(ctx: Context, rows: readonly StatementRow[]): Promise<KnownTransfer[]> {
  const found = await listTransfersOn(ctx, {
    days: [...new Set(rows.map(({ day }) => day))],
    amounts: [...new Set(rows.map(({ amountMinor }) => amountMinor))],
  })
  return allowed(found).map(({ orderId, receivedOn, amountMinor, payerName }) => ({
    orderId,
    day: receivedOn,
    amountMinor,
    payer: foldPayer(payerName),
  }))
}

/** Payable orders, orders named by number, and orders with the same recorded amounts. */
async function factsFor(
  ctx: Context,
  rows: readonly StatementRow[],
  transfers: readonly KnownTransfer[],
): Promise<PayableFacts[]> {
  const numbers: string[] = []
  for (let from = 0; from < rows.length; from += ROWS_PER_CHUNK) {
    await othersTurn()
    numbers.push(...requestedNumbers(rows.slice(from, from + ROWS_PER_CHUNK)))
  }
  const payable = allowed(
    await listPayableOrders(ctx, {
      numbers: [...new Set(numbers)].map((plain) => `${plain.slice(0, 4)}-${plain.slice(4)}`),
      lapsedAfter: addDays(ctx.now, -LATE_MONEY_DAYS),
    }),
  )
  const isListed = new Set(payable.map(({ id }) => id))
  const paid = [...new Set(transfers.map(({ orderId }) => orderId))].filter(
    (id) => !isListed.has(id),
  )
  const rest = allowed(await listPayableOrdersOf(ctx, paid))
  const readings = readingsOf(allowed(await listKnownReadings(ctx)))
  const facts: PayableFacts[] = []
  for (const [at, order] of [...payable, ...rest].entries()) {
    if (at % ROWS_PER_CHUNK === 0) await othersTurn()
    facts.push(factsOf(order, readings))
  }
  return facts
}

function allowed<T>(result: Result<T, 'forbidden'>): T {
  if (!result.ok) throw new Error('who works on statements may read orders')
  return result.value
}

function factsOf(order: PayableOrder, readings: Readings): PayableFacts {
  const { customerKana, customerName, payerName, customerCompany } = order
  const names = [customerKana, customerName, payerName, customerCompany]
  return {
    ...pick(order, 'id', 'number', 'status', 'currency', 'missingMinor'),
    placedOn: order.placedAt && dayInJapan(order.placedAt),
    names: foldedNames(names),
    parts: foldedParts(names, readings),
  }
}

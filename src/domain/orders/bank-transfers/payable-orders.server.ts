/** Orders that a transfer may pay, with the amount each is missing. Decisions, sections 7 and 12. */
import { may } from '#domain/accounts/permission.ts'
import type { Context } from '#domain/context.ts'
import { readLedgers } from '#domain/ledger/ledger.server.ts'
import { fail, ok, type Result } from '#shared/result.ts'

import { NO_FILTER } from '../listing/list-filter.ts'
import { searchOrders } from '../listing/search-orders.server.ts'
import {
  listAwaitedNear,
  listAwaitedRows,
  listReadings,
  listRowsCosting,
  listRowsOf,
  listTransferRowsOn,
} from './payable-store.server.ts'

const FOUND_MAX = 10
const AWAITED_MAX = 20
const READINGS_MAX = 10_000

export type PayableOrder = Awaited<ReturnType<typeof listRowsOf>>[number] & { missingMinor: number }
type Listed = Promise<Result<PayableOrder[], 'forbidden'>>

/** All candidates for a statement, loaded once. `numbers` are the order numbers in its texts. */
export async function listPayableOrders(
  ctx: Context,
  asked: { numbers: readonly string[]; lapsedAfter: Date },
): Listed {
  if (!may(ctx.actor, 'order.read_all')) return fail('forbidden')
  return ok(await withLedgers(ctx, await listAwaitedRows(ctx, asked)))
}

/** Orders that await a transfer, those of the nearest amount first. */
export async function listAwaitedTransfers(ctx: Context, amountMinor: number): Listed {
  if (!may(ctx.actor, 'order.read_all')) return fail('forbidden')
  return ok(await withLedgers(ctx, await listAwaitedNear(ctx, amountMinor, AWAITED_MAX)))
}

/** Names whose reading is known from any order. */
export async function listKnownReadings(
  ctx: Context,
): Promise<Result<{ name: string; kana: string }[], 'forbidden'>> {
  if (!may(ctx.actor, 'order.read_all')) return fail('forbidden')
  return ok(await listReadings(ctx, READINGS_MAX))
}

export async function listPayableOrdersOf(ctx: Context, ids: readonly string[]): Listed {
  if (!may(ctx.actor, 'order.read_all')) return fail('forbidden')
  return ok(ids.length === 0 ? [] : await withLedgers(ctx, await listRowsOf(ctx, ids)))
}

/** Yen transfers already in the ledgers, so that a statement cannot record them twice. */
export async function listTransfersOn(
  ctx: Context,
  asked: { days: readonly string[]; amounts: readonly number[] },
): Promise<Result<Awaited<ReturnType<typeof listTransferRowsOn>>, 'forbidden'>> {
  if (!may(ctx.actor, 'order.read_all')) return fail('forbidden')
  return ok(await listTransferRowsOn(ctx, { ...asked, currency: 'jpy' }))
}

/** By number, name or amount, the newest first. */
export async function findPayableOrders(ctx: Context, input: string): Listed {
  if (!may(ctx.actor, 'order.read_all')) return fail('forbidden')
  const search = input.normalize('NFKC').trim()
  if (search === '') return ok([])
  const window = { sort: 'newest', from: null, size: FOUND_MAX } as const
  const found = await searchOrders(ctx, { ...NO_FILTER, search }, window)
  if (!found.ok) return found
  const ids = found.value.items.map(({ id }) => id)
  const amount = /^[¥\\]?([\d,]{1,12})円?$/.exec(search)?.[1]?.replaceAll(',', '')
  const costing = amount ? await listRowsCosting(ctx, Number(amount), FOUND_MAX) : []
  const rows = [...costing, ...(ids.length === 0 ? [] : await listRowsOf(ctx, ids))]
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ok(await withLedgers(ctx, [...byId.values()].slice(0, FOUND_MAX)))
}

async function withLedgers(
  ctx: Context,
  rows: Awaited<ReturnType<typeof listRowsOf>>,
): Promise<PayableOrder[]> {
  const ledgers = await readLedgers(ctx, rows)
  return rows.map((row) => ({
    ...row,
    missingMinor: ledgers.get(row.id)?.balance.missingMinor ?? row.totalMinor,
  }))
}

/** Staff adjust the stock. Each change is a movement with a reason; a repeated submit counts once. */
import { may } from '#domain/accounts/permission.ts'
import { recordAudit } from '#domain/audit/record-audit.server.ts'
import type { Context } from '#domain/context.ts'
import { withIdempotencyKey } from '#domain/rate-limits/idempotency.server.ts'
import { fail, ok, type Result } from '#shared/result.ts'

import { normalSerial } from '../serial.ts'
import { publishStockEvent } from './stock.server.ts'
import type { StockLine } from './stock-lines.ts'
import { onHandAfter, type StaffReason } from './stock-reasons.ts'
import { addStock, listStockRows, lockStock, setLeadTime, setOnHand } from './stock-store.server.ts'

/** Idempotency key of the form. */
type Form = { note: string; key: string }

export type StockAdjustment = Form & {
  serial: string
  reason: StaffReason
  quantity: number
  /** The stock that the form displayed. */
  revision: number
}

export type StockRefusal =
  | 'forbidden'
  | 'not_found'
  | 'quantity_invalid'
  | 'stock_below_reserved'
  | 'edit_conflict'
  | 'idempotency_mismatch'

export async function adjustStock(
  ctx: Context,
  change: StockAdjustment,
): Promise<Result<null, StockRefusal>> {
  if (!may(ctx.actor, 'stock.adjust')) return fail('forbidden')
  const { key, ...body } = change
  const request = { owner: ownerOf(ctx), operation: 'stock.adjust', key, body }
  return plain(
    await withIdempotencyKey<null, StockRefusal>(ctx, request, (ctx) => adjust(ctx, body)),
  )
}

async function adjust(
  ctx: Context,
  { serial, revision, ...change }: Omit<StockAdjustment, 'key'>,
): Promise<Result<null, StockRefusal>> {
  const [stock] = await lockStock(ctx, [serial])
  if (!stock) return fail('not_found')
  // A movement during the count makes the result ambiguous: staff must count again.
  if (change.reason === 'counted' && stock.onHand !== revision) return fail('edit_conflict')
  const after = onHandAfter(stock, change)
  if (!after.ok) return after
  if (after.value === stock.onHand) return ok(null)

  const { reason, note } = change
  const levels = await setOnHand(ctx, serial, { onHand: after.value, cause: { reason, note } })
  await publishStockEvent(ctx, levels)
  await recordAudit(ctx, {
    action: 'stock_adjusted',
    target: { type: 'cartridge', id: serial },
    detail: { reason, note, before: stock.onHand, after: after.value },
  })
  return ok(null)
}

export type Delivery = Form & { lines: readonly StockLine[] }

export type DeliveryRefusal = StockRefusal | { code: 'cartridge_unknown'; serials: string[] }

/** Receives a delivery of many cartridges, all or nothing. */
export async function receiveDelivery(
  ctx: Context,
  { key, ...delivery }: Delivery,
): Promise<Result<null, DeliveryRefusal>> {
  if (!may(ctx.actor, 'stock.adjust')) return fail('forbidden')
  if (delivery.lines.length === 0) return fail('quantity_invalid')
  const request = { owner: ownerOf(ctx), operation: 'stock.receive', key, body: delivery }
  return plain(
    await withIdempotencyKey<null, DeliveryRefusal>(ctx, request, (ctx) => receive(ctx, delivery)),
  )
}

async function receive(
  ctx: Context,
  { lines, note }: Omit<Delivery, 'key'>,
): Promise<Result<null, DeliveryRefusal>> {
  const rows = await listStockRows(ctx)
  const known = new Map(rows.map(({ serial }) => [normalSerial(serial), serial]))
  const unknown = lines.filter(({ code }) => !known.has(code)).map(({ input }) => input)
  if (unknown.length > 0) return fail({ code: 'cartridge_unknown', serials: unknown })

  const demand = lines.map(({ code, quantity }) => ({ serial: known.get(code) ?? '', quantity }))
  for (const line of demand) {
    const stock = { onHand: 0, reserved: 0 }
    const counted = onHandAfter(stock, { reason: 'arrived', quantity: line.quantity })
    if (!counted.ok) return counted
  }

  await publishStockEvent(ctx, await addStock(ctx, demand, { reason: 'arrived', note }))
  await recordAudit(ctx, {
    action: 'stock_received',
    target: { type: 'stock', id: 'delivery' },
    detail: { note, lines: demand },
  })
  return ok(null)
}

const LEAD_TIME_DAYS_MAX = 365

/** Sets the lead time; `null` when unknown. */
export async function setLeadTimeDays(
  ctx: Context,
  serial: string,
  { leadTimeDays, revision }: { leadTimeDays: number | null; revision: number | null },
): Promise<Result<null, StockRefusal>> {
  if (!may(ctx.actor, 'stock.adjust')) return fail('forbidden')
  const isDays = leadTimeDays === null || (Number.isInteger(leadTimeDays) && leadTimeDays > 0)
  if (!isDays || (leadTimeDays ?? 0) > LEAD_TIME_DAYS_MAX) return fail('quantity_invalid')

  return ctx.transaction<Result<null, StockRefusal>>(async (ctx) => {
    const [stock] = await lockStock(ctx, [serial])
    if (!stock) return fail('not_found')
    if (stock.leadTimeDays === leadTimeDays) return ok(null)
    if (stock.leadTimeDays !== revision) return fail('edit_conflict')

    await setLeadTime(ctx, serial, leadTimeDays)
    await recordAudit(ctx, {
      action: 'stock_lead_time_set',
      target: { type: 'cartridge', id: serial },
      detail: { before: stock.leadTimeDays, after: leadTimeDays },
    })
    return ok(null)
  })
}

const ownerOf = ({ actor }: Context): string => ('userId' in actor ? actor.userId : actor.kind)

/** Refuses an idempotency key that is reused with another content. */
function plain<T, E>(
  result: Result<T, E | { code: 'idempotency_mismatch' }>,
): Result<T, E | 'idempotency_mismatch'> {
  if (result.ok) return result
  const { error } = result
  const isMismatch =
    typeof error === 'object' &&
    error !== null &&
    'code' in error &&
    error.code === 'idempotency_mismatch'
  // Only `once` gives that code.
  return isMismatch ? fail('idempotency_mismatch') : fail(error as E)
}

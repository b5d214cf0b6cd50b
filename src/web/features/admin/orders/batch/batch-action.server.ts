/** Forms for many orders: looks up the selected or pasted orders, then calls the domain. */
import { randomUUID } from 'node:crypto'

import type { Context } from '#domain/context.ts'
import {
  BATCH_ORDERS_MAX,
  type BatchAction,
  isReadyFor,
  readPasted,
} from '#domain/orders/batches/batch.ts'
import { createBatch } from '#domain/orders/batches/create-batch.server.ts'
import {
  listOrdersByNumber,
  listSelectedOrders,
} from '#domain/orders/batches/select-orders.server.ts'
import type { Order } from '#domain/orders/order.ts'
import { TrackingNumber } from '#domain/orders/order.ts'
import { trackingWarning } from '#domain/shipping/tracking.ts'
import type { Result } from '#shared/result.ts'
import { isUuid } from '#shared/uuid.ts'
import { textOf } from '#web/features/admin/frame/guard.server.ts'

import {
  BATCH_OF,
  confirmField,
  isNewBatchAction,
  type LeftOut,
  type NewBatch,
  type NewBatchAnswer,
  type NewBatchRow,
  trackingField,
} from './batch-action.ts'

type Outcome = { batchId: string } | NewBatchAnswer

export async function loadNewBatch(
  ctx: Context,
  action: BatchAction,
  ids: readonly string[],
): Promise<NewBatch> {
  const orders = unwrap(await listSelectedOrders(ctx, ids))
  return newBatchOf(action, orders, { formKey: randomUUID(), numbers: new Map() })
}

/** `null` for a form that is none of ours. */
export async function handleNewBatchAction(ctx: Context, form: FormData): Promise<Outcome | null> {
  const action = textOf(form, 'intent')
  if (!isNewBatchAction(action)) return null
  return action === 'read_list'
    ? readList(ctx, textOf(form, 'list'))
    : ask(ctx, BATCH_OF[action], form)
}

/** Lines that can't be used are named; the others go on. */
async function readList(ctx: Context, pasted: string): Promise<NewBatchAnswer> {
  const { lines, wrong } = readPasted(pasted)
  const refused = { kind: 'list', pasted, leftOut: [] } as const
  if (lines.length + wrong.length === 0) return { ...refused, error: 'empty' }
  const numbers = [...new Set(lines.map(({ number }) => number))]
  if (numbers.length > BATCH_ORDERS_MAX) return { ...refused, error: 'too_long' }

  const found = unwrap(await listOrdersByNumber(ctx, numbers))
  const known = new Map(found.map(({ id, number }) => [number, id]))
  const input = new Map<string, string>()
  const leftOut: LeftOut[] = wrong.map((line) => ({ ...line, why: 'unreadable' }))
  for (const { at, text, number, trackingNumber } of lines) {
    const id = known.get(number)
    const before = id && input.get(id)
    if (id && (before ?? trackingNumber) === trackingNumber) input.set(id, trackingNumber)
    else leftOut.push({ at, text, why: id ? 'twice' : 'unknown' })
  }
  leftOut.sort((a, b) => a.at - b.at)
  if (input.size === 0) return { ...refused, error: 'none', leftOut }

  const batch = newBatchOf('ship', found, { formKey: randomUUID(), numbers: input })
  return { kind: 'batch', batch, code: null, isInputEmpty: false, leftOut }
}

async function ask(ctx: Context, action: BatchAction, form: FormData): Promise<Outcome> {
  const ids = form.getAll('id').filter((id) => typeof id === 'string')
  const numbers = new Map(ids.map((id) => [id, textOf(form, trackingField(id)).trim()]))
  const confirmed = new Set(ids.filter((id) => textOf(form, confirmField(id)) === numbers.get(id)))
  const input = textOf(form, 'formKey')
  const formKey = isUuid(input) ? input : randomUUID()
  const selected = unwrap(await listSelectedOrders(ctx, ids))
  const batch = newBatchOf(action, selected, { formKey, numbers, confirmed })
  // All were ready when the form was shown; an order that changed since refuses by itself.
  const hasInput = ({ id }: Order) => action === 'confirm' || Boolean(numbers.get(id))
  const asked = selected.filter(hasInput)
  const isInputEmpty = asked.length === 0
  const answer = { kind: 'batch', batch, code: null, isInputEmpty, leftOut: [] } as const
  const isWrong = [...batch.ready, ...batch.others].some(({ error }) => error !== null)
  if (isWrong || (action === 'ship' && isInputEmpty)) return answer

  const orders = asked.map(({ id }) => ({
    id,
    trackingNumber: numbers.get(id) || null,
    isNumberConfirmed: confirmed.has(id),
  }))
  const result = await createBatch(ctx, { action, formKey, orders })
  return result.ok ? { batchId: result.value } : { ...answer, code: result.error }
}

type Input = {
  formKey: string
  numbers: ReadonlyMap<string, string>
  /** Orders whose doubtful number was ticked as right. */
  confirmed?: ReadonlySet<string>
}

function newBatchOf(
  action: BatchAction,
  orders: readonly Order[],
  { formKey, numbers, confirmed }: Input,
): NewBatch {
  const rowOf = (order: Order): NewBatchRow => {
    const { id, number, status, customerName, customerCompany } = order
    const trackingNumber = numbers.get(id) ?? ''
    const error = confirmed?.has(id) ? null : trackingError(order, trackingNumber)
    return { id, number, status, customerName, customerCompany, trackingNumber, error }
  }
  const [ready, others] = [true, false].map((isReady) =>
    orders.filter((order) => isReadyFor(action, order) === isReady).map(rowOf),
  )
  return { action, formKey, ready: ready ?? [], others: others ?? [] }
}

function trackingError({ shippingMethod }: Order, trackingNumber: string): NewBatchRow['error'] {
  if (trackingNumber === '') return null
  if (!TrackingNumber.safeParse(trackingNumber).success) return 'too_long'
  return trackingWarning(shippingMethod, trackingNumber)
}

/** The guard let only staff pass, and staff may read all orders. */
function unwrap<T>(result: Result<T, 'forbidden'>): T {
  if (!result.ok) throw new Error('staff may read all orders')
  return result.value
}

/** Forms for many orders: looks up the selected or pasted orders, then calls the domain. */
import { randomUUID } from 'node:crypto'

import type { Context } from '#domain/context.ts'
import {
  BATCH_ORDERS_MAX,
  type BatchAction,
  isReadyFor,
  type PastedLine,
  readPasted,
} from '#domain/orders/batches/batch.ts'
import { createBatch } from '#domain/orders/batches/create-batch.server.ts'
import {
  listOrdersByNumber,
  listSelectedOrders,
} from '#domain/orders/batches/select-orders.server.ts'
import type { Order } from '#domain/orders/order.ts'
import { TrackingNumber } from '#domain/orders/order.ts'
import type { Result } from '#shared/result.ts'
import { isUuid } from '#shared/uuid.ts'
import { textOf } from '#web/features/admin/frame/guard.server.ts'

import {
  BATCH_OF,
  isNewBatchAction,
  type ListErrors,
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

async function readList(ctx: Context, pasted: string): Promise<NewBatchAnswer> {
  const { lines, wrong } = readPasted(pasted)
  const { once, twice } = eachOnce(lines)
  const numbers = [...once.keys()]
  const found = unwrap(await listOrdersByNumber(ctx, numbers))
  const known = new Set(found.map(({ number }) => number))
  const errors: ListErrors = {
    isEmpty: lines.length === 0 && wrong.length === 0,
    isTooLong: numbers.length > BATCH_ORDERS_MAX,
    wrongLines: wrong,
    unknown: numbers.slice(0, BATCH_ORDERS_MAX).filter((number) => !known.has(number)),
    twice,
  }
  const hasErrors = Object.values(errors).some((error) =>
    Array.isArray(error) ? error.length > 0 : error,
  )
  if (hasErrors) return { kind: 'list', pasted, errors }

  const input = new Map(found.map(({ id, number }) => [id, once.get(number) ?? '']))
  const batch = newBatchOf('ship', found, { formKey: randomUUID(), numbers: input })
  return { kind: 'batch', batch, code: null, isInputEmpty: false }
}

function eachOnce(lines: readonly PastedLine[]) {
  const once = new Map<string, string>()
  const twice = new Set<string>()
  for (const { number, trackingNumber } of lines) {
    const before = once.get(number)
    if (before !== undefined && before !== trackingNumber) twice.add(number)
    once.set(number, trackingNumber)
  }
  return { once, twice: [...twice] }
}

async function ask(ctx: Context, action: BatchAction, form: FormData): Promise<Outcome> {
  const ids = form.getAll('id').filter((id) => typeof id === 'string')
  const numbers = new Map(ids.map((id) => [id, textOf(form, trackingField(id)).trim()]))
  const input = textOf(form, 'formKey')
  const formKey = isUuid(input) ? input : randomUUID()
  const selected = unwrap(await listSelectedOrders(ctx, ids))
  const batch = newBatchOf(action, selected, { formKey, numbers })
  // All were ready when the form was shown; an order that changed since refuses by itself.
  const hasInput = ({ id }: Order) => action === 'confirm' || Boolean(numbers.get(id))
  const asked = selected.filter(hasInput)
  const answer = { kind: 'batch', batch, code: null, isInputEmpty: asked.length === 0 } as const
  const isWrong = [...batch.ready, ...batch.others].some(({ isTooLong }) => isTooLong)
  if (isWrong || (action === 'ship' && asked.length === 0)) return answer

  const orders = asked.map(({ id }) => ({ id, trackingNumber: numbers.get(id) || null }))
  const result = await createBatch(ctx, { action, formKey, orders })
  return result.ok ? { batchId: result.value } : { ...answer, code: result.error }
}

function newBatchOf(
  action: BatchAction,
  orders: readonly Order[],
  { formKey, numbers }: { formKey: string; numbers: ReadonlyMap<string, string> },
): NewBatch {
  const rowOf = ({ id, number, status, customerName, customerCompany }: Order): NewBatchRow => {
    const trackingNumber = numbers.get(id) ?? ''
    const isTooLong = trackingNumber !== '' && !TrackingNumber.safeParse(trackingNumber).success
    return { id, number, status, customerName, customerCompany, trackingNumber, isTooLong }
  }
  const [ready, others] = [true, false].map((isReady) =>
    orders.filter((order) => isReadyFor(action, order) === isReady).map(rowOf),
  )
  return { action, formKey, ready: ready ?? [], others: others ?? [] }
}

/** The guard let only staff pass, and staff may read all orders. */
function unwrap<T>(result: Result<T, 'forbidden'>): T {
  if (!result.ok) throw new Error('staff may read all orders')
  return result.value
}

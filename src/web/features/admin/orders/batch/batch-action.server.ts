/** The form that confirms many orders: looks up the selected orders, then calls the domain. */
import { randomUUID } from 'node:crypto'

import type { Context } from '#domain/context.ts'
import { isReadyFor } from '#domain/orders/batches/batch.ts'
import { createBatch } from '#domain/orders/batches/create-batch.server.ts'
import { listSelectedOrders } from '#domain/orders/batches/select-orders.server.ts'
import type { Order } from '#domain/orders/order.ts'
import { money } from '#shared/money.ts'
import { pick } from '#shared/pick.ts'
import { isUuid } from '#shared/uuid.ts'
import { type ActionErrors, actionErrors, readInput } from '#web/features/admin/forms/action.ts'
import { unwrap } from '#web/features/admin/frame/unwrap.server.ts'

import { CONFIRM_ORDERS } from './batch-action.ts'

export async function loadNewBatch(ctx: Context, ids: readonly string[]): Promise<NewBatch> {
  return newBatchOf(unwrap(await listSelectedOrders(ctx, ids)), randomUUID())
}

/** `null` for a form that is none of ours. */
export async function handleNewBatchAction(
  ctx: Context,
  form: FormData,
): Promise<{ done: typeof CONFIRM_ORDERS; batchId: string } | NewBatchErrors | null> {
  const input = readInput(form)
  if (input.intent !== CONFIRM_ORDERS) return null
  const ids = form.getAll('id').filter((id) => typeof id === 'string')
  const { formKey: sent = '' } = input
  const formKey = isUuid(sent) ? sent : randomUUID()
  // All were ready when the form was shown; an order that changed since refuses by itself.
  const selected = unwrap(await listSelectedOrders(ctx, ids))
  const orders = selected.map(({ id }) => ({ id, trackingNumbers: null }))
  const result = await createBatch(ctx, { action: 'confirm', formKey, orders })
  if (result.ok) return { done: CONFIRM_ORDERS, batchId: result.value }
  const errors = actionErrors(CONFIRM_ORDERS, input, { code: result.error })
  return { ...errors, batch: newBatchOf(selected, formKey) }
}

export type NewBatch = ReturnType<typeof newBatchOf>
export type NewBatchErrors = ActionErrors<typeof CONFIRM_ORDERS> & { batch: NewBatch }

/** `formKey` of this form: sent twice, it is done once. `others`: in a state in which this does nothing. */
function newBatchOf(orders: readonly Order[], formKey: string) {
  const [ready = [], others = []] = [true, false].map((isReady) =>
    orders.filter((order) => isReadyFor('confirm', order) === isReady).map(rowOf),
  )
  return { formKey, ready, others }
}

export type NewBatchRow = ReturnType<typeof rowOf>

const rowOf = (order: Order) => ({
  ...pick(order, 'id', 'number', 'status', 'customerName', 'customerCompany', 'notes', 'country'),
  total: money(order.totalMinor, order.currency),
})

/** What is typed, scanned or pasted on the packing board: lines without a fault go on, the others come back. */
import { randomUUID } from 'node:crypto'

import type { Context } from '#domain/context.ts'
import { BATCH_ORDERS_MAX, isReadyFor, readPasted } from '#domain/orders/batches/batch.ts'
import { createBatch } from '#domain/orders/batches/create-batch.server.ts'
import {
  listOrdersByNumber,
  listSelectedOrders,
} from '#domain/orders/batches/select-orders.server.ts'
import type { Order } from '#domain/orders/order.ts'
import { listReplacementsToPack } from '#domain/orders/packing/list-replacements-to-pack.server.ts'
import type { Shipment } from '#domain/orders/packing/shipment.ts'
import { shipReplacement } from '#domain/orders/replacements/close-replacement.server.ts'
import { readTrackingNumbers } from '#domain/shipping/tracking/read-tracking-numbers.ts'
import {
  joinTrackingNumbers,
  splitTrackingNumbers,
  tidyTrackingNumbers,
} from '#domain/shipping/tracking/tracking.ts'
import { isUuid } from '#shared/uuid.ts'
import { textOf } from '#web/features/admin/frame/guard.server.ts'
import { unwrap } from '#web/features/admin/frame/unwrap.server.ts'

import { packingList } from './packing.server.ts'
import {
  confirmField,
  isPackingAction,
  type LeftOut,
  type PackingAnswer,
  type PackingRow,
  trackingField,
} from './packing.ts'

type Outcome = { batchId: string } | PackingAnswer

/** `null` for a form that is none of ours. */
export async function handlePackingAction(ctx: Context, form: FormData): Promise<Outcome | null> {
  const action = textOf(form, 'intent')
  if (!isPackingAction(action)) return null
  return action === 'read_list' ? readList(ctx, textOf(form, 'list')) : ship(ctx, form)
}

/** Lines that can't be used are named; the others go on. */
async function readList(ctx: Context, pasted: string): Promise<PackingAnswer> {
  const { lines, wrong } = readPasted(pasted)
  const refused = { kind: 'list', pasted, leftOut: [] } as const
  if (lines.length + wrong.length === 0) return { ...refused, error: 'empty' }
  const numbers = [...new Set(lines.map(({ number }) => number))]
  if (numbers.length > BATCH_ORDERS_MAX) return { ...refused, error: 'too_long' }

  const found = unwrap(await listOrdersByNumber(ctx, numbers))
  const open = unwrap(await listReplacementsToPack(ctx))
  const known = new Map([
    ...found.map((order) => [order.number, { ...ofOrder(order), order }] as const),
    ...open.flatMap(({ replacement, order }) =>
      replacement
        ? [[replacement.number, { id: replacement.id, isReady: true, order }] as const]
        : [],
    ),
  ])
  const typed = new Map<string, Pick<PackingRow, 'trackingNumbers' | 'error'>>()
  const leftOut: LeftOut[] = wrong.map((line) => ({ ...line, why: 'unreadable' }))
  for (const { at, text, number, trackingNumbers: added } of lines) {
    const named = known.get(number)
    if (!named) leftOut.push({ at, text, why: 'unknown' })
    else if (!named.isReady) leftOut.push({ at, text, why: 'not_ready' })
    else {
      const before = splitTrackingNumbers(typed.get(named.id)?.trackingNumbers ?? '')
      const trackingNumbers = joinTrackingNumbers([...before, ...added])
      const error = trackingError(named.order, trackingNumbers)
      if (error === 'tracking_twice') leftOut.push({ at, text, why: 'twice' })
      else typed.set(named.id, { trackingNumbers, error })
    }
  }
  leftOut.sort((a, b) => a.at - b.at)
  if (typed.size === 0) return { ...refused, error: 'none', leftOut }

  const usable = {
    orders: found.filter(({ id }) => typed.has(id)),
    replacements: open.filter(({ replacement }) => typed.has(replacement?.id ?? '')),
  }
  const list = await packingList(ctx, usable, typed)
  return {
    kind: 'board',
    list,
    code: null,
    isInputEmpty: false,
    started: null,
    leftOut,
    replaced: 0,
  }
}

const ofOrder = (order: Order) => ({ id: order.id, isReady: isReadyFor('ship', order) })

async function ship(ctx: Context, form: FormData): Promise<Outcome> {
  const ids = form.getAll('row').filter((id) => typeof id === 'string')
  const numbersOf = (id: string) => tidyTrackingNumbers(textOf(form, trackingField(id)))
  const isConfirmed = (id: string) => textOf(form, confirmField(id)) === numbersOf(id)
  const orders = unwrap(await listSelectedOrders(ctx, ids))
  const replacements = unwrap(await listReplacementsToPack(ctx, ids))
  const errorOf = (id: string, order: Order) => trackingError(order, numbersOf(id), isConfirmed(id))
  const typed = new Map(
    [
      ...orders.map((order) => ({ id: order.id, order })),
      ...replacements.map(({ order, replacement }) => ({ id: replacement?.id ?? '', order })),
    ].map(({ id, order }) => [id, { trackingNumbers: numbersOf(id), error: errorOf(id, order) }]),
  )
  const isGood = (id: string) => Boolean(numbersOf(id)) && typed.get(id)?.error === null
  const isOther = ({ replacement }: Shipment) => !isGood(replacement?.id ?? '')
  const answerWith = async (others: readonly Order[], replaced = 0) => ({
    kind: 'board' as const,
    code: null,
    started: null,
    leftOut: [],
    replaced,
    list: await packingList(
      ctx,
      { orders: others, replacements: replacements.filter(isOther) },
      typed,
    ),
    isInputEmpty: !ids.some(numbersOf),
  })
  const good = orders.filter(({ id }) => isGood(id))
  const others = orders.filter(({ id }) => !isGood(id))
  const replaced = await shipReplacements(
    ctx,
    replacements.filter((one) => !isOther(one)),
    (id) => ({ trackingNumbers: numbersOf(id), isConfirmed: isConfirmed(id) }),
  )
  if (good.length === 0) return answerWith(others, replaced)

  const input = textOf(form, 'formKey')
  const result = await createBatch(ctx, {
    action: 'ship',
    // The form sent twice ships once.
    formKey: isUuid(input) ? input : randomUUID(),
    orders: good.map(({ id }) => ({
      id,
      trackingNumbers: numbersOf(id),
      isNumberConfirmed: isConfirmed(id),
    })),
  })
  if (!result.ok) return { ...(await answerWith(orders, replaced)), code: result.error }
  const isWrong = [...typed.values()].some(({ error }) => error !== null)
  if (!isWrong && replaced === 0) return { batchId: result.value }
  const started = { batchId: result.value, count: good.length }
  return { ...(await answerWith(others, replaced)), started }
}

/** One after the other: there are few. One that was closed meanwhile is left out. Returns how many were shipped. */
async function shipReplacements(
  ctx: Context,
  good: readonly Shipment[],
  typedOf: (id: string) => { trackingNumbers: string; isConfirmed: boolean },
): Promise<number> {
  let count = 0
  for (const { order, replacement } of good) {
    if (!replacement) continue
    const { trackingNumbers, isConfirmed } = typedOf(replacement.id)
    const ids = { orderId: order.id, replacementId: replacement.id }
    const shipped = await shipReplacement(ctx, ids, trackingNumbers, isConfirmed)
    if (shipped.ok) count += 1
  }
  return count
}

/** A field left empty is of an order that ships another time. */
function trackingError(
  { shippingMethod }: Order,
  trackingNumbers: string,
  isConfirmed = false,
): PackingRow['error'] {
  if (trackingNumbers === '') return null
  const read = readTrackingNumbers(shippingMethod, trackingNumbers, isConfirmed)
  return read.ok ? null : read.error
}

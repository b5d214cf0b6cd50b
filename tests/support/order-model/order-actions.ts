/** Actions on one order, applied to the shop and to its model; each returns the actual and the expected outcome. */
import { expect } from 'vitest'

import type { Context } from '#domain/context.ts'
import { readLedger } from '#domain/ledger/ledger.server.ts'
import { completeBankOrder } from '#domain/orders/bank-transfers/complete-bank-order.server.ts'
import { recordTransfer } from '#domain/orders/bank-transfers/record-transfer.server.ts'
import { cancelOrder } from '#domain/orders/cancelling/cancel-order.server.ts'
import { changePaymentMethod } from '#domain/orders/card-payments/change-payment-method.server.ts'
import { startCardPayment } from '#domain/orders/card-payments/start-card-payment.server.ts'
import { syncCardPayment } from '#domain/orders/card-payments/sync-card-payment.server.ts'
import { editOrder, findEditable } from '#domain/orders/editing/edit-order.server.ts'
import { confirmOrder } from '#domain/orders/fulfilment/confirm-order.server.ts'
import { markDelivered } from '#domain/orders/fulfilment/deliver-order.server.ts'
import { shipOrder } from '#domain/orders/fulfilment/ship-order.server.ts'
import { refundableParts } from '#domain/orders/refunds/refund-parts.ts'
import {
  type RefundRequest,
  recordRefundTransfer,
  requestRefund,
} from '#domain/orders/refunds/request-refund.server.ts'
import { viewOrderAsStaff } from '#domain/orders/view-order.server.ts'
import { fail } from '#shared/result.ts'

import { SIX } from '../shop/buyer.ts'
import {
  CARD,
  confirmCard,
  decideAtBank,
  type Payment,
  postEvent,
  setFaults,
} from '../shop/orders.ts'
import type { TestShop } from '../shop/shop.ts'
import { unwrap } from '../shop/unwrap.ts'
import { type ModelOrder, PARCELS_MAX, SHIPPING, TOTAL } from './order-model.ts'

export type Model = { orders: ModelOrder[]; now: number; keys: Map<string, number> }

export type Walk = {
  shop: TestShop
  ids: string[]
  payments: Map<string, Payment>
  buyer: () => Context
  staff: () => Context
  system: () => Context
  /** Makes the names of transfers differ. */
  count: number
}

export type Action = (
  walk: Walk,
  model: ModelOrder,
  id: string,
  all: Model,
) => Promise<{ did: boolean; should: boolean } | undefined>

export const startPayment: Action = async ({ buyer, payments }, order, id) => {
  const should = order.startPayment()
  const started = await startCardPayment(buyer(), id, { key: null, body: '' })
  if (started.ok) {
    const { intentId: paymentId, clientSecret, status } = started.value
    payments.set(id, { paymentId, clientSecret, status })
  }
  return { did: started.ok, should }
}

/** The processor makes the payment and its answer is lost, also for the library's own retries. */
export const loseAnswer: Action = async ({ shop, buyer }, order, id) => {
  const isNew = order.intent === 'none' || order.intent === 'canceled'
  if (!isNew || !order.isUnpaid || order.method !== 'card') return undefined
  await setFaults(shop, { failNext: { path: '/v1/payment_intents', afterEffect: true, times: 3 } })
  const started = await startCardPayment(buyer(), id, { key: null, body: '' })
  await clearFaults(shop)
  return { did: started.ok, should: false }
}

export const pay =
  (card: 'good' | 'declined' | 'challenged'): Action =>
  async ({ shop, payments }, order, id) => {
    const payment = payments.get(id)
    if (order.intent !== 'open' || !payment) return undefined
    const { intent } = await confirmCard(shop, payment, CARD[card])
    if (card === 'good') order.intent = 'charged'
    if (card === 'challenged') order.intent = 'challenged'
    const said = card === 'good' ? 'succeeded' : card === 'declined' ? undefined : 'requires_action'
    return { did: intent === said, should: true }
  }

/** From nothing to the card in one step, so that walks get far. */
export const payAtOnce: Action = async (walk, order, id, all) => {
  await startPayment(walk, order, id, all)
  return pay('good')(walk, order, id, all)
}

export const decide =
  (decision: 'complete' | 'fail'): Action =>
  async ({ shop, payments }, order, id) => {
    const payment = payments.get(id)
    if (order.intent !== 'challenged' || !payment) return undefined
    await decideAtBank(shop, payment, decision)
    order.intent = decision === 'complete' ? 'charged' : 'open'
    return undefined
  }

export const syncPayment: Action = async ({ system }, order, id) => {
  order.syncPayment()
  const settled = await syncCardPayment(system(), id)
  return { did: settled.ok, should: true }
}

export const switchTo =
  (method: 'card' | 'bank_transfer'): Action =>
  async ({ buyer }, order, id) => {
    const should = order.switchTo(method)
    return { did: (await changePaymentMethod(buyer(), id, method)).ok, should }
  }

export const completeBank: Action = async ({ buyer }, order, id) => {
  const should = order.completeBank()
  return {
    did: (await completeBankOrder(buyer(), id, { key: null, body: null, answer: String })).ok,
    should,
  }
}

export const transfer =
  (kind: 'missing' | 'short' | 'excess'): Action =>
  async (walk, order, id) => {
    const missing = order.missing || TOTAL
    const amountMinor = { missing, short: Math.ceil(missing / 2), excess: missing + 500 }[kind]
    order.transfer(amountMinor)
    walk.count += 1
    const row = { amountMinor, payerName: `ヤマダ ${walk.count}`, receivedOn: '2026-11-05' }
    const again = { ...row, acceptsDifference: true }
    const did = (await recordTransfer(walk.staff(), id, again)).ok
    // The same row of the statement, typed once more, is refused and changes nothing.
    expect(await recordTransfer(walk.staff(), id, again)).toEqual(fail('transfer_known'))
    return { did, should: true }
  }

/** Within the limit of a new shop. */
const BANK_FEE = 440

export const transferLessFee: Action = async (walk, order, id) => {
  const amountMinor = (order.missing || TOTAL) - BANK_FEE
  if (amountMinor <= 0) return undefined
  const should = order.transferLessFee(amountMinor)
  walk.count += 1
  const row = { amountMinor, payerName: `ヤマダ ${walk.count}`, receivedOn: '2026-11-05' }
  return { did: (await recordTransfer(walk.staff(), id, { ...row, booksFee: true })).ok, should }
}

export const cancel: Action = async ({ staff }, order, id) => {
  const should = order.cancel()
  return { did: (await cancelOrder(staff(), id)).ok, should }
}

export const move =
  (to: 'confirmed' | 'delivered'): Action =>
  async ({ staff }, order, id) => {
    const should = order.move(to)
    const act = { confirmed: confirmOrder, delivered: markDelivered }[to]
    return { did: (await act(staff(), id)).ok, should }
  }

export const NUMBERS = ['0000-1111-2220', '0000-1111-2231', '0000-1111-2242'] as const

export const ship =
  (parcels: 1 | 2): Action =>
  async ({ staff }, order, id) => {
    const should = order.ship(parcels)
    const numbers = NUMBERS.slice(0, parcels).join(', ')
    return { did: (await shipOrder(staff(), id, numbers)).ok, should }
  }

/** From nothing to the carrier in one step, so that walks get to what happens afterwards. */
export const sendAtOnce: Action = async (walk, order, id, all) => {
  await payAtOnce(walk, order, id, all)
  await syncPayment(walk, order, id, all)
  const confirmed = await move('confirmed')(walk, order, id, all)
  expect(confirmed?.did).toBe(confirmed?.should)
  return ship(2)(walk, order, id, all)
}

export const addParcel: Action = async ({ staff }, order, id) => {
  if (order.parcels === PARCELS_MAX) return undefined
  const numbers = NUMBERS.slice(0, order.parcels + 1).join(', ')
  const should = order.addParcel()
  const { tracking } = unwrap(await findEditable(staff(), id))
  const edit = {
    part: 'tracking' as const,
    revision: tracking?.revision ?? '',
    sendsLink: false,
    input: { trackingNumber: numbers },
  } as const
  return { did: (await editOrder(staff(), id, edit)).ok, should }
}

/** The scent whose cartridge comes back. */
const [RETURNED = ''] = SIX

export const refundAll =
  (method: 'card' | 'bank_transfer', returnsStock: boolean): Action =>
  async ({ staff }, order, id) => {
    const should = order.refundAll(method, returnsStock)
    const ctx = staff()
    const row = unwrap(await viewOrderAsStaff(ctx, id)).order
    const { refunds, balance } = await readLedger(ctx, row)
    const parts = refundableParts(row, refunds, balance)
    const request = { ...parts, method, reason: 'walk', returnsStock }
    return { did: (await requestRefund(ctx, id, request)).ok, should }
  }

const refundOf =
  (part: Partial<RefundRequest>, modelled: (order: ModelOrder, method: Method) => boolean) =>
  (method: Method): Action =>
  async ({ staff }, order, id) => {
    const should = modelled(order, method)
    const none = { goodsMinor: 0, shippingMinor: 0, feeMinor: 0, excessMinor: 0 }
    const request = { ...none, ...part, method, reason: 'walk', returnsStock: true }
    return { did: (await requestRefund(staff(), id, request)).ok, should }
  }
type Method = 'card' | 'bank_transfer'

export const refundShipping = refundOf({ shippingMinor: SHIPPING }, (order, method) =>
  order.refundShipping(method),
)
export const refundKit = refundOf({ items: [{ code: 'kit', quantity: 1 }] }, (order, method) =>
  order.refundKit(method),
)
const REDUCTION = 100
export const refundReturned = refundOf(
  { goodsMinor: REDUCTION, restocked: [{ code: RETURNED, quantity: 1 }] },
  (order, method) => order.refundReturned(method, REDUCTION),
)

export const refundTooMuch: Action = async ({ staff }, order, id) => {
  const parts = { goodsMinor: order.refundable + 1, shippingMinor: 0, feeMinor: 0, excessMinor: 0 }
  const request = { ...parts, method: 'bank_transfer' as const, reason: 'walk', returnsStock: true }
  return { did: (await requestRefund(staff(), id, request)).ok, should: false }
}

export const recordProof: Action = async ({ shop, staff }, order, id) => {
  const should = order.recordProof()
  // Two may have been requested at one moment of the walk's clock: the transaction says which came first.
  const [row] = await shop.query<{ id: string }>(
    `select id from refunds where order_id = $1 and method = 'bank_transfer' and state = 'requested'
     order by xmin::text::bigint`,
    [id],
  )
  if (!row) return { did: false, should }
  const proof = { refundId: row.id, proof: '2026-11-20 振込控え 0001' }
  return { did: (await recordRefundTransfer(staff(), id, proof)).ok, should }
}

/** A message of the processor comes again, late or before its time. */
export const webhook =
  (nth: number): Action =>
  async ({ shop, payments }, _order, id) => {
    const payment = payments.get(id)
    if (!payment) return undefined
    const rows = await shop.query<{ body: object }>(
      `select body from payment_sandbox.events
       where body->'data'->'object'->>'id' = $1 or body->'data'->'object'->>'payment_intent' = $1
       order by position`,
      [payment.paymentId],
    )
    const event = rows[nth % Math.max(1, rows.length)]
    if (!event) return undefined
    const { status } = await postEvent(shop, JSON.stringify(event.body))
    return { did: status === 200, should: true }
  }

async function clearFaults(shop: TestShop): Promise<void> {
  await shop.query('delete from payment_sandbox.request_faults')
}

/** A cartridge comes back and the money has gone, in one step. */
export const returnAtOnce: Action = async (walk, order, id, all) => {
  const asked = await refundReturned('bank_transfer')(walk, order, id, all)
  expect(asked?.did).toBe(asked?.should)
  return recordProof(walk, order, id, all)
}

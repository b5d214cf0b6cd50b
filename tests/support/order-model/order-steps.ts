/** What may happen to orders, as steps of a random walk: done to the shop and to the model, and compared. */
import fc from 'fast-check'
import { expect } from 'vitest'

import { NewOrder } from '#contract/new-order.ts'
import { orderRequestOf } from '#contract/order-request.ts'
import { remindOfTransfers } from '#domain/orders/bank-transfers/remind-transfers.server.ts'
import {
  abandonUntouchedOrders,
  lapseUnpaidOrders,
} from '#domain/orders/cancelling/expire-orders.server.ts'
import { sweepOpenPayments } from '#domain/orders/card-payments/sweep-payments.server.ts'
import { placeOrder } from '#domain/orders/placing/place-order.server.ts'

import { orderBody } from '../shop/buyer.ts'
import { resetRateLimits } from '../shop/orders.ts'
import { HOUR } from '../shop/shop.ts'
import {
  type Action,
  addParcel,
  cancel,
  completeBank,
  decide,
  loseAnswer,
  type Model,
  move,
  pay,
  payAtOnce,
  recordProof,
  refundAll,
  refundKit,
  refundReturned,
  refundShipping,
  refundTooMuch,
  returnAtOnce,
  sendAtOnce,
  ship,
  startPayment,
  switchTo,
  syncPayment,
  transfer,
  transferLessFee,
  type Walk,
  webhook,
} from './order-actions.ts'
import { ModelOrder, TOTAL } from './order-model.ts'
import { closeReplacement, replace } from './replacement-actions.ts'
import { sharedTransfer } from './shared-transfer.ts'

/** Enough stock: the walk is about money. */
const ORDERS_MAX = 3

type Step = fc.AsyncCommand<Model, Walk>

/** The order a step is about, by its number among those that there are; `null` when there is none. */
const pick = <T>(list: readonly T[], nth: number): T | null => list[nth % list.length] ?? null

const about = (name: string, nth: number, action: Action): Step => ({
  check: ({ orders }) => orders.length > 0,
  async run(model, walk) {
    const order = pick(model.orders, nth)
    const id = pick(walk.ids, nth)
    if (!order || !id) return
    const before = order.status
    const result = await action(walk, order, id, model)
    if (result) expect(result.did, `${name} of an order ${before}`).toBe(result.should)
  },
  toString: () => `${name}(${nth})`,
})

const everything = (name: string, run: (walk: Walk, model: Model) => Promise<unknown>): Step => ({
  check: () => true,
  run: async (model, walk) => {
    await run(walk, model)
  },
  toString: () => name,
})

/** The same key is the same order, whenever it is sent again. */
const create = (key: string, method: 'stripe' | 'bank'): Step => ({
  check: ({ orders, keys }) => keys.has(key) || orders.length < ORDERS_MAX,
  async run(model, walk) {
    const request = orderRequestOf(NewOrder.parse(orderBody({ paymentSource: method })))
    const placed = await placeOrder(walk.buyer(), request, `${key}:${method}`)
    expect(placed.ok).toBe(true)
    if (!placed.ok) return
    const name = `${key}:${method}`
    const known = model.keys.get(name)
    if (known !== undefined) {
      expect(placed.value.orderId).toBe(walk.ids[known])
      return
    }
    model.keys.set(name, model.orders.length)
    model.orders.push(
      new ModelOrder(new Date(model.now), method === 'bank' ? 'bank_transfer' : 'card'),
    )
    walk.ids.push(placed.value.orderId)
    expect(placed.value.total.amountMinor).toBe(TOTAL)
  },
  toString: () => `create(${key}, ${method})`,
})

async function work({ shop, system }: Walk, model: Model): Promise<void> {
  for (const order of model.orders) order.work()
  // As the queue does with what failed before.
  const rows = await shop.query<{ id: string }>(
    `select id from refunds where method = 'card' and state = 'requested'`,
  )
  for (const { id } of rows) await system().enqueue('payments.send_refund', { refundId: id })
  await shop.drainJobs()
}

async function expire({ system }: Walk, model: Model): Promise<void> {
  for (const order of model.orders) {
    order.expire('awaiting_transfer', model.now)
    order.expire('created', model.now)
  }
  await lapseUnpaidOrders(system())
  await abandonUntouchedOrders(system())
}

async function lapse(walk: Walk, model: Model): Promise<void> {
  await advance(walk, model, 24 * 20)
  await expire(walk, model)
}

async function sweep({ shop, system }: Walk, model: Model): Promise<void> {
  // Every payment was checked long ago.
  await shop.query("update card_payments set checked_at = checked_at - interval '1 day'")
  for (const order of model.orders) order.syncPayment()
  await sweepOpenPayments(system())
}

async function advance({ shop }: Walk, model: Model, hours: number): Promise<void> {
  shop.advance(hours * HOUR)
  model.now = shop.clock.now.getTime()
  await resetRateLimits(shop)
}

const nth = fc.nat(ORDERS_MAX - 1)
const one = (name: string, action: Action): fc.Arbitrary<Step> =>
  nth.map((number) => about(name, number, action))

const creation: fc.Arbitrary<Step> = fc
  .tuple(fc.constantFrom('a', 'b'), fc.constantFrom('stripe' as const, 'bank' as const))
  .map(([key, method]) => create(key, method))

const STEPS: fc.Arbitrary<Step>[] = [
  creation,
  one('start payment', startPayment),
  one('start payment', startPayment),
  one('lose the answer', loseAnswer),
  one('pay', pay('good')),
  one('pay at once', payAtOnce),
  one('pay at once', payAtOnce),
  one('pay, declined', pay('declined')),
  one('pay, challenged', pay('challenged')),
  one('3-D Secure passed', decide('complete')),
  one('3-D Secure failed', decide('fail')),
  one('syncPayment', syncPayment),
  one('switch to card', switchTo('card')),
  one('switch to bank', switchTo('bank_transfer')),
  one('complete bank order', completeBank),
  one('complete bank order', completeBank),
  one('transfer', transfer('missing')),
  one('short transfer', transfer('short')),
  one('too much', transfer('excess')),
  one('a transfer less a fee', transferLessFee),
  one('cancel', cancel),
  one('confirm', move('confirmed')),
  one('confirm', move('confirmed')),
  one('ship', ship(1)),
  one('ship in two parcels', ship(2)),
  one('send at once', sendAtOnce),
  one('send at once', sendAtOnce),
  one('add a parcel', addParcel),
  one('replace', replace(false)),
  one('replace once more', replace(true)),
  one('ship a replacement', closeReplacement('shipped')),
  one('cancel a replacement', closeReplacement('canceled')),
  one('deliver', move('delivered')),
  one('refund all by card', refundAll('card', true)),
  one('refund all by transfer', refundAll('bank_transfer', false)),
  one('refund shipping by card', refundShipping('card')),
  one('refund shipping by transfer', refundShipping('bank_transfer')),
  one('refund the kit by card', refundKit('card')),
  one('refund the kit by transfer', refundKit('bank_transfer')),
  one('a cartridge comes back, by card', refundReturned('card')),
  one('a cartridge comes back, by transfer', refundReturned('bank_transfer')),
  one('a cartridge comes back at once', returnAtOnce),
  one('refund too much', refundTooMuch),
  one('record the proof of a refund', recordProof),
  fc.tuple(nth, fc.nat(5)).map(([number, event]) => about('webhook', number, webhook(event))),
  fc.constant(everything('one transfer for all', sharedTransfer(0))),
  fc.constant(everything('one transfer for all, short', sharedTransfer(-100))),
  fc.constant(everything('one transfer for all, too much', sharedTransfer(500))),
  fc.constant(everything('work', work)),
  fc.constant(everything('work', work)),
  fc.constant(everything('sweep', sweep)),
  fc.constant(everything('expire', expire)),
  fc.constant(everything('time passes, and orders are given up', lapse)),
  fc.constant(everything('time passes, and orders are given up', lapse)),
  fc.constant(everything('remind', ({ system }) => remindOfTransfers(system()))),
  fc
    .constantFrom(1, 25, 24 * 8, 24 * 20)
    .map((hours) => everything(`${hours} h`, (walk, model) => advance(walk, model, hours))),
]

/** A walk begins with two orders, one at least by transfer, and has exactly this many steps. */
export const walkOf = (length: number): fc.Arbitrary<Step[]> =>
  fc
    .tuple(
      fc.constantFrom('stripe' as const, 'bank' as const),
      fc.array(fc.oneof(...STEPS), { minLength: length - 2, maxLength: length - 2 }),
    )
    .map(([method, rest]) => [create('a', method), create('b', 'bank'), ...rest])

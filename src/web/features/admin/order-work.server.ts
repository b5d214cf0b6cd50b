/** A form of the order page becomes a use case. What is refused comes back with what was typed. */
import { z } from 'zod'

import type { Context } from '#domain/context.ts'
import { Required } from '#domain/orders/order.ts'
import type { Order } from '#domain/orders/order-view.ts'
import {
  cancelOrder,
  confirmOrder,
  markDelivered,
  recordTransfer,
  type StaffRefusal,
  shipOrder,
} from '#domain/orders/staff-orders.server.ts'
import { dayInJapan } from '#shared/japan-day.ts'
import type { Result } from '#shared/result.ts'

import { textOf } from './guard.server.ts'
import { isWork, type Refused, type Typed, type Work, type WorkFault } from './order-work.ts'
import { typedAmountMinor } from './typed-amount.ts'

const Day = z.iso.date()

export type Outcome = { done: Work } | Refused

export async function workOn(ctx: Context, order: Order, form: FormData): Promise<Outcome> {
  const work = textOf(form, 'work')
  if (!isWork(work)) return { work: null, code: 'request_invalid', faults: [], typed: NOTHING }

  const typed = typedIn(form)
  const faults = faultsOf(work, typed, { order, now: ctx.now })
  if (faults.length > 0) return { work, code: null, faults, typed }

  const result = await run(ctx, order, { work, typed })
  return result.ok ? { done: work } : { work, code: result.error, faults: [], typed }
}

function run(
  ctx: Context,
  order: Order,
  { work, typed }: { work: Work; typed: Typed },
): Promise<Result<Order, StaffRefusal>> {
  switch (work) {
    case 'confirm':
      return confirmOrder(ctx, order.id)
    case 'ship':
      return shipOrder(ctx, order.id, Required(60).parse(typed.trackingNumber))
    case 'deliver':
      return markDelivered(ctx, order.id)
    case 'cancel':
      return cancelOrder(ctx, order.id)
    case 'record_transfer':
      return recordTransfer(ctx, order.id, {
        // Checked by `faultsOf` before.
        amountMinor: typedAmountMinor(typed.amount, order.currency) ?? 0,
        payerName: Required(100).parse(typed.payerName),
        receivedOn: typed.receivedOn,
      })
  }
}

function faultsOf(
  work: Work,
  typed: Typed,
  { order, now }: { order: Order; now: Date },
): WorkFault[] {
  const faults: WorkFault[] = []
  if (work === 'ship' && !Required(60).safeParse(typed.trackingNumber).success) {
    faults.push({ field: 'trackingNumber', code: 'text' })
  }
  if (work !== 'record_transfer') return faults

  if (typedAmountMinor(typed.amount, order.currency) === null) {
    faults.push({ field: 'amount', code: 'amount' })
  }
  if (!Required(100).safeParse(typed.payerName).success) {
    faults.push({ field: 'payerName', code: 'text' })
  }
  const isDay = Day.safeParse(typed.receivedOn).success
  if (!isDay || typed.receivedOn > dayInJapan(now)) {
    faults.push({ field: 'receivedOn', code: 'day' })
  }
  return faults
}

const NOTHING: Typed = { trackingNumber: '', amount: '', payerName: '', receivedOn: '' }

const typedIn = (form: FormData): Typed => ({
  trackingNumber: textOf(form, 'trackingNumber'),
  amount: textOf(form, 'amount'),
  payerName: textOf(form, 'payerName'),
  receivedOn: textOf(form, 'receivedOn'),
})

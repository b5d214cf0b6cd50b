/** One transfer that pays several orders, by a row of a bank statement. */
import { expect } from 'vitest'

import { assignRow } from '#domain/statements/record-rows.server.ts'
import { dayInJapan } from '#shared/japan-day.ts'

import { unwrap } from '../shop/unwrap.ts'
import { rowsOf, take } from '../statements/statement-fixture.ts'
import { csvOf } from '../statements/statement-sample.ts'
import { completeBank, type Model, type Walk } from './order-actions.ts'

/** One transfer for every order that awaits one: each gets what it is missing, the last one the rest. */
export const sharedTransfer =
  (beyond: 0 | -100 | 500) =>
  async (walk: Walk, model: Model): Promise<void> => {
    const { orders } = model
    for (const [at, id] of walk.ids.entries()) {
      const order = orders[at]
      if (order?.status === 'created') await completeBank(walk, order, id, model)
    }
    const paid = walk.ids.flatMap((id, at) => {
      const order = orders[at]
      return order?.status === 'awaiting_transfer' && order.missing > 100 ? [{ id, order }] : []
    })
    if (paid.length === 0) return
    walk.count += 1
    const sum = paid.reduce<number>((total, { order }) => total + order.missing, beyond)
    const day = dayInJapan(walk.shop.clock.now)
    const row = { day, payer: `ｶ)ﾐﾎﾝ ${walk.count}`, amountMinor: sum }
    const { id: statementId } = unwrap(await take(walk.staff(), csvOf([row])))
    const [stored] = await rowsOf(walk.staff(), statementId)
    const shown = paid.map(({ id, order }) => ({ id, expectedMissingMinor: order.missing }))
    const choice = { orders: shown, acceptsDifference: true }
    expect(await assignRow(walk.staff(), stored?.id ?? '', choice)).toMatchObject({ ok: true })
    for (const [at, { order }] of paid.entries())
      order.transfer(at === paid.length - 1 ? order.missing + beyond : order.missing)
  }

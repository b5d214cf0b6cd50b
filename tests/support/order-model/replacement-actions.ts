/** Goods that are sent once more: opened, shipped, canceled. */
import {
  cancelReplacement,
  shipReplacement,
} from '#domain/orders/replacements/close-replacement.server.ts'
import { openReplacement } from '#domain/orders/replacements/open-replacement.server.ts'
import { dayInJapan } from '#shared/japan-day.ts'

import { SIX } from '../shop/buyer.ts'
import { type Action, NUMBERS } from './order-actions.ts'

/** The scent whose cartridge is replaced; that of the first one comes back with a refund. */
const [, REPLACED = ''] = SIX

export const replace =
  (confirmsExcess: boolean): Action =>
  async ({ shop, staff }, order, id) => {
    const should = order.openReplacement(confirmsExcess)
    const request = {
      items: [{ code: REPLACED, quantity: 1 }],
      reason: 'defect' as const,
      note: '',
      reportedOn: dayInJapan(shop.clock.now),
      confirmsPeriod: true,
      confirmsExcess,
    } as const
    return { did: (await openReplacement(staff(), id, request)).ok, should }
  }

export const closeReplacement =
  (state: 'shipped' | 'canceled'): Action =>
  async ({ shop, staff }, order, id) => {
    const [row] = await shop.query<{ id: string }>(
      `select id from replacements where order_id = $1 and state = 'open' order by position`,
      [id],
    )
    const should = order.closeReplacement(state)
    const replacementId = row?.id
    if (!replacementId) return { did: false, should }
    const closed =
      state === 'canceled'
        ? await cancelReplacement(staff(), id, replacementId)
        : await shipReplacement(staff(), { orderId: id, replacementId }, NUMBERS[0])
    return { did: closed.ok, should }
  }

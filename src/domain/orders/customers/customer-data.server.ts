/** A customer's orders in the export of personal data, and what remains after the account closes. Decisions, section 9. */
import type { Context } from '#domain/context.ts'

import type { OrderView } from '../order-view.ts'
import { composeViews } from '../view-order.server.ts'
import {
  clearContactDetails,
  clearStaffWords,
  countEventsOfStaff,
  countOpenBusiness,
  listAllOrdersOf,
} from './customer-data-store.server.ts'

/** Every order, newest first, with its timeline and its money. */
export async function readCustomerOrders(ctx: Context): Promise<OrderView[]> {
  if (ctx.actor.kind !== 'customer') return []

  return composeViews(ctx, await listAllOrdersOf(ctx, ctx.actor.userId))
}

/** Whether this user ever wrote to an order's timeline as staff. */
export const hasWorkedOnOrders = async (ctx: Context, userId: string): Promise<boolean> =>
  (await countEventsOfStaff(ctx, userId)) > 0

export const hasOpenBusiness = async (ctx: Context, userId: string): Promise<boolean> =>
  (await countOpenBusiness(ctx, userId)) > 0

/**
 * Retention: Japanese tax law requires the ledger and its documents for seven years, i.e. buyer, goods, date, amount
 * and delivery address. Telephone number, reading of the name, customs code and notes of buyer or
 * staff are erased. The e-mail address stays with the order for claims, as the privacy policy
 * states.
 */
export async function eraseContactDetails(ctx: Context, userId: string): Promise<void> {
  await clearContactDetails(ctx, userId)
  await clearStaffWords(ctx, userId)
}

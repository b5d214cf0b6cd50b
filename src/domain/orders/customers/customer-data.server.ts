/** What an account's owner may take along, and what stays when the account is closed. Decisions, section 9. */
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

/** Whether somebody, who was staff then, wrote into the timeline of any order. */
export const hasWorkedOnOrders = async (ctx: Context, userId: string): Promise<boolean> =>
  (await countEventsOfStaff(ctx, userId)) > 0

export const hasOpenBusiness = async (ctx: Context, userId: string): Promise<boolean> =>
  (await countOpenBusiness(ctx, userId)) > 0

/**
 * Japanese tax law has a company keep its books and the documents behind them for seven years: who bought what, when, for how much,
 * and where it was sent. Nothing asks for the telephone number, the reading of the name, the customs code or what was
 * noted down, by the buyer or by staff. The e-mail address stays with the order for claims from it, as the privacy policy
 * says.
 */
export async function eraseContactDetails(ctx: Context, userId: string): Promise<void> {
  await clearContactDetails(ctx, userId)
  await clearStaffWords(ctx, userId)
}

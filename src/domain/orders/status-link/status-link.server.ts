/**
 * Shows an order's status to the holder of a signed link, without signing in. E-mails with the link are forwarded
 * and archived, so it expires and shows neither name nor address. Decisions, section 12.
 */
import type { Context } from '#domain/context.ts'
import { signingSecret } from '#domain/settings/signing-secret.server.ts'
import { addDays } from '#shared/add-time.ts'
import { fail, ok, type Result } from '#shared/result.ts'

import type { OrderView } from '../order-view.ts'
import { STATUS_LINK_DAYS } from '../policy.ts'
import { findOrderView } from '../view-order.server.ts'
import { readStatusToken, type StatusLinkRefusal, statusToken } from './status-token.server.ts'

/** Makes paths of the site, valid for `STATUS_LINK_DAYS` from now. */
export async function statusLinks(ctx: Context): Promise<(orderId: string) => string> {
  const expiresAt = addDays(ctx.now, STATUS_LINK_DAYS)
  const secret = await signingSecret(ctx, 'order_status')
  return (orderId) => `/orders/status/${statusToken(secret, orderId, expiresAt)}`
}

export async function viewOrderByLink(
  ctx: Context,
  token: string,
): Promise<Result<OrderView, StatusLinkRefusal>> {
  const read = readStatusToken(await signingSecret(ctx, 'order_status'), token, ctx.now)
  if (!read.ok) return read
  const view = await findOrderView(ctx, read.value.orderId)
  return view ? ok(view) : fail('link_invalid')
}

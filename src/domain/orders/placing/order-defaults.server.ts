/** What the next order of a customer begins with: nothing that the shop knows is asked again. */
import { findTermsAcceptance } from '#domain/accounts/profile/accept-terms.server.ts'
import { viewProfile } from '#domain/accounts/profile/profile.server.ts'
import type { Context } from '#domain/context.ts'
import { findSetting } from '#domain/settings/read-settings.server.ts'
import { fail, ok, type Result } from '#shared/result.ts'

import { type Order, pageOrdersOf } from '../store.server.ts'

export type OrderDefaults = {
  name: string
  email: string
  phone: string
  company: string
  /** Country of residence; empty while it is not known. */
  location: string
  /** The newest order, whose address and shipping method are offered again. */
  last: Order | null
  /** The terms of sale in force. */
  termsVersion: string
  areTermsAccepted: boolean
}

export async function findOrderDefaults(
  ctx: Context,
): Promise<Result<OrderDefaults, 'forbidden' | 'not_found'>> {
  if (ctx.actor.kind !== 'customer') return fail('forbidden')
  const { userId } = ctx.actor
  const profile = await viewProfile(ctx, userId)
  if (!profile.ok) return profile

  const { name, email, phone, company, country } = profile.value
  const { items } = await pageOrdersOf(ctx, userId, { number: 1, size: 1 })
  const [last = null] = items
  const termsVersion = await findSetting(ctx, 'terms_version')
  return ok({
    name: name || (last?.customerName ?? ''),
    email,
    phone: phone || (last?.customerPhone ?? ''),
    company: company || (last?.customerCompany ?? ''),
    location: last?.location ?? country,
    last,
    termsVersion,
    areTermsAccepted: (await findTermsAcceptance(ctx, userId, termsVersion)) !== null,
  })
}

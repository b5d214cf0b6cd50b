/** What the next order of a customer begins with: nothing that the shop knows is asked again. */
import { findTermsAcceptance } from '#domain/accounts/profile/accept-terms.server.ts'
import { viewProfile } from '#domain/accounts/profile/profile.server.ts'
import type { Address } from '#domain/addresses/address.ts'
import type { Context } from '#domain/context.ts'
import { defaultMethodFor, isOffered, type ShippingMethod } from '#domain/shipping/method.ts'
import { fail, ok, type Result } from '#shared/result.ts'

import { findNewestOrderOf, type Order } from '../store.server.ts'

export type OrderDefaults = {
  name: string
  email: string
  phone: string
  company: string
  department: string
  /** Country of residence; empty while it is not known. */
  location: string
  /** The address of the profile, otherwise of the newest order; `null` without both. */
  shipping: { address: Address; method: ShippingMethod } | null
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

  const { name, email, phone, company, department, country, address } = profile.value
  const last = await findNewestOrderOf(ctx, userId)
  const terms = await findTermsAcceptance(ctx, userId)
  return ok({
    name: name || (last?.customerName ?? ''),
    email,
    phone: phone || (last?.customerPhone ?? ''),
    company: company || (last?.customerCompany ?? ''),
    department: department || (last?.customerDepartment ?? ''),
    location: last?.location ?? country,
    shipping: shippingOf(address ?? last, last),
    termsVersion: terms.version,
    areTermsAccepted: terms.acceptedAt !== null,
  })
}

/** The method of the newest order, where it is offered for the address. */
const shippingOf = (address: Address | null, last: Order | null): OrderDefaults['shipping'] =>
  address && {
    address,
    method:
      last && isOffered(last.shippingMethod, address.country)
        ? last.shippingMethod
        : defaultMethodFor(address.country),
  }

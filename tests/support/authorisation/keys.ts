/** The partners' keys of the matrix. */
import type { Context } from '#domain/context.ts'
import { createPartner } from '#domain/partners/create-partner.server.ts'
import { deactivatePartner } from '#domain/partners/deactivate-partner.server.ts'
import { issueKey } from '#domain/partners/issue-key.server.ts'
import { listPartners } from '#domain/partners/list-partners.server.ts'
import type { NewKey } from '#domain/partners/partner.ts'
import { pauseKey } from '#domain/partners/pause-key.server.ts'
import { revokeKey } from '#domain/partners/revoke-key.server.ts'
import { SCOPES, type Scope } from '#domain/partners/scopes.ts'

import { staffContext } from '../shop/orders.ts'
import { DAY, type TestShop } from '../shop/shop.ts'
import { unwrap } from '../shop/unwrap.ts'

const KEY_DAYS = 30

/** Keys of partners: for everything but one area, for that one alone, and those that open nothing. */
export async function makeKeys(shop: TestShop) {
  const staff = await staffContext(shop, 'administrator')
  const partnerId = await newPartner(staff)
  const keyFor = async (scopes: readonly Scope[], about = partnerId) => {
    const request: NewKey = { partnerId: about, scopes: [...scopes], lifeDays: KEY_DAYS }
    return unwrap(await issueKey(await staffContext(shop, 'administrator'), request)).key
  }
  const byScope = async (scopesOf: (scope: Scope) => readonly Scope[]) => {
    const made = await Promise.all(
      SCOPES.map(async (scope) => [scope, await keyFor(scopesOf(scope))] as const),
    )
    // One for each scope.
    return Object.fromEntries(made) as Record<Scope, string>
  }
  const newest = async () =>
    unwrap(await listPartners(staff)).flatMap((partner) => partner.keys)[0]?.id ?? ''
  const revoked = await keyFor(SCOPES)
  unwrap(await revokeKey(staff, await newest()))
  shop.advance(1)
  const paused = await keyFor(SCOPES)
  unwrap(await pauseKey(staff, await newest()))
  shop.advance(-KEY_DAYS * DAY)
  const expired = await keyFor(SCOPES)
  shop.advance(KEY_DAYS * DAY)
  const gone = await newPartner(staff)
  const ended = await keyFor(SCOPES, gone)
  unwrap(await deactivatePartner(staff, gone))
  return {
    allBut: await byScope((scope) => SCOPES.filter((one) => one !== scope)),
    only: await byScope((scope) => [scope]),
    wrong: [
      ['made up', `pk_${'a'.repeat(43)}`],
      ['revoked', revoked],
      ['paused', paused],
      ['expired', expired],
      ['of a partner who left', ended],
    ] as const,
  }
}

const newPartner = async (ctx: Context): Promise<string> =>
  unwrap(await createPartner(ctx, { name: 'Partner', contactEmail: 'p@example.com' })).id

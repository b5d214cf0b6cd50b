/** Sign-ins of the matrix. */
import { openSession } from '#domain/accounts/sessions/open-session.server.ts'
import { signOut } from '#domain/accounts/sessions/sign-out.server.ts'
import {
  confirmStaffSession,
  openStaffSession,
} from '#domain/accounts/staff/staff-session.server.ts'

import type { Buyer } from '../shop/buyer.ts'
import { staffContext } from '../shop/orders.ts'
import type { TestShop } from '../shop/shop.ts'

/** A sign-in of its own for every cell, so that no call takes another one's away. */
export async function tokenOf(shop: TestShop, { id, email }: Buyer, age = 0): Promise<string> {
  const ctx = shop.shop.context({ kind: 'visitor' }, 'en')
  const then = { ...ctx, now: new Date(ctx.now.getTime() - age) }
  const program = { isBrowser: false, program: '', way: 'code' } as const
  return (await openSession(then, { id, email, name: '' }, program)).token
}

export async function endedToken(shop: TestShop, person: Buyer): Promise<string> {
  const token = await tokenOf(shop, person)
  await signOut(shop.shop.context({ kind: 'visitor' }, 'en'), { token, binding: null })
  return token
}

export async function consoleToken(shop: TestShop): Promise<string> {
  const ctx = await staffContext(shop, 'administrator')
  const userId = 'userId' in ctx.actor ? ctx.actor.userId : ''
  return confirmStaffSession(ctx, await openStaffSession(ctx, userId))
}

export async function sessionOf(shop: TestShop, owner: Buyer): Promise<string> {
  await tokenOf(shop, owner)
  const [row] = await shop.query<{ id: string }>(
    'select id from sessions where user_id = $1 and revoked_at is null limit 1',
    [owner.id],
  )
  return row?.id ?? ''
}

/** Data of the owner that the API can request. */
import { statusLinks } from '#domain/orders/status-link/status-link.server.ts'

import { type Buyer, placeOrder, signIn } from '../shop/buyer.ts'
import { placeBankOrder, systemContext } from '../shop/orders.ts'
import type { TestShop } from '../shop/shop.ts'

/** Part of everything that is the owner's, and of nothing else. */
export const OWNERS = 'Owner and Daughters'

export async function fixturesOf(shop: TestShop, owner: Buyer) {
  const customer = { name: OWNERS, email: owner.email, phone: '03-1234-5678' }
  const orderId = await placeBankOrder(shop, owner, { customer })
  const { orderId: card } = await placeOrder(shop, owner, { customer })
  const { orderId: short } = await placeOrder(shop, owner, { customer })
  const about = `/api/users/${owner.id}`
  const { token } = owner
  const profile = await shop.call<{ data: { id: string } }>({ path: `${about}/profiles`, token })
  const profileId = profile.body.data.id
  await shop.call({
    method: 'PUT',
    path: `${about}/profiles/${profileId}`,
    token,
    body: { profile: { company: OWNERS } },
  })
  await shop.call({
    method: 'PUT',
    path: '/v1/order-draft',
    token,
    body: { version: 0, content: { customerName: OWNERS } },
  })
  // Of another customer, so that no call of the owner cancels it.
  const mover = await signIn(shop)
  await shop.call({
    path: `/api/users/${mover.id}/email-changes`,
    token: mover.token,
    body: { email: 'moved@example.com' },
  })
  const [row] = await shop.query<{ token: string }>(
    "select payload->>'token' as token from emails where kind = 'email_change_new'",
  )
  const contact = await shop.call<{ data: { id: string } }>({
    path: '/v1/contacts',
    body: { contact: { name: 'Hana', email: 'hana@example.com', message: 'How wide is it?' } },
  })
  const link = (await statusLinks(systemContext(shop)))(orderId)
  const ids = {
    orderId,
    profileId,
    token: link.split('/').at(-1) ?? '',
    tokenId: row?.token ?? '',
  }
  return { ids, orders: { card, short }, contactId: contact.body.data.id }
}

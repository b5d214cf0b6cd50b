import { randomUUID } from 'node:crypto'

import { encryptText } from '#domain/settings/encrypt-text.server.ts'

import type { JourneyShop } from './journey.ts'
import { asSystem } from './system-context.ts'

/** An endpoint of a partner. Its secret can be read: a shop does not start beside one that it could not read. */
export async function insertEndpoint(shop: JourneyShop, partnerId: string): Promise<string> {
  const id = randomUUID()
  const secret = await asSystem(shop, (ctx) =>
    encryptText(ctx, { purpose: 'webhook_secret', row: id }, 'whsec_sample'),
  )
  await shop.query(
    `insert into webhook_endpoints (id, partner_id, url, secret_encrypted, kinds, created_at)
     values ($1, $2, 'https://hooks.example.com/x', $3, '{order.refund_due}', now())`,
    [id, partnerId, secret],
  )
  return id
}

/** Partners and endpoints of a test, and what the tables say was sent to them. */
import { createEndpoint } from '#domain/webhooks/manage-endpoints.server.ts'

import { staffContext } from '../shop/orders.ts'
import type { TestShop } from '../shop/shop.ts'

export async function addPartner(shop: TestShop): Promise<string> {
  const [row] = await shop.query<{ id: string }>(
    `insert into partners (name, contact_email, created_at)
     values ('Sample Distribution', 'partner@example.com', now()) returning id`,
  )
  return row?.id ?? ''
}

/** An endpoint of a partner of its own. */
export async function addEndpoint(shop: TestShop, url: string, kinds: readonly string[]) {
  const ctx = await staffContext(shop, 'administrator')
  const asked = { partnerId: await addPartner(shop), url, kinds }
  const made = await createEndpoint(ctx, asked, 'also_this_machine')
  if (!made.ok) throw new Error(`the endpoint was refused: ${made.error}`)
  return made.value
}

export type DeliveryRow = {
  id: string
  endpoint_id: string
  event_id: string
  kind: string
  payload: { id: string; type: string; createdAt: string; data: Record<string, unknown> }
  state: string
  attempts: number
}

export async function deliveriesOf(shop: TestShop, endpointId?: string): Promise<DeliveryRow[]> {
  const rows = await shop.query<DeliveryRow>(
    `select * from webhook_deliveries where $1::uuid is null or endpoint_id = $1
     order by created_at, kind, id`,
    [endpointId ?? null],
  )
  return rows
}

export async function attemptsOf(shop: TestShop, deliveryId: string) {
  const rows = await shop.query<{ status: number | null; error: string }>(
    `select status, error from webhook_attempts where delivery_id = $1 order by attempted_at, id`,
    [deliveryId],
  )
  return rows
}

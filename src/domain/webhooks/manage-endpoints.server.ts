/** Administrators manage webhook endpoints. A secret is shown once, when it is created. */
import { randomUUID } from 'node:crypto'

import { may } from '#domain/accounts/permission.ts'
import { recordAudit } from '#domain/audit/record-audit.server.ts'
import type { Context } from '#domain/context.ts'
import { encryptText } from '#domain/settings/encrypt-text.server.ts'
import { addHours } from '#shared/add-time.ts'
import { fail, ok, type Result } from '#shared/result.ts'
import { isUuid } from '#shared/uuid.ts'

import {
  beginAnew,
  findDelivery,
  insertEndpoint,
  isEndpointKnown,
  lockEndpoint,
  lockPartner,
  updateEndpoint,
} from './console-store.server.ts'
import { type AddressRefusal, type Reach, readEndpointUrl } from './endpoint-address.server.ts'
import { isWebhookKind, TEST_KIND } from './kinds.ts'
import { writeDeliveries } from './notify-partners.server.ts'
import { SECRET_OVERLAP_HOURS } from './policy.ts'
import { newSecret, secretOf } from './signature.server.ts'
import type { Endpoint } from './store.server.ts'

export type NewEndpointRefusal =
  | 'forbidden'
  | 'partner_unknown'
  | 'kinds_missing'
  | 'endpoint_known'
  | AddressRefusal

export type EndpointRefusal = 'forbidden' | 'not_found' | 'endpoint_off'

export type MadeEndpoint = { id: string; secret: string }

export async function createEndpoint(
  ctx: Context,
  asked: { partnerId: string; url: string; kinds: readonly string[] },
  reach: Reach,
): Promise<Result<MadeEndpoint, NewEndpointRefusal>> {
  if (!may(ctx.actor, 'webhook.manage')) return fail('forbidden')
  const url = readEndpointUrl(asked.url, reach)
  if (!url.ok) return url
  const kinds = [...new Set(asked.kinds)]
  if (kinds.length === 0 || !kinds.every(isWebhookKind)) return fail('kinds_missing')

  return ctx.transaction<Result<MadeEndpoint, NewEndpointRefusal>>(async (ctx) => {
    const partner = isUuid(asked.partnerId) ? await lockPartner(ctx, asked.partnerId) : null
    if (!partner || partner.endedAt !== null) return fail('partner_unknown')
    const place = { partnerId: partner.id, url: url.value }
    if (await isEndpointKnown(ctx, place)) return fail('endpoint_known')

    const secret = newSecret()
    const id = randomUUID()
    const secretEncrypted = await encryptText(ctx, secretOf(id), secret)
    await insertEndpoint(ctx, { id, ...place, kinds, secretEncrypted, createdAt: ctx.now })
    await recordAudit(ctx, {
      action: 'endpoint_created',
      target: { type: 'endpoint', id },
      detail: { ...place, kinds },
    })
    return ok({ id, secret })
  })
}

/** The former secret signs as well for a day, so that receivers can switch without refusals. */
export const renewSecret = (
  ctx: Context,
  endpointId: string,
): Promise<Result<MadeEndpoint, EndpointRefusal>> =>
  manage(ctx, endpointId, async (ctx, { id, secretEncrypted }) => {
    const secret = newSecret()
    await updateEndpoint(ctx, id, {
      secretEncrypted: await encryptText(ctx, secretOf(id), secret),
      previousSecretEncrypted: secretEncrypted,
      previousSecretUntil: addHours(ctx.now, SECRET_OVERLAP_HOURS),
    })
    await recordAudit(ctx, { action: 'endpoint_secret_renewed', target: { type: 'endpoint', id } })
    return ok({ id, secret })
  })

/** What waits stays, and goes out once it is on again. */
export const switchEndpoint = (
  ctx: Context,
  endpointId: string,
  isOn: boolean,
): Promise<Result<null, EndpointRefusal>> =>
  manage(ctx, endpointId, async (ctx, { id, disabledAt }) => {
    if (isOn) await updateEndpoint(ctx, id, { disabledAt: null, failingSince: null })
    else if (disabledAt === null) await updateEndpoint(ctx, id, { disabledAt: ctx.now })
    await recordAudit(ctx, {
      action: 'endpoint_switched',
      target: { type: 'endpoint', id },
      detail: { isOn },
    })
    return ok(null)
  })

/** Independent of the endpoint's subscriptions, to test a receiver. */
export const sendTestEvent = (
  ctx: Context,
  endpointId: string,
): Promise<Result<string, EndpointRefusal>> =>
  manage(ctx, endpointId, async (ctx, endpoint) => {
    if (endpoint.disabledAt !== null) return fail('endpoint_off')
    const data = { endpointId: endpoint.id }
    const [deliveryId = ''] = await writeDeliveries(ctx, [endpoint], { kind: TEST_KIND, data })
    return ok(deliveryId)
  })

/**
 * Restarts all failed deliveries from their first attempt. The job of every minute would start them; this enqueues it
 * now.
 */
export const redeliverFailed = (
  ctx: Context,
  endpointId: string,
): Promise<Result<number, EndpointRefusal>> =>
  manage(ctx, endpointId, async (ctx, { id, disabledAt }) => {
    if (disabledAt !== null) return fail('endpoint_off')
    const count = await beginAnew(ctx, { failedOf: id })
    await ctx.enqueue('webhooks.send_due', {})
    return ok(count)
  })

/** One delivery once more, whatever became of it, with the id it always had. */
export async function redeliver(
  ctx: Context,
  deliveryId: string,
): Promise<Result<null, EndpointRefusal>> {
  if (!may(ctx.actor, 'webhook.manage')) return fail('forbidden')
  const delivery = isUuid(deliveryId) ? await findDelivery(ctx, deliveryId) : null
  return manage(ctx, delivery?.endpointId ?? '', async (ctx, { disabledAt }) => {
    if (disabledAt !== null) return fail('endpoint_off')
    await beginAnew(ctx, { deliveryId })
    await ctx.enqueue('webhooks.send_due', {})
    return ok(null)
  })
}

async function manage<T>(
  ctx: Context,
  endpointId: string,
  work: (ctx: Context, endpoint: Endpoint) => Promise<Result<T, EndpointRefusal>>,
): Promise<Result<T, EndpointRefusal>> {
  if (!may(ctx.actor, 'webhook.manage')) return fail('forbidden')
  if (!isUuid(endpointId)) return fail('not_found')
  return ctx.transaction<Result<T, EndpointRefusal>>(async (ctx) => {
    const endpoint = await lockEndpoint(ctx, endpointId)
    return endpoint ? work(ctx, endpoint) : fail('not_found')
  })
}

/** Endpoints and what was sent to them, as staff see them. */
import { may } from '#domain/accounts/permission.ts'
import type { Context } from '#domain/context.ts'
import { offsetOf, type Page, type PageRequest } from '#shared/page.ts'
import { fail, ok, type Result } from '#shared/result.ts'
import { isUuid } from '#shared/uuid.ts'

import {
  type Attempt,
  countDeliveries,
  type DeliveryFilter,
  type DeliveryLine,
  type DeliveryState,
  type EndpointRow,
  findDelivery,
  findEndpointRow,
  listAttempts,
  listEndpointRows,
  pageDeliveries,
} from './console-store.server.ts'

export type { Attempt, DeliveryLine, EndpointRow } from './console-store.server.ts'

const ATTEMPTS_SHOWN_MAX = 50

export type DeliveryLog = Page<DeliveryLine> & { counts: Record<DeliveryState | 'all', number> }
export type ReadDelivery = DeliveryLine & { payload: unknown; attemptLog: Attempt[] }

export async function listEndpoints(ctx: Context): Promise<Result<EndpointRow[], 'forbidden'>> {
  if (!may(ctx.actor, 'webhook.read')) return fail('forbidden')
  return ok(await listEndpointRows(ctx))
}

export async function readEndpoint(
  ctx: Context,
  id: string,
): Promise<Result<EndpointRow, 'forbidden' | 'not_found'>> {
  if (!may(ctx.actor, 'webhook.read')) return fail('forbidden')
  const endpoint = isUuid(id) ? await findEndpointRow(ctx, id) : null
  return endpoint ? ok(endpoint) : fail('not_found')
}

/** One page, the newest first, and how many there are in each state. */
export async function listDeliveries(
  ctx: Context,
  filter: DeliveryFilter,
  page: PageRequest,
): Promise<Result<DeliveryLog, 'forbidden'>> {
  if (!may(ctx.actor, 'webhook.read')) return fail('forbidden')
  const counts = { all: 0, waiting: 0, delivered: 0, failed: 0 }
  for (const { state, count } of await countDeliveries(ctx, filter.endpointId)) {
    counts[state] = count
    counts.all += count
  }
  const items = await pageDeliveries(ctx, filter, { limit: page.size, offset: offsetOf(page) })
  return ok({ items, counts, count: counts[filter.state ?? 'all'], ...page })
}

/** The payload and all attempts. */
export async function readDelivery(
  ctx: Context,
  id: string,
): Promise<Result<ReadDelivery, 'forbidden' | 'not_found'>> {
  if (!may(ctx.actor, 'webhook.read')) return fail('forbidden')
  const delivery = isUuid(id) ? await findDelivery(ctx, id) : null
  if (!delivery) return fail('not_found')
  return ok({ ...delivery, attemptLog: await listAttempts(ctx, id, ATTEMPTS_SHOWN_MAX) })
}

/** Who gets news by mail, with the record of their consent; what is taken out of the house, and ended on request. */
import { may } from '#domain/accounts/permission.ts'
import { recordAudit } from '#domain/audit/record-audit.server.ts'
import type { Context } from '#domain/context.ts'
import type { Page, PageRequest } from '#shared/page.ts'
import { fail, ok, type Result } from '#shared/result.ts'
import { isUuid } from '#shared/uuid.ts'

import { SEARCH_LENGTH_MAX } from './policy.ts'
import { changeSubscription, lockSubscription, type Subscription } from './store.server.ts'
import { SUBSCRIPTION_STATES, type SubscriberFilter, type SubscriptionState } from './subscriber.ts'
import { countSubscribers, listConfirmed, listSubscriberRows } from './subscribers-store.server.ts'

export type SubscriberPage = Page<Subscription> & { counts: Record<SubscriptionState, number> }

/** By default the most recent request first. */
export async function listSubscribers(
  ctx: Context,
  filter: SubscriberFilter,
  page: PageRequest,
): Promise<Result<SubscriberPage, 'forbidden'>> {
  if (!may(ctx.actor, 'subscriber.read')) return fail('forbidden')
  const search = filter.search.slice(0, SEARCH_LENGTH_MAX)
  const counts = { confirmed: 0, pending: 0, ended: 0, ...(await countSubscribers(ctx, search)) }
  const shown: readonly SubscriptionState[] =
    filter.state === null ? SUBSCRIPTION_STATES : [filter.state]
  const count = shown.reduce((sum, state) => sum + counts[state], 0)
  const items = await listSubscriberRows(ctx, { ...filter, search }, page)
  return ok({ items, count, counts, ...page })
}

/** Exports confirmed and active subscribers only. The audit log records the export. */
export async function exportSubscribers(
  ctx: Context,
): Promise<Result<Subscription[], 'forbidden'>> {
  if (!may(ctx.actor, 'subscriber.read')) return fail('forbidden')
  return ctx.transaction(async (ctx) => {
    const confirmed = await listConfirmed(ctx)
    await recordAudit(ctx, {
      action: 'subscribers_exported',
      target: { type: 'newsletter', id: 'confirmed' },
      detail: { count: confirmed.length },
    })
    return ok(confirmed)
  })
}

/** For a request by e-mail or telephone. Idempotent. */
export async function endSubscription(
  ctx: Context,
  id: string,
): Promise<Result<null, 'forbidden' | 'not_found'>> {
  if (!may(ctx.actor, 'subscriber.end')) return fail('forbidden')

  return ctx.transaction<Result<null, 'not_found'>>(async (ctx) => {
    const subscription = isUuid(id) ? await lockSubscription(ctx, id) : null
    if (!subscription) return fail('not_found')
    if (subscription.state === 'ended') return ok(null)

    await changeSubscription(ctx, id, { state: 'ended', endedAt: ctx.now })
    await recordAudit(ctx, {
      action: 'subscription_ended',
      target: { type: 'subscription', id },
      detail: { before: subscription.state },
    })
    return ok(null)
  })
}

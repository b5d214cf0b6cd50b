/** The newsletter: requested, confirmed by a link in an e-mail, ended by one click. Decisions, sections 3 and 8. */
import type { Context } from '#domain/context.ts'
import type { Jobs } from '#domain/jobs.ts'
import { queueEmail } from '#domain/mail/queue-email.server.ts'
import {
  consumeRateLimit,
  type RateLimited,
} from '#domain/rate-limits/consume-rate-limit.server.ts'
import { addDays } from '#shared/add-time.ts'
import { fail, ok, type Result } from '#shared/result.ts'

import { CONFIRM_DAYS } from './policy.ts'
import { askFor, changeSubscription, lockSubscription } from './store.server.ts'
import { idOfToken, tokenFor } from './subscription-token.server.ts'

/** Response and time are independent of the subscription: whether to send an e-mail is decided afterwards. */
export async function subscribe(
  ctx: Context,
  { email, address }: { email: string; address: string },
): Promise<Result<{ id: string }, RateLimited>> {
  const counted = await consumeRateLimit(ctx, 'subscription_address', address)
  if (!counted.ok) return counted

  return ctx.transaction(async (ctx) => {
    const subscription = await askFor(ctx, email)
    const subscriptionId = subscription.id
    await ctx.enqueue('newsletter.ask_to_confirm', { subscriptionId, locale: ctx.locale })
    return ok({ id: subscriptionId })
  })
}

/** At most one e-mail per day and address, and none after the confirmation. */
export async function askToConfirm(
  ctx: Context,
  { subscriptionId, locale }: Jobs['newsletter.ask_to_confirm'],
): Promise<void> {
  await ctx.transaction(async (ctx) => {
    const subscription = await lockSubscription(ctx, subscriptionId)
    if (subscription?.state !== 'pending') return

    await queueEmail(ctx, 'newsletter_confirm', {
      entityId: `${subscriptionId}.${subscription.requestedAt.toISOString().slice(0, 10)}`,
      to: subscription.email,
      locale,
      payload: { token: await tokenFor(ctx, 'confirm', subscriptionId), days: CONFIRM_DAYS },
    })
  })
}

/** A second click of the same link finds it done. */
export async function confirmSubscription(
  ctx: Context,
  token: string,
): Promise<Result<null, 'link_invalid'>> {
  const id = await idOfToken(ctx, 'confirm', token)
  if (id === null) return fail('link_invalid')

  return ctx.transaction(async (ctx) => {
    const subscription = await lockSubscription(ctx, id)
    if (subscription?.state === 'confirmed') return ok(null)
    if (subscription?.state !== 'pending' || isTooOld(ctx, subscription))
      return fail('link_invalid')

    await changeSubscription(ctx, id, { state: 'confirmed', confirmedAt: ctx.now, endedAt: null })
    return ok(null)
  })
}

/** Works for as long as the address is known, however often it is clicked. */
export async function unsubscribe(
  ctx: Context,
  token: string,
): Promise<Result<null, 'link_invalid'>> {
  const id = await idOfToken(ctx, 'unsubscribe', token)
  if (id === null) return fail('link_invalid')

  return ctx.transaction(async (ctx) => {
    const subscription = await lockSubscription(ctx, id)
    if (!subscription) return fail('link_invalid')

    if (subscription.state !== 'ended') {
      await changeSubscription(ctx, id, { state: 'ended', endedAt: ctx.now })
    }
    return ok(null)
  })
}

const isTooOld = (ctx: Context, { requestedAt }: { requestedAt: Date }): boolean =>
  ctx.now > addDays(requestedAt, CONFIRM_DAYS)

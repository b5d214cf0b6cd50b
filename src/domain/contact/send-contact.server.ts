/** Takes a message and lets both sides know. Spec §7 call 15. */
import type { Context } from '#domain/context.ts'
import { queueEmail } from '#domain/mail/queue-email.server.ts'
import {
  consumeRateLimit,
  type RateLimited,
} from '#domain/rate-limits/consume-rate-limit.server.ts'
import {
  findEarlierAnswer,
  type IdempotencyRefusal,
  type Replayable,
  withIdempotencyKey,
} from '#domain/rate-limits/idempotency.server.ts'
import { mailboxOf } from '#domain/rate-limits/mailbox.ts'
import { findSettingsBelow } from '#domain/settings/read-settings.server.ts'
import { addMinutes } from '#shared/add-time.ts'
import { fail, invariant, ok, type Result } from '#shared/result.ts'

import type { ContactMessage } from './contact.ts'
import { SAME_MESSAGE_MINUTES } from './policy.ts'
import { type Contact, findContactRow, findSameContact, insertContact } from './store.server.ts'

type From<E> = {
  /** The network address that asks, for the limits. */
  address: string
  /** Asks the captcha, once; who passed none may write less often, and staff see it. */
  verify: () => Promise<Result<{ isVerified: boolean }, E>>
  idempotencyKey: string | null
}

/**
 * Writes message, notification and auto-reply in one transaction. A repeated call sends no second e-mail, and skips captcha
 * and rate limit.
 */
export async function sendContact<E>(
  ctx: Context,
  message: ContactMessage,
  from: From<E>,
): Promise<Replayable<{ id: string }, RateLimited | IdempotencyRefusal | E>> {
  const request = {
    owner: from.address,
    operation: 'contacts',
    key: from.idempotencyKey,
    body: message,
  }
  const earlier = await findEarlierAnswer<{ id: string }, never>(ctx, request)
  if (earlier) return earlier

  const verified = await from.verify()
  if (!verified.ok) return verified
  const { isVerified } = verified.value
  const limit = isVerified ? 'contact_address' : 'contact_address_unverified'
  const counted = await consumeRateLimit(ctx, limit, from.address)
  if (!counted.ok) return counted

  // Above the limit the message is still accepted, without e-mail: one sender must not block others.
  const mayReply = (await consumeRateLimit(ctx, 'contact_reply', mailboxOf(message.email))).ok
  return withIdempotencyKey(ctx, request, async (ctx) => {
    const contact = await insertContact(ctx, message, isVerified)
    await queueNotice(ctx, contact)
    if (mayReply) await queueAutoReply(ctx, contact)
    return ok({ id: contact.id })
  })
}

/**
 * The calls `notify` and `auto-reply`. Both e-mails were queued or limited when the message was stored. Another call
 * sends none; it only reports whether the message exists.
 */
export async function confirmEmails(
  ctx: Context,
  sent: { id: string } | ContactMessage,
): Promise<Result<{ id: string }, 'not_found'>> {
  const since = addMinutes(ctx.now, -SAME_MESSAGE_MINUTES)
  const contact =
    'id' in sent ? await findContactRow(ctx, sent.id) : await findSameContact(ctx, sent, since)
  return contact === null ? fail('not_found') : ok({ id: contact.id })
}

/** To the company, in Japanese: it is the language of its staff. */
async function queueNotice(ctx: Context, contact: Contact): Promise<void> {
  const { email: to } = await findSettingsBelow(ctx, 'company.')
  invariant(to, 'the company has an address to be written to')
  const { topic, name, email, company, subject, message, locale, isVerified } = contact
  await queueEmail(ctx, 'contact_notice', {
    entityId: contact.id,
    to,
    locale: 'ja',
    payload: { topic, name, email, company, subject, message, language: locale, isVerified },
  })
}

const queueAutoReply = (ctx: Context, contact: Contact): Promise<void> =>
  queueEmail(ctx, 'contact_received', {
    entityId: contact.id,
    to: contact.email,
    locale: contact.locale,
    payload: {},
  })

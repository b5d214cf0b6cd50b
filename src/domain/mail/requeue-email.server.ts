/** Sends an e-mail again that was lost, filtered or never sent. The caller adds it to the order's timeline. */
import { randomUUID } from 'node:crypto'

import { may } from '#domain/accounts/permission.ts'
import type { Context } from '#domain/context.ts'
import { fail, invariant, ok, type Result } from '#shared/result.ts'
import { isUuid } from '#shared/uuid.ts'

import { isSecretEmail } from './emails.ts'
import { RESEND_PAUSE_SECONDS } from './policy.ts'
import { insertEmail, queueAgain } from './queue-store.server.ts'
import { type EmailRow, findEmail, lockFirstSending, sendingsOf } from './store.server.ts'
import { isStuck } from './stuck.ts'

export type ResendRefusal =
  | 'forbidden'
  | 'not_found'
  /** It holds a code or a link: the recipient must request a new one. */
  | 'email_contains_secret'
  /** It is already queued. */
  | 'email_pending'
  | 'email_just_sent'

/** What the timeline records. */
export type Resent = Pick<EmailRow, 'id' | 'kind' | 'recipient' | 'messageId'>

/**
 * A sent e-mail is queued as a new one with a new Message-ID, so that mail clients don't drop it as a duplicate; it is
 * rendered again with today's deadline, account and links. A failed or stuck one is queued again as it is.
 */
export async function requeueEmail(
  ctx: Context,
  id: string,
  /** The current address of the recipient; by default the address it was sent to before. */
  readerNow?: string,
): Promise<Result<Resent, ResendRefusal>> {
  if (!may(ctx.actor, 'mail.resend')) return fail('forbidden')
  const wanted = isUuid(id) ? await findEmail(ctx, id) : null
  if (!wanted) return fail('not_found')
  if (isSecretEmail(wanted.kind)) return fail('email_contains_secret')

  return ctx.transaction<Result<Resent, ResendRefusal>>(async (ctx) => {
    const message = { kind: wanted.kind, entityId: wanted.entityId.replace(AGAIN, '') }
    await lockFirstSending(ctx, message)
    const sendings = await sendingsOf(ctx, message, `${message.entityId}.again.`)
    const waiting = sendings.find(({ state }) => state === 'queued')
    if (waiting && (waiting.takenBy || !isStuck(waiting, ctx.now))) return fail('email_pending')
    if (sendings.some((mail) => isFresh(mail, ctx.now))) return fail('email_just_sent')

    const mail = sendings.find((mail) => mail.id === id)
    const first = sendings.find((mail) => mail.entityId === message.entityId)
    invariant(mail && first, 'a letter is among its own sendings')
    const recipient = readerNow ?? mail.recipient
    if (waiting) return ok(await tryAgain(ctx, { ...waiting, recipient }))
    if (mail.state !== 'sent') return ok(await tryAgain(ctx, { ...mail, recipient }))
    return ok(await sendAnew(ctx, { ...first, recipient }, sendings.length))
  })
}

const AGAIN = /\.again\.\d+$/

const isFresh = ({ state, createdAt, sentAt }: EmailRow, now: Date): boolean => {
  const age = now.getTime() - (sentAt ?? createdAt).getTime()
  return state === 'sent' && age < RESEND_PAUSE_SECONDS * 1000
}

async function tryAgain(ctx: Context, mail: EmailRow): Promise<Resent> {
  const { id, kind, recipient, messageId } = mail
  await queueAgain(ctx, id, recipient)
  ctx.announceEmail(false)
  return { id, kind, recipient, messageId }
}

async function sendAnew(ctx: Context, first: EmailRow, number: number): Promise<Resent> {
  const { kind, recipient, locale, payload } = first
  const again = `again.${number}`
  const messageId = `${first.messageId}.${again}`
  const id = randomUUID()
  await insertEmail(ctx, {
    id,
    kind,
    recipient,
    locale,
    payload,
    messageId,
    entityId: `${first.entityId}.${again}`,
    state: 'queued',
    createdAt: ctx.now,
    heldUntil: null,
    isAwaited: false,
    waitSeconds: 0,
  })
  ctx.announceEmail(false)
  return { id, kind, recipient, messageId }
}

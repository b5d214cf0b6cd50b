import { setImmediate as othersTurn } from 'node:timers/promises'

import { verifiedAddresses } from '#domain/accounts/profile/account.server.ts'
import type { Context } from '#domain/context.ts'
import { asksForTransfer } from '#domain/mail/emails.ts'
import type { Outcome, QueuedEmail } from '#domain/mail/outbox.server.ts'
import { withoutBuyersText } from '#domain/orders/emails/without-buyers-text.ts'
import type { OrderView } from '#domain/orders/order-view.ts'
import { statusLinks } from '#domain/orders/status-link/status-link.server.ts'
import { viewOrdersForEmails } from '#domain/orders/view-order.server.ts'
import { findSettingsBelow } from '#domain/settings/read-settings.server.ts'

import { errorLine } from '../log/describe-error.ts'
import { EMAILS_ABOUT_ORDERS } from './emails.ts'
import type { AboutOrder } from './format/email.ts'
import { type EmailPicture, picturesOf } from './format/pictures.ts'
import { type EmailSite, renderHtml, renderText, type WrittenEmail, writeEmail } from './render.ts'

/**
 * E-mails that are posted at the same time and recorded by one statement. Those posted when the process dies are
 * posted again, so there are few.
 */
const POSTED_AT_ONCE = 5

/** How e-mails are sent. `post` is `null` without SMTP: then they are only stored for /dev/mailbox. */
export type EmailTransport = {
  siteUrl: string
  from: string
  post: ((email: OutgoingEmail) => Promise<void>) | null
}

export type OutgoingEmail = {
  from: string
  to: string
  messageId: string
  subject: string
  text: string
  html: string
  /** Attachments that the HTML references by Content-ID. */
  pictures: readonly EmailPicture[]
}

/** The e-mails that a process has taken, and its hold on them. */
export type Batch = {
  mails: readonly QueuedEmail[]
  /** Otherwise nothing more begins: another process may have taken them over, or this one stops. */
  mayBegin(): boolean
  record(ctx: Context, outcomes: readonly Outcome[]): Promise<void>
  /** Repeats what failed because the database is away, once it is back. */
  throughOutage<T>(work: () => Promise<T>): Promise<T>
}

/** What the e-mails of a batch are written from. */
type Facts = {
  orders: ReadonlyMap<string, OrderView>
  /** By account. */
  verifiedAddresses: ReadonlyMap<string, string>
  statusLinkOf: (orderId: string) => string
  site: EmailSite
  now: Date
}

export type Attempt = Outcome & { error?: unknown }

/**
 * Sends rows of the outbox, each at most once, and answers what became of those that began. If the process dies after
 * the mail server's answer and before our commit, the repetition has the same Message-ID.
 */
export async function sendEmails(
  ctx: Context,
  batch: Batch,
  emailTransport: EmailTransport,
): Promise<Attempt[]> {
  const { mails } = batch
  try {
    const facts = await batch.throughOutage(() => readFacts(ctx, mails, emailTransport))
    return await sendWith(facts, ctx, batch, emailTransport)
  } catch (error) {
    const [mail] = mails
    if (mail && mails.length === 1) return recordUnsent(ctx, batch, unsent(mail, error))

    // What can't be read for one e-mail must not fail the others.
    const alone: Attempt[] = []
    for (const mail of mails) {
      alone.push(...(await sendEmails(ctx, { ...batch, mails: [mail] }, emailTransport)))
    }
    return alone
  }
}

/** Never rejects. */
async function sendWith(
  facts: Facts,
  ctx: Context,
  batch: Batch,
  emailTransport: EmailTransport,
): Promise<Attempt[]> {
  const { mails } = batch
  const attempts: Attempt[] = []
  for (let at = 0; at < mails.length; at += POSTED_AT_ONCE) {
    const posting: Promise<Attempt>[] = []
    for (const mail of mails.slice(at, at + POSTED_AT_ONCE)) {
      // Requests come first.
      await othersTurn()
      if (batch.mayBegin()) posting.push(send(mail, facts, emailTransport))
    }
    attempts.push(...(await record(ctx, batch, await Promise.all(posting))))
  }
  return attempts
}

async function readFacts(
  ctx: Context,
  mails: readonly QueuedEmail[],
  { siteUrl }: EmailTransport,
): Promise<Facts> {
  const orderIds = mails.flatMap((mail) => orderIdOf(mail) ?? [])
  const orders = await viewOrdersForEmails(ctx, [...new Set(orderIds)])
  const owners = [...orders.values()].map(({ order }) => order.userId)
  return {
    orders,
    verifiedAddresses: await verifiedAddresses(ctx, owners),
    statusLinkOf: await statusLinks(ctx),
    site: { url: siteUrl, company: await findSettingsBelow(ctx, 'company.') },
    now: ctx.now,
  }
}

/** Of an e-mail that is written from an order. */
function orderIdOf({ kind, payload }: QueuedEmail): string | null {
  return EMAILS_ABOUT_ORDERS.has(kind) && 'orderId' in payload ? payload.orderId : null
}

/** Never rejects. */
async function send(
  mail: QueuedEmail,
  facts: Facts,
  emailTransport: EmailTransport,
): Promise<Attempt> {
  try {
    const content = writeOut(mail, facts)
    if (content === null)
      return { mail, state: 'failed', reason: 'The order waits for no transfer.' }

    const { subject } = content
    const text = renderText(content)
    await post(mail, { subject, text, content }, emailTransport)
    return { mail, state: 'sent', subject, text, content, isPosted: emailTransport.post !== null }
  } catch (error) {
    return unsent(mail, error)
  }
}

const unsent = (mail: QueuedEmail, error: unknown): Attempt => ({
  mail,
  error,
  state: 'unsent',
  reason: errorLine(error),
})

/** `null` for an obsolete e-mail: it asks for a transfer that has arrived or is no longer wanted. */
function writeOut(mail: QueuedEmail, facts: Facts): WrittenEmail | null {
  const { kind, payload, locale } = mail
  const about = aboutOrder(mail, facts)
  if (asksForTransfer(kind) && about?.order.order.status !== 'awaiting_transfer') return null

  const { site, now } = facts
  return writeEmail(kind, { locale, payload, about, site, now })
}

function aboutOrder(mail: QueuedEmail, facts: Facts): AboutOrder | null {
  const orderId = orderIdOf(mail)
  if (orderId === null) return null
  const view = facts.orders.get(orderId)
  if (!view) throw new Error(`an e-mail is about order ${orderId}, which does not exist`)
  const order = mayBeStrangers(mail, view, facts) ? withoutBuyersText(view) : view
  return { order, statusPath: facts.statusLinkOf(orderId) }
}

/** The address that the buyer typed, unless it is one that the account has verified. Staff get e-mails at their own. */
const mayBeStrangers = (
  { recipient }: QueuedEmail,
  { order }: OrderView,
  { verifiedAddresses }: Facts,
): boolean => recipient === order.customerEmail && verifiedAddresses.get(order.userId) !== recipient

async function post(
  mail: QueuedEmail,
  { subject, text, content }: { subject: string; text: string; content: WrittenEmail },
  { post, from, siteUrl }: EmailTransport,
): Promise<void> {
  if (post === null) return
  const messageId = `<${mail.messageId}@${new URL(siteUrl).hostname}>`
  const html = renderHtml(content)
  const pictures = await picturesOf(html)
  await post({ subject, text, html, pictures, from, to: mail.recipient, messageId })
}

/** Together, or each alone when that fails: what can't be recorded is sent again, and only that. */
async function record(
  ctx: Context,
  batch: Batch,
  attempts: readonly Attempt[],
): Promise<readonly Attempt[]> {
  try {
    await batch.throughOutage(() => batch.record(ctx, attempts))
    return attempts
  } catch (error) {
    const [attempt] = attempts
    if (attempt && attempts.length === 1) {
      return recordUnsent(ctx, batch, unsent(attempt.mail, error))
    }
    const alone: Attempt[] = []
    for (const attempt of attempts) alone.push(...(await record(ctx, batch, [attempt])))
    return alone
  }
}

async function recordUnsent(ctx: Context, batch: Batch, attempt: Attempt): Promise<Attempt[]> {
  try {
    await batch.throughOutage(() => batch.record(ctx, [attempt]))
    return [attempt]
  } catch (error) {
    return [unsent(attempt.mail, error)]
  }
}

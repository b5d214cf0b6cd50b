import type { Context } from '#domain/context.ts'
import { asksForTransfer, type EmailKind, type EmailPayloads } from '#domain/mail/emails.ts'
import {
  findQueuedEmail,
  markFailed,
  recordFailure,
  recordSent,
} from '#domain/mail/outbox.server.ts'
import { statusLinkOf } from '#domain/orders/status-link/status-link.server.ts'
import { viewOrderForEmail } from '#domain/orders/view-order.server.ts'
import { findSettingsBelow } from '#domain/settings/read-settings.server.ts'

import { errorLine } from '../log/describe-error.ts'
import { EMAILS_ABOUT_ORDERS } from './emails.ts'
import type { AboutOrder } from './format/email.ts'
import { type EmailPicture, picturesOf } from './format/pictures.ts'
import { type RenderedEmail, renderEmail } from './render.ts'

type QueuedEmail = NonNullable<Awaited<ReturnType<typeof findQueuedEmail>>>

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

/**
 * Sends one row of the outbox, at most once. If the process dies after the mail server's answer and before our commit,
 * the repetition has the same Message-ID.
 */
export async function sendEmail(
  ctx: Context,
  { emailId }: { emailId: string },
  emailTransport: EmailTransport,
): Promise<void> {
  const mail = await findQueuedEmail(ctx, emailId)
  if (!mail) return

  try {
    const rendered = await writeOut(ctx, mail, emailTransport)
    if (rendered === null) return await markFailed(ctx, mail.id, 'The order waits for no transfer.')

    await post(mail, rendered, emailTransport)
    await recordSent(ctx, mail, rendered, { isPosted: emailTransport.post !== null })
  } catch (error) {
    await recordFailure(ctx, mail.id, errorLine(error))
    throw error
  }
}

/** `null` for an obsolete e-mail: it asks for a transfer that has arrived or is no longer wanted. */
async function writeOut(
  ctx: Context,
  mail: QueuedEmail,
  { siteUrl }: EmailTransport,
): Promise<RenderedEmail | null> {
  // Only `queueEmail` writes to the outbox, and it pairs kind and payload.
  const kind = mail.kind as EmailKind
  const payload = mail.payload as EmailPayloads[EmailKind]
  const about =
    EMAILS_ABOUT_ORDERS.has(kind) && 'orderId' in payload
      ? await aboutOrder(ctx, payload.orderId)
      : null
  if (asksForTransfer(kind) && about?.order.order.status !== 'awaiting_transfer') {
    return null
  }
  const site = { url: siteUrl, company: await findSettingsBelow(ctx, 'company.') }
  return renderEmail(kind, { locale: mail.locale, payload, about, site, now: ctx.now })
}

const aboutOrder = async (ctx: Context, orderId: string): Promise<AboutOrder> => ({
  order: await viewOrderForEmail(ctx, orderId),
  statusPath: await statusLinkOf(ctx, orderId),
})

async function post(
  mail: QueuedEmail,
  rendered: RenderedEmail,
  { post, from, siteUrl }: EmailTransport,
): Promise<void> {
  if (post === null) return
  const messageId = `<${mail.messageId}@${new URL(siteUrl).hostname}>`
  const pictures = await picturesOf(rendered.html)
  await post({ ...rendered, pictures, from, to: mail.recipient, messageId })
}

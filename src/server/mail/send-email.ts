import type { Context } from '#domain/context.ts'
import type { LetterKind, Letters } from '#domain/mail/emails.ts'
import { findQueuedMail, giveUp, recordFailure, recordSent } from '#domain/mail/outbox.server.ts'
import { statusLinkOf } from '#domain/orders/status-link/status-link.server.ts'
import { viewOrderForLetter } from '#domain/orders/view-order.server.ts'
import { findSettingsBelow } from '#domain/settings/read-settings.server.ts'

import { accidentLine } from '../log/accident.ts'
import type { AboutOrder } from './format/email.ts'
import { type LetterPicture, picturesOf } from './format/pictures.ts'
import { LETTERS_ABOUT_ORDERS, type RenderedLetter, renderLetter } from './render.ts'

type QueuedMail = NonNullable<Awaited<ReturnType<typeof findQueuedMail>>>

/** What an e-mail leaves the house with. `post` is `null` where e-mails are only kept for /dev/mailbox. */
export type MailRoom = {
  siteUrl: string
  from: string
  post: ((letter: OutgoingLetter) => Promise<void>) | null
}

export type OutgoingLetter = {
  from: string
  to: string
  messageId: string
  subject: string
  text: string
  html: string
  /** What the HTML shows by Content-ID. */
  pictures: readonly LetterPicture[]
}

/**
 * Sends one row of the outbox. An e-mail that was sent is not sent again; if the process dies between the
 * post's answer and our note of it, the repeat carries the same Message-ID.
 */
export async function sendMail(
  ctx: Context,
  { mailId }: { mailId: string },
  mailRoom: MailRoom,
): Promise<void> {
  const mail = await findQueuedMail(ctx, mailId)
  if (!mail) return

  try {
    const rendered = await writeOut(ctx, mail, mailRoom)
    if (rendered === null) return await giveUp(ctx, mail.id, 'The order waits for no transfer.')

    await post(mail, rendered, mailRoom)
    await recordSent(ctx, mail, rendered, { isPosted: mailRoom.post !== null })
  } catch (error) {
    await recordFailure(ctx, mail.id, accidentLine(error))
    throw error
  }
}

/** `null` for an e-mail whose time is over: nobody is asked for money that has come or is not wanted any more. */
async function writeOut(
  ctx: Context,
  mail: QueuedMail,
  { siteUrl }: MailRoom,
): Promise<RenderedLetter | null> {
  // The outbox is written by `queueLetter` alone, which pairs kind and payload.
  const kind = mail.kind as LetterKind
  const payload = mail.payload as Letters[LetterKind]
  const about =
    LETTERS_ABOUT_ORDERS.has(kind) && 'orderId' in payload
      ? await aboutOrder(ctx, payload.orderId)
      : null
  if (ASKING_FOR_A_TRANSFER.has(kind) && about?.order.order.status !== 'awaiting_transfer') {
    return null
  }
  const site = { url: siteUrl, company: await findSettingsBelow(ctx, 'company.') }
  return renderLetter(kind, { locale: mail.locale, payload, about, site, now: ctx.now })
}

const ASKING_FOR_A_TRANSFER: ReadonlySet<LetterKind> = new Set<LetterKind>([
  'bank_instructions',
  'transfer_reminder',
  'transfer_short',
  'deadline_extended',
])

const aboutOrder = async (ctx: Context, orderId: string): Promise<AboutOrder> => ({
  order: await viewOrderForLetter(ctx, orderId),
  statusPath: await statusLinkOf(ctx, orderId),
})

async function post(
  mail: QueuedMail,
  rendered: RenderedLetter,
  { post, from, siteUrl }: MailRoom,
): Promise<void> {
  if (post === null) return
  const messageId = `<${mail.messageId}@${new URL(siteUrl).hostname}>`
  const pictures = await picturesOf(rendered.html)
  await post({ ...rendered, pictures, from, to: mail.recipient, messageId })
}

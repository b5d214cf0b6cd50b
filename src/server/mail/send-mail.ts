import type { Context } from '#domain/context.ts'
import type { LetterKind, Letters } from '#domain/mail/letters.ts'
import { findQueuedMail, recordFailure, recordSent } from '#domain/mail/outbox.server.ts'
import { viewOrderForLetter } from '#domain/orders/view-order.server.ts'
import { findSettingsBelow } from '#domain/settings/read-settings.server.ts'

import { type LetterPicture, picturesOf } from './pictures.ts'
import { LETTERS_ABOUT_ORDERS, renderLetter } from './render.ts'

/** What a letter leaves the house with. `post` is `null` where mails are only kept for /dev/mailbox. */
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
 * Sends one row of the outbox. A letter that was sent is not sent again; if the process dies between the
 * post's answer and our note of it, the repeat carries the same Message-ID.
 */
export async function sendMail(
  ctx: Context,
  { mailId }: { mailId: string },
  mailRoom: MailRoom,
): Promise<void> {
  const mail = await findQueuedMail(ctx, mailId)
  if (!mail) return

  // The outbox is written by `queueLetter` alone, which pairs kind and payload.
  const kind = mail.kind as LetterKind
  const payload = mail.payload as Letters[LetterKind]
  const order =
    LETTERS_ABOUT_ORDERS.has(kind) && 'orderId' in payload
      ? await viewOrderForLetter(ctx, payload.orderId)
      : null
  const company = await findSettingsBelow(ctx, 'company.')
  const site = { url: mailRoom.siteUrl, company }
  const { locale } = mail
  const rendered = renderLetter(kind, { locale, payload, order, site, now: ctx.now })

  const messageId = `<${mail.messageId}@${new URL(mailRoom.siteUrl).hostname}>`
  const from = mailRoom.from
  try {
    if (mailRoom.post) {
      const pictures = await picturesOf(rendered.html)
      await mailRoom.post({ ...rendered, pictures, from, to: mail.recipient, messageId })
    }
  } catch (error) {
    await recordFailure(ctx, mail.id, error instanceof Error ? error.message : String(error))
    throw error
  }
  await recordSent(ctx, mail, rendered, { isPosted: mailRoom.post !== null })
}

import { renderHtml, renderText, type WrittenEmail } from '#server/mail/render.ts'

export type RenderedEmail = { subject: string; text: string; html: string }

/** The HTML is that of /dev/mailbox, which renders what was stored as JSON. */
export function rendered(email: WrittenEmail): RenderedEmail {
  const stored: WrittenEmail = JSON.parse(JSON.stringify(email))
  return { subject: email.subject, text: renderText(email), html: renderHtml(stored) }
}

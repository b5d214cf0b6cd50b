/** Mail by SMTP. */
import { createTransport } from 'nodemailer'

const TIMEOUT_MS = 20_000

export type SmtpPost = (letter: {
  from: string
  to: string
  messageId: string
  subject: string
  text: string
  html: string
}) => Promise<void>

/** Addresses go as objects, never as text to be parsed: one letter has one recipient. */
export function smtpPost(url: string): SmtpPost {
  const transport = createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  })
  return async ({ to, ...letter }) => {
    await transport.sendMail({
      ...letter,
      to: { name: '', address: to },
      headers: { 'Auto-Submitted': 'auto-generated' },
      disableFileAccess: true,
      disableUrlAccess: true,
    })
  }
}

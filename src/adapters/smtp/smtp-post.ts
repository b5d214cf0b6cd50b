/** Mail by SMTP. */
import type { Transporter } from 'nodemailer'

import { once } from '#shared/memoize.ts'

const TIMEOUT_MS = 20_000

export type SmtpPost = (message: {
  from: string
  to: string
  messageId: string
  subject: string
  text: string
  html: string
  /** Attachments that the HTML references by Content-ID. */
  pictures: readonly { cid: string; filename: string; content: Uint8Array }[]
}) => Promise<void>

/** Addresses go as objects, never as text to be parsed: one e-mail has one recipient. */
export function smtpPost(url: string, options: { needsTls: boolean }): SmtpPost {
  const transport = once(() => openTransport(url, options))
  return async ({ to, pictures, ...message }) => {
    await (await transport()).sendMail({
      ...message,
      to: { name: '', address: to },
      attachments: pictures.map(inline),
      headers: { 'Auto-Submitted': 'auto-generated' },
      disableFileAccess: true,
      disableUrlAccess: true,
    })
  }
}

/** The library is loaded with the first e-mail: it takes 12 MiB. */
async function openTransport(url: string, options: { needsTls: boolean }): Promise<Transporter> {
  const { createTransport } = await import('nodemailer')
  return createTransport({
    url,
    // Otherwise an attacker who removes STARTTLS from the greeting reads everything.
    requireTLS: options.needsTls,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  })
}

/** Shown in its place and not listed as something to save. */
const inline = ({
  content,
  ...picture
}: {
  cid: string
  filename: string
  content: Uint8Array
}) => ({
  ...picture,
  content: Buffer.from(content),
  contentType: 'image/png',
  contentDisposition: 'inline' as const,
})

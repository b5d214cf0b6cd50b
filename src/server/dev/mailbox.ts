/** Shows every e-mail the server sent, for development and tests. Never in production (decisions, section 3). */
import { randomBytes } from 'node:crypto'
import { Hono, type Context as HonoContext } from 'hono'

import { readMailbox, readMailboxEmail } from '#domain/mail/outbox.server.ts'
import { type Locale, localeOfBrowser } from '#shared/locale.ts'
import { pick } from '#shared/pick.ts'

import { rememberedLocale } from '../http/language.ts'
import { picturesOf } from '../mail/format/pictures.ts'
import { renderHtml, type WrittenEmail } from '../mail/render.ts'
import type { Shop } from '../shop.ts'
import { type EmailRow, mailboxList, mailboxMessage } from './mailbox-page.ts'

/** An e-mail may look as it does in a mail program, and do nothing. */
const EMAIL_POLICY =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'"

/** To be mounted below `/dev`. */
export function devMailbox(shop: Shop): Hono {
  const app = new Hono()
  const ctx = () => shop.context({ kind: 'system' }, 'en')
  const emails = (): Promise<EmailRow[]> => readMailbox(ctx())
  const find = (id: string): Promise<EmailRow | null> => readMailboxEmail(ctx(), id)

  app.get('/mailbox', async (c) => c.html(mailboxList(framed(c), await emails())))
  app.get('/mailbox.json', async (c) => {
    const to = c.req.query('to')?.toLowerCase()
    const wanted = (await emails()).filter(({ recipient }) => !to || recipient === to)
    c.header('Cache-Control', 'no-store')
    return c.json(wanted.map(wireOf))
  })
  app.get('/mailbox/:id', async (c) => {
    const mail = await find(c.req.param('id'))
    return c.html(mailboxMessage(framed(c), mail), mail ? 200 : 404)
  })
  app.get('/mailbox/:id/html', async (c) => {
    const mail = await find(c.req.param('id'))
    c.header('Content-Security-Policy', EMAIL_POLICY)
    harden(c)
    const html = mail && htmlOf(mail)
    return html ? c.html(await withPictures(openingOutside(html))) : c.notFound()
  })
  return app
}

const wireOf = (mail: EmailRow) => ({
  id: mail.id,
  kind: mail.kind,
  to: mail.recipient,
  html: htmlOf(mail),
  ...pick(mail, 'locale', 'subject', 'text', 'messageId', 'state', 'createdAt', 'sentAt'),
})

/** `null` before it is sent. */
const htmlOf = ({ content }: EmailRow): string | null =>
  // Only the sending of e-mails stores one.
  content === null ? null : renderHtml(content as WrittenEmail)

/** Links of an e-mail open in a new tab, as they do in a mail program. */
const openingOutside = (email: string): string =>
  email.replace(/<head(\s[^>]*)?>/i, (head) => `${head}<base target="_blank">`)

/** Attachments that a mail program reads from the message are inlined here. */
async function withPictures(email: string): Promise<string> {
  let shown = email
  for (const { cid, content } of await picturesOf(email)) {
    const data = `data:image/png;base64,${Buffer.from(content).toString('base64')}`
    shown = shown.replaceAll(` src="cid:${cid}"`, ` src="${data}"`)
  }
  return shown
}

function framed(c: HonoContext): { locale: Locale; nonce: string } {
  const nonce = randomBytes(16).toString('base64')
  c.header(
    'Content-Security-Policy',
    `default-src 'none'; style-src 'nonce-${nonce}'; frame-src 'self'; base-uri 'none'; frame-ancestors 'none'`,
  )
  harden(c)
  return { locale: localeOf(c), nonce }
}

function harden(c: HonoContext): void {
  c.header('Cache-Control', 'no-store')
  c.header('Referrer-Policy', 'no-referrer')
}

/** Korean too, where the browser prefers it: no rule of the shop speaks about this page. */
function localeOf(c: HonoContext): Locale {
  const remembered = rememberedLocale(c.req.header('cookie') ?? '')
  if (remembered) return remembered

  const accepted = c.req.header('accept-language')
  return /^\s*ko\b/i.test(accepted ?? '') ? 'ko' : localeOfBrowser(accepted)
}

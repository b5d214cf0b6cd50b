/** The mailbox as plain HTML: no script, and an e-mail's own HTML only inside a closed frame. */
import { html, raw } from 'hono/html'

import type { readMailbox } from '#domain/mail/outbox.server.ts'
import { LOCALE_NAMES } from '#i18n/locale-name.ts'
import type { Locale } from '#shared/locale.ts'

import { mailboxWords } from './mailbox-words.ts'

export type EmailRow = Awaited<ReturnType<typeof readMailbox>>[number]
type Page = { locale: Locale; nonce: string }

const STYLE = `
:root { color-scheme: light; }
* { box-sizing: border-box; }
body { margin: 0; background: #f1f2f0; color: #0b0d0e; font: 1rem/1.6 system-ui, sans-serif;
  overflow-wrap: anywhere; }
main { max-width: 60rem; margin: 0 auto; padding: 1.5rem 1.25rem 4rem; }
h1 { font-size: 1.5rem; line-height: 1.3; margin: 0.5rem 0; }
h2 { font-size: 1rem; margin: 1.5rem 0 0.5rem; }
p { margin: 0.5rem 0; }
.lead, time, .state { color: #454b48; }
ul { list-style: none; margin: 1rem 0; padding: 0; border: 1px solid #d6d9d4; border-radius: 12px;
  background: #fff; overflow: hidden; }
li + li { border-top: 1px solid #d6d9d4; }
li a { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0 1rem; padding: 0.625rem 1rem;
  color: inherit; text-decoration: none; font-size: 0.875rem; }
li a:hover { background: #f8f9f7; }
li strong { grid-column: 1 / -1; font-size: 1rem; font-weight: 600; text-decoration: underline;
  text-underline-offset: 0.2em; }
time { font-variant-numeric: tabular-nums; white-space: nowrap; }
.back { display: inline-block; padding: 0.625rem 0; }
dl { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 0.125rem 1rem; margin: 1rem 0;
  font-size: 0.875rem; }
dt { color: #636a66; } dd { margin: 0; }
pre { margin: 0; padding: 1rem; border: 1px solid #d6d9d4; border-radius: 12px; background: #fff;
  font: 0.875rem/1.6 ui-monospace, Menlo, monospace; white-space: pre-wrap; }
iframe { width: 100%; height: 44rem; border: 1px solid #d6d9d4; border-radius: 12px;
  background: #fff; }
a { color: #0b4a9e; } li a { color: inherit; }
:focus-visible { outline: 2px solid #0b57ff; outline-offset: 2px; }
`

export function mailboxList(page: Page, emails: readonly EmailRow[]) {
  const words = mailboxWords[page.locale]
  const rows = emails.map(
    ({ id, subject, kind, recipient, createdAt, state }) => html`<li>
      <a href="/dev/mailbox/${id}">
        <strong>${subject ?? kind}</strong>
        <span>${recipient} <span class="state">· ${words.state[state]}</span></span>
        ${moment(createdAt)}
      </a>
    </li>`,
  )
  return framed(
    page,
    html`<h1>${words.title}</h1>
      <p class="lead">${words.lead}</p>
      ${rows.length > 0 ? html`<ul>${rows}</ul>` : html`<p>${words.empty}</p>`}`,
  )
}

export function mailboxMessage(page: Page, mail: EmailRow | null) {
  const words = mailboxWords[page.locale]
  const back = html`<a class="back" href="/dev/mailbox">${words.back}</a>`
  if (mail === null) {
    return framed(page, html`${back}<h1>${words.title}</h1><p>${words.unknown}</p>`)
  }

  return framed(
    page,
    html`${back}
      <h1 lang="${mail.locale}">${mail.subject ?? mail.kind}</h1>
      <dl>
        <dt>${words.to}</dt><dd>${mail.recipient}</dd>
        <dt>${words.kind}</dt><dd>${mail.kind}, ${words.state[mail.state]}</dd>
        <dt>${words.language}</dt><dd>${LOCALE_NAMES[mail.locale]}</dd>
        <dt>${words.messageId}</dt><dd>${mail.messageId}</dd>
        <dt>${words.created}</dt><dd>${moment(mail.createdAt)}</dd>
        ${mail.sentAt ? html`<dt>${words.sent}</dt><dd>${moment(mail.sentAt)}</dd>` : ''}
      </dl>
      ${
        mail.text === null
          ? html`<p>${words.pending}</p>`
          : html`<h2>${words.text}</h2>
            <pre lang="${mail.locale}">${linked(mail.text)}</pre>
            <h2>${words.html}</h2>
            <iframe sandbox="allow-popups allow-popups-to-escape-sandbox" title="${words.html}"
              src="/dev/mailbox/${mail.id}/html"></iframe>`
      }`,
  )
}

/** Addresses of the text as links, everything else as it is. */
const linked = (text: string) =>
  text
    .split(/(https?:\/\/\S+)/)
    .map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : html`${part}`))

const moment = (at: Date) =>
  html`<time datetime="${at.toISOString()}">${at.toISOString().slice(0, 19).replace('T', ' ')} UTC</time>`

function framed({ locale, nonce }: Page, content: unknown) {
  return html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${mailboxWords[locale].title}</title>
        <style nonce="${nonce}">${raw(STYLE)}</style>
      </head>
      <body><main>${content}</main></body>
    </html>`
}

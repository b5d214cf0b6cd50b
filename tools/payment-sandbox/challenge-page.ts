/** The test bank's page: plain HTML, no script, understandable without sight or colour. */
import { html, raw } from 'hono/html'

import type { Locale } from '#shared/locale.ts'

import { challengeWords } from './challenge-words.ts'
import type { CardFace, WireIntent } from './wire.ts'

const STYLE = `
:root { color-scheme: light; }
body { margin: 0; background: #f4f4f0; color: #1a1a1a; font: 1rem/1.6 system-ui, sans-serif; }
main { box-sizing: border-box; max-width: 32rem; margin: 0 auto; padding: 2rem 1.25rem; }
h1 { font-size: 1.5rem; line-height: 1.3; }
.notice { border: 2px solid #8a4b00; background: #fff6e5; padding: 0.75rem 1rem; font-weight: 700; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 0.25rem 1.5rem; }
dd { margin: 0; font-variant-numeric: tabular-nums; }
button { display: block; width: 100%; min-height: 3rem; margin: 0.75rem 0; padding: 0.5rem 1rem;
  border: 2px solid #1a1a1a; border-radius: 0.25rem; font: inherit; cursor: pointer; }
button[value='complete'] { background: #1a1a1a; color: #fff; }
button[value='fail'] { background: #fff; color: #1a1a1a; }
:focus-visible { outline: 3px solid #0b57d0; outline-offset: 3px; }
a { color: #0b4a9e; display: inline-block; padding: 0.75rem 0; }
`

export type PageFrame = { locale: Locale; nonce: string | undefined }

type Challenge = { wire: WireIntent; card: CardFace; action: string; returnUrl: string }

export function challengePage(frame: PageFrame, { wire, card, action, returnUrl }: Challenge) {
  const words = challengeWords[frame.locale]

  return framed(
    frame,
    html`<p>${words.lead}</p>
      <dl>
        <dt>${words.amount}</dt>
        <dd>${amountText(wire, frame.locale)}</dd>
        <dt>${words.card}</dt>
        <dd>${card.brand.toUpperCase()} •••• ${card.last4}</dd>
      </dl>
      <form method="post" action="${action}">
        <input type="hidden" name="client_secret" value="${wire.client_secret}" />
        <button type="submit" name="decision" value="complete">${words.complete}</button>
        <button type="submit" name="decision" value="fail">${words.fail}</button>
      </form>
      <p><a href="${returnUrl}">${words.leave}</a></p>`,
  )
}

export const unknownPage = (frame: PageFrame) =>
  framed(frame, html`<p>${challengeWords[frame.locale].unknown}</p>`)

function framed({ locale, nonce }: PageFrame, content: unknown) {
  const { title, notice } = challengeWords[locale]
  const style = nonce
    ? html`<style nonce="${nonce}">${raw(STYLE)}</style>`
    : html`<style>${raw(STYLE)}</style>`

  return html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        ${style}
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          <p class="notice">${notice}</p>
          ${content}
        </main>
      </body>
    </html>`
}

function amountText({ amount, currency }: WireIntent, locale: Locale): string {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency })
  const decimals = format.resolvedOptions().maximumFractionDigits ?? 0
  return format.format(amount / 10 ** decimals)
}

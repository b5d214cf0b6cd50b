/**
 * The page shown while the shop can't serve its own: one static document in the reader's language, made without React, without
 * the database and without a script. A form that was sent comes back with its entries, to be sent again.
 */
import { createHash } from 'node:crypto'
import { html } from 'hono/html'

import { translator } from '#i18n/catalogue.server.ts'
import type { Locale } from '#shared/locale.ts'

/** `outage`: the database can't be used. `busy`: more is asked than the shop can answer. `limited`: this network asks too much. */
export type UnavailableReason = 'outage' | 'busy' | 'limited'

export const UNAVAILABLE_RETRY_SECONDS = 10

/** A form as it was sent, when nothing in it is secret. */
export type SentForm = { action: string; fields: readonly (readonly [string, string])[] }

export type UnavailablePage = {
  locale: Locale
  reason: UnavailableReason
  /** Where the reader wanted to go, as path and query. */
  target: string
  form?: SentForm | null
}

export function unavailablePage(page: UnavailablePage): Response {
  const status = page.reason === 'limited' ? 429 : 503
  return new Response(String(documentOf(page)), { status, headers: HEADERS })
}

/** For a request of the router, which shows an error page of its own and reads nothing but the status. */
export const unavailableData = (): Response =>
  new Response('Service Unavailable', {
    status: 503,
    headers: { ...HEADERS, 'Content-Type': 'text/plain; charset=utf-8' },
  })

function documentOf({ locale, reason, target, form = null }: UnavailablePage) {
  const t = translator(locale)
  const title = t(TITLE[reason])
  const text = form ? 'shell.unavailableForm' : BODY_TEXT[reason]
  return html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${STYLE}</style>
</head>
<body>
<main>
<img src="/favicon.svg" alt="" width="48" height="48">
<h1>${title}</h1>
<p>${t(text)}</p>
${form ? resend(form, t('shell.unavailableResend')) : html`<a class="button" href="${target}">${t('shell.errorRetry')}</a>`}
</main>
</body>
</html>`
}

const TITLE = {
  outage: 'shell.unavailableTitle',
  busy: 'shell.busyTitle',
  limited: 'shell.limitedTitle',
} as const satisfies Record<UnavailableReason, string>

const BODY_TEXT = {
  outage: 'shell.unavailableText',
  busy: 'shell.busyText',
  limited: 'shell.limitedText',
} as const satisfies Record<UnavailableReason, string>

const resend = (
  { action, fields }: SentForm,
  label: string,
) => html`<form method="post" action="${action}">
${fields.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
<button class="button">${label}</button>
</form>`

const STYLE = `
:root { color-scheme: light; }
body { margin: 0; background: #f1f2f0; color: #0b0d0e; font: 1rem/1.7 system-ui, sans-serif;
  overflow-wrap: anywhere; }
main { max-width: 36rem; margin: 0 auto; padding: 20vh 1.25rem 4rem; }
h1 { font-size: 1.5rem; line-height: 1.3; margin: 1.5rem 0 0.75rem; word-break: auto-phrase;
  text-wrap: balance; }
p { margin: 0 0 2rem; color: #454b48; }
:lang(ko) { word-break: keep-all; }
.button { display: inline-block; border: 0; border-radius: 999px; background: #0b0d0e; color: #f1f2f0;
  padding: 0.75rem 1.5rem; font: inherit; text-decoration: none; cursor: pointer; }
:focus-visible { outline: 3px solid #0b57ff; outline-offset: 3px; }
`

const HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
    "img-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'Cache-Control': 'no-store',
  'Retry-After': String(UNAVAILABLE_RETRY_SECONDS),
  Vary: 'Accept-Language, Cookie',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const

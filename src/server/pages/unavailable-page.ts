/**
 * The page shown while the shop can't serve its own: one static document in the reader's language, made without React and
 * without the database. What was asked for is shown once it can be; a form that was sent comes back with its entries, to be sent
 * again.
 */
import { createHash } from 'node:crypto'
import { html, raw } from 'hono/html'

import { translator } from '#i18n/catalogue.server.ts'
import type { Translate } from '#i18n/translate.ts'
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
  /** Whether the page tries again by itself: where something was only read, never what was sent. */
  tries?: boolean
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

function documentOf(page: UnavailablePage) {
  const { locale, reason, target, form } = page
  const t = translator(locale)
  const title = t(TITLE[reason])
  return html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${STYLE}</style>
${page.tries ? AGAIN : ''}
</head>
<body>
<main class="${reason}">
${RING}
<div>
<h1>${title}</h1>
<p>${textOf(page, t)}</p>
${form ? resend(form, t('shell.unavailableResend')) : html`<a class="button" href="${target}">${t('shell.errorRetry')}</a>`}
</div>
</main>
</body>
</html>`
}

function textOf({ reason, form = null, tries = false }: UnavailablePage, t: Translate): string {
  if (form) return t('shell.unavailableForm')
  if (tries) return t('shell.unavailableRetries')
  return reason === 'outage'
    ? t('shell.unavailableText')
    : t(REFUSED_TEXT[reason], { seconds: UNAVAILABLE_RETRY_SECONDS })
}

const TITLE = {
  outage: 'shell.unavailableTitle',
  busy: 'shell.busyTitle',
  limited: 'shell.limitedTitle',
} as const satisfies Record<UnavailableReason, string>

/** As long as `Retry-After` says. */
const REFUSED_TEXT = {
  busy: 'shell.busyText',
  limited: 'shell.limitedText',
} as const

const resend = (
  { action, fields }: SentForm,
  label: string,
) => html`<form method="post" action="${action}">
${fields.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
<button class="button">${label}</button>
</form>`

/** Asks with growing pauses and shows the page once there is one, so that readers are not disturbed meanwhile. */
const SCRIPT = `
const look = (pause) => setTimeout(async () => {
  const isBack = await fetch(location.href, { method: 'HEAD' }).then(({ status }) => status < 500, () => false)
  if (isBack) location.reload()
  else look(Math.min(pause * 2, 60000))
}, pause)
look(5000)
`

/** A reload keeps the whole address. Without scripts, the browser's own: it loses nothing, but leaves an address with a hash alone. */
const AGAIN = raw(`<script>${SCRIPT}</script>
<noscript><meta http-equiv="refresh" content="20"></noscript>`)

/**
 * The mark with one chamber open, drawn in the document: where a network is limited, a picture would be refused as well. During
 * an outage the chambers are empty, and nothing leaves them.
 */
const RING = raw(`<svg viewBox="-80 -80 340 160" width="340" height="160" aria-hidden="true">
<defs><linearGradient id="air" gradientUnits="userSpaceOnUse" x1="47" y1="0" x2="250" y2="0">
<stop stop-color="#1e8fe0"/><stop offset="1" stop-color="#7fd6f2" stop-opacity="0"/></linearGradient></defs>
<g class="chambers"><circle cy="-54" r="20"/><circle cx="47" cy="27" r="20"/><circle cy="54" r="20"/>
<circle cx="-47" cy="27" r="20"/><circle cx="-47" cy="-27" r="20"/></g>
<path class="air" d="${[-8, -5, -2, 1, 4, 7].map((at) => `M50 ${-27 + at}C115 ${-34 + at * 2.2} 140 ${2 + at * 2.6} 190 ${-14 + at * 1.6}S236 ${-46 - at} 250 ${-40 - at}`).join('')}"/>
<circle class="open" cx="47" cy="-27" r="20"/>
</svg>`)

const STYLE = `
:root { color-scheme: light; }
body { margin: 0; background: #f1f2f0; color: #0b0d0e; font: 1rem/1.7 system-ui, sans-serif;
  overflow-wrap: anywhere; }
main { display: grid; gap: 2rem; align-content: center; box-sizing: border-box; max-width: 82rem; min-height: 100vh;
  margin: 0 auto; padding: 2rem clamp(1.25rem, 4vw, 4rem) 14vh; overflow: clip; }
svg { width: 15rem; height: auto; margin-inline-start: -0.25rem; fill: currentColor; }
.open { fill: #1e8fe0; }
.air { fill: none; stroke: url(#air); stroke-width: 3; stroke-linecap: round; }
.outage :is(.chambers, .open) { fill: none; stroke: currentColor; stroke-width: 2.5; }
.outage .air { display: none; }
h1 { font-size: clamp(1.75rem, 1.2rem + 2.6vw, 3.5rem); font-weight: 640; letter-spacing: -0.02em; line-height: 1.2;
  margin: 0 0 1rem; word-break: auto-phrase; text-wrap: balance; }
:lang(ja) h1, :lang(ko) h1 { font-size: clamp(1.5rem, 1.1rem + 1.7vw, 2.75rem); }
p { max-width: 36em; margin: 0 0 2rem; color: #454b48; font-size: clamp(1rem, 0.95rem + 0.3vw, 1.25rem);
  word-break: auto-phrase; }
:lang(ko) { word-break: keep-all; }
.button { display: inline-block; border: 0; border-radius: 999px; background: #0b0d0e; color: #f1f2f0;
  padding: 0.75rem 1.5rem; font: inherit; font-weight: 600; text-decoration: none; cursor: pointer; }
:focus-visible { outline: 3px solid #0b57ff; outline-offset: 3px; }
@media (min-width: 60em) {
  main { grid-template-columns: minmax(0, 7fr) minmax(0, 5fr); align-items: center; padding-block-end: 10vh; }
  svg { order: 1; width: 27rem; max-width: 100%; scale: -1 1; justify-self: center; }
}
@media (forced-colors: active) { .button { border: 1px solid ButtonBorder; } }
`

function sourceOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

const HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': [
    "default-src 'none'",
    `style-src ${sourceOf(STYLE)}`,
    `script-src ${sourceOf(SCRIPT)}`,
    "connect-src 'self'",
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

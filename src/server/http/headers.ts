/** What a page's answer says to the browser: what may run, be loaded and be kept. */
import type { CardProvider } from '#web/context.ts'

type Page = {
  nonce: string
  path: string
  cardProvider: CardProvider
  siteUrl: string
  isDev: boolean
}

/** Pages that belong to one person are kept nowhere. */
const PRIVATE =
  /^\/(admin|checkout|pre-checkout|orders|profile|sign-in|sign-up|subscription|verify-email)(\/|\.data|$)/
const TAKES_CARDS = /^\/checkout(\/|\.data|$)/

export function pageHeaders(page: Page): [string, string][] {
  const isPrivate = PRIVATE.test(page.path)
  return [
    // The development server writes scripts and styles of its own into the page.
    ...(page.isDev
      ? []
      : [['Content-Security-Policy', policyFor(page)] satisfies [string, string]]),
    ['Cache-Control', isPrivate ? 'no-store' : 'private, no-cache'],
    ['Vary', 'Accept-Language, Cookie'],
    [
      'Referrer-Policy',
      page.path.startsWith('/verify-email') ? 'no-referrer' : 'strict-origin-when-cross-origin',
    ],
    ['X-Content-Type-Options', 'nosniff'],
    ['X-Frame-Options', 'DENY'],
    [
      'Cross-Origin-Opener-Policy',
      TAKES_CARDS.test(page.path) ? 'same-origin-allow-popups' : 'same-origin',
    ],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    [
      'Permissions-Policy',
      'camera=(), microphone=(), geolocation=(), browsing-topics=(), payment=(self "https://js.stripe.com")',
    ],
    ['Origin-Agent-Cluster', '?1'],
    ['X-DNS-Prefetch-Control', 'off'],
  ]
}

function policyFor({ nonce, path, cardProvider, siteUrl }: Page): string {
  const isStripe = cardProvider.kind === 'stripe' && TAKES_CARDS.test(path)
  const stripe = (sources: string): string => (isStripe ? ` ${sources}` : '')
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic' https: 'unsafe-inline'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data:${stripe('https://*.stripe.com')}`,
    "font-src 'self'",
    `connect-src 'self'${stripe('https://api.stripe.com')}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    isStripe
      ? 'frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com'
      : "frame-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // Stripe's script makes markup of its own; everywhere else text never becomes code.
    ...(isStripe ? [] : ["require-trusted-types-for 'script'", 'trusted-types default']),
    ...(siteUrl.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

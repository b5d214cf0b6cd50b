/** Headers of a page: content security policy and caching. */
import type { CaptchaProvider, CardProvider } from '#web/context.ts'
import { isPrivatePath, takesCards } from '#web/site/private-paths.ts'

type Page = {
  /** Of its inline scripts; `null` for a cached page, which has none. */
  nonce: string | null
  path: string
  cardProvider: CardProvider
  captchaProvider: CaptchaProvider
  analyticsScript: string | null
  siteUrl: string
  hsts: string | null
  isDev: boolean
}

/** Where browsers report what a policy refused, and what they gave up or will give up. */
export const REPORTS_PATH = '/browser-reports'

/**
 * Pages whose address contains a secret (an account or an order). Their forms have another referrer policy, because
 * the router rejects a form without an origin as one of another site.
 */
export const HOLDS_TOKEN =
  /^\/+(change-email|verify-email|reset-password|orders\/+status)(\/|\.data|$)/i

export function pageHeaders(page: Page): [string, string][] {
  const isPrivate = isPrivatePath(page.path)
  return [
    // The development server writes scripts and styles of its own into the page.
    ...(page.isDev
      ? []
      : ([
          ['Content-Security-Policy', policyFor(page)],
          ['Reporting-Endpoints', `default="${REPORTS_PATH}"`],
        ] satisfies [string, string][])),
    ['Cache-Control', isPrivate ? 'no-store' : 'private, no-cache'],
    ['Vary', 'Accept-Encoding, Accept-Language, Cookie'],
    [
      'Referrer-Policy',
      HOLDS_TOKEN.test(page.path) ? 'no-referrer' : 'strict-origin-when-cross-origin',
    ],
    // Cached pages skip the middleware that sets these two headers (`request-guard.ts`).
    ...(page.hsts === null
      ? []
      : [['Strict-Transport-Security', page.hsts] satisfies [string, string]]),
    ['X-Content-Type-Options', 'nosniff'],
    ['X-Frame-Options', 'DENY'],
    [
      'Cross-Origin-Opener-Policy',
      takesCards(page.path) ? 'same-origin-allow-popups' : 'same-origin',
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

function policyFor(page: Page): string {
  const { path, cardProvider, captchaProvider, siteUrl } = page
  const isStripe = cardProvider.kind === 'stripe' && takesCards(path)
  // Foreign scripts, but for the card processor's, stay away from pages of one person.
  const isPublic = !isPrivatePath(path)
  const isRecaptcha = isPublic && captchaProvider.kind === 'recaptcha'
  const foreign = (sources: Record<'stripe' | 'recaptcha', string>): string =>
    `${isStripe ? ` ${sources.stripe}` : ''}${isRecaptcha ? ` ${sources.recaptcha}` : ''}`
  // The script counts from its own origin.
  const counter =
    page.analyticsScript === null || !isPublic ? '' : ` ${new URL(page.analyticsScript).origin}`
  const frames = foreign(FRAMES)
  return [
    "default-src 'none'",
    `script-src ${scriptsOf(page.nonce, isRecaptcha)}${counter}`,
    `style-src 'self'${page.nonce === null ? '' : ` 'nonce-${page.nonce}'`}`,
    `img-src 'self' data:${isStripe ? ' https://*.stripe.com' : ''}${counter}`,
    "font-src 'self'",
    `connect-src 'self'${foreign({ stripe: 'https://api.stripe.com', recaptcha: RECAPTCHA })}${counter}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    frames === '' ? "frame-src 'none'" : `frame-src${frames}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // Foreign scripts make markup of their own; everywhere else text never becomes code.
    ...(isStripe || isRecaptcha
      ? []
      : ["require-trusted-types-for 'script'", 'trusted-types default']),
    ...(siteUrl.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
    'report-to default',
    // For browsers without the Reporting API; the others ignore it.
    `report-uri ${REPORTS_PATH}`,
  ].join('; ')
}

const RECAPTCHA = 'https://www.google.com/recaptcha/'

const FRAMES = {
  stripe: 'https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
  recaptcha: RECAPTCHA,
} as const

/** A cached page may run the scripts of this origin, where nothing is uploaded. */
function scriptsOf(nonce: string | null, isRecaptcha: boolean): string {
  if (nonce !== null) return `'nonce-${nonce}' 'strict-dynamic' https: 'unsafe-inline'`

  const foreign = isRecaptcha ? ` ${RECAPTCHA} https://www.gstatic.com/recaptcha/` : ''
  return `'self'${foreign}`
}

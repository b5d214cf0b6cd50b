/** What a page's answer says to the browser: what may run, be loaded and be kept. */
import type { CaptchaProvider, CardProvider } from '#web/context.ts'

/** Which of the scripts that stand in the page may run: those with the nonce, or those of these digests. */
export type InlineScripts = { nonce: string } | { digests: readonly string[] }

type Page = {
  scripts: InlineScripts
  path: string
  cardProvider: CardProvider
  captchaProvider: CaptchaProvider
  analyticsScript: string | null
  siteUrl: string
  isDev: boolean
}

/** Pages that belong to one person are kept nowhere. */
const PRIVATE =
  /^\/(admin|checkout|pre-checkout|orders|profile|sign-in|sign-up|subscription|verify-email)(\/|\.data|$)/
const TAKES_CARDS = /^\/checkout(\/|\.data|$)/

export const isPrivatePage = (pathname: string): boolean => PRIVATE.test(pathname)

export function pageHeaders(page: Page): [string, string][] {
  const isPrivate = isPrivatePage(page.path)
  return [
    // The development server writes scripts and styles of its own into the page.
    ...(page.isDev
      ? []
      : [['Content-Security-Policy', policyFor(page)] satisfies [string, string]]),
    ['Cache-Control', isPrivate ? 'no-store' : 'private, no-cache'],
    ['Vary', 'Accept-Encoding, Accept-Language, Cookie'],
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

function policyFor(page: Page): string {
  const { path, cardProvider, captchaProvider, siteUrl } = page
  const isStripe = cardProvider.kind === 'stripe' && TAKES_CARDS.test(path)
  const isRecaptcha = captchaProvider.kind === 'recaptcha'
  const foreign = (sources: Record<'stripe' | 'recaptcha', string>): string =>
    `${isStripe ? ` ${sources.stripe}` : ''}${isRecaptcha ? ` ${sources.recaptcha}` : ''}`
  // The script counts from its own origin.
  const counter = page.analyticsScript === null ? '' : ` ${new URL(page.analyticsScript).origin}`
  const frames = foreign(FRAMES)
  return [
    "default-src 'none'",
    `script-src ${scriptsOf(page.scripts, isRecaptcha)}${counter}`,
    `style-src 'self'${'nonce' in page.scripts ? ` 'nonce-${page.scripts.nonce}'` : ''}`,
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
  ].join('; ')
}

const RECAPTCHA = 'https://www.google.com/recaptcha/'

const FRAMES = {
  stripe: 'https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
  recaptcha: RECAPTCHA,
} as const

/** A kept page names its own scripts and those of this origin; where nothing is uploaded, that is as strict as a nonce. */
function scriptsOf(scripts: InlineScripts, isRecaptcha: boolean): string {
  if ('nonce' in scripts) return `'nonce-${scripts.nonce}' 'strict-dynamic' https: 'unsafe-inline'`

  const foreign = isRecaptcha ? ` ${RECAPTCHA} https://www.gstatic.com/recaptcha/` : ''
  return `'self'${foreign}${scripts.digests.map((digest) => ` 'sha256-${digest}'`).join('')}`
}

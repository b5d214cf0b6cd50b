/**
 * The score of MDN's HTTP Observatory, by the rules that it publishes (github.com/mdn/mdn-http-observatory, version 1.4.8:
 * `src/grader/charts.js` has the points, `src/analyzer/tests` the rules). One answer is looked at, as it is reached over https:
 * that http leads to https is the proxy's, so the rule `redirection` counts as met. What the rules tell apart and this shop
 * never sends (policies in `<meta>`, several policies, preloaded hosts) is left out.
 */

export type Observed = {
  headers: Headers
  html: string
  /** The same address, requested with `Origin` of another site. */
  cors: Headers
}

/** Points by result; the first of a rule is the best. */
const POINTS = {
  'csp-implemented-with-no-unsafe-default-src-none': 10,
  'csp-implemented-with-no-unsafe': 5,
  'csp-implemented-with-unsafe-inline-in-style-src-only': 0,
  'csp-implemented-with-insecure-scheme-in-passive-content-only': -10,
  'csp-implemented-with-unsafe-eval': -10,
  'csp-implemented-with-unsafe-inline': -20,
  'csp-implemented-with-insecure-scheme': -20,
  'csp-header-invalid': -25,
  'csp-not-implemented': -25,
  'cookies-secure-with-httponly-sessions-and-samesite': 5,
  'cookies-secure-with-httponly-sessions': 0,
  'cookies-not-found': 0,
  'cookies-without-secure-flag-but-protected-by-hsts': -5,
  'cookies-session-without-secure-flag-but-protected-by-hsts': -10,
  'cookies-without-secure-flag': -20,
  'cookies-samesite-flag-invalid': -20,
  'cookies-anticsrf-without-samesite-flag': -20,
  'cookies-session-without-httponly-flag': -30,
  'cookies-session-without-secure-flag': -40,
  'cross-origin-resource-sharing-not-implemented': 0,
  'cross-origin-resource-sharing-implemented-with-public-access': 0,
  'cross-origin-resource-sharing-implemented-with-restricted-access': 0,
  'cross-origin-resource-sharing-implemented-with-universal-access': -50,
  'redirection-to-https': 0,
  'referrer-policy-private': 5,
  'referrer-policy-not-implemented': 0,
  'referrer-policy-unsafe': -5,
  'referrer-policy-header-invalid': -5,
  'hsts-implemented-max-age-at-least-six-months': 0,
  'hsts-implemented-max-age-less-than-six-months': -10,
  'hsts-not-implemented': -20,
  'hsts-header-invalid': -20,
  'sri-implemented-and-external-scripts-loaded-securely': 5,
  'sri-not-implemented-but-no-scripts-loaded': 0,
  'sri-not-implemented-but-all-scripts-loaded-from-secure-origin': 0,
  'sri-not-implemented-but-external-scripts-loaded-securely': -5,
  'sri-not-implemented-and-external-scripts-not-loaded-securely': -50,
  'x-content-type-options-nosniff': 0,
  'x-content-type-options-not-implemented': -5,
  'x-content-type-options-header-invalid': -5,
  'x-frame-options-implemented-via-csp': 5,
  'x-frame-options-sameorigin-or-deny': 0,
  'x-frame-options-allow-from-origin': 0,
  'x-frame-options-not-implemented': -20,
  'x-frame-options-header-invalid': -20,
  'cross-origin-resource-policy-implemented-with-same-origin': 10,
  'cross-origin-resource-policy-implemented-with-same-site': 10,
  'cross-origin-resource-policy-implemented-with-cross-origin': 0,
  'cross-origin-resource-policy-not-implemented': 0,
  'cross-origin-resource-policy-header-invalid': -5,
} as const satisfies Record<string, number>

type Outcome = keyof typeof POINTS

/** Below it, what is good beyond the rules counts nothing. */
const EXTRA_CREDIT_FROM = 90

export function scoreOf(observed: Observed): { score: number; outcomes: Outcome[] } {
  const outcomes = [
    policyOutcome(observed),
    cookieOutcome(observed),
    sharingOutcome(observed),
    'redirection-to-https' as const,
    referrerOutcome(observed),
    hstsOutcome(observed),
    scriptOutcome(observed),
    sniffingOutcome(observed),
    frameOutcome(observed),
    resourceOutcome(observed),
  ]
  const points = outcomes.map((outcome) => POINTS[outcome])
  const sum = (counted: readonly number[]) => counted.reduce((total, one) => total + one, 100)
  const withoutExtra = sum(points.filter((one) => one < 0))
  const score = withoutExtra >= EXTRA_CREDIT_FROM ? sum(points) : withoutExtra
  return { score: Math.max(score, 0), outcomes }
}

type Policy = ReadonlyMap<string, ReadonlySet<string>>

/** `null` without one; a repeated directive makes it invalid. */
function policyIn({ headers }: Observed): Policy | 'invalid' | null {
  const text = headers.get('content-security-policy')
  if (!text) return null
  const policy = new Map<string, Set<string>>()
  for (const directive of text.toLowerCase().split(';')) {
    const [name = '', ...sources] = directive.trim().split(/\s+/)
    if (policy.has(name)) return 'invalid'
    if (name !== '') policy.set(name, new Set(sources))
  }
  return policy
}

const BROAD = /^(ftp:|http:|https:|\*|http:\/\/\*|http:\/\/\*\.\*|https:\/\/\*|https:\/\/\*\.\*)$/
const INLINE = /^('unsafe-inline'|data:)$/
const INSECURE = /^(http|ftp):/
const PASSIVE = ['img-src', 'media-src'] as const

function policyOutcome(observed: Observed): Outcome {
  const policy = policyIn(observed)
  if (policy === null) return 'csp-not-implemented'
  if (policy === 'invalid') return 'csp-header-invalid'
  const scripts = countedScripts(sourcesOf(policy, 'script-src'))
  if (scripts === null) return 'csp-header-invalid'
  const styles = withoutIgnoredInline(sourcesOf(policy, 'style-src'))
  const objects = sourcesOf(policy, 'object-src')
  const passive = PASSIVE.flatMap((name) => sourcesOf(policy, name))
  const active = [...policy].flatMap(([name, sources]) =>
    name === 'script-src' || PASSIVE.some((one) => one === name) ? [] : [...sources],
  )
  const has = (sources: readonly string[], ...kinds: RegExp[]) =>
    sources.some((source) => kinds.some((kind) => kind.test(source)))

  if (has(scripts, BROAD, INLINE) || has(objects, BROAD)) {
    return 'csp-implemented-with-unsafe-inline'
  }
  if (has([...active, ...scripts], INSECURE)) return 'csp-implemented-with-insecure-scheme'
  if (has([...scripts, ...styles], /^'unsafe-eval'$/)) return 'csp-implemented-with-unsafe-eval'
  if (has(passive, INSECURE)) return 'csp-implemented-with-insecure-scheme-in-passive-content-only'
  if (has(styles, BROAD, INLINE)) return 'csp-implemented-with-unsafe-inline-in-style-src-only'
  const ofDefault = [...(policy.get('default-src') ?? [])]
  return ofDefault.length === 1 && ofDefault[0] === "'none'"
    ? 'csp-implemented-with-no-unsafe-default-src-none'
    : 'csp-implemented-with-no-unsafe'
}

const sourcesOf = (policy: Policy, directive: string): string[] => [
  ...(policy.get(directive) ?? policy.get('default-src') ?? ['*']),
]

const namesScripts = (sources: readonly string[]): boolean =>
  sources.some((source) => /^'(nonce|sha256|sha384|sha512)-/.test(source))

const withoutIgnoredInline = (sources: readonly string[]): string[] =>
  namesScripts(sources) ? sources.filter((source) => source !== "'unsafe-inline'") : [...sources]

/** With `strict-dynamic`, browsers ignore hosts and schemes; without a nonce or digest it lets nothing run, and is invalid. */
function countedScripts(sources: readonly string[]): string[] | null {
  if (!sources.includes("'strict-dynamic'")) return withoutIgnoredInline(sources)
  if (!namesScripts(sources)) return null
  return withoutIgnoredInline(sources).filter(
    (source) => source !== "'self'" && !/^(ftp:|https?:|\*)/.test(source),
  )
}

/** The worst of all cookies. */
function cookieOutcome(observed: Observed): Outcome {
  const cookies = observed.headers.getSetCookie()
  if (cookies.length === 0) return 'cookies-not-found'
  const isProtected = POINTS[hstsOutcome(observed)] === 0
  const found = cookies.flatMap((cookie) => cookieOutcomes(cookie, isProtected))
  const worst = found.toSorted((one, other) => POINTS[one] - POINTS[other])[0]
  if (worst) return worst
  return cookies.every((cookie) => /;\s*samesite=/i.test(cookie))
    ? 'cookies-secure-with-httponly-sessions-and-samesite'
    : 'cookies-secure-with-httponly-sessions'
}

function cookieOutcomes(cookie: string, isProtected: boolean): Outcome[] {
  const [name = ''] = cookie.toLowerCase().split('=')
  const isSession = /login|sess/.test(name)
  const sameSite = /;\s*samesite(?:=\s*([a-z]*))?/i.exec(cookie)
  const outcomes: Outcome[] = []
  if (sameSite && !/^(lax|strict|none)$/i.test(sameSite[1] ?? '')) {
    outcomes.push('cookies-samesite-flag-invalid')
  }
  if (!/;\s*secure/i.test(cookie)) {
    const kind = isSession ? 'cookies-session-without-secure-flag' : 'cookies-without-secure-flag'
    outcomes.push(isProtected ? `${kind}-but-protected-by-hsts` : kind)
    if (/^none$/i.test(sameSite?.[1] ?? '')) outcomes.push('cookies-samesite-flag-invalid')
  }
  if (name.includes('csrf') && !sameSite) outcomes.push('cookies-anticsrf-without-samesite-flag')
  if (isSession && !/;\s*httponly/i.test(cookie)) {
    outcomes.push('cookies-session-without-httponly-flag')
  }
  return outcomes
}

function sharingOutcome({ cors }: Observed): Outcome {
  const allowed = cors.get('access-control-allow-origin')
  if (allowed === null) return 'cross-origin-resource-sharing-not-implemented'
  if (allowed === '*') return 'cross-origin-resource-sharing-implemented-with-public-access'
  return allowed === FOREIGN_ORIGIN && cors.get('access-control-allow-credentials') === 'true'
    ? 'cross-origin-resource-sharing-implemented-with-universal-access'
    : 'cross-origin-resource-sharing-implemented-with-restricted-access'
}

export const FOREIGN_ORIGIN = 'https://http-observatory.security.mozilla.org'

const PRIVATE_REFERRERS =
  /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/
const UNSAFE_REFERRERS = /^(origin|origin-when-cross-origin|unsafe-url|no-referrer-when-downgrade)$/

/** The last value that a browser knows counts. */
function referrerOutcome({ headers }: Observed): Outcome {
  const given = headers.get('referrer-policy')
  if (given === null) return 'referrer-policy-not-implemented'
  const known = given
    .toLowerCase()
    .split(',')
    .map((one) => one.trim())
    .findLast((one) => PRIVATE_REFERRERS.test(one) || UNSAFE_REFERRERS.test(one))
  if (known === undefined) return 'referrer-policy-header-invalid'
  return PRIVATE_REFERRERS.test(known) ? 'referrer-policy-private' : 'referrer-policy-unsafe'
}

/** The rule's own "six months". */
const SIX_MONTHS_SECONDS = 15_552_000

function hstsOutcome({ headers }: Observed): Outcome {
  const given = headers.get('strict-transport-security')
  if (given === null) return 'hsts-not-implemented'
  const seconds = /(?:^|;)\s*max-age=(\d+)/i.exec(given)?.[1]
  if (seconds === undefined || given.includes(',')) return 'hsts-header-invalid'
  return Number(seconds) >= SIX_MONTHS_SECONDS
    ? 'hsts-implemented-max-age-at-least-six-months'
    : 'hsts-implemented-max-age-less-than-six-months'
}

/** Scripts of this origin need no digest; foreign ones do, and https. */
function scriptOutcome({ html }: Observed): Outcome {
  const scripts = html.match(/<script\b[^>]*>/gi) ?? []
  if (scripts.length === 0) return 'sri-not-implemented-but-no-scripts-loaded'
  const foreign = scripts.filter((tag) => /\ssrc="(?:[a-z]+:)?\/\//i.test(tag))
  if (foreign.length === 0) return 'sri-not-implemented-but-all-scripts-loaded-from-secure-origin'
  if (foreign.some((tag) => !/\ssrc="https:/i.test(tag))) {
    return 'sri-not-implemented-and-external-scripts-not-loaded-securely'
  }
  return foreign.every((tag) => /\sintegrity="/i.test(tag))
    ? 'sri-implemented-and-external-scripts-loaded-securely'
    : 'sri-not-implemented-but-external-scripts-loaded-securely'
}

function sniffingOutcome({ headers }: Observed): Outcome {
  const given = headers.get('x-content-type-options')
  if (given === null) return 'x-content-type-options-not-implemented'
  return given.toLowerCase() === 'nosniff'
    ? 'x-content-type-options-nosniff'
    : 'x-content-type-options-header-invalid'
}

function frameOutcome(observed: Observed): Outcome {
  const policy = policyIn(observed)
  if (policy !== null && policy !== 'invalid' && policy.has('frame-ancestors')) {
    return 'x-frame-options-implemented-via-csp'
  }
  const given = observed.headers.get('x-frame-options')?.toLowerCase() ?? null
  if (given === null) return 'x-frame-options-not-implemented'
  if (/^(deny|sameorigin)$/.test(given)) return 'x-frame-options-sameorigin-or-deny'
  return given.startsWith('allow-from')
    ? 'x-frame-options-allow-from-origin'
    : 'x-frame-options-header-invalid'
}

function resourceOutcome({ headers }: Observed): Outcome {
  const given = headers.get('cross-origin-resource-policy')?.toLowerCase() ?? null
  if (given === null) return 'cross-origin-resource-policy-not-implemented'
  const known = ['same-origin', 'same-site', 'cross-origin'] as const
  const found = known.find((one) => one === given)
  return found
    ? `cross-origin-resource-policy-implemented-with-${found}`
    : 'cross-origin-resource-policy-header-invalid'
}

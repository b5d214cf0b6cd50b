/** Settings that production refuses, and the override that accepts each of them. Decision 0036. */
import pg from 'pg'

import { messageOf } from '#server/process/error-facts.ts'
import type { SafetyOverride } from '#web/context.ts'

import { isLoopbackHost } from './loopback.ts'
import { placeholdersIn } from './placeholders.ts'

/** Outside production the site sends this key; everybody can read it here. */
export const LOCAL_API_KEY = 'pk_local'

type PartialEnv<Name extends string> = Partial<Record<Name, string | undefined>>

export type CheckedSettings = PartialEnv<
  | 'PUBLIC_URL'
  | 'PUBLIC_API_KEY'
  | 'STRIPE_SECRET_KEY'
  | 'STRIPE_PUBLISHABLE_KEY'
  | 'STRIPE_WEBHOOK_SECRET'
  | 'SMTP_URL'
  | 'DATABASE_URL'
  | 'SENTRY_DSN'
  | 'RECAPTCHA_VERIFY_URL'
  | 'ANALYTICS_SCRIPT_URL'
  | 'MAIL_FROM'
  | 'RECAPTCHA_SITE_KEY'
  | 'RECAPTCHA_SECRET'
  | 'METRICS_TOKEN'
> &
  PartialEnv<SafetyOverride>

export type CheckResult = {
  /** One sentence each; the shop must not start with any of them. */
  problems: string[]
  /** The overrides that accept something unsafe of these settings. Those that accept nothing are not among them. */
  overrides: SafetyOverride[]
}

/** `override` is `null` where no shop could work. */
type Finding = { problem: string; override: SafetyOverride | null }

export function checkProduction(settings: CheckedSettings): CheckResult {
  const missing = REQUIRED.filter((name) => settings[name] === undefined)
  const problems =
    missing.length > 0 ? [`In production these must be set: ${missing.join(', ')}.`] : []
  const overrides: SafetyOverride[] = []
  for (const check of CHECKS) {
    const finding = check(settings)
    if (finding === null) continue
    const { problem, override } = finding
    if (override === null) problems.push(problem)
    else if (isSet(settings, override)) overrides.push(override)
    else problems.push(`${problem} Set ${override}=1 to accept this.`)
  }
  return { problems, overrides: [...new Set(overrides)] }
}

/** Sandbox parts never run silently in production (decisions, section 10). */
const REQUIRED = [
  'PUBLIC_URL',
  'PUBLIC_API_KEY',
  'STRIPE_SECRET_KEY',
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'SMTP_URL',
] as const

const CHECKS: readonly ((settings: CheckedSettings) => Finding | null)[] = [
  checkPlaceholders,
  checkCardKeys,
  checkApiKey,
  checkPublicUrl,
  checkSmtp,
  checkDatabase,
  ...(['SENTRY_DSN', 'RECAPTCHA_VERIFY_URL', 'ANALYTICS_SCRIPT_URL'] as const).map(checkService),
]

function checkPlaceholders(settings: CheckedSettings): Finding | null {
  const names = placeholdersIn(settings)
  if (names.length === 0) return null
  const problem = `These are still the values of an example: ${names.join(', ')}. Use your own.`
  return { problem, override: null }
}

const isSet = (settings: CheckedSettings, override: SafetyOverride): boolean =>
  settings[override] === '1'

/** Whether cards of this key move no money. */
export const isTestKey = (key: string): boolean => /^(sk|rk|pk)_test_/.test(key)

function checkCardKeys(settings: CheckedSettings): Finding | null {
  const { STRIPE_SECRET_KEY: secret = '', STRIPE_PUBLISHABLE_KEY: publishable = '' } = settings
  if (secret !== '' && publishable !== '' && isTestKey(secret) !== isTestKey(publishable)) {
    return {
      problem:
        'STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY must both be live or both be test keys: no card can be charged with one of each.',
      override: null,
    }
  }
  if (!isTestKey(secret) && !isTestKey(publishable)) return null
  return {
    problem:
      'STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY are test keys: orders would be paid without money. Use live keys.',
    override: 'ALLOW_TEST_CARDS',
  }
}

function checkApiKey({ PUBLIC_API_KEY }: CheckedSettings): Finding | null {
  if (PUBLIC_API_KEY !== LOCAL_API_KEY) return null
  return {
    problem: `PUBLIC_API_KEY is ${LOCAL_API_KEY}, the published default. Use a key of your own.`,
    override: 'ALLOW_LOCAL_API_KEY',
  }
}

function checkPublicUrl({ PUBLIC_URL }: CheckedSettings): Finding | null {
  if (PUBLIC_URL === undefined) return null
  const { protocol, hostname } = new URL(PUBLIC_URL)
  if (protocol === 'https:' || isLoopbackHost(hostname)) return null
  return {
    problem: `PUBLIC_URL is plain http for ${hostname}: sign-ins and addresses would travel unencrypted. Use https.`,
    override: 'ALLOW_PLAIN_HTTP',
  }
}

/** `smtp://` is safe because production insists on STARTTLS, see `smtpNeedsTls`; what the address itself turns off is not. */
function checkSmtp(settings: CheckedSettings): Finding | null {
  const { SMTP_URL, ALLOW_PLAIN_SMTP: override } = settings
  if (SMTP_URL === undefined) return null
  const { protocol, hostname, searchParams } = new URL(SMTP_URL)
  if (isLoopbackHost(hostname)) return null
  const mayBePlain = protocol === 'smtp:' && override === '1'
  if (!mayBePlain && !weakensTls(searchParams)) return null
  return {
    problem: `SMTP_URL turns off TLS or its verification for ${hostname}: e-mails and the password would be readable on the way. Remove that parameter.`,
    override: 'ALLOW_PLAIN_SMTP',
  }
}

/** Parameters of an SMTP address that switch off TLS or the check of certificates. */
const weakensTls = (params: URLSearchParams): boolean =>
  ['ignoreTLS', 'opportunisticTLS'].some((name) => /^(true|1)$/.test(params.get(name) ?? '')) ||
  ['requireTLS', 'tls.rejectUnauthorized'].some((name) =>
    /^(false|0)$/.test(params.get(name) ?? ''),
  )

/** Whether a connection that cannot be encrypted must fail instead of going on in plain text. */
export const smtpNeedsTls = ({ SMTP_URL, ALLOW_PLAIN_SMTP }: CheckedSettings): boolean =>
  SMTP_URL !== undefined && ALLOW_PLAIN_SMTP !== '1' && !isLoopbackHost(new URL(SMTP_URL).hostname)

/** An outside service that is asked over HTTP. */
function checkService(name: 'SENTRY_DSN' | 'RECAPTCHA_VERIFY_URL' | 'ANALYTICS_SCRIPT_URL') {
  return (settings: CheckedSettings): Finding | null => {
    const address = settings[name]
    if (address === undefined) return null
    const { protocol, hostname } = new URL(address)
    if (protocol === 'https:' || isLoopbackHost(hostname)) return null
    return {
      problem: `${name} is plain http for ${hostname}: what it is sent and answers could be read and changed on the way. Use https.`,
      override: 'ALLOW_PLAIN_HTTP',
    }
  }
}

function checkDatabase({ DATABASE_URL }: CheckedSettings): Finding | null {
  if (DATABASE_URL === undefined) return null
  const reached = reachedDatabase(DATABASE_URL)
  if ('problem' in reached) return { problem: reached.problem, override: null }
  const { host, ssl } = reached
  if (host.startsWith('/') || isLoopbackHost(host)) return null

  const override = 'ALLOW_PLAIN_DATABASE'
  const remedy = 'Add sslmode=verify-full, and sslrootcert=FILE for an authority of your own.'
  if (ssl === false) {
    return { problem: `DATABASE_URL reaches ${host} without TLS. ${remedy}`, override }
  }
  if (typeof ssl === 'object' && ssl.rejectUnauthorized === false) {
    return {
      problem: `DATABASE_URL reaches ${host} without verifying its certificate. ${remedy}`,
      override,
    }
  }
  return null
}

type Reached = { host: string; ssl: boolean | { rejectUnauthorized?: boolean } }

/** Asked of the driver, which alone knows what its parameters mean. It reads certificates, and connects to nothing. */
function reachedDatabase(url: string): Reached | { problem: string } {
  try {
    const { host, ssl } = new pg.Client({ connectionString: url })
    // Typed as a flag; the driver keeps the options of TLS there.
    return { host, ssl: ssl as Reached['ssl'] }
  } catch (error) {
    return { problem: `DATABASE_URL: ${messageOf(error)}.` }
  }
}

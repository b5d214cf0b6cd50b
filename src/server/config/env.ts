/** The environment, parsed once and named. A wrong value stops the start with one sentence each. */
import { isAbsolute, relative, sep } from 'node:path'
import { z } from 'zod'

import type { SafetyOverride } from '#web/context.ts'

import { LOG_LEVELS } from '../log/log.ts'
import type { LogFormat } from '../log/open-log.ts'
import { SAMPLE_SENDER } from './placeholders.ts'
import { checkProduction, isTestKey, LOCAL_API_KEY, smtpNeedsTls } from './production-checks.ts'

const Switch = z.enum(['0', '1']).optional()

const wholeNumber = (min: number, max: number) => {
  const error = `must be a whole number from ${min} to ${max}`
  return z.coerce.number({ error }).int(error).min(min, error).max(max, error)
}

/** The example says what an operator has to type. */
const address = (protocol: RegExp, example: string) =>
  z.url({ protocol, error: `must be an address such as ${example}` })

/** Links of e-mails, canonical addresses and the checks of forms add a path to it. */
const isOrigin = (text: string): boolean =>
  URL.canParse(text) && new URL(text).href === `${new URL(text).origin}/`

/** `address` or `name <address>`. */
const MAIL_SENDER = /^(?:[^\s<>@]+@[^\s<>@]+|[^<>\p{Cc}]+ <[^\s<>@]+@[^\s<>@]+>)$/u

const Variables = z.object({
  /** A misspelt `production` must not open a shop with a sandbox and a page of everybody's e-mails. */
  NODE_ENV: z.enum(['production', 'development', 'test']).optional(),
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('./data'),
  WEB_CONCURRENCY: wholeNumber(1, 64).default(1),
  DATABASE_URL: address(
    /^postgres(ql)?$/,
    'postgres://shop:password@127.0.0.1:5432/shop',
  ).optional(),
  TRUSTED_PROXIES: wholeNumber(0, 5).default(0),
  LOG_FORMAT: z.enum(['json', 'text']).optional(),
  LOG_LEVEL: z.enum(LOG_LEVELS).default('info'),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  PUBLIC_URL: address(/^https?$/, 'https://shop.example')
    .refine(isOrigin, 'must be an origin, such as https://shop.example: no path, query or password')
    .optional(),
  PUBLIC_API_KEY: z.string().min(8, 'must have at least 8 characters').optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(
      /^(sk|rk)_(live|test)_\w+$/,
      'must be a whole key: sk_live_…, rk_live_…, sk_test_… or rk_test_…',
    )
    .optional(),
  STRIPE_PUBLISHABLE_KEY: z
    .string()
    .regex(/^pk_(live|test)_\w+$/, 'must be a whole key: pk_live_… or pk_test_…')
    .optional(),
  /** Two, with a comma between them, while one is being replaced. */
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_[^\s,]+(,whsec_[^\s,]+)?$/, 'must be whsec_…, or two with a comma between them')
    .optional(),
  SMTP_URL: address(/^smtps?$/, 'smtps://user:password@mail.example').optional(),
  UNDO_SECONDS: wholeNumber(0, 60).default(10),
  MAIL_FROM: z
    .string()
    .regex(MAIL_SENDER, 'must be an address, also with a name: Shop <shop@example.com>')
    .default(SAMPLE_SENDER),
  RECAPTCHA_SITE_KEY: z.string().optional(),
  RECAPTCHA_SECRET: z.string().optional(),
  ANALYTICS_SCRIPT_URL: address(/^https?$/, 'https://stats.example/script.js').optional(),
  ENCRYPTION_KEYS: z.string().optional(),
  ENCRYPTION_KEYS_FILE: z.string().optional(),
  SENTRY_DSN: address(/^https?$/, 'https://key@sentry.example/1').optional(),
  BACKUP_DIR: z.string().min(1).optional(),
  BACKUP_KEEP_DAYS: wholeNumber(1, 3650).default(14),
  RECAPTCHA_VERIFY_URL: z.url().default('https://www.google.com/recaptcha/api/siteverify'),
  HSTS_INCLUDE_SUBDOMAINS: Switch,
  ALLOW_TEST_CARDS: Switch,
  ALLOW_LOCAL_API_KEY: Switch,
  ALLOW_PLAIN_HTTP: Switch,
  ALLOW_PLAIN_SMTP: Switch,
  ALLOW_PLAIN_DATABASE: Switch,
} satisfies Record<SafetyOverride, unknown> & Record<string, unknown>)

export type Environment = ReturnType<typeof readEnvironment>

export class EnvironmentError extends Error {
  override name = 'EnvironmentError'
}

export function readEnvironment(source: NodeJS.ProcessEnv) {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const parsed = Variables.safeParse(given)
  if (!parsed.success) {
    const lines = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
    throw new EnvironmentError(`The environment can't be used.\n${lines.join('\n')}`)
  }
  const env = parsed.data
  const isProduction = env.NODE_ENV === 'production'
  const { problems, overrides } = isProduction ? checkProduction(env) : NOTHING_FOUND
  if (problems.length > 0) {
    throw new EnvironmentError(`Production can't start like this.\n${problems.join('\n')}`)
  }

  const warnings = [
    ...overrides.map((name) => `${name}=1 accepts an unsafe setting`),
    ...misspeltIn(Object.keys(given)).map(
      (name) =>
        `${name} is ignored: it is no setting of the shop. docs/configuration.md lists them`,
    ),
  ]
  return { ...named(env, isProduction, overrides), warnings }
}

/** First words of names that other programs use too. */
const COMMON_WORDS = new Set('DATA DATABASE HOST LOG MAIL NODE PORT SENTRY WEB'.split(' '))
const wordOf = (name: string): string => name.split('_', 1)[0] ?? ''
const OWN_WORDS = Object.keys(Variables.shape)
  .map(wordOf)
  .filter((word) => !COMMON_WORDS.has(word))

/** Names that begin as ours do, and are none: `BACKUP_FOLDER`, `BACKUPS_DIR`. */
const misspeltIn = (names: readonly string[]): string[] =>
  names.filter(
    (name) =>
      name.includes('_') &&
      !Object.hasOwn(Variables.shape, name) &&
      OWN_WORDS.some((word) => wordOf(name).startsWith(word)),
  )

const named = (env: Parsed, isProduction: boolean, overrides: readonly SafetyOverride[]) => ({
  isProduction,
  port: env.PORT,
  host: env.HOST,
  dataDir: env.DATA_DIR,
  databaseUrl: env.DATABASE_URL ?? null,
  /** How many processes of this machine serve. */
  webConcurrency: env.WEB_CONCURRENCY,
  publicUrl: env.PUBLIC_URL === undefined ? null : new URL(env.PUBLIC_URL).origin,
  /** Number of trusted reverse proxies. */
  trustedProxies: env.TRUSTED_PROXIES,
  log: { format: env.LOG_FORMAT ?? defaultFormat(isProduction), level: env.LOG_LEVEL },
  /** Opens `/metrics` to other machines; without it only this one may read them. */
  metricsToken: env.METRICS_TOKEN ?? null,
  publicApiKey: env.PUBLIC_API_KEY ?? LOCAL_API_KEY,
  stripe: stripeOf(env),
  smtpUrl: env.SMTP_URL ?? null,
  /** An e-mail that could only be sent unencrypted is not sent. */
  smtpNeedsTls: isProduction && smtpNeedsTls(env),
  emailFrom: env.MAIL_FROM,
  /** How long staff can undo a step before its e-mail leaves. */
  undoSeconds: env.UNDO_SECONDS,
  recaptcha: recaptchaOf(env),
  /** Counts visits, after consent. As the browser writes it: the page compares the two. */
  analyticsScript: env.ANALYTICS_SCRIPT_URL ? new URL(env.ANALYTICS_SCRIPT_URL).href : null,
  /** What encrypts secrets at rest; neither: a key inside the database. */
  ...encryptionKeysOf(env),
  /** A collector of unexpected errors that speaks Sentry's protocol. */
  sentryDsn: env.SENTRY_DSN ?? null,
  hstsIncludesSubdomains: env.HSTS_INCLUDE_SUBDOMAINS === '1',
  /** Unsafe production settings that the operator accepted by name; the console warns staff of each. Decision 0036. */
  overrides,
  backup: backupOf(env),
})

/** Where daily backups go, and for how many days they stay. */
function backupOf({ BACKUP_DIR, BACKUP_KEEP_DAYS, DATA_DIR, DATABASE_URL }: Parsed) {
  if (!BACKUP_DIR) return null
  if (!DATABASE_URL && isWithin(BACKUP_DIR, DATA_DIR)) {
    throw new EnvironmentError(
      'BACKUP_DIR must be outside DATA_DIR: what destroys the database would destroy its backups',
    )
  }
  return { dir: BACKUP_DIR, retentionDays: BACKUP_KEEP_DAYS }
}

function isWithin(folder: string, outer: string): boolean {
  const way = relative(outer, folder)
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way)
}

const defaultFormat = (isProduction: boolean): LogFormat => (isProduction ? 'json' : 'text')

const NOTHING_FOUND = { problems: [], overrides: [] }

type Parsed = z.infer<typeof Variables>

function stripeOf(env: Parsed) {
  const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET } = env
  if (!STRIPE_SECRET_KEY && !STRIPE_PUBLISHABLE_KEY && !STRIPE_WEBHOOK_SECRET) return null
  if (!STRIPE_SECRET_KEY || !STRIPE_PUBLISHABLE_KEY || !STRIPE_WEBHOOK_SECRET) {
    throw new EnvironmentError(
      'STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET go together',
    )
  }
  return {
    secretKey: STRIPE_SECRET_KEY,
    publishableKey: STRIPE_PUBLISHABLE_KEY,
    webhookSecrets: STRIPE_WEBHOOK_SECRET.split(','),
    /** Test keys: no money moves. */
    isTest: isTestKey(STRIPE_SECRET_KEY),
  }
}

function recaptchaOf(env: Parsed) {
  const { RECAPTCHA_SITE_KEY, RECAPTCHA_SECRET, RECAPTCHA_VERIFY_URL } = env
  if (!RECAPTCHA_SITE_KEY && !RECAPTCHA_SECRET) return null
  if (!RECAPTCHA_SITE_KEY || !RECAPTCHA_SECRET) {
    throw new EnvironmentError('RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET go together')
  }
  return { siteKey: RECAPTCHA_SITE_KEY, secret: RECAPTCHA_SECRET, verifyUrl: RECAPTCHA_VERIFY_URL }
}

function encryptionKeysOf({ ENCRYPTION_KEYS, ENCRYPTION_KEYS_FILE }: Parsed) {
  if (ENCRYPTION_KEYS && ENCRYPTION_KEYS_FILE) {
    throw new EnvironmentError('Set ENCRYPTION_KEYS or ENCRYPTION_KEYS_FILE, not both')
  }
  return {
    encryptionKeys: ENCRYPTION_KEYS ?? null,
    encryptionKeysFile: ENCRYPTION_KEYS_FILE ?? null,
  }
}

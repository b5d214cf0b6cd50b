/** Values that an example left to be filled in. A shop that starts with one fails where a customer pays or waits for an e-mail. */

const KEYS = [
  'PUBLIC_API_KEY',
  'STRIPE_SECRET_KEY',
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'RECAPTCHA_SITE_KEY',
  'RECAPTCHA_SECRET',
  'METRICS_TOKEN',
] as const

const ADDRESSES = [
  'PUBLIC_URL',
  'DATABASE_URL',
  'SMTP_URL',
  'SENTRY_DSN',
  'ANALYTICS_SCRIPT_URL',
] as const

type Name = (typeof KEYS)[number] | (typeof ADDRESSES)[number] | 'MAIL_FROM'

/** The sender of a shop that has none configured. */
export const SAMPLE_SENDER = 'Aroma Works <shop@example.com>'

/** The names of settings with such a value. */
export function placeholdersIn(settings: Partial<Record<Name, string | undefined>>): Name[] {
  const keys = KEYS.filter((name) => settings[name]?.split(',').some(isPlaceholder))
  const addresses = ADDRESSES.filter((name) => isOfExample(settings[name] ?? ''))
  const isSampleSender = settings.MAIL_FROM === SAMPLE_SENDER
  return [...keys, ...addresses, ...(isSampleSender ? (['MAIL_FROM'] as const) : [])]
}

/** Says what kind of key follows. */
const PREFIX = /^(?:(?:sk|rk|pk)_(?:(?:live|test)_)?|whsec_)/
const WORDS =
  /^(?:x{3,}|\*{3,}|\.{3,}|…|<.*>|(?:change|replace)[-_]?(?:me|this)|your[-_].+|placeholder|password)$/i

const isPlaceholder = (key: string): boolean => WORDS.test(key.replace(PREFIX, ''))

/** The end `.example` is reserved for what can't be reached. RFC 2606. */
function isOfExample(address: string): boolean {
  const url = URL.parse(address)
  if (url === null) return false
  return /(?:^|\.)example$/.test(url.hostname) || isPlaceholder(url.password)
}

/** Decisions, section 10: what production refuses to start with, in one sentence each, and what accepts it by name. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

import { EnvironmentError, readEnvironment } from './env.ts'

const SAFE = {
  NODE_ENV: 'production',
  STRIPE_SECRET_KEY: 'sk_live_sample',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_sample',
  STRIPE_WEBHOOK_SECRET: 'whsec_sample',
  PUBLIC_URL: 'https://shop.example.com',
  PUBLIC_API_KEY: 'pk_public_sample',
  SMTP_URL: 'smtps://mail.example.com',
  MAIL_FROM: 'shop@shop.example.com',
}
const TEST_CARDS = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_PUBLISHABLE_KEY: 'pk_test_1' }
const DATABASE = 'postgres://shop:secret@db.example.com/shop'

function problemsOf(changed: Record<string, string>): string[] {
  try {
    readEnvironment({ ...SAFE, ...changed })
    return []
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error
    return error.message.split('\n').slice(1)
  }
}

test.each([
  ['test keys', TEST_CARDS, 'are test keys', 'ALLOW_TEST_CARDS'],
  [
    'a restricted test key',
    { ...TEST_CARDS, STRIPE_SECRET_KEY: 'rk_test_1' },
    'are test keys',
    'ALLOW_TEST_CARDS',
  ],
  [
    'the published API key',
    { PUBLIC_API_KEY: 'pk_local' },
    'the published default',
    'ALLOW_LOCAL_API_KEY',
  ],
  [
    'plain http',
    { PUBLIC_URL: 'http://shop.example.com' },
    'plain http for shop.example.com',
    'ALLOW_PLAIN_HTTP',
  ],
  [
    'plain http in the inner network',
    { PUBLIC_URL: 'http://10.0.0.5:3000' },
    'plain http for 10.0.0.5',
    'ALLOW_PLAIN_HTTP',
  ],
  [
    'a collector of errors over plain http',
    { SENTRY_DSN: 'http://key@errors.example.com/1' },
    'SENTRY_DSN is plain http for errors.example.com',
    'ALLOW_PLAIN_HTTP',
  ],
  [
    'a captcha that is verified over plain http',
    { RECAPTCHA_VERIFY_URL: 'http://captcha.example.com/verify' },
    'RECAPTCHA_VERIFY_URL is plain http for captcha.example.com',
    'ALLOW_PLAIN_HTTP',
  ],
  [
    'a counting script over plain http',
    { ANALYTICS_SCRIPT_URL: 'http://count.example.com/a.js' },
    'ANALYTICS_SCRIPT_URL is plain http for count.example.com',
    'ALLOW_PLAIN_HTTP',
  ],
  [
    'SMTP that ignores TLS',
    { SMTP_URL: 'smtp://mail.example.com?ignoreTLS=true' },
    'turns off TLS or its verification for mail.example.com',
    'ALLOW_PLAIN_SMTP',
  ],
  [
    'SMTP that does not insist on TLS',
    { SMTP_URL: 'smtp://mail.example.com?requireTLS=false' },
    'turns off TLS',
    'ALLOW_PLAIN_SMTP',
  ],
  [
    'SMTP with any certificate',
    { SMTP_URL: 'smtps://mail.example.com?tls.rejectUnauthorized=false' },
    'turns off TLS',
    'ALLOW_PLAIN_SMTP',
  ],
  [
    'a database without TLS',
    { DATABASE_URL: DATABASE },
    'db.example.com without TLS',
    'ALLOW_PLAIN_DATABASE',
  ],
  [
    'a database with TLS turned off',
    { DATABASE_URL: `${DATABASE}?sslmode=disable` },
    'db.example.com without TLS',
    'ALLOW_PLAIN_DATABASE',
  ],
  [
    'a database by its parameter',
    { DATABASE_URL: 'postgres://localhost/shop?host=db.example.com' },
    'db.example.com without TLS',
    'ALLOW_PLAIN_DATABASE',
  ],
  [
    'a database with any certificate',
    { DATABASE_URL: `${DATABASE}?sslmode=no-verify` },
    'without verifying its certificate',
    'ALLOW_PLAIN_DATABASE',
  ],
  [
    'a database with any certificate, as libpq means it',
    { DATABASE_URL: `${DATABASE}?uselibpqcompat=true&sslmode=require` },
    'without verifying its certificate',
    'ALLOW_PLAIN_DATABASE',
  ],
])(
  '%s is refused in a sentence that names its override, and accepted by it',
  (_, changed, sentence, override) => {
    const problems = problemsOf(changed)
    expect(problems).toEqual([expect.stringContaining(sentence)])
    expect(problems[0]).toMatch(new RegExp(` Set ${override}=1 to accept this\\.$`))
    expect(problems[0]).not.toContain('secret')

    expect(problemsOf({ ...changed, [override]: '0' })).toEqual(problems)
    expect(readEnvironment({ ...SAFE, ...changed, [override]: '1' }).overrides).toEqual([override])
    // Outside production every setting is allowed without a warning.
    expect(readEnvironment({ ...SAFE, ...changed, NODE_ENV: '' }).overrides).toEqual([])
  },
)

test.each([
  ['localhost', { PUBLIC_URL: 'http://localhost:3000' }],
  ['127.0.0.0/8', { PUBLIC_URL: 'http://127.8.9.10:3000' }],
  ['[::1]', { PUBLIC_URL: 'http://[::1]:3000' }],
  ['SMTP on this machine', { SMTP_URL: 'smtp://127.0.0.1:25?ignoreTLS=true' }],
  ['SMTP on [::1]', { SMTP_URL: 'smtp://[::1]:25' }],
  ['SMTP with STARTTLS', { SMTP_URL: 'smtp://mail.example.com:587' }],
  ['SMTP over TLS', { SMTP_URL: 'smtps://mail.example.com' }],
  ['a database on this machine', { DATABASE_URL: 'postgres://localhost/shop' }],
  ['a database on 127.0.0.1', { DATABASE_URL: 'postgres://shop@127.0.0.1:5433/shop' }],
  ['a database on [::1]', { DATABASE_URL: 'postgres://shop@[::1]:5433/shop' }],
  ['a socket', { DATABASE_URL: 'postgres://shop@%2Fvar%2Frun%2Fpostgresql/shop' }],
  ['a socket by its parameter', { DATABASE_URL: 'postgres:///shop?host=/var/run/postgresql' }],
  ['a verified database', { DATABASE_URL: `${DATABASE}?sslmode=verify-full` }],
  ['a database that the driver verifies', { DATABASE_URL: `${DATABASE}?ssl=true` }],
])('%s is accepted as it is', (_, changed) => {
  expect(problemsOf(changed)).toEqual([])
  expect(readEnvironment({ ...SAFE, ...changed }).overrides).toEqual([])
})

test.each(['localhost.example.com', '127.0.0.1.example.com', '128.0.0.1', '[::2]'])(
  '%s is another machine',
  (host) => {
    expect(problemsOf({ PUBLIC_URL: `http://${host}` })).toHaveLength(1)
  },
)

test('keys of different modes can never work, and have no override', () => {
  const mixed = { STRIPE_SECRET_KEY: 'sk_test_1', ALLOW_TEST_CARDS: '1' }
  expect(problemsOf(mixed)).toEqual([expect.stringContaining('must both be live or both be test')])
  expect(problemsOf({ STRIPE_PUBLISHABLE_KEY: 'pk_test_1' })).toEqual(problemsOf(mixed))
})

test('a certificate that cannot be read stops the start in a sentence', () => {
  const problems = problemsOf({ DATABASE_URL: `${DATABASE}?sslrootcert=/nowhere/ca.pem` })
  expect(problems).toEqual([expect.stringMatching(/^DATABASE_URL: .*\/nowhere\/ca\.pem/)])
  expect(problems[0]).not.toContain('secret')
})

/** What an operator copies: each value that is not empty, without those that accept something. */
const EXAMPLE = readFileSync('deploy/shop.env.example', 'utf8').matchAll(/^(?!ALLOW_)(\w+)=(.+)$/gm)

test.each([...EXAMPLE].map(([, name = '', value = '']) => [name, value] as const))(
  'deploy/shop.env.example: %s is refused as it is there',
  (name, value) => {
    const problems = problemsOf({ ALLOW_PLAIN_DATABASE: '1', [name]: value })
    expect(problems).toEqual([expect.stringContaining(name)])
  },
)

test.each([
  ['STRIPE_SECRET_KEY', 'sk_live_xxxxxxxxxxxxxxxx'],
  ['STRIPE_PUBLISHABLE_KEY', 'pk_live_CHANGE_ME'],
  ['STRIPE_WEBHOOK_SECRET', 'whsec_…'],
  ['STRIPE_WEBHOOK_SECRET', 'whsec_sample,whsec_your_old_secret'],
  ['PUBLIC_API_KEY', 'pk_replace_me'],
  ['PUBLIC_API_KEY', '<your key>'],
  ['METRICS_TOKEN', 'your-metrics-token'],
  ['PUBLIC_URL', 'https://shop.example'],
  ['SENTRY_DSN', 'https://key@sentry.example/1'],
  ['ANALYTICS_SCRIPT_URL', 'https://stats.example/script.js'],
  ['SMTP_URL', 'smtps://user:password@mail.example.com'],
  ['MAIL_FROM', ''],
])('%s=%s is a placeholder, which has no override', (name, value) => {
  expect(problemsOf({ [name]: value })).toEqual([
    `These are still the values of an example: ${name}. Use your own.`,
  ])
  expect(() => readEnvironment({ ...SAFE, [name]: value, NODE_ENV: '' })).not.toThrow()
})

test('placeholders are named together, and a key that only contains such a word is none', () => {
  expect(problemsOf({ PUBLIC_API_KEY: 'pk_change_me', MAIL_FROM: '' })).toEqual([
    'These are still the values of an example: PUBLIC_API_KEY, MAIL_FROM. Use your own.',
  ])
  expect(problemsOf({ PUBLIC_API_KEY: 'pk_xxx_of_my_shop' })).toEqual([])
})

test('all problems are reported together', () => {
  const problems = problemsOf({
    ...TEST_CARDS,
    STRIPE_WEBHOOK_SECRET: '',
    PUBLIC_API_KEY: 'pk_local',
    PUBLIC_URL: 'http://shop.example.com',
    SMTP_URL: 'smtp://mail.example.com?ignoreTLS=1',
    DATABASE_URL: DATABASE,
  })
  expect(problems).toHaveLength(6)
  expect(problems[0]).toBe('In production these must be set: STRIPE_WEBHOOK_SECRET.')
})

test('an override that accepts nothing is not reported', () => {
  const all = { ALLOW_TEST_CARDS: '1', ALLOW_PLAIN_SMTP: '1', ALLOW_PLAIN_DATABASE: '1' }
  expect(readEnvironment({ ...SAFE, ...all }).overrides).toEqual([])
  expect(() => readEnvironment({ ...SAFE, ALLOW_TEST_CARDS: 'yes' })).toThrow('ALLOW_TEST_CARDS')
})

test('production sends no e-mail in plain text to another machine, unless that was accepted', () => {
  const smtpOf = (changed: Record<string, string>) => {
    const { smtpNeedsTls, overrides } = readEnvironment({ ...SAFE, ...changed })
    return { smtpNeedsTls, overrides }
  }
  const SMTP_URL = 'smtp://mail.example.com'
  expect(smtpOf({ SMTP_URL })).toEqual({ smtpNeedsTls: true, overrides: [] })
  expect(smtpOf({ SMTP_URL: 'smtp://localhost' }).smtpNeedsTls).toBe(false)
  expect(smtpOf({ SMTP_URL, NODE_ENV: '' }).smtpNeedsTls).toBe(false)
  expect(smtpOf({ SMTP_URL, ALLOW_PLAIN_SMTP: '1' })).toEqual({
    smtpNeedsTls: false,
    overrides: ['ALLOW_PLAIN_SMTP'],
  })
})

test('test keys are reported, also outside production', () => {
  expect(readEnvironment(SAFE).stripe?.isTest).toBe(false)
  expect(readEnvironment({ ...SAFE, ...TEST_CARDS, NODE_ENV: '' }).stripe?.isTest).toBe(true)
})

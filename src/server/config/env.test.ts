import { expect, test } from 'vitest'

import { EnvironmentError, readEnvironment } from './env.ts'

const STRIPE = {
  STRIPE_SECRET_KEY: 'sk_live_sample',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_sample',
  STRIPE_WEBHOOK_SECRET: 'whsec_sample',
}
const PRODUCTION = {
  ...STRIPE,
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://shop.example.com/',
  PUBLIC_API_KEY: 'pk_public_sample',
  SMTP_URL: 'smtps://mail.example.com',
  MAIL_FROM: 'shop@shop.example.com',
}

test('decisions, section 10: with nothing configured the shop runs on parts of its own', () => {
  expect(readEnvironment({})).toMatchObject({
    isProduction: false,
    port: 3000,
    dataDir: './data',
    databaseUrl: null,
    publicApiKey: 'pk_local',
    stripe: null,
    smtpUrl: null,
    recaptcha: null,
  })
})

test('decisions, section 10: an empty variable is one that is not set', () => {
  expect(readEnvironment({ PORT: '', DATABASE_URL: '' })).toMatchObject({
    port: 3000,
    databaseUrl: null,
  })
})

test('decisions, section 10: in production every missing secret stops the start and is named', () => {
  expect(readEnvironment(PRODUCTION)).toMatchObject({
    isProduction: true,
    publicUrl: 'https://shop.example.com',
  })
  for (const name of ['PUBLIC_URL', 'PUBLIC_API_KEY', 'SMTP_URL', ...Object.keys(STRIPE)]) {
    expect(() => readEnvironment({ ...PRODUCTION, [name]: '' })).toThrow(name)
  }
})

test.for([
  ['PORT', '80a', 'must be a whole number from 0 to 65535'],
  ['PORT', '99999', 'must be a whole number from 0 to 65535'],
  ['WEB_CONCURRENCY', '1.5', 'must be a whole number from 1 to 64'],
  ['TRUSTED_PROXIES', '-1', 'must be a whole number from 0 to 5'],
  ['DATABASE_URL', 'localhost:5432/shop', 'must be an address such as postgres://'],
  ['SMTP_URL', 'mail.example', 'must be an address such as smtps://'],
  ['PUBLIC_URL', 'shop.example', 'must be an address such as https://shop.example'],
  ['PUBLIC_API_KEY', 'pk_', 'must have at least 8 characters'],
  ['STRIPE_SECRET_KEY', 'pk_live_sample', 'must be a whole key: sk_live_…'],
  ['STRIPE_SECRET_KEY', 'sk_live_', 'must be a whole key: sk_live_…'],
  ['STRIPE_SECRET_KEY', 'sk_live_…', 'must be a whole key: sk_live_…'],
  ['STRIPE_SECRET_KEY', 'rk_test', 'must be a whole key: sk_live_…'],
  ['STRIPE_PUBLISHABLE_KEY', 'pk_live_', 'must be a whole key: pk_live_…'],
  ['STRIPE_WEBHOOK_SECRET', 'whsec_', 'must be whsec_…'],
  ['METRICS_TOKEN', 'short', 'must have at least 16 characters'],
  ['STRIPE_WEBHOOK_SECRET', 'sample', 'must be whsec_…'],
] as const)(
  '%s=%s stops the start with a line that says what it must be',
  ([name, given, rule]) => {
    expect(() => readEnvironment({ [name]: given })).toThrow(`${name}: ${rule}`)
  },
)

test('variables that begin as settings do, and are none, are named', () => {
  const misspelt = { BACKUP_FOLDER: '/b', BACKUPS_DIR: '/b', TRUSTED_PROXY: '1', SMTP_URI: 'x' }
  const others = { NODE_VERSION: '24', LOG_DIR: '/l', HOSTNAME: 'h', DATABASE_SERVICE_HOST: 'd' }
  const { warnings } = readEnvironment({ ...PRODUCTION, ...misspelt, ...others })
  expect(warnings.map((line) => line.split(' is ignored')[0])).toEqual(Object.keys(misspelt))
})

test('decisions, section 10: keys that go together are not taken one by one', () => {
  for (const name of Object.keys(STRIPE)) {
    expect(() => readEnvironment({ ...STRIPE, [name]: undefined })).toThrow(EnvironmentError)
  }
  expect(() => readEnvironment({ RECAPTCHA_SECRET: 'sample' })).toThrow('go together')
})

test('a folder for backups within the data directory stops the start, with one line', () => {
  const within: [string, string][] = [
    ['./data', 'data'],
    ['./data', 'data/backups'],
    ['/srv/shop', '/srv/shop/postgres/../backups/'],
    ['/srv/shop/', '/srv/shop'],
    ['/', '/backups'],
    ['data', `${process.cwd()}/data/b`],
    ['data', 'data/..b'],
  ]
  for (const [DATA_DIR, BACKUP_DIR] of within) {
    expect(() => readEnvironment({ DATA_DIR, BACKUP_DIR }), BACKUP_DIR).toThrow(
      /^BACKUP_DIR must be outside DATA_DIR: .*$/,
    )
  }
  const outside: [string, string][] = [
    ['./data', 'backups'],
    ['./data', 'data-backups'],
    ['/srv/shop', '/srv'],
    ['/srv/shop', '/srv/shop/../backups'],
    ['..shop/data', '..shop/backups'],
  ]
  for (const [DATA_DIR, BACKUP_DIR] of outside) {
    const { backup } = readEnvironment({ DATA_DIR, BACKUP_DIR })
    expect(backup).toEqual({ dir: BACKUP_DIR, retentionDays: 14 })
  }
  // Then the data directory holds no database.
  const DATABASE_URL = 'postgres://shop@db.example/shop'
  expect(readEnvironment({ DATABASE_URL, BACKUP_DIR: 'data/b' }).backup?.dir).toBe('data/b')
})

test('A.4.7 the secret of the card processor’s messages may be two while one is being replaced', () => {
  const secretsOf = (STRIPE_WEBHOOK_SECRET: string) =>
    readEnvironment({ ...STRIPE, STRIPE_WEBHOOK_SECRET }).stripe?.webhookSecrets
  expect(secretsOf('whsec_new')).toEqual(['whsec_new'])
  expect(secretsOf('whsec_new,whsec_old')).toEqual(['whsec_new', 'whsec_old'])
  for (const wrong of [
    'whsec_new,',
    'whsec_a,sk_b',
    'whsec_a, whsec_b',
    'whsec_a,whsec_b,whsec_c',
  ]) {
    expect(() => secretsOf(wrong), wrong).toThrow('STRIPE_WEBHOOK_SECRET')
  }
})

test('decisions, section 10: an invalid value is reported by its name', () => {
  expect(() => readEnvironment({ PORT: '70000' })).toThrow('PORT')
  expect(() => readEnvironment({ DATABASE_URL: 'mysql://localhost/shop' })).toThrow('DATABASE_URL')
  expect(() => readEnvironment({ PUBLIC_URL: 'shop.example.com' })).toThrow('PUBLIC_URL')
  for (const NODE_ENV of ['prod', 'Production', 'production ']) {
    expect(() => readEnvironment({ NODE_ENV }), NODE_ENV).toThrow('NODE_ENV')
  }
})

test('the public address is an origin, and the sender of e-mails an address', () => {
  const addressOf = (PUBLIC_URL: string) => readEnvironment({ PUBLIC_URL }).publicUrl
  expect(addressOf('HTTPS://Shop.Example.com:443/')).toBe('https://shop.example.com')
  for (const wrong of ['/shop', '/?x', '/#top']) {
    expect(() => addressOf(`https://shop.example.com${wrong}`), wrong).toThrow('PUBLIC_URL')
  }
  expect(() => addressOf('https://user:word@shop.example.com')).toThrow('PUBLIC_URL')

  const senderOf = (MAIL_FROM: string) => readEnvironment({ MAIL_FROM }).emailFrom
  for (const sender of ['shop@example.com', '香りの店 <shop@example.com>']) {
    expect(senderOf(sender)).toBe(sender)
  }
  for (const wrong of [
    'Shop',
    'Shop <shop>',
    'Shop shop@example.com',
    'A\r\nBcc: b <a@example.com>',
  ]) {
    expect(() => senderOf(wrong), wrong).toThrow('MAIL_FROM')
  }
})

test('decisions, section 10: the counting script is named as a browser names it', () => {
  const written = { ANALYTICS_SCRIPT_URL: 'HTTPS://Count.example.com:443/a/../count.js' }
  expect(readEnvironment(written).analyticsScript).toBe('https://count.example.com/count.js')
  expect(readEnvironment({}).analyticsScript).toBeNull()
})

test('decision 0035: keys come from a variable or from a file, not from both', () => {
  expect(readEnvironment({})).toMatchObject({ encryptionKeys: null, encryptionKeysFile: null })
  expect(readEnvironment({ ENCRYPTION_KEYS_FILE: '/run/keys' })).toMatchObject({
    encryptionKeys: null,
    encryptionKeysFile: '/run/keys',
  })
  const both = { ENCRYPTION_KEYS: 'one', ENCRYPTION_KEYS_FILE: '/run/keys' }
  expect(() => readEnvironment(both)).toThrow(/ENCRYPTION_KEYS or ENCRYPTION_KEYS_FILE, not both/)
})

/** Signing up and signing in through the API. Spec §7 call 3; decisions, section 9. */
import { expect, test } from 'vitest'

import { answered, invalid, refused, TOKEN_ENDED } from '../../support/api/answers.ts'
import { countOf, PASSWORD, WRONG, WRONG_CODE } from '../../support/shop/account.ts'
import { emailsTo, readCode, type SessionAnswer } from '../../support/shop/buyer.ts'
import { MINUTE, openTestShop, type TestShop } from '../../support/shop/shop.ts'

const tooMany = (minutes: number, retryAfterSeconds: number) => {
  const message = `Too many attempts. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`
  return refused(429, 'rate_limited', message, { data: { retryAfterSeconds } })
}

test('§9 signing up answers the same for an unknown and a known address; only the e-mails differ', async () => {
  await using shop = await openTestShop()
  const user = { email: 'hana@example.com', password: PASSWORD, name: '花' }
  const first = await shop.call({ path: '/api/users', body: { user } })
  const second = await shop.call({ path: '/api/users/?debug=true', body: { user } })

  expect(first).toEqual(answered(202, null))
  expect(second).toEqual(answered(202, null))
  expect(withoutDate(second.headers)).toEqual(withoutDate(first.headers))
  expect(first.headers.get('set-cookie')).toBeNull()

  const emails = await emailsTo(shop, user.email)
  expect(emails.map(({ kind }) => kind).sort()).toEqual(['account_exists', 'verify_email'])
  expect(await countOf(shop, 'users')).toBe(1)
  expect(shop.complaints).toEqual([])
})

test('§9 a second sign-up changes neither the password nor the name of the account', async () => {
  await using shop = await openTestShop()
  const email = 'hana@example.com'
  await signUp(shop, email)
  const user = { email, password: 'another long password', name: 'Somebody else' }
  await shop.call({ path: '/api/users', body: { user } })

  expect(await signIn(shop, { email, password: user.password })).toEqual(WRONG)
  expect(await signIn(shop, { email, password: PASSWORD })).toMatchObject({
    status: 201,
    body: { data: { name: '' } },
  })
})

test('§7 call 3: a new account signs in at once and gets exactly the fields of the specification', async () => {
  await using shop = await openTestShop()
  const user = { email: 'hana@example.com', password: PASSWORD, name: '花' }
  await shop.call({ path: '/api/users', body: { user } })

  const session = { email: user.email, password: PASSWORD }
  const signedIn = await shop.call({ path: '/api/sessions/?debug=true', body: { session } })
  expect(signedIn).toEqual(
    answered(201, {
      data: {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        email: user.email,
        name: '花',
        authentication_token: expect.stringMatching(/^st_[\w-]{43}$/),
        token_expiry: '2026-11-02T01:15:00.000Z',
      },
    }),
  )
  expect(signedIn.headers.get('set-cookie')).toBeNull()
  const kept = await shop.query('select hash from session_tokens')
  expect(JSON.stringify(kept)).not.toContain('st_')
})

test('§9 a password has 10 characters or more and 256 bytes at most', async () => {
  await using shop = await openTestShop()
  const signUpWith = (password: unknown, at: number) =>
    shop.call({ path: '/api/users', body: { user: { email: `p${at}@example.com`, password } } })

  const bad = [
    '',
    'ninechars',
    '香'.repeat(9),
    'a'.repeat(257),
    '香'.repeat(86),
    1_234_567_890,
    null,
  ]
  for (const [at, password] of bad.entries()) {
    expect(await signUpWith(password, at), JSON.stringify(password)).toEqual(
      invalid('user.password'),
    )
  }
  expect(await countOf(shop, 'users')).toBe(0)

  const good = ['tencharact', '窓辺で雨音を聞く猫達', `teapot gravel umbrella ${'a'.repeat(233)}`]
  for (const [at, password] of good.entries()) {
    expect((await signUpWith(password, at)).status, password).toBe(202)
    expect((await signIn(shop, { email: `p${at}@example.com`, password })).status).toBe(201)
  }
})

test('A.4.20 unknown fields are refused and nothing is written', async () => {
  await using shop = await openTestShop()
  const user = { email: 'hana@example.com', password: PASSWORD }
  for (const extra of ['role', 'id', 'email_verified_at', 'emailVerifiedAt', 'constructor']) {
    const body = { user: { ...user, [extra]: 'administrator' } }
    expect(await shop.call({ path: '/api/users', body }), extra).toEqual(invalid(`user.${extra}`))
  }
  const polluting = `{"user":{"email":"hana@example.com","password":"${PASSWORD}","__proto__":{"role":"administrator"}}}`
  expect(await shop.call({ path: '/api/users', body: polluting })).toEqual(
    invalid('user.__proto__'),
  )

  const refusals = [
    await shop.call({ path: '/api/users?role=administrator', body: { user } }),
    await shop.call({ path: '/api/users', body: { user, role: 'administrator' } }),
    await shop.call({ path: '/api/sign-in-codes', body: { email: user.email, role: 'staff' } }),
    await shop.call({ path: '/api/sign-in-codes?a=1', body: { email: user.email } }),
    await shop.call({ path: '/api/sessions', body: { session: { ...user, role: 'staff' } } }),
  ]
  for (const refusal of refusals) expect(refusal).toMatchObject({ status: 422 })
  for (const table of ['users', 'emails', 'one_time_tokens', 'sessions']) {
    expect(await countOf(shop, table), table).toBe(0)
  }
})

test('§9 addresses are one however they are typed, and look-alikes are refused', async () => {
  await using shop = await openTestShop()
  await signUp(shop, '  ＨＡＮＡ＠Ｅｘａｍｐｌｅ．ｃｏｍ ')
  expect(await shop.query('select email from users')).toEqual([{ email: 'hana@example.com' }])

  for (const email of [
    'hana@example.com',
    'HANA@EXAMPLE.COM',
    '\thana@example.com\n',
    'ｈana@example.com',
  ]) {
    expect((await signIn(shop, { email, password: PASSWORD })).status, email).toBe(201)
  }
  const bad = [
    'mıke@example.com',
    'hana@exаmple.com',
    'hana',
    'hana@localhost',
    'hana@example.com, other@example.com',
    'hana@example.com\r\nbcc: other@example.com',
    'ha na@example.com',
    '<hana@example.com>',
    'hana\u0000@example.com',
    'hana\ud800@example.com',
    `${'a'.repeat(65)}@example.com`,
    `hana@${'a'.repeat(250)}.com`,
    '',
  ]
  for (const email of bad) {
    const asked = await shop.call({ path: '/api/sign-in-codes', body: { email } })
    expect(asked, JSON.stringify(email)).toEqual(invalid('email'))
  }
  expect(await countOf(shop, 'one_time_tokens')).toBe(1)
})

test('A.4.22 a wrong password and an unknown address are one answer', async () => {
  await using shop = await openTestShop()
  await signUp(shop, 'hana@example.com')
  await askCode(shop, 'only-code@example.com')
  const code = await readCode(shop, 'only-code@example.com')
  await signIn(shop, { email: 'only-code@example.com', code })

  const wrong = await signIn(shop, { email: 'hana@example.com', password: 'not this password' })
  const unknown = await signIn(shop, { email: 'nobody@example.com', password: PASSWORD })
  const without = await signIn(shop, { email: 'only-code@example.com', password: '' })
  for (const refusal of [wrong, unknown, without]) {
    expect(refusal).toEqual(WRONG)
    expect(withoutDate(refusal.headers)).toEqual(withoutDate(wrong.headers))
  }
})

test('§9 a code is mailed to known and unknown addresses alike, works once and makes the account', async () => {
  await using shop = await openTestShop()
  await signUp(shop, 'known@example.com')
  const known = await askCode(shop, 'known@example.com')
  const unknown = await askCode(shop, 'new@example.com')
  expect(known).toEqual(answered(202, null))
  expect(unknown).toEqual(answered(202, null))
  expect(withoutDate(unknown.headers)).toEqual(withoutDate(known.headers))
  expect(await countOf(shop, 'users')).toBe(1)

  const code = await readCode(shop, 'new@example.com')
  expect(code).toMatch(/^\d{6}$/)
  const spaced = ` ${code.slice(0, 3)}-${code.slice(3)} `
  const signedIn = await signIn(shop, { email: 'new@example.com', code: spaced })
  expect(signedIn).toMatchObject({ status: 201, body: { data: { email: 'new@example.com' } } })
  expect(await countOf(shop, 'users')).toBe(2)
  expect(await signIn(shop, { email: 'new@example.com', code })).toEqual(WRONG_CODE)
  expect(await countOf(shop, 'sessions')).toBe(1)

  const [message] = (await emailsTo(shop, 'new@example.com')).filter(
    ({ kind }) => kind === 'sign_in_code',
  )
  expect(message?.text).toContain(code)
  expect(shop.complaints).toEqual([])
})

test('§9 a code in full-width digits is the code; anything but six digits is no code', async () => {
  await using shop = await openTestShop()
  const email = 'new@example.com'
  await askCode(shop, email)
  const code = await readCode(shop, email)
  for (const bad of ['', '12345', '1234567', 'abcdef', 123_456, null]) {
    expect((await signIn(shop, { email, code: bad })).status, JSON.stringify(bad)).toBe(422)
  }
  const wide = code.replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)))
  expect((await signIn(shop, { email, code: wide })).status).toBe(201)
})

test('§9 a newer code makes the older one worthless', async () => {
  await using shop = await openTestShop()
  const email = 'new@example.com'
  await askCode(shop, email)
  const older = await readCode(shop, email)
  let newer = older
  while (newer === older) {
    shop.advance(15 * MINUTE)
    await askCode(shop, email)
    newer = await readCode(shop, email)
  }

  expect(await signIn(shop, { email, code: older })).toEqual(WRONG_CODE)
  expect((await signIn(shop, { email, code: newer })).status).toBe(201)
})

test('§9 a code survives four wrong attempts, and after five the right one is refused too', async () => {
  await using shop = await openTestShop()
  for (const { email, wrong, status } of [
    { email: 'four@example.com', wrong: 4, status: 201 },
    { email: 'five@example.com', wrong: 5, status: 401 },
  ]) {
    await askCode(shop, email)
    const code = await readCode(shop, email)
    for (let attempts = 0; attempts < wrong; attempts += 1) {
      expect(await signIn(shop, { email, code: otherThan(code, attempts) })).toEqual(WRONG_CODE)
    }
    expect((await signIn(shop, { email, code })).status, email).toBe(status)
  }
})

test('§9 five wrong attempts sent at once use a code up as well', async () => {
  await using shop = await openTestShop()
  const email = 'new@example.com'
  await askCode(shop, email)
  const code = await readCode(shop, email)
  const attempts = [0, 1, 2, 3, 4].map((at) => signIn(shop, { email, code: otherThan(code, at) }))
  for (const answer of await Promise.all(attempts)) expect(answer).toEqual(WRONG_CODE)
  expect(await signIn(shop, { email, code })).toEqual(WRONG_CODE)
})

test('§9 one code sent five times at once opens one session', async () => {
  await using shop = await openTestShop()
  const email = 'new@example.com'
  await askCode(shop, email)
  const code = await readCode(shop, email)
  const answers = await Promise.all(Array.from({ length: 5 }, () => signIn(shop, { email, code })))
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 401, 401, 401, 401])
  expect(await countOf(shop, 'sessions')).toBe(1)
})

test('§9 a code is good for less than ten minutes', async () => {
  for (const { after, status } of [
    { after: 10 * MINUTE - 1, status: 201 },
    { after: 10 * MINUTE, status: 401 },
    { after: 10 * MINUTE + 1, status: 401 },
  ]) {
    await using shop = await openTestShop()
    await askCode(shop, 'new@example.com')
    const code = await readCode(shop, 'new@example.com')
    shop.advance(after)
    const answer = await signIn(shop, { email: 'new@example.com', code })
    expect(answer.status, `${after} ms`).toBe(status)
  }
})

test('§9 a code of one address is none of another one', async () => {
  await using shop = await openTestShop()
  await askCode(shop, 'one@example.com')
  await askCode(shop, 'two@example.com')
  const code = await readCode(shop, 'one@example.com')
  if (code !== (await readCode(shop, 'two@example.com'))) {
    expect(await signIn(shop, { email: 'two@example.com', code })).toEqual(WRONG_CODE)
  }
  expect(await signIn(shop, { email: 'three@example.com', code })).toEqual(WRONG_CODE)
})

test('§9 an account prepared for another person’s address is worth nothing once the owner verifies it', async () => {
  await using shop = await openTestShop()
  const email = 'owner@example.com'
  await signUp(shop, email)
  const prepared = await signIn(shop, { email, password: PASSWORD })
  const { id, authentication_token: token } = prepared.body.data

  await askCode(shop, email)
  const owner = await signIn(shop, { email, code: await readCode(shop, email) })
  expect(owner).toMatchObject({ status: 201, body: { data: { id } } })
  expect(await signIn(shop, { email, password: PASSWORD })).toEqual(WRONG)

  const profile = `/api/users/${id}/profiles`
  expect(await shop.call({ path: profile, token })).toEqual(TOKEN_ENDED)
  expect(await shop.call({ path: `/api/users/${id}/refresh_token`, token })).toEqual(TOKEN_ENDED)
  const own = owner.body.data.authentication_token
  expect((await shop.call({ path: profile, token: own })).status).toBe(200)
})

test('§9 a code retains the password and the sessions of an address that was verified before', async () => {
  await using shop = await openTestShop()
  const email = 'owner@example.com'
  await signUp(shop, email)
  await shop.query('update users set email_verified_at = $1', [shop.clock.now])
  const first = await signIn(shop, { email, password: PASSWORD })
  await askCode(shop, email)
  await signIn(shop, { email, code: await readCode(shop, email) })

  expect((await signIn(shop, { email, password: PASSWORD })).status).toBe(201)
  const { id, authentication_token: token } = first.body.data
  expect((await shop.call({ path: `/api/users/${id}/profiles`, token })).status).toBe(200)
})

test('A.4.21 the eleventh sign-in of an account within 15 minutes is refused, also with the right password', async () => {
  await using shop = await openTestShop()
  const email = 'hana@example.com'
  await signUp(shop, email)
  for (let attempts = 0; attempts < 10; attempts += 1) {
    expect(await signIn(shop, { email, password: 'not this password' })).toEqual(WRONG)
  }
  shop.advance(MINUTE)
  const refusal = await signIn(shop, { email: ' HANA@example.com', password: PASSWORD })
  expect(refusal).toEqual(tooMany(14, 14 * 60))
  expect(refusal.headers.get('retry-after')).toBe('840')

  await using second = await openTestShop({ beside: shop, now: shop.clock.now.toISOString() })
  expect((await signIn(second, { email, password: PASSWORD })).status).toBe(429)
  expect(await signIn(second, { email: 'nobody@example.com', password: PASSWORD })).toEqual(WRONG)

  shop.advance(14 * MINUTE)
  expect((await signIn(shop, { email, password: PASSWORD })).status).toBe(201)
})

test('A.4.21 a sign-in that succeeds forgives the wrong attempts before it', async () => {
  await using shop = await openTestShop()
  const email = 'hana@example.com'
  await signUp(shop, email)
  for (let attempts = 0; attempts < 9; attempts += 1)
    await signIn(shop, { email, password: 'wrong' })
  expect((await signIn(shop, { email, password: PASSWORD })).status).toBe(201)
  expect(await signIn(shop, { email, password: 'wrong' })).toEqual(WRONG)
})

test('A.4.21 forty sign-ins an address in 15 minutes, whatever the account', async () => {
  await using shop = await openTestShop({ env: { TRUSTED_PROXIES: '1' } })
  const from = async (address: string, at: number) => {
    const session = { email: `c${at}@example.com`, code: '123456' }
    const headers = { 'x-forwarded-for': `203.0.113.9, ${address}` }
    return (await shop.call({ path: '/api/sessions', body: { session }, headers })).status
  }
  for (let at = 0; at < 40; at += 1) expect(await from('198.51.100.1', at)).toBe(401)
  expect(await from('198.51.100.1', 40)).toBe(429)
  expect(await from('198.51.100.2', 41)).toBe(401)
  shop.advance(15 * MINUTE)
  expect(await from('198.51.100.1', 42)).toBe(401)
})

test('A.4.21 without a proxy of ours, a forwarded address is ignored', async () => {
  await using shop = await openTestShop()
  await askCode(shop, 'new@example.com', { 'x-forwarded-for': '198.51.100.7' })
  const rows = await shop.query('select bucket from rate_counters order by bucket')
  const kinds = rows.map(({ bucket }) => bucket.replace('new@example.com', 'who'))
  expect(kinds.join(' ')).toBe(
    'code_account:who:127.0.0.1 code_account_anywhere:who code_address:127.0.0.1',
  )
})

test('A.4.21 an IPv6 network is one address in every spelling', async () => {
  await using shop = await openTestShop({ env: { TRUSTED_PROXIES: '1' } })
  const spellings = [
    '2001:db8::1',
    '2001:db8:0:0::2',
    '2001:0DB8:0000:0000:0000:0000:0000:0003',
    '2001:db8::ffff:1:2:3',
    '2001:db8::1%eth0',
  ]
  for (const [at, address] of spellings.entries()) {
    await askCode(shop, `n${at}@example.com`, { 'x-forwarded-for': address })
  }
  const mapped = ['198.51.100.7', '::ffff:198.51.100.7', '::FFFF:198.51.100.7']
  for (const [at, address] of mapped.entries()) {
    await askCode(shop, `m${at}@example.com`, { 'x-forwarded-for': address })
  }
  const rows = await shop.query(
    `select bucket, count from rate_counters where bucket like 'code_address:%' order by bucket`,
  )
  expect(rows).toEqual([
    { bucket: 'code_address:198.51.100.7', count: 3 },
    { bucket: 'code_address:2001:db8:0:0', count: 5 },
  ])
})

test('A.4.21 five codes an account in 15 minutes; the sixth is refused and not mailed', async () => {
  await using shop = await openTestShop()
  const email = 'victim@example.com'
  for (let asked = 0; asked < 5; asked += 1) {
    expect((await askCode(shop, email)).status).toBe(202)
    shop.advance(MINUTE)
  }
  const refusal = await askCode(shop, email)
  expect(refusal).toEqual(tooMany(10, 600))
  expect(refusal.headers.get('retry-after')).toBe('600')
  expect((await emailsTo(shop, email)).length).toBe(5)
  expect((await signIn(shop, { email, code: await readCode(shop, email) })).status).toBe(201)
})

test('A.4.21 twenty codes and twenty sign-ups an hour and address', async () => {
  await using shop = await openTestShop()
  for (let at = 0; at < 20; at += 1) {
    expect((await askCode(shop, `c${at}@example.com`)).status).toBe(202)
  }
  expect(await askCode(shop, 'c20@example.com')).toEqual(tooMany(60, 3600))

  const user = { email: 'hana@example.com', password: PASSWORD }
  for (let at = 0; at < 20; at += 1) await shop.call({ path: '/api/users', body: { user } })
  user.email = 'other@example.com'
  expect(await shop.call({ path: '/api/users', body: { user } })).toEqual(tooMany(60, 3600))
  expect(await countOf(shop, 'users')).toBe(1)
})

test('§9 a known address is written to about a sign-up at most once a day', async () => {
  await using shop = await openTestShop()
  const email = 'hana@example.com'
  for (let at = 0; at < 3; at += 1) await signUp(shop, email)
  const kinds = (await emailsTo(shop, email)).map(({ kind }) => kind)
  expect(kinds.sort()).toEqual(['account_exists', 'verify_email'])
})

test('§9 passwords, codes and tokens are stored as hashes only', async () => {
  await using shop = await openTestShop()
  const email = 'hana@example.com'
  await signUp(shop, email)
  await askCode(shop, email)
  const code = await readCode(shop, email)
  const { body } = await signIn(shop, { email, password: PASSWORD })
  await shop.call({
    path: `/api/users/${body.data.id}/refresh_token`,
    token: body.data.authentication_token,
  })

  const rows: unknown[] = []
  for (const table of ['users', 'one_time_tokens', 'sessions', 'session_tokens']) {
    rows.push(...(await shop.query(`select * from ${table}`)))
  }
  const kept = JSON.stringify(rows)
  expect(kept).toContain('argon2id$')
  for (const secret of [PASSWORD, `"${code}"`, body.data.authentication_token]) {
    expect(kept).not.toContain(secret)
  }
})

test('§8 the account calls answer in the requested language', async () => {
  await using shop = await openTestShop()
  const session = { email: 'nobody@example.com', password: PASSWORD }
  const path = '/api/sessions'
  const japanese = await shop.call<Refusal>({ path: `${path}?locale=ja`, body: { session } })
  expect(japanese.body.error.message).toMatch(/[ぁ-ん]/)
  const headers = { cookie: 'lang=ko' }
  const korean = await shop.call<Refusal>({ path, body: { session }, headers })
  expect(korean.body.error.message).toMatch(/[가-힣]/)
  const unknown = await shop.call({ path: '/api/sessions?locale=fr', body: { session } })
  expect(unknown).toEqual(invalid('locale'))
})

type Refusal = { error: { code: string; message: string } }

const signUp = (shop: TestShop, email: string) =>
  shop.call({ path: '/api/users', body: { user: { email, password: PASSWORD } } })

const askCode = (shop: TestShop, email: string, headers: Record<string, string> = {}) =>
  shop.call({ path: '/api/sign-in-codes', body: { email }, headers })

const signIn = (shop: TestShop, session: Record<string, unknown>) =>
  shop.call<SessionAnswer>({ path: '/api/sessions', body: { session } })

/** A code that is not this one, and another one for every `at`. */
const otherThan = (code: string, at: number): string =>
  String((Number(code) + 1 + at) % 1_000_000).padStart(6, '0')

const OWN_TO_EACH = ['date', 'ratelimit', 'x-request-id']
const withoutDate = (all: Headers) => [...all].filter(([name]) => !OWN_TO_EACH.includes(name))

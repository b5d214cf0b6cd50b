/**
 * A code works only in the browser that requested it, and its hash is slow to attack. ASVS 6.5.2, 6.6.2; decisions,
 * section 9.
 */
import { expect, test } from 'vitest'

import { SIGN_IN_CODE_ATTEMPTS_MAX, SIGN_IN_CODE_MINUTES } from '#domain/accounts/policy.ts'

import { WRONG_CODE } from '../../support/shop/account.ts'
import { readCode } from '../../support/shop/buyer.ts'
import { openTestShop, type TestShop } from '../../support/shop/shop.ts'

const EMAIL = 'hana@example.com'
const BROWSER = { 'sec-fetch-site': 'same-origin' }

/** An API client, or a browser with its own cookies. */
function client(shop: TestShop, { isBrowser }: { isBrowser: boolean }) {
  const jar = new Map<string, string>()
  const headers = () => ({
    ...(isBrowser && BROWSER),
    ...(jar.size > 0 && { cookie: [...jar].map((pair) => pair.join('=')).join('; ') }),
  })
  const send = async (path: string, body: unknown, token: string | null = null) => {
    const answer = await shop.call<{ data: { id: string; authentication_token: string } }>({
      path,
      body,
      token,
      headers: headers(),
    })
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=')
      jar.set(name, value)
    }
    return answer
  }
  return {
    jar,
    ask: (email = EMAIL) => send('/api/sign-in-codes', { email }),
    give: (code: string, email = EMAIL) => send('/api/sessions', { session: { email, code } }),
    verify: ({ id, token }: { id: string; token: string }, code: string) =>
      send(`/api/users/${id}/proofs`, { code }, token),
  }
}

const browser = (shop: TestShop) => client(shop, { isBrowser: true })
const program = (shop: TestShop) => client(shop, { isBrowser: false })
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

test('6.6.2 a code works in the browser that requested it, and is wrong in every other one', async () => {
  await using shop = await openTestShop()
  const asker = browser(shop)
  expect((await asker.ask()).status).toBe(202)
  const code = await readCode(shop, EMAIL)

  const stranger = browser(shop)
  await stranger.ask('else@example.com')
  for (const elsewhere of [browser(shop), stranger, program(shop)]) {
    expect(await elsewhere.give(code)).toMatchObject(WRONG_CODE)
  }
  expect((await asker.give(code)).status).toBe(201)
  expect(await asker.give(code)).toMatchObject(WRONG_CODE)
})

test('6.6.2 the cookie is read by the server alone, comes from this site alone and ends with the code', async () => {
  await using shop = await openTestShop({ env: { PUBLIC_URL: 'https://shop.example.com' } })
  const asker = browser(shop)
  const [line] = (await asker.ask()).headers.getSetCookie()
  expect(line).toMatch(/^__Host-code=[\w-]{43}; /)
  for (const part of ['HttpOnly', 'Secure', 'SameSite=Strict', 'Path=/'])
    expect(line).toContain(part)
  expect(line).toContain(`Max-Age=${SIGN_IN_CODE_MINUTES * 60}`)

  const before = asker.jar.get('__Host-code')
  await asker.ask()
  expect(asker.jar.get('__Host-code')).toBe(before)
  asker.jar.set('__Host-code', 'chosen-by-somebody')
  await asker.ask()
  expect(asker.jar.get('__Host-code')).toMatch(/^[\w-]{43}$/)
})

test('6.6.2 an API client gets no cookie, and its code works for API clients alone', async () => {
  await using shop = await openTestShop()
  const asked = await program(shop).ask()
  expect([asked.status, asked.headers.getSetCookie()]).toEqual([202, []])
  const code = await readCode(shop, EMAIL)

  const stranger = browser(shop)
  expect(await stranger.give(code)).toMatchObject(WRONG_CODE)
  await stranger.ask('else@example.com')
  expect(await stranger.give(code)).toMatchObject(WRONG_CODE)
  expect((await program(shop).give(code)).status).toBe(201)
})

test('6.6.2 requests and guesses in a customer’s name neither end nor use up that customer’s code', async () => {
  await using shop = await openTestShop()
  const asker = browser(shop)
  await asker.ask()
  const code = await readCode(shop, EMAIL)
  const stranger = browser(shop)
  await stranger.ask()
  for (let attempts = 0; attempts <= SIGN_IN_CODE_ATTEMPTS_MAX; attempts += 1) {
    expect(await stranger.give(code)).toMatchObject(WRONG_CODE)
  }
  expect((await asker.give(code)).status).toBe(201)
})

test('6.6.2 a newer code of the same browser replaces the older one, and five attempts are all', async () => {
  await using shop = await openTestShop()
  const asker = browser(shop)
  await asker.ask()
  const older = await readCode(shop, EMAIL)
  shop.advance(1000)
  await asker.ask()
  const newer = await readCode(shop, EMAIL)
  if (older !== newer) expect(await asker.give(older)).toMatchObject(WRONG_CODE)
  expect((await asker.give(newer)).status).toBe(201)

  shop.advance(1000)
  await asker.ask()
  const right = await readCode(shop, EMAIL)
  for (let attempts = 0; attempts < SIGN_IN_CODE_ATTEMPTS_MAX; attempts += 1)
    await asker.give(other(right))
  expect(await asker.give(right)).toMatchObject(WRONG_CODE)
})

test('6.6.2 a code that reauthenticates is bound in the same way', async () => {
  await using shop = await openTestShop()
  const asker = browser(shop)
  await asker.ask()
  const { body } = await asker.give(await readCode(shop, EMAIL))
  const own = { id: body.data.id, token: body.data.authentication_token }
  shop.advance(1000)
  await asker.ask()
  const code = await readCode(shop, EMAIL)

  const withoutCookie = browser(shop)
  withoutCookie.jar.set('bind', asker.jar.get('bind') ?? '')
  expect(await withoutCookie.verify(own, code)).toMatchObject(WRONG_CODE)
  expect((await asker.verify(own, code)).status).toBe(204)
})

test('6.5.2 a code is stored with a slow hash of its own salt, and an older one is refused', async () => {
  await using shop = await openTestShop()
  const hashes = new Set<string>()
  for (const email of ['one@example.com', 'two@example.com', 'one@example.com']) {
    await program(shop).ask(email)
  }
  const rows = await shop.query<{ hash: string }>('select hash from one_time_tokens')
  for (const { hash } of rows) hashes.add(hash)
  expect([...hashes].every((hash) => /^argon2id\$[\w-]{22}\$[\w-]{43}$/.test(hash))).toBe(true)
  expect(hashes.size).toBe(3)

  const code = await readCode(shop, 'two@example.com')
  await shop.query(
    `update one_time_tokens set hash = encode(sha256(convert_to(email || ':' || $1, 'utf8')), 'base64')`,
    [code],
  )
  expect(await program(shop).give(code, 'two@example.com')).toMatchObject(WRONG_CODE)
})

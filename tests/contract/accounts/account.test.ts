/** What customers do with their own account through the API. Decisions, section 9; reliability, A.4.21 to 26. */
import { expect, test } from 'vitest'

import { LIMITS } from '#domain/rate-limits/policy.ts'

import { answered, invalid, NOT_FOUND, refused, TOKEN_ENDED } from '../../support/api/answers.ts'
import {
  askChange,
  confirm,
  DONE,
  endOthers,
  LINK_INVALID,
  linkTo,
  look,
  NEW,
  PASSWORD,
  profileOf,
  reauthenticateByCode,
  renewed,
  type Sessions,
  sessionsOf,
  signInAs,
  signInByPassword,
  signUp,
  state,
  viewChange,
  WRONG,
  WRONG_CODE,
  waiting,
} from '../../support/shop/account.ts'
import {
  type Buyer,
  emailsTo,
  readCode,
  readToken,
  signInByCode,
} from '../../support/shop/buyer.ts'
import { DAY, HOUR, MINUTE, openTestShop } from '../../support/shop/shop.ts'

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36'
const NEEDED = refused(
  403,
  'reauthentication_required',
  'Please enter your password or a code again before this step.',
)
const weak = (field: string, reason: string) =>
  refused(
    422,
    'password_weak',
    'That password is easy to guess. Try three or four unrelated words, without your name or address.',
    { fields: [field], data: { reason } },
  )

test('A.4.21 a password that is easy to guess is refused at sign-up, reset and change alike', async () => {
  await using shop = await openTestShop()
  const email = 'hana.yamada@example.com'
  const user = { email, name: 'Hana Yamada', password: 'password123' }
  const signUp = (password: string, to = email) =>
    shop.call({ path: '/api/users', body: { user: { ...user, email: to, password } } })
  expect(await signUp('password123')).toEqual(weak('user.password', 'common'))
  expect(await signUp('HanaYamada1990')).toEqual(weak('user.password', 'personal'))
  expect(await signUp('aaaaaaaaaaaa')).toEqual(weak('user.password', 'pattern'))
  expect(await shop.query('select count(*)::int as count from users')).toEqual([{ count: 0 }])

  expect((await signUp(PASSWORD)).status).toBe(202)
  // Known or not: the same refusal.
  expect(await signUp('password123')).toEqual(weak('user.password', 'common'))

  await shop.call({ path: '/api/passwords', body: { email } })
  const path = `/api/passwords/${await readToken(shop, email)}`
  const reset = (password: string) => shop.call({ method: 'PUT', path, body: { password } })
  expect(await reset('yamada-hana!')).toEqual(weak('password', 'personal'))
  expect((await reset(NEW)).status).toBe(201)
})

test('§9 sessions: each is listed with its client, the requesting one first among equals', async () => {
  await using shop = await openTestShop()
  const buyer = await signInByCode(shop, 'hana@example.com')
  shop.advance(MINUTE)
  const chrome = await signInAs(shop, 'hana@example.com', { 'user-agent': CHROME })
  const list = (of: Buyer) => shop.call<Sessions>({ path: sessionsOf(of), token: of.token })

  const { status, body } = await list(buyer)
  expect(status).toBe(200)
  expect(body.data).toEqual([
    {
      id: expect.any(String),
      client: 'Chrome (Windows)',
      created_at: '2026-11-02T01:01:00.000Z',
      last_seen_at: '2026-11-02T01:01:00.000Z',
      expires_at: '2026-11-02T02:01:00.000Z',
      is_current: false,
    },
    expect.objectContaining({ client: '', is_current: true }),
  ])
  shop.advance(10 * MINUTE)
  const refreshed = await shop.call<{ data: { token: string } }>({
    path: `/api/users/${chrome.id}/refresh_token`,
    token: chrome.token,
  })
  const [first] = (await list({ ...chrome, token: refreshed.body.data.token })).body.data
  expect(first).toMatchObject({ last_seen_at: '2026-11-02T01:11:00.000Z', is_current: true })

  shop.advance(HOUR)
  const again = await signInAs(shop, 'hana@example.com')
  expect((await list(again)).body.data).toHaveLength(1)
})

test('§9 sessions: one is ended, then all others; what is not one’s own does not exist', async () => {
  await using shop = await openTestShop()
  const [one, two, three] = [
    await signInAs(shop, 'hana@example.com'),
    await signInAs(shop, 'hana@example.com'),
    await signInAs(shop, 'hana@example.com'),
  ]
  const stranger = await signInByCode(shop)
  const idOf = async (of: Buyer) =>
    (await shop.call<Sessions>({ path: sessionsOf(of), token: of.token })).body.data.find(
      ({ is_current }) => is_current,
    )?.id ?? ''
  const end = (of: Buyer, id: string) =>
    shop.call({ method: 'DELETE', path: `${sessionsOf(of)}/${id}`, token: of.token })

  for (const id of [await idOf(stranger), '00000000-0000-4000-8000-000000000000', 'me', '%00']) {
    expect(await end(one, id), id).toEqual(NOT_FOUND)
  }
  expect(await end(one, await idOf(two))).toEqual(DONE)
  expect(await look(shop, two)).toEqual(TOKEN_ENDED)

  shop.advance(16 * MINUTE)
  const [late, other] = [await renewed(shop, one), await renewed(shop, three)]
  expect(await end(late, await idOf(other))).toEqual(NEEDED)
  expect(await endOthers(shop, late)).toEqual(NEEDED)
  expect((await look(shop, other)).status).toBe(200)
  await reauthenticateByCode(shop, late)
  expect(await endOthers(shop, late)).toEqual(DONE)
  expect(await look(shop, other)).toEqual(TOKEN_ENDED)
  expect((await look(shop, late)).status).toBe(200)
  expect((await look(shop, await renewed(shop, stranger))).status).toBe(200)

  shop.advance(14 * MINUTE)
  const own = await renewed(shop, late)
  expect(await end(own, await idOf(own))).toEqual(DONE)
  expect(await look(shop, own)).toEqual(TOKEN_ENDED)
})

test('§9 proof: reauthentication by password or code, once, with a rate limit apart from sign-in attempts', async () => {
  await using shop = await openTestShop()
  const buyer = await signUp(shop, 'hana@example.com')
  const verify = (body: unknown, of: Buyer = buyer, as: Buyer = buyer) =>
    shop.call({ path: `/api/users/${of.id}/proofs`, body, token: as.token })

  for (const body of [
    {},
    { password: 1 },
    { code: '12' },
    { password: PASSWORD, code: '123456' },
  ]) {
    expect(await verify(body), JSON.stringify(body)).toMatchObject({ status: 422 })
  }
  expect(await verify({ password: PASSWORD }, await signInByCode(shop), buyer)).toEqual(NOT_FOUND)
  expect(await verify({ password: 'not this password' })).toEqual(WRONG)
  expect(await verify({ code: '000000' })).toEqual(WRONG_CODE)
  expect(await verify({ password: PASSWORD })).toEqual(DONE)

  await shop.call({ path: '/api/sign-in-codes', body: { email: buyer.email } })
  const code = await readCode(shop, buyer.email)
  expect(await verify({ code })).toEqual(DONE)
  expect(await verify({ code })).toEqual(WRONG_CODE)

  const { max } = LIMITS.sign_in_account_anywhere
  await shop.query(`update rate_counters set count = $2 where bucket = $1`, [
    `sign_in_account_anywhere:${buyer.email}`,
    max,
  ])
  const session = { email: buyer.email, password: PASSWORD }
  const signInAgain = () => shop.call({ path: '/api/sessions', body: { session } })
  expect(await signInAgain()).toMatchObject({ status: 429 })
  expect(await verify({ password: PASSWORD })).toEqual(DONE)

  const wrong = () => verify({ password: 'not this password' })
  for (let attempts = 0; attempts < LIMITS.reauthentication_account.max; attempts += 1)
    expect(await wrong()).toEqual(WRONG)
  expect(await verify({ password: PASSWORD })).toMatchObject({ status: 429 })
  expect(await verify({ code: '123456' })).toMatchObject({ status: 429 })
  await shop.query(`delete from rate_counters where bucket like 'sign_in%'`)
  expect((await signInAgain()).status).toBe(201)
})

test('§9 password: a recent sign-in sets it, ends all other sessions and notifies the owner', async () => {
  await using shop = await openTestShop()
  const buyer = await signInByCode(shop, 'hana@example.com')
  const other = await signInAs(shop, 'hana@example.com')
  const change = (of: Buyer, password: unknown) =>
    shop.call({
      method: 'PUT',
      path: `/api/users/${of.id}/password`,
      body: { password },
      token: of.token,
    })

  expect(await change(buyer, 'ninechars')).toEqual(invalid('password'))
  expect(await change(buyer, 'hana@example.com')).toEqual(weak('password', 'personal'))
  expect(await change({ ...buyer, id: (await signInByCode(shop)).id }, NEW)).toEqual(NOT_FOUND)
  expect(await change({ ...buyer, token: '' }, NEW)).toEqual(TOKEN_ENDED)
  expect((await profileOf(shop, buyer)).has_password).toBe(false)

  expect(await change(buyer, NEW)).toEqual(DONE)
  expect((await profileOf(shop, buyer)).has_password).toBe(true)
  expect(await look(shop, other)).toEqual(TOKEN_ENDED)
  const session = { email: buyer.email, password: NEW }
  expect((await shop.call({ path: '/api/sessions', body: { session } })).status).toBe(201)
  const told = (await emailsTo(shop, buyer.email)).filter(({ kind }) => kind === 'password_changed')
  expect(told).toHaveLength(1)
  expect(told[0]?.text).toContain('by someone who was signed in to it')

  shop.advance(16 * MINUTE)
  const late = await renewed(shop, buyer)
  expect(await change(late, PASSWORD)).toEqual(NEEDED)
})

test('§9 e-mail: both links change it, in either order, and the rest of the world is signed out', async () => {
  await using shop = await openTestShop()
  for (const order of [
    ['old', 'new'],
    ['new', 'old'],
  ] as const) {
    const [from, to] = [`${order[0]}-first@example.com`, `moved-${order[0]}@example.com`]
    const buyer = await signUp(shop, from)
    const other = await signInByPassword(shop, from)
    expect(await askChange(shop, buyer, to)).toEqual(answered(202, null))
    const links = { old: await linkTo(shop, from), new: await linkTo(shop, to) }
    expect(await viewChange(shop, links[order[0]])).toEqual(
      answered(200, {
        data: {
          side: order[0],
          old_email: `${from.slice(0, 1)}•••@example.com`,
          new_email: 'm•••@example.com',
          state: 'open',
          expires_at: '2026-11-03T01:00:00.000Z',
        },
      }),
    )
    expect(await confirm(shop, links[order[0]])).toEqual(state('waiting_other'))
    expect(await confirm(shop, links[order[0]])).toEqual(state('waiting_other'))
    expect(await waiting(shop, buyer)).toEqual({
      email: to,
      expires_at: '2026-11-03T01:00:00.000Z',
      old_confirmed: order[0] === 'old',
      new_confirmed: order[0] === 'new',
    })
    await shop.call({ path: '/api/passwords', body: { email: from } })
    await shop.call({ path: '/api/sign-in-codes', body: { email: from } })
    const stale = {
      code: await readCode(shop, from),
      token: await readToken(shop, from),
    }

    expect(await confirm(shop, links[order[1]], buyer.token)).toEqual(state('changed'))
    expect((await profileOf(shop, buyer)).email).toBe(to)
    expect(await waiting(shop, buyer)).toBeNull()
    expect(await look(shop, other)).toEqual(TOKEN_ENDED)
    for (const link of Object.values(links)) {
      expect(await confirm(shop, link)).toEqual(LINK_INVALID)
      expect(await viewChange(shop, link)).toEqual(LINK_INVALID)
    }
    const kinds = async (address: string) => (await emailsTo(shop, address)).map(({ kind }) => kind)
    expect(await kinds(from)).toContain('email_changed')
    expect((await kinds(to)).sort()).toEqual(['email_change_new', 'email_changed'])

    const reset = { method: 'PUT', path: `/api/passwords/${stale.token}`, body: { password: NEW } }
    expect(await shop.call(reset)).toEqual(LINK_INVALID)
    const byCode = { session: { email: from, code: stale.code } }
    expect(await shop.call({ path: '/api/sessions', body: byCode })).toEqual(WRONG_CODE)
    const signedIn = { session: { email: to, password: PASSWORD } }
    expect((await shop.call({ path: '/api/sessions', body: signedIn })).status).toBe(201)
  }
  expect(shop.complaints).toEqual([])
})

test('§9 e-mail: a taken address gets the same answer and an e-mail, and is never taken over', async () => {
  await using shop = await openTestShop()
  const [buyer, taken] = [await signInByCode(shop, 'hana@example.com'), await signInByCode(shop)]
  const known = await askChange(shop, buyer, taken.email)
  const ofKnown = await waiting(shop, buyer)
  const unknown = await askChange(shop, buyer, 'nobody@example.com')
  expect(known).toEqual(answered(202, null))
  expect(unknown).toEqual(answered(202, null))
  expect(await waiting(shop, buyer)).toEqual({ ...ofKnown, email: 'nobody@example.com' })
  const kinds = (await emailsTo(shop, taken.email)).map(({ kind }) => kind)
  expect(kinds.sort()).toEqual(['email_change_taken', 'sign_in_code'])
  const toOld = (await emailsTo(shop, buyer.email)).filter(
    ({ kind }) => kind === 'email_change_old',
  )
  expect(toOld).toHaveLength(2)
})

test('§9 e-mail: an address that was taken since, a newer wish, a call-off and a day are ends', async () => {
  await using shop = await openTestShop()
  const buyer = await signInByCode(shop, 'hana@example.com')
  const request = async (to: string) => {
    await askChange(shop, buyer, to)
    return { old: await linkTo(shop, buyer.email), new: await linkTo(shop, to) }
  }
  const first = await request('first@example.com')
  const second = await request('second@example.com')
  expect(await confirm(shop, first.new)).toEqual(LINK_INVALID)

  expect(await confirm(shop, second.old)).toEqual(state('waiting_other'))
  await signInByCode(shop, 'second@example.com')
  expect(await confirm(shop, second.new)).toEqual(LINK_INVALID)
  expect((await profileOf(shop, buyer)).email).toBe('hana@example.com')

  const third = await request('third@example.com')
  const off = { method: 'DELETE', path: `/api/users/${buyer.id}/email-changes`, token: buyer.token }
  expect(await shop.call(off)).toEqual(DONE)
  expect(await shop.call(off)).toEqual(DONE)
  expect(await confirm(shop, third.old)).toEqual(LINK_INVALID)

  const fourth = await request('fourth@example.com')
  shop.advance(DAY)
  expect(await confirm(shop, fourth.old)).toEqual(LINK_INVALID)
})

test('§9 e-mail: both links at once change it once', async () => {
  await using shop = await openTestShop()
  for (let round = 0; round < 5; round += 1) {
    const [from, to] = [`from${round}@example.com`, `to${round}@example.com`]
    const buyer = await signInByCode(shop, from)
    await askChange(shop, buyer, to)
    const links = [await linkTo(shop, from), await linkTo(shop, to)]
    const answers = await Promise.all(links.map((link) => confirm(shop, link, buyer.token)))
    expect(answers).toContainEqual(state('waiting_other'))
    expect(answers).toContainEqual(state('changed'))
    expect((await profileOf(shop, buyer)).email).toBe(to)
  }
  expect(shop.complaints).toEqual([])
})

test('§9 e-mail: a sign-up with the address in the same moment is not an error', async () => {
  await using shop = await openTestShop()
  for (let round = 0; round < 5; round += 1) {
    const [from, to] = [`from${round}@example.com`, `to${round}@example.com`]
    const buyer = await signInByCode(shop, from)
    await askChange(shop, buyer, to)
    await confirm(shop, await linkTo(shop, from))
    const link = await linkTo(shop, to)
    const user = { email: to, password: PASSWORD }
    await Promise.all([
      confirm(shop, link, buyer.token),
      shop.call({ path: '/api/users', body: { user } }),
      shop.query(
        `insert into users (email, role, locale, created_at) values ($1, 'customer', 'en', now())
         on conflict do nothing`,
        [to],
      ),
    ])
    expect(await shop.query('select id from users where email = $1', [to])).toHaveLength(1)
  }
  expect(shop.complaints).toEqual([])
})

test('§9 e-mail: one’s own address, a stranger, an old sign-in and too many wishes are refused', async () => {
  await using shop = await openTestShop()
  const buyer = await signInByCode(shop, 'hana@example.com')
  expect(await askChange(shop, buyer, ' HANA@example.com')).toEqual(invalid('email'))
  expect(await askChange(shop, buyer, 'mıke@example.com')).toEqual(invalid('email'))
  expect(
    await askChange(shop, { ...buyer, id: (await signInByCode(shop)).id }, 'a@b.example'),
  ).toEqual(NOT_FOUND)
  for (let requests = 0; requests < 5; requests += 1) {
    expect((await askChange(shop, buyer, `wish${requests}@example.com`)).status).toBe(202)
  }
  expect((await askChange(shop, buyer, 'sixth@example.com')).status).toBe(429)

  const staff = await signInByCode(shop, 'staff@example.com')
  await shop.query(`update users set role = 'staff' where id = $1`, [staff.id])
  expect(await askChange(shop, staff, 'else@example.com')).toMatchObject({ status: 403 })
  // Also where the change was requested before the customer became staff.
  const request = [await linkTo(shop, 'hana@example.com'), await linkTo(shop, 'wish4@example.com')]
  await shop.query(`update users set role = 'staff' where id = $1`, [buyer.id])
  for (const link of request) expect(await confirm(shop, link)).toEqual(LINK_INVALID)
  await shop.query(`update users set role = 'customer' where id = $1`, [buyer.id])
  shop.advance(16 * MINUTE)
  expect(await askChange(shop, await renewed(shop, buyer), 'late@example.com')).toEqual(NEEDED)
  for (const link of ['x', '%00', 'a'.repeat(200)]) {
    expect(await confirm(shop, link)).toEqual(LINK_INVALID)
  }
})

test('A.4.24 a token used again after its successor ends the session and sends one notice', async () => {
  await using shop = await openTestShop()
  const buyer = await signInAs(shop, 'hana@example.com', { 'user-agent': CHROME })
  const next = await renewed(shop, buyer)
  shop.advance(MINUTE)
  for (let attempts = 0; attempts < 3; attempts += 1) {
    const path = `/api/users/${buyer.id}/refresh_token`
    expect(await shop.call({ path, token: buyer.token })).toEqual(TOKEN_ENDED)
  }
  expect(await look(shop, next)).toEqual(TOKEN_ENDED)
  const told = (await emailsTo(shop, buyer.email)).filter(({ kind }) => kind === 'session_reused')
  expect(told).toHaveLength(1)
  expect(told[0]?.text).toContain('Chrome (Windows)')
})

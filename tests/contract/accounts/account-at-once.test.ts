/** What happens to an account at once, and what is left of it afterwards. Decisions, section 9; reliability, A.4.25 and 26. */
import { expect, test } from 'vitest'

import {
  EMAIL_CHANGE_RETENTION_DAYS,
  SIGN_IN_CODE_MINUTES,
  TOKEN_RETENTION_DAYS,
} from '#domain/accounts/policy.ts'

import {
  askChange,
  confirm,
  endOthers,
  LINK_INVALID,
  linkTo,
  NEW,
  PASSWORD,
  signInAs,
  signInByPassword,
  signUp,
  state,
  WRONG,
  WRONG_CODE,
  waiting,
} from '../../support/shop/account.ts'
import {
  type Buyer,
  emailsTo,
  placeOrder,
  readCode,
  readToken,
  signInByCode,
} from '../../support/shop/buyer.ts'
import { lockAccountElsewhere } from '../../support/shop/locked-account.ts'
import { systemContext } from '../../support/shop/orders.ts'
import { DAY, HOUR, MINUTE, openTestShop } from '../../support/shop/shop.ts'

test('A.4.25 a change of address that waits ends with all that the owner does against a thief', async () => {
  await using shop = await openTestShop()
  const defences: Record<string, (owner: Buyer) => Promise<{ status: number }>> = {
    'a change of the password': ({ id, token }) =>
      shop.call({
        method: 'PUT',
        path: `/api/users/${id}/password`,
        body: { password: NEW },
        token,
      }),
    'a new password by link': async ({ email }) => {
      await shop.call({ path: '/api/passwords', body: { email } })
      const path = `/api/passwords/${await readToken(shop, email)}`
      return shop.call({ method: 'PUT', path, body: { password: NEW } })
    },
    'the first proof of the address': async ({ email }) => {
      await shop.query('update users set email_verified_at = null where email = $1', [email])
      return { status: (await signInAs(shop, email)).token ? 201 : 401 }
    },
  }
  for (const [at, [what, defend]] of Object.entries(defences).entries()) {
    const [from, to] = [`owner${at}@example.com`, `thief${at}@example.com`]
    const owner = await signInByCode(shop, from)
    await askChange(shop, await signInAs(shop, from), to)
    const links = [await linkTo(shop, from), await linkTo(shop, to)]
    expect(await confirm(shop, links[0] ?? '')).toEqual(state('waiting_other'))
    expect([201, 204], what).toContain((await defend(owner)).status)
    for (const link of links) expect(await confirm(shop, link), what).toEqual(LINK_INVALID)
    expect(await shop.query('select 1 from users where email = $1', [to]), what).toEqual([])
  }
})

test('A.4.26 a sign-in that was under way while the owner ended everything opens nothing', async () => {
  await using shop = await openTestShop()
  const owner = await signUp(shop, 'hana@example.com')
  const { email } = owner
  const open = async () => {
    const [row] = await shop.query<{ count: number }>(
      'select count(*)::int as count from sessions where user_id = $1 and revoked_at is null',
      [owner.id],
    )
    return row?.count
  }
  const enter = (session: object) => shop.call({ path: '/api/sessions', body: { session } })
  const END = 'update sessions set revoked_at = now() where user_id = $1'
  const meanwhile = async (session: object, change: string) => {
    await using held = await lockAccountElsewhere(shop, owner.id)
    const entering = enter(session)
    await held.waited(1)
    await held.write(change, [owner.id])
    await held.write(END, [owner.id])
    await held.release()
    return entering
  }

  const byPassword = { email, password: PASSWORD }
  const RESET = `update users set password_hash = 'argon2id$AAAA$AAAA' where id = $1`
  expect(await meanwhile(byPassword, RESET)).toEqual(WRONG)
  expect(await open()).toBe(0)

  await shop.call({ path: '/api/sign-in-codes', body: { email } })
  const byCode = { email, code: await readCode(shop, email) }
  const MOVE = `update users set email = 'moved@example.com' where id = $1`
  expect(await meanwhile(byCode, MOVE)).toEqual(WRONG_CODE)
  expect(await open()).toBe(0)
  expect(shop.complaints).toEqual([])
})

test('A.4.26 a reauthentication that was under way while the session ended is refused', async () => {
  await using shop = await openTestShop()
  const owner = await signUp(shop, 'hana@example.com')
  await using held = await lockAccountElsewhere(shop, owner.id)
  const path = `/api/users/${owner.id}/proofs`
  const proving = shop.call({ path, body: { password: PASSWORD }, token: owner.token })
  await held.waited(1)
  await held.write('update sessions set revoked_at = now() where user_id = $1', [owner.id])
  await held.release()
  expect(await proving).toEqual(WRONG)
  const rows = await shop.query('select reauthenticated_at from sessions')
  expect(rows).toEqual([{ reauthenticated_at: null }])
})

test('§9 e-mail: two sessions that wish at once leave one wish', async () => {
  await using shop = await openTestShop()
  const [one, two] = [
    await signInAs(shop, 'hana@example.com'),
    await signInAs(shop, 'hana@example.com'),
  ]
  for (let round = 0; round < 2; round += 1) {
    await using held = await lockAccountElsewhere(shop, one.id)
    const requests = [one, two].map((of, at) => askChange(shop, of, `to${round}${at}@example.com`))
    await held.waited(2)
    await held.release()
    for (const request of await Promise.all(requests)) expect(request.status).toBe(202)
    const rows = await shop.query<{ email: string }>(
      'select new_email as email from email_changes where ended_at is null',
    )
    expect(rows).toEqual([{ email: (await waiting(shop, one))?.email }])
  }
})

test('§9 accounts: concurrent transactions on an account lock in one order, without a deadlock', async () => {
  await using shop = await openTestShop()
  for (let round = 0; round < 6; round += 1) {
    const email = `busy${round}@example.com`
    const owner = await signUp(shop, email)
    const others = [await signInByPassword(shop, email), await signInByPassword(shop, email)]
    await askChange(shop, owner, `next${round}@example.com`)
    const confirmed = await linkTo(shop, email)
    await shop.call({ path: '/api/passwords', body: { email } })
    const reset = `/api/passwords/${await readToken(shop, email)}`
    const password = { password: NEW }
    const answers = await Promise.all([
      shop.call({ method: 'PUT', path: reset, body: password }),
      shop.call({
        method: 'PUT',
        path: `/api/users/${owner.id}/password`,
        body: password,
        token: owner.token,
      }),
      ...others.map((of) => endOthers(shop, of)),
      ...others.map((of, at) => askChange(shop, of, `wish${round}${at}@example.com`)),
      confirm(shop, confirmed),
      shop.call({ path: '/api/passwords', body: { email } }),
      shop.call({ path: '/api/sessions', body: { session: { email, password: PASSWORD } } }),
    ])
    for (const { status } of answers) expect(status).toBeLessThan(500)
    const rows = await shop.query(
      'select 1 from email_changes where user_id = $1 and ended_at is null',
      [owner.id],
    )
    expect(rows.length).toBeLessThanOrEqual(1)
    await shop.query('delete from rate_counters')
  }
  expect(shop.complaints).toEqual([])
})

test('§9 e-mail: what was written to the address before is forgotten, but for the news of its end', async () => {
  await using shop = await openTestShop()
  const [from, to] = ['before@example.com', 'after@example.com']
  const buyer = await signInByCode(shop, from)
  await askChange(shop, buyer, to)
  const links = [await linkTo(shop, from), await linkTo(shop, to)]
  await shop.drainJobs()
  // Another customer's e-mails, and e-mails about orders, are not the account's.
  await signInByCode(shop, 'stranger@example.com')
  await placeOrder(shop, buyer, {
    customer: { name: '山田 太郎', email: from, phone: '03-1234-5678' },
  })
  await shop.drainJobs()
  for (const link of links) await confirm(shop, link)

  const kinds = (await emailsTo(shop, from)).map(({ kind }) => kind)
  expect(kinds.sort()).toEqual(['email_changed', 'order_received'])
  expect(await emailsTo(shop, 'stranger@example.com')).toHaveLength(1)
})

test('§9 accounts: codes and links are forgotten a week after their end, wishes for an address after 30 days', async () => {
  await using shop = await openTestShop()
  const buyer = await signInByCode(shop, 'hana@example.com')
  await shop.call({ path: '/api/passwords', body: { email: buyer.email } })
  await askChange(shop, buyer, 'next@example.com')
  const left = async () => {
    await systemContext(shop).enqueue('accounts.purge_old', {})
    await shop.drainJobs()
    const [row] = await shop.query<{ secrets: number; requests: number }>(
      `select (select count(*)::int from one_time_tokens) as secrets,
              (select count(*)::int from email_changes) as requests`,
    )
    return row
  }
  shop.advance(TOKEN_RETENTION_DAYS * DAY + SIGN_IN_CODE_MINUTES * MINUTE)
  expect(await left()).toEqual({ secrets: 2, requests: 1 })
  shop.advance(1)
  expect(await left()).toEqual({ secrets: 1, requests: 1 })
  shop.advance(HOUR)
  expect(await left()).toEqual({ secrets: 0, requests: 1 })
  shop.advance((EMAIL_CHANGE_RETENTION_DAYS - TOKEN_RETENTION_DAYS + 1) * DAY)
  expect(await left()).toEqual({ secrets: 0, requests: 0 })
})

/** E-mails are sent in batches; what happens to one of them happens to no other. */
import { expect, test } from 'vitest'

import { queueEmail } from '#domain/mail/queue-email.server.ts'
import { sendEmails } from '#server/mail/send-emails.ts'

import { watchQueries } from '../../support/database/queries.ts'
import { signInByCode } from '../../support/shop/buyer.ts'
import { placeBankOrder, systemContext } from '../../support/shop/orders.ts'
import { openTestShop, type TestShop } from '../../support/shop/shop.ts'

const NAMES = ['a', 'b', 'c', 'd', 'e', 'f', 'g']

const addressOf = (name: string) => `${name}@example.com`

/** The ids of one e-mail for each name, in their order. */
async function queueAll(shop: TestShop, names: readonly string[]): Promise<string[]> {
  for (const name of names) {
    const message = { entityId: name, to: addressOf(name), locale: 'en', payload: {} } as const
    await queueEmail(systemContext(shop), 'contact_received', message)
  }
  const { rows } = await shop.pool.query<{ id: string }>('select id from emails order by recipient')
  return rows.map(({ id }) => id)
}

/** Posts to a list; refuses an address. */
function openPost(refused?: string) {
  const posted: string[] = []
  const post = async ({ to }: { to: string }) => {
    posted.push(to)
    if (to === refused) throw new Error('550 mailbox unavailable')
  }
  return { posted, transport: { siteUrl: 'http://shop.example', from: 'shop@example.com', post } }
}

const jobsOf = (ids: readonly string[], signal = new AbortController().signal) =>
  ids.map((emailId) => ({ data: { emailId }, signal }))

const statesIn = async (shop: TestShop): Promise<Record<string, string>> => {
  const { rows } = await shop.pool.query<{ recipient: string; state: string }>(
    `select recipient, state || coalesce(': ' || last_error, '') as state from emails`,
  )
  return Object.fromEntries(rows.map(({ recipient, state }) => [recipient, state]))
}

const allSentBut = (name: string, state: string) =>
  Object.fromEntries(NAMES.map((it) => [addressOf(it), it === name ? state : 'sent']))

test('§10 mail: an e-mail that the mail server refuses fails alone; the others of its batch are sent once', async () => {
  await using shop = await openTestShop()
  const jobs = jobsOf(await queueAll(shop, NAMES))
  const { posted, transport } = openPost(addressOf('c'))

  const results = await sendEmails(systemContext(shop), jobs, transport)
  expect(results.map(({ status }) => status)).toEqual(
    NAMES.map((name) => (name === 'c' ? 'rejected' : 'fulfilled')),
  )
  expect(await statesIn(shop)).toEqual(allSentBut('c', 'queued: 550 mailbox unavailable'))
  await sendEmails(systemContext(shop), jobs, transport)
  expect(posted).toEqual([...NAMES, 'c'].map(addressOf))
})

test('§10 mail: an e-mail that can’t be recorded as sent repeats no other', async () => {
  await using shop = await openTestShop()
  const jobs = jobsOf(await queueAll(shop, NAMES))
  const { posted, transport } = openPost()
  await shop.pool.query(
    `alter table emails add constraint broken check (state <> 'sent' or recipient <> 'b@example.com')`,
  )

  const [, second] = await sendEmails(systemContext(shop), jobs, transport)
  expect(second).toMatchObject({ status: 'rejected' })
  expect(await statesIn(shop)).toEqual(
    allSentBut('b', expect.stringMatching(/^queued: .*violates check constraint "broken"/)),
  )
  await sendEmails(systemContext(shop), jobs, transport)
  expect(posted).toEqual([...NAMES, 'b'].map(addressOf))
})

test('§10 mail: two jobs about one e-mail in a batch send it once', async () => {
  await using shop = await openTestShop()
  const [id = ''] = await queueAll(shop, ['a'])
  const { posted, transport } = openPost()
  const results = await sendEmails(systemContext(shop), jobsOf([id, id]), transport)
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
  expect(posted).toEqual([addressOf('a')])
})

test('§10 mail: what another process has taken over is not sent here', async () => {
  await using shop = await openTestShop()
  const [first = '', second = ''] = await queueAll(shop, ['a', 'b'])
  const { posted, transport } = openPost()
  const jobs = [...jobsOf([first], AbortSignal.abort()), ...jobsOf([second])]
  await sendEmails(systemContext(shop), jobs, transport)
  expect(posted).toEqual([addressOf('b')])
  expect(await statesIn(shop)).toEqual({ [addressOf('a')]: 'queued', [addressOf('b')]: 'sent' })
})

test('a job that can’t be read fails alone; the other jobs of its batch are done', async () => {
  await using shop = await openTestShop()
  await systemContext(shop).enqueue('mail.send', { emailId: 'no id' })
  await queueAll(shop, NAMES)
  await expect(shop.runJobs()).rejects.toThrow('invalid input syntax')
  expect(new Set(Object.values(await statesIn(shop)))).toEqual(new Set(['sent']))
  const { rows } = await shop.pool.query(
    `select state, count(*)::int from pgboss.job where name = 'mail.send' group by state order by state`,
  )
  expect(rows).toEqual([
    { state: 'active', count: 1 },
    { state: 'completed', count: NAMES.length },
  ])
})

test('e-mails about several orders are read with as many queries as one', async () => {
  await using shop = await openTestShop()
  const buyer = await signInByCode(shop)
  for (let count = 0; count < 3; count += 1) await placeBankOrder(shop, buyer)
  const { rows } = await shop.pool.query<{ id: string }>(
    `select id from emails where kind = 'bank_instructions'`,
  )
  const [one = '', ...others] = rows.map(({ id }) => id)
  using watch = watchQueries()
  const send = async (ids: string[]) => {
    watch.taken()
    await sendEmails(systemContext(shop), jobsOf(ids), openPost().transport)
    // How many readers share one look at the revision depends on the moment.
    return watch.taken().filter((text) => !text.includes('reference_revision')).length
  }
  expect(await send(others)).toBe(await send([one]))
  expect(others).toHaveLength(2)
})

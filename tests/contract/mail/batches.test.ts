/** E-mails are sent in batches; what happens to one of them happens to no other. */
import { expect, test } from 'vitest'

import { queueEmail } from '#domain/mail/queue-email.server.ts'

import { watchQueries } from '../../support/database/queries.ts'
import { openSender } from '../../support/mail/sender.ts'
import { signInByCode } from '../../support/shop/buyer.ts'
import { placeBankOrder, systemContext } from '../../support/shop/orders.ts'
import { openTestShop, type TestShop } from '../../support/shop/shop.ts'

const NAMES = ['a', 'b', 'c', 'd', 'e', 'f', 'g']

const addressOf = (name: string) => `${name}@example.com`

/** One e-mail for each name, in their order. */
async function queueAll(shop: TestShop, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const message = { entityId: name, to: addressOf(name), locale: 'en', payload: {} } as const
    await queueEmail(systemContext(shop), 'contact_received', message)
    shop.advance(1)
  }
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

const statesIn = async (shop: TestShop): Promise<Record<string, string>> => {
  const rows = await shop.query<{ recipient: string; state: string }>(
    `select recipient, state || coalesce(': ' || last_error, '') as state from emails`,
  )
  return Object.fromEntries(rows.map(({ recipient, state }) => [recipient, state]))
}

const allSentBut = (name: string, state: string) =>
  Object.fromEntries(NAMES.map((it) => [addressOf(it), it === name ? state : 'sent']))

test('§10 mail: an e-mail that the mail server refuses fails alone; the others of its batch are sent once', async () => {
  await using shop = await openTestShop()
  await queueAll(shop, NAMES)
  const { posted, transport } = openPost(addressOf('c'))
  const sender = openSender(systemContext(shop), transport)

  const attempts = await sender.sendAll()
  expect(attempts.map(({ state }) => state)).toEqual(
    NAMES.map((name) => (name === 'c' ? 'unsent' : 'sent')),
  )
  expect(await statesIn(shop)).toEqual(allSentBut('c', 'queued: 550 mailbox unavailable'))
  await sender.sendAll()
  expect(posted).toEqual([...NAMES, 'c'].map(addressOf))
})

test('§10 mail: an e-mail that can’t be recorded as sent repeats no other', async () => {
  await using shop = await openTestShop()
  await queueAll(shop, NAMES)
  const { posted, transport } = openPost()
  const sender = openSender(systemContext(shop), transport)
  await shop.query(
    `alter table emails add constraint broken check (state <> 'sent' or recipient <> 'b@example.com')`,
  )

  const [, second] = await sender.sendAll()
  expect(second).toMatchObject({ state: 'unsent' })
  expect(await statesIn(shop)).toEqual(
    allSentBut('b', expect.stringMatching(/^queued: .*violates check constraint "broken"/)),
  )
  await sender.sendAll()
  expect(posted).toEqual([...NAMES, 'b'].map(addressOf))
})

test('§10 mail: processes that take e-mails at the same moment take different ones', async () => {
  await using shop = await openTestShop()
  await queueAll(shop, NAMES)
  const { posted, transport } = openPost()
  const senders = NAMES.map(() => openSender(systemContext(shop), transport))
  const taken = await Promise.all(senders.map((sender) => sender.take(false, 2)))
  expect(
    taken
      .flat()
      .map(({ recipient }) => recipient)
      .sort(),
  ).toEqual(NAMES.map(addressOf))
  await Promise.all(senders.map((sender, at) => sender.send(taken[at] ?? [])))
  expect(posted.toSorted()).toEqual(NAMES.map(addressOf))
  expect(await senders[0]?.take()).toEqual([])
})

test('§10 mail: what a process holds no longer, it does not begin to send', async () => {
  await using shop = await openTestShop()
  await queueAll(shop, NAMES)
  const { posted, transport } = openPost()
  const sender = openSender(systemContext(shop), transport)
  let begun = 0
  const attempts = await sender.send(await sender.take(), () => {
    begun += 1
    return begun <= 2
  })
  expect(attempts.map(({ mail }) => mail.recipient)).toEqual([addressOf('a'), addressOf('b')])
  expect(posted).toEqual([addressOf('a'), addressOf('b')])
})

test('an e-mail that can’t be read for fails alone; the others of its batch are sent', async () => {
  await using shop = await openTestShop()
  await queueAll(shop, NAMES)
  await shop.query(
    `update emails set kind = 'order_received', payload = '{"orderId":"no id"}' where recipient = $1`,
    [addressOf('d')],
  )
  await expect(shop.runJobs()).rejects.toThrow('invalid input syntax')
  expect(await statesIn(shop)).toEqual(
    allSentBut('d', expect.stringMatching(/^queued: .*invalid input syntax/)),
  )
})

test('e-mails about several orders are read with as many queries as one', async () => {
  await using shop = await openTestShop()
  const buyer = await signInByCode(shop)
  for (let count = 0; count < 3; count += 1) await placeBankOrder(shop, buyer)
  await shop.query(`delete from emails where kind <> 'bank_instructions'`)
  const sender = openSender(systemContext(shop), openPost().transport)
  using watch = watchQueries()
  const send = async (limit: number) => {
    const mails = await sender.take(false, limit)
    expect(mails).toHaveLength(limit)
    watch.taken()
    await sender.send(mails)
    // How many readers share one look at the revision depends on the moment.
    return watch.taken().filter((text) => !text.includes('reference_revision')).length
  }
  expect(await send(2)).toBe(await send(1))
})

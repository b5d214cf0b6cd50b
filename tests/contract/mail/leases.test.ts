/** Which process sends an e-mail, and when it is tried again. Decisions 0034 and 0069. */
import { expect, test } from 'vitest'

import { releaseInterrupted } from '#domain/mail/outbox.server.ts'
import {
  MAIL_ATTEMPTS_MAX,
  MAIL_LEASE_SECONDS,
  MAIL_RETRY_SECONDS_MAX,
} from '#domain/mail/policy.ts'
import { queueEmail } from '#domain/mail/queue-email.server.ts'

import { makeDue, openSender } from '../../support/mail/sender.ts'
import { systemContext } from '../../support/shop/orders.ts'
import { openTestShop, type TestShop } from '../../support/shop/shop.ts'

const OTHER = crypto.randomUUID()

async function openWithEmail() {
  const shop = await openTestShop()
  const message = { entityId: 'a', to: 'a@example.com', locale: 'en', payload: {} } as const
  await queueEmail(systemContext(shop), 'contact_received', message)
  return shop
}

const senderOf = (shop: TestShop, post: (() => Promise<void>) | null = null) =>
  openSender(systemContext(shop), { siteUrl: shop.url, from: 'shop@example.com', post })

/** `inSeconds`: until it is due, or until its process loses it. */
async function emailIn(shop: TestShop) {
  const rows = await shop.query<{
    state: string
    attempts: number
    isTaken: boolean
    error: string | null
    inSeconds: number
  }>(
    `select state, attempts, taken_by is not null as "isTaken", last_error as error,
       extract(epoch from due_at - now())::float8 as "inSeconds" from emails`,
  )
  const [email] = rows
  if (!email) throw new Error('there is one e-mail')
  return email
}

const expire = (shop: TestShop) =>
  shop.query('update emails set due_at = now() where taken_by is not null')

test('a process holds what it took for 20 seconds; then another one takes it, and both send it at most once each', async () => {
  await using shop = await openWithEmail()
  const [one, other] = [senderOf(shop), senderOf(shop)]
  const mails = await one.take()
  expect(mails).toHaveLength(1)
  const { inSeconds } = await emailIn(shop)
  expect(inSeconds).toBeGreaterThan(MAIL_LEASE_SECONDS - 5)
  expect(inSeconds).toBeLessThanOrEqual(MAIL_LEASE_SECONDS)
  await releaseInterrupted(systemContext(shop), OTHER)
  expect(await other.take()).toEqual([])

  await expire(shop)
  await releaseInterrupted(systemContext(shop), OTHER)
  expect(await other.take()).toMatchObject([{ attempts: 1 }])
  // The first one was only slow: what it has sent is sent.
  await one.send(mails)
  expect(await emailIn(shop)).toMatchObject({ state: 'sent', isTaken: false, error: null })
})

test('a process that has lost an e-mail and could not send it leaves it to the one that has it now', async () => {
  await using shop = await openWithEmail()
  const one = senderOf(shop, () => Promise.reject(new Error('550 mailbox unavailable')))
  const mails = await one.take()
  await expire(shop)
  await releaseInterrupted(systemContext(shop), OTHER)
  await senderOf(shop).take()
  await one.send(mails)
  expect(await emailIn(shop)).toMatchObject({ state: 'queued', attempts: 1, isTaken: true })
})

test('an e-mail that ends its process each time is tried as often as one that fails, after the second time with pauses', async () => {
  await using shop = await openWithEmail()
  const interrupt = async () => {
    const taken = await senderOf(shop).take()
    await releaseInterrupted(systemContext(shop), null)
    return taken.length
  }
  expect(await interrupt()).toBe(1)
  expect(await emailIn(shop)).toMatchObject({
    attempts: 1,
    error: expect.stringMatching(/^interrupted/),
  })
  expect(await interrupt()).toBe(1)
  expect((await emailIn(shop)).inSeconds).toBeGreaterThan(1)
  expect(await interrupt()).toBe(0)

  await shop.query('update emails set attempts = $1', [MAIL_ATTEMPTS_MAX - 1])
  await makeDue(systemContext(shop))
  expect(await interrupt()).toBe(1)
  expect(await emailIn(shop)).toMatchObject({ state: 'failed', attempts: MAIL_ATTEMPTS_MAX })
})

test.each([
  [0, 1, 2],
  [5, 32, 64],
  [MAIL_ATTEMPTS_MAX - 2, MAIL_RETRY_SECONDS_MAX, MAIL_RETRY_SECONDS_MAX],
])(
  'after %i failed attempts and one more, the next is %i to %i seconds later',
  async (attempts, least, most) => {
    await using shop = await openWithEmail()
    await shop.query('update emails set attempts = $1', [attempts])
    await senderOf(shop, () => Promise.reject(new Error('450 busy'))).sendAll()
    const { inSeconds, ...email } = await emailIn(shop)
    expect(email).toMatchObject({ attempts: attempts + 1, isTaken: false, error: '450 busy' })
    // The test itself takes a part of the pause.
    expect(inSeconds).toBeGreaterThan(least - 1)
    expect(inSeconds).toBeLessThanOrEqual(most)
  },
)

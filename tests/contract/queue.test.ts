/** Later work is begun when it is called out, one piece after the other without a pause, what is awaited first. */
import { expect, test } from 'vitest'

import { queueLetter } from '#domain/mail/queue-letter.server.ts'
import { openNotices } from '#server/db/notices.ts'

import { systemContext } from '../support/orders.ts'
import { openTestShop, type TestShop } from '../support/shop.ts'

/** More than are sent within a test's time where each one waits for the next look at the queue. */
const MANY = 60

const sentTo = async (shop: TestShop): Promise<string[]> => {
  const { rows } = await shop.pool.query<{ recipient: string }>(
    `select recipient from mails where state = 'sent' order by sent_at, id`,
  )
  return rows.map(({ recipient }) => recipient)
}

const toldByName = (name: string) => `${name}@example.com`

async function queueNotices(shop: TestShop, names: readonly string[]): Promise<void> {
  await systemContext(shop).transaction(async (ctx) => {
    for (const name of names) {
      const letter = { subjectId: name, to: toldByName(name), locale: 'en', payload: {} } as const
      await queueLetter(ctx, 'contact_received', letter)
    }
  })
}

test('many letters of one moment leave one after the other, none waits for the clock', async () => {
  await using shop = await openTestShop({ worksInBackground: true })
  await queueNotices(
    shop,
    Array.from({ length: MANY }, (_, at) => `n${at}`),
  )
  await expect.poll(() => sentTo(shop), { timeout: 25_000 }).toHaveLength(MANY)
})

test('a code that somebody waits for leaves before letters that were there before it', async () => {
  await using shop = await openTestShop()
  await queueNotices(shop, ['first', 'second'])
  shop.advance(1_000)
  await queueLetter(systemContext(shop), 'sign_in_code', {
    subjectId: 'code',
    to: toldByName('waiting'),
    locale: 'en',
    payload: { code: '123456', minutes: 10 },
  })
  const left: string[] = []
  for (const _ of ['waiting', 'first', 'second']) left.push(await nextInTurn(shop))
  expect(left).toEqual(['waiting', 'first', 'second'].map(toldByName))
})

/** To whom the letter goes that a worker would take up now. */
async function nextInTurn(shop: TestShop): Promise<string> {
  const [job] = await shop.queue.boss.fetch<{ mailId: string }>('mail.send')
  const { rows } = await shop.pool.query<{ recipient: string }>(
    'select recipient from mails where id = $1',
    [job?.data.mailId],
  )
  return rows[0]?.recipient ?? ''
}

test('what is called out is heard again after the line was cut, by those who came before and after', async () => {
  await using shop = await openTestShop()
  const notices = openNotices(shop.connection)
  const heard: string[] = []
  const listen = (channel: string) =>
    notices.listen({
      channel,
      hear: (payload) => heard.push(`${channel} ${payload}`),
      find: () => heard.push(`${channel} found`),
      lose: () => heard.push(`${channel} lost`),
    })
  await listen('one')
  const two = await listen('two')
  await shop.pool.query(`select pg_notify('one', 'a'), pg_notify('two', 'b')`)
  await expect.poll(() => heard).toEqual(['one found', 'two found', 'one a', 'two b'])

  await two.close()
  heard.length = 0
  await shop.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'notices' and datname = current_database()`,
  )
  await expect.poll(() => heard, { timeout: 10_000 }).toEqual(['one lost', 'one found'])
  await shop.pool.query(`select pg_notify('one', 'c'), pg_notify('two', 'd')`)
  await expect.poll(() => heard.at(-1)).toBe('one c')
  await notices.close()
})

test('what a failed job leaves in the queue and beside its letter tells what broke, and nothing of a person', async () => {
  await using shop = await openTestShop()
  await queueNotices(shop, ['hanako'])
  await shop.pool.query(`alter table mails add constraint broken check (state <> 'sent')`)
  const thrown = await shop.runJobs().then(
    () => null,
    (error: unknown) => error,
  )
  const { rows } = await shop.pool.query<{ said: string }>('select last_error as said from mails')
  const line = 'query failed: new row for relation "mails" violates check constraint "broken"'
  expect(thrown).toMatchObject({ message: line })
  expect(thrown).not.toHaveProperty('cause')
  expect(thrown).not.toHaveProperty('params')
  expect(rows).toEqual([{ said: line }])
})

/** New jobs are announced after commit; polling finds those that were not. */
import { drizzle } from 'drizzle-orm/node-postgres'
import { expect, test } from 'vitest'

import { openPgNotifications } from '#server/db/pg-notifications.ts'
import { openAnnouncements } from '#server/jobs/announcements.ts'
import { JOB_DEFINITIONS } from '#server/jobs/job-registry.ts'
import { startQueue } from '#server/jobs/queue.ts'

import { watchQueries } from '../../support/database/queries.ts'
import { systemContext } from '../../support/shop/orders.ts'
import { openTestShop, type TestShop } from '../../support/shop/shop.ts'

/** Another process, which hears what is announced to it. */
async function openOther(shop: TestShop) {
  const notifications = openPgNotifications(shop.connection)
  const woken: string[] = []
  const announcements = await openAnnouncements(shop.pool, notifications, {
    wake: (queue) => void woken.push(queue),
    onError: (error) => woken.push(error.message),
  })
  return {
    announcements,
    woken,
    async [Symbol.asyncDispose]() {
      announcements.close()
      await notifications.close()
    },
  }
}

test('the jobs of a transaction are announced once, after its commit; those of a refused one never', async () => {
  await using shop = await openTestShop({ worksInBackground: true })
  await using other = await openOther(shop)
  const refused = await systemContext(shop).transaction(async (ctx) => {
    await ctx.enqueue('limits.purge_old', {})
    return { ok: false }
  })
  expect(refused).toEqual({ ok: false })
  using watch = watchQueries()
  await systemContext(shop).transaction(async (ctx) => {
    await ctx.enqueue('drafts.purge_old', {})
    await ctx.transaction(async (ctx) => {
      await ctx.enqueue('drafts.purge_old', {})
      await ctx.enqueue('accounts.purge_old', {})
    })
    expect(watch.taken().join()).not.toContain('pg_notify')
  })
  await expect.poll(() => other.woken).toEqual(['drafts.purge_old', 'accounts.purge_old'])
})

test('a process wakes its own workers at once, and those of others by one notification', async () => {
  await using shop = await openTestShop()
  await using one = await openOther(shop)
  await using two = await openOther(shop)
  one.announcements.announce('a')
  one.announcements.announce('b')
  one.announcements.announce('a')
  expect(one.woken).toEqual(['a', 'b', 'a'])
  await expect.poll(() => two.woken).toEqual(['a', 'b'])

  two.announcements.announce('c')
  await expect.poll(() => one.woken).toEqual(['a', 'b', 'a', 'c'])
})

test('a job of a process without workers is found by polling', async () => {
  await using shop = await openTestShop({ worksInBackground: true })
  const queue = await startQueue(shop.pool, { onError: () => {} })
  await queue.enqueue(drizzle(shop.pool), 'drafts.purge_old', {})
  await queue.boss.stop({ graceful: false, close: false })
  const state = async () => {
    const rows = await shop.query(`select state from pgboss.job where name = 'drafts.purge_old'`)
    return rows
  }
  await expect.poll(state, { timeout: 4_000 }).toEqual([{ state: 'completed' }])
})

test('while nothing is due, one query asks for all queues', async () => {
  await using _shop = await openTestShop({ worksInBackground: true })
  using watch = watchQueries()
  const seen: string[] = []
  const polls = () => {
    seen.push(...watch.taken())
    return seen.filter((text) => text.includes('from pgboss.queue where exists')).length
  }
  await expect.poll(polls, { timeout: 10_000 }).toBeGreaterThan(0)
  seen.length = 0
  await expect.poll(polls, { timeout: 10_000 }).toBeGreaterThan(0)
  const asked = seen.flatMap((text) => /j\.name = '([\w.]+)'.*SKIP LOCKED/s.exec(text)?.[1] ?? [])
  // The clock may enqueue a few meanwhile.
  expect(new Set(asked).size).toBeLessThan(JOB_DEFINITIONS.length - 5)
})

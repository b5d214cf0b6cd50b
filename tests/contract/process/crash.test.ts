/** What was acknowledged is durable when the shop, its database or both are killed. Real processes, real files. */
import { expect, test } from 'vitest'

import { makeBuyers } from '../../../bench/buyers.ts'
import { IS_FULL_RUN } from '../../support/full-run.ts'
import { openShopFolder } from '../../support/process/killable-shop.ts'
import { askPayment, buyThroughOutages, place, signUp } from '../../support/process/wire-buyer.ts'

const KILLS = IS_FULL_RUN ? 5 : 2

test('§4 mail: a shop killed between commit and mail sends the mail after its next start, once', async () => {
  await using folder = await openShopFolder()
  const first = await folder.start({ IDLE: '1' })
  const token = await signUp(first.url)
  const placed = await place(first.url, token, 'key-1')
  await first.kill()

  const second = await folder.start()
  const retried = await place(second.url, token, 'key-1')
  expect(retried.orderId).toBe(placed.orderId)

  await expect
    .poll(() =>
      folder.query(
        `select state, count(*)::int from emails where entity_id = '${placed.orderId}' group by 1`,
      ),
    )
    .toEqual([{ state: 'sent', count: 1 }])
  expect(await folder.query('select count(*)::int from orders')).toEqual([{ count: 1 }])
})

test('§7 payment intent: a shop killed between the processor’s answer and its own commit makes one payment only', async () => {
  await using folder = await openShopFolder()
  const first = await folder.start({ IDLE: '1', FAULT: 'after_intent' })
  const token = await signUp(first.url)
  const { orderId } = await place(first.url, token, 'key-1')
  await expect(askPayment(first.url, token, orderId)).rejects.toThrow()
  await first.ended
  expect(await folder.query('select count(*)::int from payment_sandbox.intents')).toEqual([
    { count: 1 },
  ])

  const second = await folder.start()
  const payment = await askPayment(second.url, token, orderId)
  expect(payment.status).toBe('requires_payment_method')
  expect(await folder.query('select count(*)::int from payment_sandbox.intents')).toEqual([
    { count: 1 },
  ])
})

test('§4 orders: the shop outlives a database that is killed again and again under load, and serves again after each', async () => {
  await using folder = await openShopFolder()
  const shop = await folder.start({ IDLE: '1' })
  const buyers = await folder.inDatabase((pool) => makeBuyers(pool, 100))
  await folder.query('update cartridge_stock set on_hand = 1000000')
  const load = buyThroughOutages(
    shop.url,
    buyers.map(({ token }) => token),
    4,
  )
  const countOrders = () => load.acknowledged.length

  for (let kill = 0; kill < KILLS; kill += 1) {
    const [orders, failures] = [load.acknowledged.length, load.failures.length]
    await expect.poll(countOrders).toBeGreaterThan(orders + 5)
    folder.killDatabase()
    await expect.poll(() => load.failures.length).toBeGreaterThan(failures)
  }
  const orders = load.acknowledged.length
  // Each caller may still hear of an order that was placed before the kill.
  await expect.poll(countOrders).toBeGreaterThan(orders + 4)
  await load.stop()

  expect(shop.exitCode()).toBeNull()
  expect(load.failures.filter(({ status, retryAfter }) => status !== 503 || !retryAfter)).toEqual(
    [],
  )
  const kept = await folder.query<{ id: string }>('select id from orders')
  const ids = new Set(kept.map(({ id }) => id))
  expect(load.acknowledged.filter((id) => !ids.has(id))).toEqual([])
}, 120_000)

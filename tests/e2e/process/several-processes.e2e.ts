/** A shop of two processes, of which one is killed in the middle of an order. Decision 0033. */
import { readdirSync, readFileSync } from 'node:fs'

import { finishBankOrder, ordersOf, type Person } from '../../support/drivers/checkout-driver.ts'
import { placeUnpaidOrder } from '../../support/drivers/customer.ts'
import { expect, newAddress, test } from '../../support/drivers/journey.ts'
import { startShop } from '../../support/process/running-shop.ts'

test('§1 bank: an order goes on when one of two processes is killed, and another one takes its place', async ({
  browser,
}) => {
  const shop = await startShop({ WEB_CONCURRENCY: '2' })
  try {
    await shop.query('update cartridge_stock set on_hand = 1000')
    const workers = workersOf(shop.pid)
    expect(workers).toHaveLength(2)
    const context = await browser.newContext({ baseURL: shop.url })
    const page = await context.newPage()
    const person: Person = { page, shop, locale: 'en', email: newAddress('two') }
    const order = await placeUnpaidOrder(person, { paymentSource: 'bank' })
    await page.goto(`/checkout/payment-info?order=${order.id}`)

    const [victim = 0, survivor = 0] = workers
    process.kill(victim, 'SIGKILL')
    await finishBankOrder(person)
    expect(await ordersOf(person)).toMatchObject([{ status: 'awaiting_transfer' }])

    await expect
      .poll(() => workersOf(shop.pid).filter((pid) => !workers.includes(pid)))
      .toHaveLength(1)
    expect(workersOf(shop.pid)).toContain(survivor)
    expect(workersOf(shop.pid)).not.toContain(victim)
    await context.close()
  } finally {
    await shop.close()
  }
})

/** The processes of the shop that serve, by their parent. */
const workersOf = (primary: number): number[] =>
  readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && parentOf(pid) === primary && commandOf(pid).includes('worker.js'))

const parentOf = (pid: number): number =>
  Number(/^PPid:\s*(\d+)/m.exec(read(`/proc/${pid}/status`))?.[1] ?? 0)

const commandOf = (pid: number): string => read(`/proc/${pid}/cmdline`)

/** A process may end between two looks. */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

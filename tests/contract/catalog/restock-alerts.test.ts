/** One e-mail for each request when a cartridge is back in stock. Spec §9 "2-3 weeks if out of stock". */
import { expect, test } from 'vitest'

import { exportWaiting, listWaiting } from '#domain/catalog/restock-alerts/list-waiting.server.ts'
import { OPEN_ALERT_DAYS, SENT_ALERT_DAYS } from '#domain/catalog/restock-alerts/policy.ts'
import {
  purgeRestockAlerts,
  sendRestockAlerts,
} from '#domain/catalog/restock-alerts/send-alerts.server.ts'
import { listStock } from '#domain/catalog/stock/list-stock.server.ts'
import { LIMITS } from '#domain/rate-limits/policy.ts'

import { answered, invalid, refused } from '../../support/api/answers.ts'
import { emailsTo } from '../../support/shop/buyer.ts'
import { setStock, staffContext, systemContext } from '../../support/shop/orders.ts'
import { DAY, openTestShop, type TestShop } from '../../support/shop/shop.ts'
import { unwrap } from '../../support/shop/unwrap.ts'

const SERIAL = 'AC-CI01'
const EMAIL = 'hana@example.com'
const PAGE = { number: 1, size: 50 }

const ask = (shop: TestShop, body: unknown = { serial: SERIAL, email: EMAIL }, locale = 'en') =>
  shop.call<{ data: { id: string } }>({ path: `/v1/restock-alerts?locale=${locale}`, body })

/** As the console's stock page counts them. */
const waitingFor = async (shop: TestShop) =>
  (await listStock(systemContext(shop))).find(({ serial }) => serial === SERIAL)?.waiting

const CREATED = answered(201, { data: { id: expect.any(String) } })

const alertsIn = async (shop: TestShop): Promise<number> => {
  const rows = await shop.query('select id from restock_alerts')
  return rows.length
}

test('one e-mail when the cartridge is in stock again, with the scent in its link', async () => {
  await using shop = await openTestShop()
  await setStock(shop, SERIAL, 0)
  const first = await ask(shop)
  expect(first).toEqual(CREATED)
  const again = await ask(shop, { serial: SERIAL, email: ` ${EMAIL.toUpperCase()} ` })
  expect(again.body).toEqual(first.body)

  await sendRestockAlerts(systemContext(shop))
  expect(await emailsTo(shop, EMAIL)).toEqual([])
  expect(await waitingFor(shop)).toBe(1)
  const staff = await staffContext(shop, 'staff')
  const listed = expect.objectContaining({ email: EMAIL, locale: 'en', serial: SERIAL })
  expect(await listWaiting(staff, SERIAL, PAGE)).toMatchObject({
    ok: true,
    value: { items: [listed], count: 1, scents: [{ serial: SERIAL, count: 1 }] },
  })

  await setStock(shop, SERIAL, 1)
  await sendRestockAlerts(systemContext(shop))
  const [email, ...others] = await emailsTo(shop, EMAIL)
  expect(others).toEqual([])
  expect(email).toMatchObject({ kind: 'scent_back', subject: expect.stringContaining('Lemon') })
  expect(await waitingFor(shop)).toBe(0)
  expect(await listWaiting(staff, SERIAL, PAGE)).toMatchObject({ value: { items: [], count: 0 } })
  expect(email?.text).toContain(`/order?add=${SERIAL}&lang=en`)
})

test('§1 console: the list counts by scent and pages; its file holds all, is recorded, and is for few roles', async () => {
  await using shop = await openTestShop()
  const other = 'AC-CI02'
  for (const serial of [SERIAL, other]) await setStock(shop, serial, 0)
  for (const email of ['a@example.com', 'b@example.com', EMAIL])
    await ask(shop, { serial: SERIAL, email })
  await ask(shop, { serial: other, email: EMAIL }, 'ko')

  const staff = await staffContext(shop, 'support')
  const emailsOf = async (serial: string | null, page = PAGE) =>
    unwrap(await listWaiting(staff, serial, page)).items.map(({ email }) => email)
  const { scents, count } = unwrap(await listWaiting(staff, null, PAGE))
  expect(scents.map(({ serial, count }) => [serial, count])).toEqual([
    [SERIAL, 3],
    [other, 1],
  ])
  expect(count).toBe(4)
  expect(await emailsOf(other)).toEqual([EMAIL])
  const size = 3
  const pages = [
    await emailsOf(null, { number: 1, size }),
    await emailsOf(null, { number: 2, size }),
  ]
  expect(pages.map(({ length }) => length)).toEqual([3, 1])
  expect(await emailsOf('AC-XX99')).toEqual([])

  expect(unwrap(await exportWaiting(staff))).toHaveLength(4)
  const rows = await shop.query(
    "select detail from audit_entries where action = 'restock_alerts_exported'",
  )
  expect(rows).toEqual([{ detail: { count: 4 } }])
  const operations = await staffContext(shop, 'operations')
  for (const refusal of [
    await listWaiting(operations, null, PAGE),
    await exportWaiting(operations),
  ]) {
    expect(refusal).toEqual({ ok: false, error: 'forbidden' })
  }
})

test('each request is answered once: by repeated jobs, by several at a time, after another shortage', async () => {
  await using shop = await openTestShop()
  await setStock(shop, SERIAL, 0)
  const addresses = Array.from({ length: 8 }, (_, index) => `reader-${index}@example.com`)
  for (const email of addresses) expect(await ask(shop, { serial: SERIAL, email })).toEqual(CREATED)

  await setStock(shop, SERIAL, 5)
  const job = () => sendRestockAlerts(systemContext(shop))
  await Promise.all([job(), job(), job(), job()])
  await setStock(shop, SERIAL, 0)
  await job()
  await setStock(shop, SERIAL, 5)
  await job()
  for (const email of addresses) expect(await emailsTo(shop, email)).toHaveLength(1)
})

test('a new request after the e-mail is a request of its own, in the language used last', async () => {
  await using shop = await openTestShop()
  for (const locale of ['en', 'ko']) {
    await setStock(shop, SERIAL, 0)
    await ask(shop, undefined, 'ja')
    await ask(shop, undefined, locale)
    await setStock(shop, SERIAL, 5)
    await sendRestockAlerts(systemContext(shop))
    // E-mails of one moment have no order.
    shop.advance(1000)
  }
  const [first, second] = await emailsTo(shop, EMAIL)
  expect(first?.subject).toContain('Lemon')
  expect(second?.subject).toContain('레몬')
})

test('a cartridge that is off sale is not reported as back', async () => {
  await using shop = await openTestShop()
  await setStock(shop, SERIAL, 0)
  await ask(shop)
  await shop.query('update cartridges set active = 0 where serial = $1', [SERIAL])
  await setStock(shop, SERIAL, 5)
  await sendRestockAlerts(systemContext(shop))
  expect(await emailsTo(shop, EMAIL)).toEqual([])
})

test('refused: what can be ordered, is not listed, is made to order, or is no code or address', async () => {
  await using shop = await openTestShop()
  expect(await ask(shop)).toEqual(
    refused(409, 'back_in_stock', `${SERIAL} is back in stock. You can order it now.`, {
      data: { serials: [SERIAL] },
    }),
  )
  for (const serial of ['AC-XX99', 'AC-SP06', 'AC-CU01']) {
    expect(await ask(shop, { serial, email: EMAIL })).toMatchObject({
      status: 422,
      body: { error: { code: 'cartridge_unknown', data: { serials: [serial] } } },
    })
  }
  await setStock(shop, SERIAL, 0)
  expect(await ask(shop, { serial: 'lemon', email: EMAIL })).toEqual(invalid('serial'))
  expect(await ask(shop, { serial: SERIAL, email: 'hana' })).toEqual(invalid('email'))
  const long = `${'a'.repeat(250)}@example.com`
  expect(await ask(shop, { serial: SERIAL, email: long })).toEqual(invalid('email'))
  const more = { serial: SERIAL, email: EMAIL, message: 'Buy at example.net' }
  expect(await ask(shop, more)).toMatchObject({ status: 422 })
  expect(await alertsIn(shop)).toBe(0)
})

test('limits: for one e-mail address, and for one network', async () => {
  await using shop = await openTestShop()
  await setStock(shop, SERIAL, 0)
  const { restock_alert_email: email, restock_alert_address: address } = LIMITS
  const limited = { status: 429, body: { error: { code: 'rate_limited' } } }
  for (let made = 0; made < email.max; made++) expect(await ask(shop)).toEqual(CREATED)
  expect(await ask(shop)).toMatchObject(limited)

  const others = Array.from({ length: address.max - email.max }, (_, at) => `${at}@example.com`)
  const answers = []
  for (const email of others) answers.push((await ask(shop, { serial: SERIAL, email })).status)
  expect(answers).toEqual([...others.slice(1).map(() => 201), 429])
})

test('retention: sent requests and open ones are deleted after their days, not earlier', async () => {
  await using shop = await openTestShop()
  await setStock(shop, SERIAL, 0)
  await setStock(shop, 'AC-CI02', 0)
  await ask(shop)
  await ask(shop, { serial: 'AC-CI02', email: EMAIL })
  await setStock(shop, SERIAL, 5)
  await sendRestockAlerts(systemContext(shop))

  shop.advance(SENT_ALERT_DAYS * DAY)
  await purgeRestockAlerts(systemContext(shop))
  expect(await alertsIn(shop)).toBe(2)
  shop.advance(1)
  await purgeRestockAlerts(systemContext(shop))
  expect(await alertsIn(shop)).toBe(1)
  shop.advance((OPEN_ALERT_DAYS - SENT_ALERT_DAYS) * DAY)
  await purgeRestockAlerts(systemContext(shop))
  expect(await alertsIn(shop)).toBe(0)
})

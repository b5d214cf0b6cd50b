/** What strangers typed everywhere is text wherever staff read it. Decisions, sections 8 and 12; A.4.29. */
import type { APIRequestContext, Page } from '@playwright/test'

import { orderBody } from '../support/buyer.ts'
import { HOSTILE_TEXTS } from '../support/hostile-texts.ts'
import { expect, type JourneyShop, newAddress, test } from '../support/journey.ts'
import { enterConsole } from '../support/staffing.ts'
import { csvOf } from '../support/statement-sample.ts'

const ORDERS = 15
const PARTS = 8

test('A.4.29 hostile texts come through every public form, and no page of the console brings one to life', async ({
  page,
  shop,
  request,
}) => {
  test.setTimeout(300_000)
  await writeMessages(request, shop)
  const taken = await placeOrders(request, shop)
  expect(taken).toBeGreaterThan(ORDERS / 2)

  const seen = watch(page, shop)
  await enterConsole(page, shop, 'en')
  await page.goto('/admin/bank')
  const day = new Date().toISOString().slice(0, 10)
  const csv = csvOf(HOSTILE_TEXTS.map((payer, row) => ({ day, amountMinor: row + 1, payer })))
  await page.locator('input[type=file]').setInputFiles({
    name: '<img src=x onerror=alert(1)>.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(csv),
  })
  await page.locator('form:has(input[type=file]) button[type=submit]').click()
  await expect(page).toHaveURL(/\/admin\/bank\/[0-9a-f-]{36}/)

  for (const path of [new URL(page.url()).pathname, ...(await pathsOf(shop))]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.evaluate(cameToLife), path).toEqual([])
  }
  expect(seen).toEqual({ dialogs: [], foreign: [], violations: [] })
})

const KEY = { 'x-api-key': 'pk_local' }

/** Each text is a name, a company, a subject and a message once; what went wrong in a browser is written by strangers, too. */
async function writeMessages(request: APIRequestContext, shop: JourneyShop): Promise<void> {
  const email = newAddress('hostile')
  for (const [index, text] of HOSTILE_TEXTS.entries()) {
    if (index % 4 === 0) await shop.query('delete from rate_counters')
    const topic = index % 2 === 0 ? 'general' : 'signage'
    const contact = {
      ...{ topic, email, name: text.slice(0, 100), companyName: text.slice(0, 100) },
      ...{ subject: text.slice(0, 100), message: `${text}\n\n# ${text}` },
    }
    const answer = await request.post('/v1/contacts', { headers: KEY, data: { contact } })
    expect([201, 422], text).toContain(answer.status())
    if (index % 10 > 0) continue

    const accident = { message: text, stack: `${text}\n at ${text}`, page: '/order', version: 'x' }
    await request.post('/api/accidents', { data: { accident } })
    const user = { email: newAddress('hostile'), password: 'pear-Otter-79-lantern', name: text }
    await request.post('/api/users', { data: { user } })
    const subscription = { email: `"${text.replaceAll('"', '')}"@example.com` }
    await request.post('/v1/subscriptions', { headers: KEY, data: { subscription } })
  }
  const [{ count } = { count: 0 }] = await shop.query<{ count: number }>(
    'select count(*)::int as count from contacts where email = $1',
    [email],
  )
  expect(count).toBeGreaterThan(100)
}

/** In every field that takes words; gives how many orders the shop took. */
async function placeOrders(request: APIRequestContext, shop: JourneyShop): Promise<number> {
  const email = newAddress('hostile')
  await request.post('/api/sign-in-codes', { data: { email } })
  const [letter] = await shop.query<{ code: string }>(
    `select payload->>'code' as code from mails where kind = 'sign_in_code' and recipient = $1`,
    [email],
  )
  const session = { email, code: letter?.code ?? '' }
  const signedIn = await request.post('/api/sessions', { data: { session } })
  const { data } = await signedIn.json()
  const headers = { ...KEY, authorization: data.authentication_token }

  let taken = 0
  for (let order = 0; order < ORDERS; order += 1) {
    const texts = HOSTILE_TEXTS.slice(order * PARTS, (order + 1) * PARTS)
    const [name = '', company = '', city = '', line1 = '', line2 = '', payerName = '', note = ''] =
      texts.map((text) => text.slice(0, 60))
    const body = orderBody({
      paymentSource: 'bank',
      customer: { name, description: company, email, phone: '03-1234-5678' },
      shipping: {
        address: {
          ...{ country: 'JP', postal_code: '104-0061', state: '東京都' },
          ...{ city, line1, line2 },
        },
      },
      orderNotes: texts.join('\n') + note,
    })
    const answer = await request.post('/v1/orders', { headers, data: body })
    expect([201, 422]).toContain(answer.status())
    if (!answer.ok()) continue

    taken += 1
    const placed = await answer.json()
    const path = `/v1/orders/${placed.data.data.orderId}`
    const bank = { paymentSource: 'bank' }
    expect((await request.put(`${path}/complete-bank-order`, { headers, data: bank })).ok()).toBe(
      true,
    )
    await request.put(`${path}/transfer-declaration`, { headers, data: { payerName } })
  }
  return taken
}

/** Every page of the console that shows what strangers wrote. */
async function pathsOf(shop: JourneyShop): Promise<string[]> {
  const idsOf = async (query: string) =>
    (await shop.query<{ id: string }>(query)).map(({ id }) => id)
  const orders = await idsOf(`select o.id from orders o order by placed_at desc limit ${ORDERS}`)
  const messages = await idsOf('select id from contacts order by created_at desc limit 12')
  const [customer = ''] = await idsOf(
    'select user_id as id from orders order by placed_at desc limit 1',
  )
  const [row = ''] = await idsOf('select id from bank_statement_rows limit 1')
  return [
    ...['/admin', '/admin/figures', '/admin/troubles', '/admin/orders', '/admin/audit'],
    ...[1, 2, 3, 4].map((page) => `/admin/messages?page=${page}`),
    ...['/admin/messages/subscribers', '/admin/customers', `/admin/customers/${customer}`],
    ...['/admin/people', '/admin/stock', '/admin/bank', `/admin/bank/rows/${row}`],
    `/admin/orders?q=${encodeURIComponent(HOSTILE_TEXTS[0] ?? '')}`,
    ...orders.map((id) => `/admin/orders/${id}`),
    ...messages.map((id) => `/admin/messages/${id}`),
  ]
}

function watch(page: Page, shop: JourneyShop) {
  const seen = { dialogs: [] as string[], foreign: [] as string[], violations: [] as string[] }
  page.on('dialog', async (dialog) => {
    seen.dialogs.push(dialog.message())
    await dialog.dismiss()
  })
  page.on('request', (asked) => {
    const isOurs = asked.url().startsWith(shop.url) || /^(data|blob):/.test(asked.url())
    if (!isOurs) seen.foreign.push(asked.url())
  })
  page.on('console', (message) => {
    if (/content security policy|trusted ?(type|html|script)/i.test(message.text()))
      seen.violations.push(message.text())
  })
  return seen
}

/** Runs in the page: what only a text that became markup would have left. */
function cameToLife(): string[] {
  const left = document.querySelectorAll(
    '[onload], [onerror], [onfocus], [ontoggle], [srcdoc], iframe, object, base, math, [src*="canary"], [href*="canary"], [action*="canary"], [href^="javascript:"]',
  )
  return [...left].map((one) => one.outerHTML).concat('hostile' in window ? ['a script ran'] : [])
}

/** Untrusted input stays text wherever it is shown. Decisions, sections 8 and 12; A.4.29. */
import type { APIRequestContext, Page } from '@playwright/test'

import type { Person } from '../../support/drivers/checkout-driver.ts'
import { enterConsole } from '../../support/drivers/console-driver.ts'
import { protectedPaths } from '../../support/drivers/console-paths.ts'
import { expect, type JourneyShop, newAddress, test } from '../../support/drivers/journey.ts'
import { openHtml } from '../../support/drivers/pages.ts'
import { IS_FULL_RUN } from '../../support/full-run.ts'
import { orderBody } from '../../support/shop/buyer.ts'
import { csvOf } from '../../support/statements/statement-sample.ts'
import { fixturesOf, morePathsOf } from '../../support/untrusted/untrusted-fixtures.ts'
import { type Input, typeEverywhere } from '../../support/untrusted/untrusted-forms.ts'
import { XSS_PAYLOADS } from '../../support/untrusted/xss-payloads.ts'

const ORDERS = 6
const PARTS = 8

test('A.4.29 hostile texts come through every public form, and no page, e-mail or file brings one to life @long', async ({
  page,
  shop,
  request,
  browser,
}) => {
  test.setTimeout(IS_FULL_RUN ? 540_000 : 180_000)
  const seen = watch(page, shop)
  const person: Person = { page, shop, locale: 'en', email: newAddress('hostile') }
  const input = await typeEverywhere(person)
  expect(input.all.size).toBe(XSS_PAYLOADS.length)
  await tour(page, ['/profile', '/orders', `/orders/${input.orderId}`, '/order', '/contact'])
  await tour(page, await linksOf(shop, person.email))

  await writeMessages(request, shop)
  expect(await placeOrders(request, shop)).toBeGreaterThan(ORDERS / 2)
  const context = await browser.newContext({ baseURL: shop.url })
  const staff = await context.newPage()
  const read = watch(staff, shop)
  await enterConsole(staff, shop, 'en')
  const statement = await bringStatement(staff)
  const paths = protectedPaths(await fixturesOf(shop, input, statement))
  const pages = [...paths.filter(isPage), ...(await morePathsOf(shop))]
  await tour(staff, IS_FULL_RUN ? pages : pages.filter((path) => MARKDOWN.test(path)))
  const plain = await browser.newContext({
    baseURL: shop.url,
    storageState: await context.storageState(),
    javaScriptEnabled: false,
  })
  await readHtml(await plain.newPage(), pages)
  await plain.close()
  await expectFiles(staff, paths)
  await expectAsText(staff, shop, input)
  await expectEmails(staff, shop)
  expect([seen, read]).toEqual([NOTHING, NOTHING])
  await context.close()
})

/** Where the words of editors become elements. */
const MARKDOWN = /\/preview$|\/admin\/content\/(legal|campaigns)\//

const NOTHING = { dialogs: [], foreign: [], violations: [] }
const KEY = { 'x-api-key': 'pk_local' }

async function tour(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible()
    expect(await page.evaluate(markupLeft), path).toEqual([])
  }
}

/** Every page as HTML: what is escaped there is text for the scripts of the page, too. */
async function readHtml(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    expect((await openHtml(page, path)).status(), path).toBe(200)
    await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeAttached()
    expect(await page.evaluate(markupLeft), path).toEqual([])
  }
}

/** Each text is a name, a company, a subject and a message once; what went wrong in a browser is written by strangers, too. */
async function writeMessages(request: APIRequestContext, shop: JourneyShop): Promise<void> {
  const email = newAddress('hostile')
  const texts = XSS_PAYLOADS.filter((_, index) => IS_FULL_RUN || index % 3 === 0)
  for (const [index, text] of texts.entries()) {
    if (index % 4 === 0) await shop.query('delete from rate_counters')
    const topic = index % 2 === 0 ? 'general' : 'signage'
    const contact = {
      topic,
      email,
      name: text.slice(0, 100),
      companyName: text.slice(0, 100),
      subject: text.slice(0, 100),
      message: `${text}\n\n# ${text}`,
    }
    const answer = await request.post('/v1/contacts', { headers: KEY, data: { contact } })
    expect([201, 422], text).toContain(answer.status())
    if (index % 10 > 0) continue

    const report = { message: text, stack: `${text}\n at ${text}`, page: '/order', version: 'x' }
    await request.post('/api/error-reports', { data: { report } })
  }
  const [{ count } = { count: 0 }] = await shop.query<{ count: number }>(
    'select count(*)::int as count from contacts where email = $1',
    [email],
  )
  expect(count).toBeGreaterThan(texts.length / 2)
}

/** In every field that takes words; gives how many orders the shop took. */
async function placeOrders(request: APIRequestContext, shop: JourneyShop): Promise<number> {
  const email = newAddress('hostile')
  await request.post('/api/sign-in-codes', { data: { email } })
  const [message] = await shop.query<{ code: string }>(
    `select payload->>'code' as code from emails where kind = 'sign_in_code' and recipient = $1`,
    [email],
  )
  const session = { email, code: message?.code ?? '' }
  const signedIn = await request.post('/api/sessions', { data: { session } })
  const { data } = await signedIn.json()
  const headers = { ...KEY, authorization: data.authentication_token }

  let taken = 0
  for (let order = 0; order < ORDERS; order += 1) {
    const texts = XSS_PAYLOADS.slice(order * PARTS, (order + 1) * PARTS)
    const [name = '', company = '', city = '', line1 = '', line2 = '', payerName = '', note = ''] =
      texts.map((text) => text.slice(0, 60))
    const body = orderBody({
      paymentSource: 'bank',
      customer: { name, description: company, email, phone: '03-1234-5678' },
      shipping: {
        address: {
          country: 'JP',
          postal_code: '104-0061',
          state: '東京都',
          city,
          line1,
          line2,
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

/** Every text as the payer of a transfer, in a file whose name is none. Gives its address. */
async function bringStatement(staff: Page): Promise<string> {
  await staff.goto('/admin/bank')
  const day = new Date().toISOString().slice(0, 10)
  const csv = csvOf(XSS_PAYLOADS.map((payer, row) => ({ day, amountMinor: row + 1, payer })))
  await staff.locator('input[type=file]').setInputFiles({
    name: '<img src=x onerror=alert(1)>.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(csv),
  })
  await staff.locator('form:has(input[type=file]) button[type=submit]').click()
  await expect(staff).toHaveURL(/\/admin\/bank\/[0-9a-f-]{36}/)
  return new URL(staff.url()).pathname
}

const FILE = /\.csv(\?|$)|\/data$/
/** Read by scripts of pages. */
const DATA = new Set(['/admin/find', '/admin/me/passkey'])
const isPage = (path: string): boolean => !FILE.test(path) && !DATA.has(path)

/** The pages that e-mails link to. */
async function linksOf(shop: JourneyShop, email: string): Promise<string[]> {
  const emails = await shop.query<{ text: string }>(
    'select text from emails where recipient = $1 and text is not null',
    [email],
  )
  const found = emails.flatMap(({ text }) => text.match(/\/orders\/status\/[\w-]+/g) ?? [])
  expect(found.length).toBeGreaterThan(0)
  return [...new Set(found)]
}

/** A file is downloaded and not shown, whatever it contains. */
async function expectFiles(staff: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths.filter((one) => FILE.test(one))) {
    const headers = (await staff.request.get(path)).headers()
    expect(headers['content-disposition'], path).toMatch(/^attachment/)
    expect(headers['content-type'], path).not.toMatch(/html|xml|svg/)
    expect(headers['x-content-type-options'], path).toBe('nosniff')
  }
}

/** What was typed in the forms is read where it belongs, word for word. */
async function expectAsText(staff: Page, shop: JourneyShop, input: Input): Promise<void> {
  for (const { subject, name } of input.messages) {
    const [row] = await shop.query<{ id: string; message: string }>(
      'select id, message from contacts where subject = $1 and name = $2',
      [subject, name],
    )
    await staff.goto(`/admin/messages/${row?.id}`)
    await expect(staff.getByRole('heading', { level: 1 })).toHaveText(subject)
    const shown = await staff.getByRole('main').innerText()
    for (const text of [name, ...(row?.message ?? '?').split('\n')]) expect(shown).toContain(text)
  }
  const [order] = await shop.query<{ texts: string[] }>(
    `select array[customer_name, city, line1, line2] as texts from orders where id = $1`,
    [input.orderId],
  )
  await staff.goto(`/admin/orders/${input.orderId}`)
  const shown = await staff.getByRole('main').innerText()
  expect(order?.texts).toHaveLength(4)
  for (const text of order?.texts ?? []) expect(shown).toContain(text)
}

/** Every e-mail as an e-mail client shows it: with no policy at all that would stop a script. */
async function expectEmails(page: Page, shop: JourneyShop): Promise<void> {
  // All e-mails are sent first: the next sign-in would wait behind them for its code.
  const waiting = async () =>
    (await shop.query(`select 1 from emails where state = 'queued' limit 1`)).length
  await expect.poll(waiting, { timeout: 120_000 }).toBe(0)
  const emails = await shop.query<{ id: string; kind: string }>(
    `select id, kind from
       (select *, row_number() over (partition by kind order by created_at) from emails where content is not null) as each
     where row_number <= 8`,
  )
  expect(new Set(emails.map(({ kind }) => kind)).size).toBeGreaterThan(3)
  await page.goto('about:blank')
  for (const { id, kind } of emails) {
    const answer = await page.request.get(`${shop.url}/dev/mailbox/${id}/html`)
    // The mailbox adds it, so that links open in a new tab.
    await page.setContent((await answer.text()).replace('<base target="_blank">', ''))
    expect(await page.evaluate(markupLeft), kind).toEqual([])
  }
}

function watch(page: Page, shop: JourneyShop) {
  const seen = { dialogs: [] as string[], foreign: [] as string[], violations: [] as string[] }
  page.on('dialog', async (dialog) => {
    seen.dialogs.push(dialog.message())
    await dialog.dismiss()
  })
  page.on('request', (asked) => {
    // An e-mail brings its pictures along.
    const isOurs = asked.url().startsWith(shop.url) || /^(data|blob|about|cid):/.test(asked.url())
    if (!isOurs) seen.foreign.push(asked.url())
  })
  page.on('console', (message) => {
    if (/content security policy|trusted ?(type|html|script)/i.test(message.text()))
      seen.violations.push(message.text())
  })
  return seen
}

/** Runs in the page: what only a text that became markup would have left. */
function markupLeft(): string[] {
  const left = document.querySelectorAll(
    '[onload], [onerror], [onfocus], [ontoggle], [srcdoc], iframe, object, base, math, [src*="canary"], [href*="canary"], [action*="canary"], [href^="javascript:"]',
  )
  return [...left].map((one) => one.outerHTML).concat('hostile' in window ? ['a script ran'] : [])
}

import type { Page } from '@playwright/test'

import { expect, expectAccessible, test } from '../../support/drivers/journey.ts'
import { waitUntilHydrated } from '../../support/drivers/page-router.ts'

const callNamed = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const news = (page: Page) => callNamed(page, 'List the news')

test('§8 reference: every call of the description is on the page of its area, and the overview leads there', async ({
  page,
  shop,
}) => {
  const answer = await fetch(`${shop.url}/api/openapi.json`)
  const document: { paths: Record<string, Record<string, { operationId?: string }>> } =
    await answer.json()
  const ids = Object.values(document.paths)
    .flatMap((operations) => Object.values(operations))
    .flatMap(({ operationId }) => (operationId === undefined ? [] : [operationId]))
  expect(ids.length).toBeGreaterThan(20)

  await page.goto('/api/docs?lang=en')
  const links = await page
    .locator('main section a[href*="#"]')
    .evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''))
  expect(links.map((link) => link.split('#')[1]).toSorted()).toEqual(ids.toSorted())
  for (const path of new Set(links.map((link) => link.split('#')[0] ?? ''))) {
    const html = await (await page.request.get(path)).text()
    for (const link of links.filter((one) => one.startsWith(`${path}#`))) {
      expect(html, link).toContain(`<section id="${link.split('#')[1]}"`)
    }
  }
})

test('§8 reference: the search finds calls, fields and guides, and Enter opens the first', async ({
  page,
}) => {
  await page.goto('/api/docs?lang=en')
  const contents = page.getByRole('navigation', { name: 'Contents' })
  const field = contents.getByRole('searchbox', { name: 'Search' })
  await field.fill('postal_code')
  await expect(contents.getByRole('link', { name: /^Place an order.*postal_code/ })).toBeVisible()
  await field.fill('verify by hand')
  await expect(contents.getByRole('status')).toHaveText('1 result')
  await field.fill('get news')
  await expect(contents.getByRole('link', { name: 'List the news GET /v1/news' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/api\/docs\/content#listNews$/)
  await expect(news(page)).toBeInViewport()
})

for (const width of [390, 1440]) {
  test(`§8 reference, ${width} px: a field that was found is opened and marked at its own address`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/api/docs/content?lang=en')
    await waitUntilHydrated(page)
    const contents = page.getByRole('navigation', { name: 'Contents' })
    if (width === 390) await contents.getByText('Contents').click()
    await contents.getByRole('searchbox', { name: 'Search' }).fill('postal_code')
    await contents.getByRole('link', { name: /^Place an order.*postal_code/ }).click()

    await expect(page).toHaveURL(/\/api\/docs\/orders#placeOrder-body\..*postal_code$/)
    const { hash } = new URL(page.url())
    const row = page.locator(`[id="${hash.slice(1)}"]`)
    await expect(row).toHaveAttribute('aria-current', 'location')
    await expect(row.getByText('postal_code')).toBeInViewport()
    await expectAccessible(page)

    // So does the address alone.
    await page.reload()
    await expect(row.getByText('postal_code')).toBeInViewport()
    await expect(page.locator('tr[aria-current]')).toHaveCount(1)
  })
}

test('§2 reference: a place of the time of one page leads to the page that has it now, 50 px below the top @long', async ({
  page,
}) => {
  for (const [old, now] of [
    ['placeOrder', /\/orders#placeOrder$/],
    ['object-Order', /\/orders#object-Order$/],
    ['tokens', /\/sign-in$/],
    ['status-409', /\/errors#statuses$/],
  ] as const) {
    await page.goto(`/api/docs?lang=en#${old}`)
    await expect(page).toHaveURL(now)
  }
  await page.goto('/api/docs?lang=en#cancelOrder')
  await expect(page).toHaveURL(/\/orders#cancelOrder$/)
  const top = () => page.locator('#cancelOrder').evaluate((it) => it.getBoundingClientRect().top)
  await expect.poll(async () => Math.round(await top())).toBe(50)

  // A link of the contents, followed at once: nothing above it changes its height afterwards.
  await page.goto('/api/docs/orders?lang=en')
  await page
    .getByRole('navigation', { name: 'Contents' })
    .getByText('Delete your order draft')
    .click()
  const last = page.locator('#dropDraft')
  await expect
    .poll(async () => Math.round(await last.evaluate((it) => it.getBoundingClientRect().top)))
    .toBe(50)
})

test('§8 reference: a call is tried on the shop; no half-written JSON is sent, and a destructive one needs a confirmation @long', async ({
  page,
}) => {
  await page.goto('/api/docs/content?lang=en')
  const call = news(page)
  await call.getByRole('button', { name: 'Try it GET /v1/news' }).click()
  await call.getByRole('textbox', { name: 'limit' }).fill('1')
  await call.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(call.getByText('GET /v1/news?limit=1&locale=en')).toBeVisible()
  await expect(call.getByText('200', { exact: true })).toBeVisible()
  await expect(call.getByText('x-request-id')).toBeVisible()
  // Elements under the sticky header would count as covered.
  await page.evaluate(() => window.scrollTo(0, 0))
  await expectAccessible(page)

  await call.getByRole('textbox', { name: 'Key' }).fill('pk_nobody')
  await call.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(call.getByText('401', { exact: true })).toBeVisible()
  await expect(call.getByText('"api_key_invalid"')).toBeVisible()

  await page.goto('/api/docs/prices-and-shipping?lang=en')
  const quote = callNamed(page, 'Quote an order')
  await quote.getByRole('button', { name: 'Try it PUT /v1/orders/quote' }).click()
  const body = quote.getByRole('textbox', { name: 'Body' })
  await body.fill('{"currency": "jpy",\n "items" []}')
  await quote.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(quote.getByText('This isn’t valid JSON yet, near line 2.')).toBeVisible()
  await expect(body).toBeFocused()

  await page.goto('/api/docs/orders?lang=en')
  const drop = callNamed(page, 'Delete your order draft')
  await drop.getByRole('button', { name: 'Try it DELETE /v1/order-draft' }).click()
  await drop.getByRole('button', { name: 'Send', exact: true }).click()
  const question = page.getByRole('dialog', { name: 'Send this to the running shop?' })
  await question.getByRole('button', { name: 'Don’t send' }).click()
  await expect(drop.getByText('Result', { exact: true })).toBeHidden()
  await drop.getByRole('button', { name: 'Send', exact: true }).click()
  await question.getByRole('button', { name: 'Send it' }).click()
  await expect(drop.getByText('"token_invalid"')).toBeVisible()
})

test('§8 reference: a form that is open takes the id of a later answer, until something is typed', async ({
  page,
}) => {
  let orderId = 'first-id'
  await page.route(/\/v1\/orders\?/, (route) => route.fulfill({ json: { data: [{ orderId }] } }))
  await page.goto('/api/docs/orders?lang=en')
  const read = callNamed(page, 'Read your order')
  const list = callNamed(page, 'List your orders')
  await read.getByRole('button', { name: 'Try it GET /v1/orders/{orderId}' }).click()
  await list.getByRole('button', { name: 'Try it GET /v1/orders', exact: true }).click()
  const field = read.getByRole('textbox', { name: 'orderId' })
  await list.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(field).toHaveValue('first-id')
  await field.fill('typed-id')
  orderId = 'second-id'
  await list.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(list.getByText('second-id')).toBeVisible()
  await expect(field).toHaveValue('typed-id')
})

test('§8 guides: an order id is entered once, and the examples contain it', async ({ page }) => {
  await page.goto('/api/docs/first-order?lang=en')
  const own = page.getByRole('textbox', { name: 'Your orderId' })
  const example = (await own.getAttribute('placeholder')) ?? ''
  const codes = page.locator('pre')
  const shown = await codes.filter({ hasText: `/v1/orders/${example}` }).count()
  expect(shown).toBeGreaterThanOrEqual(4)
  await own.fill('my/own')
  await expect(codes.filter({ hasText: '/v1/orders/my%2Fown' })).toHaveCount(shown)
  await own.fill('')
  await expect(codes.filter({ hasText: `/v1/orders/${example}` })).toHaveCount(shown)
})

test('§8 reference: the language of the examples is one choice for all, remembered @long', async ({
  page,
}) => {
  await page.goto('/api/docs/content?lang=en')
  const tabs = news(page).getByRole('tablist')
  await tabs.getByRole('tab', { name: 'curl' }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('End')
  await expect(tabs.getByRole('tab', { name: 'PHP' })).toBeFocused()
  await expect(news(page).getByText(/GuzzleHttp/)).toBeVisible()
  await page.goto('/api/docs/webhooks?lang=en')
  await expect(page.getByRole('tab', { name: 'PHP' }).first()).toHaveAttribute(
    'aria-selected',
    'true',
  )
})

test('§8 reference: on a phone, fields and examples are folded; a type leads to its open fields, and paper has all', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/api/docs/orders?lang=en')
  const read = callNamed(page, 'Read your order')
  const field = read.getByRole('row', { name: /^orderId string/ })
  await expect(field).toBeHidden()
  await expect(read.locator('pre').first()).toBeHidden()
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  expect(height).toBeLessThan(20_000)
  await read.locator('summary', { hasText: 'Parameters' }).click()
  await expect(field).toBeVisible()

  await read.locator('summary', { hasText: 'Response 200' }).click()
  await read.getByRole('link', { name: 'Order', exact: true }).click()
  const order = page.getByRole('region', { name: 'Order', exact: true })
  await expect(order.getByRole('row', { name: /^orderNumber/ })).toBeInViewport()
  await expect(order.getByRole('heading')).toBeInViewport()

  await page.emulateMedia({ media: 'print' })
  await expect(callNamed(page, 'Cancel your order').locator('pre').first()).toBeVisible()
  await expect(callNamed(page, 'Meta').getByRole('row').first()).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(callNamed(page, 'Place an order').locator('pre').first()).toBeVisible()
  await expect(callNamed(page, 'Meta').getByRole('row').first()).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('§8 reference: folded parts open on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/api/docs/orders?lang=en')
    const call = callNamed(page, 'Place an order')
    await call.getByText('Example request').click()
    await expect(call.locator('pre').first()).toContainText('curl -X POST')
  })

  test('§8 reference: it reads whole, and the contents are open @long', async ({ page }) => {
    await page.goto('/api?lang=ja')
    await expect(page).toHaveURL('/api/docs?lang=ja')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page
      .getByRole('navigation', { name: '目次' })
      .getByText('Webhook', { exact: true })
      .click()
    await expect(page.locator('pre').first()).toContainText('createServer')
    await page.goto('/api/docs/orders?lang=ja')
    await expect(page.locator('#placeOrder pre').first()).toContainText('curl -X POST')
    await expect(page.getByRole('button', { name: /^試す/ })).toHaveCount(0)
  })
})

test('§8 reference: nothing leaves a window, however narrow, and axe finds nothing @long', async ({
  page,
}) => {
  for (const path of ['', '/orders', '/webhooks', '/errors']) {
    await page.goto(`/api/docs${path}?lang=ko`)
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(beyond, `${path} ${width} px`).toBe(0)
    }
    await expectAccessible(page)
  }
})

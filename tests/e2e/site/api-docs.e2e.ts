import type { Page } from '@playwright/test'

import { expect, expectAccessible, test } from '../../support/drivers/journey.ts'

const news = (page: Page) => page.getByRole('region', { name: 'List the news', exact: true })

test('§8 reference: every call of the description is on the page, and its contents lead there', async ({
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
  for (const id of ids) await expect(page.locator(`section[id="${id}"]`)).toHaveCount(1)

  const contents = page.getByRole('navigation', { name: 'Contents' })
  await contents.getByRole('searchbox', { name: 'Find a call' }).fill('get news')
  await expect(contents.getByRole('status')).toHaveText('1 call found')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#listNews$/)
  await expect(news(page)).toBeInViewport()
})

test('§8 reference: a call is tried on the shop; no half-written JSON is sent, and a destructive one needs a confirmation', async ({
  page,
}) => {
  // axe reads the whole reference, the longest page of the site.
  test.slow()
  await page.goto('/api/docs?lang=en')
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
  await expect(call.getByText('"code": "api_key_invalid"')).toBeVisible()

  const quote = page.getByRole('region', { name: 'Compute what an order would cost' })
  await quote.getByRole('button', { name: 'Try it PUT /v1/orders/quote' }).click()
  const body = quote.getByRole('textbox', { name: 'Body' })
  await body.fill('{"currency": "jpy",\n "items" []}')
  await quote.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(quote.getByText('This is not JSON yet, near line 2.')).toBeVisible()
  await expect(body).toBeFocused()

  const drop = page.getByRole('region', { name: 'Forget one’s order draft' })
  await drop.getByRole('button', { name: 'Try it DELETE /v1/order-draft' }).click()
  await drop.getByRole('button', { name: 'Send', exact: true }).click()
  const question = page.getByRole('dialog', { name: 'Send this to the running shop?' })
  await question.getByRole('button', { name: 'Leave it' }).click()
  await expect(drop.getByText('What came back')).toBeHidden()
  await drop.getByRole('button', { name: 'Send', exact: true }).click()
  await question.getByRole('button', { name: 'Send it' }).click()
  await expect(drop.getByText('"code": "token_invalid"')).toBeVisible()
})

test('§8 reference: the language of the examples is one choice for all, remembered', async ({
  page,
}) => {
  await page.goto('/api/docs?lang=en')
  const tabs = news(page).getByRole('tablist')
  await tabs.getByRole('tab', { name: 'curl' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(tabs.getByRole('tab', { name: 'fetch' })).toBeFocused()
  await expect(news(page).getByText(/await fetch/)).toBeVisible()
  await page.goto('/api/docs?lang=en')
  await expect(tabs.getByRole('tab', { name: 'fetch' })).toHaveAttribute('aria-selected', 'true')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('§8 reference: it reads whole, and the contents are open', async ({ page }) => {
    await page.goto('/api?lang=ja')
    await expect(page).toHaveURL('/api/docs?lang=ja')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.getByRole('navigation', { name: '目次' }).getByText('Place an order').click()
    await expect(page.locator('#placeOrder').getByText('/v1/orders').first()).toBeVisible()
    await expect(page.locator('#placeOrder pre').first()).toContainText('curl -X POST')
    await expect(page.getByRole('button', { name: /^試す/ })).toHaveCount(0)
  })
})

test('§8 reference: nothing leaves a window, however narrow', async ({ page }) => {
  await page.goto('/api/docs?lang=ko')
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(beyond, `${width} px`).toBe(0)
  }
})

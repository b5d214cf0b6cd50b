/** Questions and answers. Spec §2 "/faq", §3 "FAQ", §5 "FAQ local filter". */
import { dayText } from '#shared/date-text.ts'
import { dayInJapan } from '#shared/japan-day.ts'

import { expect, expectAccessible, test } from '../../support/drivers/journey.ts'
import { waitUntilHydrated } from '../../support/drivers/page-router.ts'

test('§5 faq: it is found while one types, the count follows, and a missing answer can be requested', async ({
  page,
}) => {
  await page.goto('/faq?lang=en')
  const search = page.getByRole('searchbox', { name: 'Search the answers' })
  const count = page.getByRole('status').filter({ hasText: /answers?$/ })
  const port = page.getByRole('heading', { name: 'Which port does the HTTP API use?' })
  await expect(async () => {
    await search.fill('which PORT')
    await expect(count).toHaveText('1 answer', { timeout: 2000 })
  }).toPass()
  await expect(port).toBeVisible()

  await search.fill('a rocket')
  await expect(page.getByRole('heading', { name: /No answer contains “a rocket”/ })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Show all questions' }).click()
  await expect(search).toHaveValue('')
  await expect(port).toBeVisible()

  await search.fill('a rocket')
  await page.getByRole('link', { name: 'Ask us' }).click()
  await expect(page).toHaveURL(/\/contact\?subject=a(\+|%20)rocket/)
})

test('§3 faq: a group is an address, and an address of an answer opens it', async ({ page }) => {
  await page.goto('/faq?lang=en')
  await page.getByRole('navigation', { name: 'Groups of questions' }).getByText('Hardware').click()
  await expect(page).toHaveURL(/\/faq\?type=hardware/)
  await expect(
    page.getByRole('main').getByRole('heading', { name: 'Software', level: 2 }),
  ).toHaveCount(0)

  await page.goto('/faq?lang=en#european-union')
  await expect(page.getByText('Not on this site.')).toBeVisible()
  await expect(page.getByText('In as little as')).toBeHidden()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('§5 faq: search, groups and answers work all the same', async ({ page }) => {
    await page.goto('/faq?lang=en')
    await page.getByRole('searchbox').fill('which port')
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL(/q=which(\+|%20)port/)
    await expect(page.getByRole('status').filter({ hasText: '1 answer' })).toBeVisible()
    await page.getByText('Which port does the HTTP API use?').click()
    await expect(page.getByText('Port 1003.', { exact: true })).toBeVisible()

    await page.goto('/faq?type=general')
    await expect(page.getByText('When will my order arrive?')).toBeVisible()
    await expect(page.getByText('Which port does the HTTP API use?')).toHaveCount(0)

    await page.goto(`/faq?q=${'x'.repeat(5000)}&type=__proto__`)
    await expect(page.getByRole('searchbox')).toHaveValue('x'.repeat(100))
  })
})

test('§1 delivery: the days of an order of today, abroad and in Japan', async ({ page }) => {
  await page.goto('/faq?lang=en')
  await waitUntilHydrated(page)
  const order = page.getByRole('region', { name: 'If you order today' })
  const today = order.getByRole('listitem').filter({ hasText: 'pay by card', visible: true })
  await expect(today).toContainText(dayText(dayInJapan(new Date()), 'en'))
  await expect(order.getByText('Arrives by EMS')).toBeVisible()

  await order.getByRole('button', { name: 'Japan' }).click()
  await expect(order.getByText('Arrives by EMS')).toBeHidden()
  await expect(today).toBeVisible()

  // It is no answer to a search.
  await page.getByRole('searchbox', { name: 'Search the answers' }).fill('port')
  await expect(order).toBeHidden()
})

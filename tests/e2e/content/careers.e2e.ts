/** Open places. Spec §2 "/careers", "/careers/{slug}", §3 "Career". */
import { expect, test } from '../../support/drivers/journey.ts'

test('§2 careers: from the list to a place, and on to an application that names it', async ({
  page,
}) => {
  await page.goto('/careers?lang=en')
  await page.getByRole('link', { name: 'Web Engineer' }).click()
  await expect(page).toHaveURL('/careers/web-engineer')
  await expect(page.getByRole('heading', { level: 1, name: 'Web Engineer' })).toBeVisible()
  await page.getByRole('link', { name: 'Apply for this position' }).click()
  await expect(page.locator('#contact-form').getByRole('textbox', { name: 'Subject' })).toHaveValue(
    'Application: Web Engineer',
  )
})

test('§2 careers: a place leads to what its work has made, and to the others', async ({ page }) => {
  // Journeys of the console, which may share this shop, write about the web engineer.
  await page.goto('/careers/embedded-engineer?lang=en')
  await page.getByRole('link', { name: 'Make a device spray' }).click()
  await expect(page).toHaveURL('/software/api')
  await page.goBack()
  const others = page.getByRole('region', { name: 'Other open positions' })
  await expect(others.getByRole('link', { name: /Embedded Software/ })).toHaveCount(0)
  await others.getByRole('link', { name: /Scent Designer/ }).click()
  await expect(page).toHaveURL('/careers/scent-designer')
})

test('§2 careers: a place that is not there is the 404 page', async ({ page }) => {
  for (const slug of ['no-such-place', '%00', `${'x'.repeat(300)}`]) {
    const answer = await page.request.get(`/careers/${slug}`)
    expect(answer.status(), slug).toBe(404)
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('§2 careers: every place is a page of its own', async ({ page }) => {
    await page.goto('/careers?lang=ja')
    await page.getByRole('link', { name: 'Webエンジニア' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Webエンジニア' })).toBeVisible()
    await expect(page.getByRole('heading', { name: '条件' })).toBeVisible()
    // In whole sentences: a search engine shows it as it is.
    await expect(page.locator('meta[name=description]')).toHaveAttribute(
      'content',
      /^[^。]+。仕事の内容、応募資格、勤務条件をご覧いただけます。$/,
    )
  })
})

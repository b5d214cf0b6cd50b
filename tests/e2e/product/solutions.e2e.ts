/** The three solution pages. Spec §1 "Solutions", §3 "Signage rental request form", §9. */
import type { Page } from '@playwright/test'

import { expect, newAddress, sentEmail, test } from '../../support/drivers/journey.ts'

test('§9 signage: the SIM card is 80 dollars a month, and an answer comes within a business day', async ({
  page,
}) => {
  await page.goto('/solutions/aroma-signage?lang=en')
  await expect(page.getByText('$80.00')).toBeVisible()
  await expect(page.getByText(/within one business day/i).first()).toBeVisible()
})

test('§2 research: the protocol is a table of what the drawing shows', async ({ page }) => {
  await page.goto('/solutions/arts-and-science?lang=en')
  const table = page.getByRole('table', { name: 'A protocol of seven stimuli' })
  await expect(table.getByRole('row')).toHaveCount(8)
  await expect(table.getByRole('row', { name: /Coffee/ })).toContainText('70')
})

test('§2 VR: a step nearer to the rose is a stronger request', async ({ page }) => {
  await page.goto('/solutions/virtual-reality-smell?lang=en')
  const code = page.locator('#call pre')
  await expect(code).toContainText('"concentrations": [75]')
  const distance = page.getByRole('slider', { name: 'Distance to the rose' })
  await expect(async () => {
    await distance.focus()
    await page.keyboard.press('End')
    await expect(code).toContainText('"concentrations": [100]', { timeout: 2000 })
  }).toPass()
  await expect(distance).toHaveAttribute('aria-valuetext', /^0\sm$/)
  await page.keyboard.press('Home')
  await expect(code).toContainText('"concentrations": [0]')
  await expect(page.getByText('"concentrations": [0]')).toHaveCount(2)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('§3 signage: a request needs its project, preserves the input, and is answered by mail', async ({
    page,
    shop,
  }) => {
    const email = newAddress('shop')
    await page.goto('/solutions/aroma-signage?lang=en')
    await page.getByRole('link', { name: 'Request a rental' }).click()
    await expect(page).toHaveURL(/#request$/)
    await fieldOf(page, 'Name').fill('Rin')
    await fieldOf(page, 'Email address').fill(email)
    const send = page.getByRole('button', { name: 'Send message' })
    await send.click()

    const project = fieldOf(page, 'Project requirements')
    await expect(project).toHaveAccessibleDescription(/Please tell us what you need\./)
    await expect(fieldOf(page, 'Name')).toHaveValue('Rin')

    await project.fill('A bakery of 40 square metres, one spot at the door, open 7 to 19.')
    await send.click()
    await expect(page.getByText('Contact is sent successfully.')).toBeVisible()
    expect((await sentEmail(shop, email, 'contact_received')).locale).toBe('en')
    const written = await shop.query('select topic from contacts where email = $1', [email])
    expect(written).toEqual([{ topic: 'signage' }])
  })
})

/** The footer of every page has an address field too. */
const fieldOf = (page: Page, name: string) =>
  page.locator('#contact-form').getByRole('textbox', { name, exact: true })

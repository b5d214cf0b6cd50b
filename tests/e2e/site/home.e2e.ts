import type { Page } from '@playwright/test'

import { expect, expectAccessible, test } from '../../support/drivers/journey.ts'

test('§4 languages: a choice is remembered on the next visit, also where the browser prefers another @long', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.goto('/ko')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko')
  await page.goto('/order')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko')
})

test('§2 home: a digit loads its chamber, arrows go round the six, and the air follows', async ({
  page,
}) => {
  await page.goto('/?lang=en')
  const keys = page.getByRole('group', { name: 'The scent in the air' })
  await expect(keys.getByRole('radio')).toHaveCount(6)
  await expect(keys.getByRole('radio', { name: 'Refresh Blend' })).toBeChecked()

  // The page listens once it is awake.
  await expect(async () => {
    await page.keyboard.press('3')
    await expect(keys.getByRole('radio', { name: 'Rose' })).toBeChecked({ timeout: 2000 })
  }).toPass()
  await expect(airOf(page, 3)).toBeVisible()
  await expect(airOf(page, 5)).toBeHidden()
  await expect(keys.getByText('Chamber 3 · AC-FL01')).toBeVisible()

  await keys.getByRole('radio', { name: 'Rose' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(keys.getByRole('radio', { name: 'Soap' })).toBeChecked()
  await expect(airOf(page, 4)).toBeVisible()

  await page.keyboard.press('Control+1')
  await page.keyboard.press('9')
  await expect(keys.getByRole('radio', { name: 'Soap' })).toBeChecked()
})

test('§2 home: a kind of scent filters the shelf, and a scent begins a pack', async ({ page }) => {
  await page.goto('/?lang=en')
  const kinds = page.getByRole('navigation', { name: 'Scent categories' })
  await kinds.getByRole('link', { name: 'Nut' }).click()
  await expect(page).toHaveURL(/\?kind=nuts/)
  await expect(page.getByRole('link', { name: 'Start a pack with Hazelnut' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Start a pack with Lemon' })).toBeHidden()

  const start = page.getByRole('link', { name: 'Start a pack with Hazelnut' })
  await expect(start).toHaveAttribute('href', '/order?add=AC-NU02')
})

test('§2 header: the devices open by keyboard, close by Escape and lead to their pages @long', async ({
  page,
}) => {
  await page.goto('/?lang=en')
  const opener = page.getByRole('button', { name: 'Devices' })
  const devices = page.getByRole('navigation', { name: 'Devices' })
  await expect(devices).toBeHidden()

  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(devices).toBeVisible()
  await expect(devices.getByRole('link')).toHaveCount(5)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(devices).toBeHidden()
  await expect(opener).toBeFocused()

  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(devices.getByRole('link', { name: /^Shooter 3/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/products/aroma-shooter-3')
  await expect(devices).toBeHidden()
})

test('§2 menu: on a phone it covers the page, traps keyboard focus and gives it back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/?lang=en')
  const opener = page.getByRole('button', { name: 'Menu', exact: true })
  const close = page.getByRole('button', { name: 'Close menu' })

  await expect(async () => {
    await opener.click()
    await expect(close).toBeFocused({ timeout: 2000 })
  }).toPass()
  await expect(page.locator('main')).toHaveAttribute('inert')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(close).toBeHidden()
  await expect(opener).toBeFocused()
  await expect(page.locator('main')).not.toHaveAttribute('inert')
})

test('§3 settings: the ground of the hero is what staff wrote, and what cannot be read is the default @long', async ({
  page,
  shop,
}) => {
  const hero = page.locator('main > section').first()
  /** The process is notified of the change a moment after it was written. */
  const write = async (value: string, background: string) => {
    await shop.query('update settings set value = $1 where key = $2', [value, 'background.home'])
    await expect(async () => {
      await page.goto('/?lang=en')
      await expect(hero).toHaveAttribute('data-background', background, { timeout: 2000 })
    }).toPass()
  }

  await page.goto('/?lang=en')
  await expect(hero).toHaveAttribute('data-background', 'chalk')
  await write('dawn', 'dawn')
  await write('/images/plume-1.avif', 'picture')
  await expect(hero.locator('> img')).toHaveAttribute('src', '/images/plume-1.avif')
  await expectAccessible(page)
  await write('https://example.com/elsewhere.png', 'chalk')
  await write('chalk', 'chalk')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('§2 home: the six keys, the kinds and the devices work all the same @long', async ({
    page,
  }) => {
    await page.goto('/?lang=en')
    await page.locator('label', { hasText: 'Yuzu' }).click()
    await expect(page.getByRole('radio', { name: 'Yuzu' })).toBeChecked()
    await expect(airOf(page, 1)).toBeVisible()
    await expect(airOf(page, 5)).toBeHidden()

    await page.getByRole('button', { name: 'Devices' }).click()
    await expect(page.getByRole('navigation', { name: 'Devices' })).toBeVisible()
    await page.keyboard.press('Escape')

    await page.getByRole('link', { name: 'Nut' }).click()
    await expect(page).toHaveURL(/\?kind=nuts#scents/)
    await expect(page.getByRole('link', { name: 'Start a pack with Hazelnut' })).toBeVisible()
  })
})

/** The plume of a chamber. */
const airOf = (page: Page, chamber: number) =>
  page.locator(`img[src="/images/plume-${chamber}.avif"]`)

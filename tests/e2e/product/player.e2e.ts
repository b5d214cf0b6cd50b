import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'

import { expect, expectAccessible, test } from '../../support/drivers/journey.ts'

const sprays = (page: Page) => page.getByRole('group', { name: 'Sprays over time' })

/** The page listens once it is awake: then a spray that is chosen shows its fields. */
async function choose(page: Page, name: RegExp): Promise<void> {
  const spray = sprays(page).getByRole('button', { name })
  await expect(async () => {
    await spray.focus()
    await expect(spray).toHaveAttribute('aria-pressed', 'true', { timeout: 2000 })
  }).toPass()
}

test('§1 player: a spray is moved, lengthened to the limit and removed by keyboard', async ({
  page,
}) => {
  await page.goto('/software/player?sample=morning&lang=en')
  await choose(page, /^Spearmint, chamber 6: at 24.5/)
  await page.keyboard.press('ArrowLeft')
  await expect(sprays(page).getByRole('button', { name: /chamber 6: at 24.0/ })).toBeFocused()

  const length = page.getByRole('spinbutton', { name: 'Length (s)' }).first()
  await length.fill('30')
  await expect(page.getByText('Chamber 6 sprays for 6.0')).toBeVisible()
  await sprays(page)
    .getByRole('button', { name: /^Spearmint/ })
    .focus()
  await page.keyboard.press('Delete')
  await expect(sprays(page).getByRole('button', { name: /^Spearmint/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(sprays(page).getByRole('button', { name: /^Spearmint/ })).toHaveCount(1)
})

test('§1 player: a spray is added, saved by the browser, and gone with another sample @long', async ({
  page,
}) => {
  await page.goto('/software/player?sample=blank&lang=en')
  await page.getByRole('button', { name: 'Add a spray of Orange, chamber 4' }).click()
  await expect(sprays(page).getByRole('button')).toHaveCount(1)
  // Elements under the sticky header would count as covered.
  await page.evaluate(() => window.scrollTo(0, 0))
  await expectAccessible(page)

  await page.goto('/software/player?lang=en')
  await expect(sprays(page).getByRole('button')).toHaveCount(1)
  await expect(sprays(page).getByRole('button', { name: /^Orange, chamber 4/ })).toBeVisible()
  await page.getByRole('link', { name: 'A walk after rain' }).click()
  await expect(sprays(page).getByRole('button')).toHaveCount(9)
})

test('§1 player: it plays, and the chamber that sprays is named', async ({ page }) => {
  await page.goto('/software/player?sample=morning&lang=en')
  const chambers = page.getByRole('list', { name: 'Chambers and their scents' })
  // Before that, the page shows the first mixture.
  await expect(chambers.getByRole('listitem').nth(1)).toContainText('70%')
  await expect(chambers.getByRole('listitem').nth(2)).toContainText('40%')
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()
  await expect(chambers.getByRole('listitem').first()).toContainText('80%')
  await page.getByRole('button', { name: 'Pause' }).click()
  await page.getByRole('button', { name: 'Back to the start' }).click()
  await expect(page.getByRole('slider', { name: 'Playhead' })).toHaveValue('0')
})

test('§1 player: what was saved opens again, and what is no timeline is refused @long', async ({
  page,
}) => {
  await page.goto('/software/player?sample=walk&lang=en')
  await choose(page, /^After Rain/)
  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save file' }).click()
  const saved = await readFile(await (await waiting).path(), 'utf8')

  const open = page.getByLabel('Open file')
  const file = (text: string) => ({
    name: 'timeline.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  })
  await open.setInputFiles(file('hello'))
  await expect(page.getByRole('alert')).toContainText('isn’t JSON')
  await open.setInputFiles(file(saved.replace('"duration": 5000', '"duration": 11000')))
  await expect(page.getByRole('alert')).toContainText('too long')
  await open.setInputFiles(file(saved.replace('A walk after rain', 'My walk')))
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('My walk')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('§1 player: a timeline can be read, and another one chosen @long', async ({ page }) => {
    await page.goto('/software/player?lang=en')
    await page.getByRole('link', { name: 'A walk after rain' }).click()
    await expect(page.getByRole('row')).toHaveCount(10)
    await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeHidden()
  })
})

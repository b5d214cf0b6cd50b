/** What is compatible with a device, by its serial number; and how long a cartridge lasts. */
import type { Page } from '@playwright/test'

import { wordsOf } from '../../support/drivers/checkout-driver.ts'
import { expect, expectAccessible, test } from '../../support/drivers/journey.ts'

const en = wordsOf({ locale: 'en' })
const CARTRIDGE = '/products/aroma-cartridge'

const serialIn = (page: Page) =>
  page.getByRole('textbox', { name: en('compatibility.serialLabel') })

test('§1 compatibility: as it is typed, a number shows cartridge, SDKs and calls', async ({
  page,
}) => {
  await page.goto(`${CARTRIDGE}?lang=en`)
  await serialIn(page).fill('ａｓｎ２ａ－０００１')
  await expect(
    page.getByText(en('compatibility.answerPlate', { serial: 'ASN2A0001' })),
  ).toBeVisible()
  await expect(page.getByText(en('compatibility.earlierDoesNotFit'), { exact: true })).toBeVisible()
  await expect(page.getByText(en('compatibility.httpPort', { port: '1003' }))).toBeVisible()
  await expectAccessible(page)

  await serialIn(page).fill('ASN1UA0001')
  await expect(
    page.getByText(en('compatibility.answerStandard', { serial: 'ASN1UA0001' })),
  ).toBeVisible()
  await expect(page.getByText(en('compatibility.httpNone'))).toBeVisible()
})

test('§1 compatibility: an unknown number is answered honestly, with a link to the contact form @long', async ({
  page,
}) => {
  await page.goto(`${CARTRIDGE}?lang=en`)
  await serialIn(page).fill('ASN4A00001')
  await serialIn(page).press('Enter')
  await expect(page.getByText(en('compatibility.unknownTitle'))).toBeVisible()
  await expect(serialIn(page)).toHaveAttribute('aria-invalid', 'true')
  await page.getByRole('link', { name: en('compatibility.ask') }).click()
  await expect(page).toHaveURL(/\/contact\?subject=/)
  await expect(page.getByRole('main').getByLabel(en('contact.subject'))).toHaveValue(
    en('compatibility.askSubject', { serial: 'ASN4A00001' }),
  )
})

test('§1 compatibility: the device goes along into the pack builder, which says what will be sent', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(`${CARTRIDGE}?lang=en&serial=ASN2A0001`)
  await page.getByRole('link', { name: en('compatibility.orderCartridges') }).click()
  await expect(page).toHaveURL(/\/order\??$/)
  const device = page.locator('summary').filter({ hasText: en('order.deviceTitle') })
  await expect(device).toContainText('ASN2A0001')
  await device.click()
  await expect(
    page.getByText(en('compatibility.sendPlate', { device: 'Aroma Shooter 2' })),
  ).toBeVisible()

  const serial = page.getByRole('textbox', { name: en('order.deviceSerial') })
  await serial.fill('asn3a-00001')
  await serial.blur()
  await expect(serial).toHaveValue('ASN3A00001')
  await expect(
    page.getByText(en('compatibility.sendStandard', { device: 'Aroma Shooter 3' })),
  ).toBeVisible()
  await serial.fill('ASN3A1')
  await serial.blur()
  await expect(page.getByText(en('order.deviceSerialInvalid'))).toBeVisible()
})

test('§1 life: the result follows the input, and what is wrong is said at its field @long', async ({
  page,
}) => {
  await page.goto(`${CARTRIDGE}?lang=en`)
  const sprays = page.getByRole('textbox', { name: en('cartridgeLifetime.sprays') })
  await page.getByLabel(en('cartridgeLifetime.since')).fill('2099-11-21')
  await sprays.fill('100')
  await expect(page.getByText(en('cartridgeLifetime.days', { count: 30 }))).toBeVisible()
  await page.getByRole('textbox', { name: en('cartridgeLifetime.length'), exact: true }).fill('500')
  await page.getByRole('combobox', { name: en('cartridgeLifetime.unit') }).selectOption('ms')
  await expect(page.getByText(en('cartridgeLifetime.days', { count: 30 }))).toBeVisible()
  await expect(
    page.getByText(en('cartridgeLifetime.reorder', { day: 'November 30, 2099' })),
  ).toBeVisible()

  await sprays.fill('many')
  await expect(sprays).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByText(en('cartridgeLifetime.correct'))).toBeVisible()
  await expectAccessible(page)
})

test('§1 life: what was typed before the page came to life counts @long', async ({ page }) => {
  const come = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await come.promise
    await route.continue()
  })
  await page.goto(`${CARTRIDGE}?lang=en`, { waitUntil: 'commit' })
  await page.getByLabel(en('cartridgeLifetime.since')).fill('2099-11-21')
  await page.getByRole('textbox', { name: en('cartridgeLifetime.sprays') }).fill('100')
  come.resolve()
  await expect(
    page.getByText(en('cartridgeLifetime.reorder', { day: 'November 30, 2099' })),
  ).toBeVisible()
  await expect(page.getByLabel(en('cartridgeLifetime.since'))).toHaveValue('2099-11-21')
})

test('§1 life: the day to reorder is a file for calendars @long', async ({ page }) => {
  await page.goto(`${CARTRIDGE}?lang=en`)
  const link = page.getByRole('link', { name: en('cartridgeLifetime.calendar') })
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
  expect(download.suggestedFilename()).toBe('reorder.ics')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('§1 compatibility and life answer as plain forms @long', async ({ page }) => {
    await page.goto(`${CARTRIDGE}?lang=en`)
    await serialIn(page).fill('asn2a 0001')
    await page.getByRole('button', { name: en('compatibility.serialCheck') }).click()
    await expect(
      page.getByText(en('compatibility.answerPlate', { serial: 'ASN2A0001' })),
    ).toBeVisible()
    await expect(serialIn(page)).toHaveValue('asn2a 0001')

    await page.getByRole('textbox', { name: en('cartridgeLifetime.sprays') }).fill('100')
    await page.getByRole('button', { name: en('cartridgeLifetime.reckon') }).click()
    await expect(page).toHaveURL(/sprays=100/)
    await expect(page.getByText(en('cartridgeLifetime.days', { count: 30 }))).toBeVisible()
  })
})

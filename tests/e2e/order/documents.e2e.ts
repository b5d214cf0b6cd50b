import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'

import { pdfText } from '../../support/documents/pdf-text.ts'
import { type Person, visibleText, wordsOf } from '../../support/drivers/checkout-driver.ts'
import { placeBankOrder } from '../../support/drivers/customer.ts'
import { expect, expectAccessible, newAddress, test } from '../../support/drivers/journey.ts'

async function textOf(download: Download): Promise<string> {
  return pdfText(await readFile(await download.path()))
    .join('\n')
    .replaceAll(/\s/g, '')
}

async function downloadBy(page: Page, press: () => Promise<void>): Promise<Download> {
  const awaited = page.waitForEvent('download')
  await press()
  return awaited
}

test('decisions, section 12: a visitor takes an estimate to the purchasing department before ordering @long', async ({
  page,
}) => {
  const t = wordsOf({ locale: 'ja' })
  await page.goto('/order?lang=ja')
  await page.getByRole('button', { name: t('order.fillRest') }).click()
  await expect(visibleText(page, t('order.enough', { count: 6 }))).toBeVisible()
  await page.getByRole('button', { name: t('documents.estimateTitle') }).click()
  const dialog = page.getByRole('dialog', { name: t('documents.estimateTitle') })
  await dialog.getByLabel(t('documents.addressee')).fill('見本大学 購買部')
  await dialog
    .getByLabel(t('documents.honorific'))
    .selectOption({ label: t('documents.honorificOrganization') })
  await expectAccessible(page)

  const press = () => dialog.getByRole('button', { name: t('documents.download') }).click()
  const download = await downloadBy(page, press)
  expect(download.suggestedFilename()).toMatch(/^estimate-\d{8}-[0-9A-F]{5}\.pdf$/)
  const text = await textOf(download)
  for (const said of ['見積書', '見本大学購買部御中', '¥80,000']) expect(text).toContain(said)
  await expect(
    dialog.getByText(t('documents.downloaded', { file: download.suggestedFilename() })),
  ).toBeVisible()
})

test('decisions, section 12: a bank order has its invoice at once, made out to whom the buyer says', async ({
  page,
  shop,
}) => {
  const person: Person = { page, shop, locale: 'ja', email: newAddress('documents') }
  const t = wordsOf(person)
  const { id, number } = await placeBankOrder(person)
  await page.goto(`/orders/${id}`)
  await expect(page.getByText(t('documents.laterReceipt'))).toBeVisible()
  await page.getByText(t('documents.options')).click()
  await page.getByLabel(t('documents.addressee')).fill('株式会社見本')
  await page
    .getByLabel(t('documents.honorific'))
    .selectOption({ label: t('documents.honorificOrganization') })
  // The header stays at the top and covers what is scrolled below it, by chance half of a link.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await expectAccessible(page)

  const name = t('documents.downloadOf', { name: t('documents.invoice') })
  const download = await downloadBy(page, () => page.getByRole('button', { name }).click())
  expect(download.suggestedFilename()).toBe(`invoice-${number}.pdf`)
  const text = await textOf(download)
  for (const said of ['請求書', '株式会社見本御中', '¥81,260', `I-${number}`])
    expect(text).toContain(said)
})

import type { Page } from '@playwright/test'

import { proposedEffectiveFrom } from '#domain/legal/version.ts'
import { translator } from '#i18n/catalogue.server.ts'
import { daysAfter } from '#shared/iso-day.ts'
import { dayInJapan } from '#shared/japan-day.ts'

import { enterConsole } from '../../support/drivers/console-driver.ts'
import { expect, expectAccessible, test } from '../../support/drivers/journey.ts'

const en = translator('en')
const ja = translator('ja')
const ko = translator('ko')

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

test('§3 settings: a wrong account is refused, a right one saved, and of two editors the second is shown both @long', async ({
  page,
  shop,
}) => {
  await enterConsole(page, shop, 'ja')
  await page.goto('/admin/settings')
  await expectAccessible(page)
  await page
    .getByRole('link', { name: `${ja('adminSettings.change')} ${ja('adminSettings.group_bank')}` })
    .click()
  const number = page.locator('[id="company.bank_account_number"]')
  await number.fill('12')
  await press(page, ja('adminSettings.save'))
  await expect(number).toHaveAttribute('aria-invalid', 'true')
  await expect(number).toHaveValue('12')
  await number.fill('１２３４５６７')
  await press(page, ja('adminSettings.save'))
  await expect(
    page.getByText(ja('adminSettings.done', { group: ja('adminSettings.group_bank') })),
  ).toBeVisible()
  await expect(page.getByText('1234567', { exact: true })).toBeVisible()

  const other = await page.context().newPage()
  await page.goto('/admin/settings?change=names')
  await other.goto('/admin/settings?change=names')
  await other.locator('[id="company.legal_name"]').fill('First, Inc.')
  await press(other, ja('adminSettings.save'))
  await expect(other.getByText('First, Inc.')).toBeVisible()
  await other.close()
  await page.locator('[id="company.legal_name"]').fill('Second, Inc.')
  await press(page, ja('adminSettings.save'))
  await expect(page.getByRole('cell', { name: 'First, Inc.' })).toBeVisible()
  await expect(page.getByRole('cell', { name: 'Second, Inc.' })).toBeVisible()
  await expect(page.locator('[id="company.legal_name"]')).toHaveValue('Second, Inc.')
})

test('§3 settings: the background of the home page is chosen by seeing it, looked at, and saved', async ({
  page,
  shop,
}) => {
  await enterConsole(page, shop, 'ko')
  await page.goto('/admin/content/home')
  await expectAccessible(page)
  const choices = page.getByRole('radio')
  const samples = page.locator('label:has(input[type="radio"]) > :first-child')
  await expect(samples).toHaveCount(await choices.count())
  await expect(choices.first()).toBeChecked()

  const dawn = page.getByRole('radio', { name: ko('adminSettings.background_dawn') })
  await dawn.check()
  await press(page, ko('adminSettings.homePreview'))
  await expect(page.locator('[data-background="dawn"]')).toBeVisible()
  await page.getByRole('link', { name: ko('adminSettings.previewBack') }).click()
  await expect(dawn).toBeChecked()
  await page.getByRole('radio', { name: ko('pictures.sceneLab') }).check()
  await press(page, ko('adminSettings.save'))
  await expect(page.getByText(ko('adminSettings.homeDone'))).toBeVisible()
  await expect(async () => {
    await page.goto('/?lang=ko')
    await expect(page.locator('[data-background="picture"] > img')).toBeVisible({ timeout: 2000 })
  }).toPass()

  // Other journeys of this shop begin with the first one.
  await page.goto('/admin/content/home')
  await choices.first().check()
  await press(page, ko('adminSettings.save'))
  await expect(page.getByText(ko('adminSettings.homeDone'))).toBeVisible()
  await expect(async () => {
    await page.goto('/?lang=ko')
    await expect(page.locator('[data-background="chalk"]')).toBeVisible({ timeout: 2000 })
  }).toPass()
})

test('§1 campaign: written in one language, looked at, published, read by a visitor, and hidden @long', async ({
  page,
  shop,
  browser,
}) => {
  await enterConsole(page, shop, 'en', 'staff')
  await page.goto('/admin/content/campaigns')
  await page.getByRole('link', { name: en('adminCampaigns.createStart') }).click()
  await page.locator('#slug').fill('journey')
  const today = dayInJapan(new Date())
  await page.locator('#startsAt').fill(`${daysAfter(today, 10)}T00:00`)
  await page.locator('#endsAt').fill(`${daysAfter(today, 9)}T00:00`)
  await page.locator('#page').selectOption('/faq')
  await press(page, en('adminCampaigns.createSubmit'))
  await expect(page.locator('#endsAt')).toHaveAttribute('aria-invalid', 'true')
  await page.locator('#endsAt').fill(`${daysAfter(today, 20)}T00:00`)
  await press(page, en('adminCampaigns.createSubmit'))

  await expect(page.getByText(en('adminCampaigns.done_create_campaign'))).toBeVisible()
  const edit = `${en('adminCampaigns.textChange')} ${en('adminSettings.language_en')}`
  await page.getByRole('link', { name: edit }).click()
  await page.locator('#before').fill('Soon here. [See the kit](/order)')
  await press(page, en('adminCampaigns.textPreview'))
  await expect(page.getByRole('link', { name: 'See the kit' })).toBeVisible()
  await expectAccessible(page)
  await press(page, en('adminCampaigns.textSave'))
  await expect(page.getByText(en('adminCampaigns.done_save_campaign_text'))).toBeVisible()
  await page.getByRole('link', { name: en('adminCampaigns.publishStart'), exact: true }).click()
  await press(page, en('adminCampaigns.publishSubmit'))
  await expect(page.getByText(en('adminCampaigns.done_publish_campaign'))).toBeVisible()

  const context = await browser.newContext({ baseURL: shop.url })
  const visitor = await context.newPage()
  // The process is notified of the change a moment after it was written.
  await expect(async () => {
    await visitor.goto('/faq?lang=en')
    await expect(visitor.getByText('Soon here.')).toBeVisible({ timeout: 2000 })
  }).toPass()
  await page.getByRole('link', { name: en('adminCampaigns.hideStart'), exact: true }).click()
  await press(page, en('adminCampaigns.hide_campaignSubmit'))
  await expect(page.getByText(en('adminCampaigns.done_hide_campaign'))).toBeVisible()
  await expect(async () => {
    await visitor.reload()
    await expect(visitor.getByText('Soon here.')).toHaveCount(0, { timeout: 2000 })
  }).toPass()
  await context.close()

  // Company and money are not theirs.
  await page.goto('/admin/settings')
  await expect(page.getByText(en('adminStaff.onlyTitle'))).toBeVisible()
})

test('§4 terms: a new version is written, looked at, published, and both versions can be read @long', async ({
  page,
  shop,
}) => {
  await enterConsole(page, shop, 'ko')
  await page.goto('/admin/content/legal')
  await press(page, `${ko('adminLegal.start')} ${ko('adminLegal.document_service')}`)
  await expect(page.getByText(ko('adminLegal.done_start_version'))).toBeVisible()

  // Proposed: after the notice, and after every version that another journey of this shop published.
  const proposed = await page.locator('#effectiveFrom').inputValue()
  expect(proposed >= proposedEffectiveFrom([], dayInJapan(new Date()))).toBe(true)
  const day = daysAfter(proposed, 1)
  await page.locator('#effectiveFrom').fill(day)
  const text = page.locator('#text_ko')
  await expect(text).toHaveValue(/\{#use\}/)
  await text.fill(`${await text.inputValue()}\n\n## 새 조항 {#journey}\n\n시험 문구입니다.`)
  await expectAccessible(page)
  await press(page, ko('adminLegal.textSave'))
  await expect(page.getByText(ko('adminLegal.done_save_version'))).toBeVisible()
  await expect(text).toHaveValue(/시험 문구입니다\.$/)
  await page.getByRole('link', { name: ko('adminLegal.preview') }).click()
  await expect(page.locator('#journey')).toContainText('시험 문구입니다.')
  await page.getByRole('link', { name: ko('adminSettings.previewBack') }).click()
  await press(page, ko('adminLegal.publish_versionStart'))
  const languages = page.getByRole('main').getByRole('listitem')
  const inKorean = languages.filter({ hasText: ko('adminSettings.language_ko') })
  await expect(inKorean).toContainText(ko('adminLegal.changed'))
  await expect(languages.filter({ hasText: ko('adminLegal.unchanged') })).toHaveCount(2)
  await press(page, ko('adminLegal.publish_versionSubmit'))
  await expect(page.getByText(ko('adminLegal.done_publish_version'))).toBeVisible()

  const versions = page.getByRole('navigation', { name: ko('legalVersions.title') })
  const coming = versions.locator(`a[href$="/${day}"]`)
  await expect(async () => {
    await page.goto('/terms-of-service?lang=ko')
    await expect(coming).toBeVisible({ timeout: 2000 })
  }).toPass()
  await expect(page.locator('#journey')).toHaveCount(0)
  await coming.click()
  await expect(page).toHaveURL(new RegExp(`/terms-of-service/${day}$`))
  await expect(page.locator('#journey')).toContainText('시험 문구입니다.')
  await page.getByText(ko('legalVersions.changes', { date: '' }).trim()).click()
  await expect(page.locator('ins', { hasText: '시험 문구입니다.' })).toBeVisible()
  // Scrolled to here, the header covers a part of some links.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await expectAccessible(page)
})

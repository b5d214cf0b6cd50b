import type { Page } from '@playwright/test'

import { translator } from '#i18n/catalogue.server.ts'
import { originBound, STAFF_COOKIE } from '#shared/cookies.ts'

import { enterConsole } from '../../support/drivers/console-driver.ts'
import {
  expect,
  expectAccessible,
  newAddress,
  sentEmail,
  test,
} from '../../support/drivers/journey.ts'

const t = translator('ja')
const ko = translator('ko')

/** A visitor writes to the company, in Korean. */
async function writeToUs(page: Page, email: string): Promise<void> {
  await page.goto('/contact?lang=ko')
  // The footer of every page has an address field too.
  const field = (name: string) =>
    page.locator('#contact-form').getByRole('textbox', { name, exact: true })
  await field(ko('contact.name')).fill('김서연')
  await field(ko('contact.email')).fill(email)
  await field(ko('contact.subject')).fill('매장 <b>사이니지</b>')
  await field(ko('contact.message')).fill('두 곳에 설치하고 싶습니다.')
  await page.getByRole('button', { name: ko('contact.send') }).click()
  await expect(page.getByText(ko('contact.sent'))).toBeVisible({ timeout: 30_000 })
}

test('§1 messages: staff find a message, answer it in the writer’s language, and close it', async ({
  page,
  shop,
  browser,
}) => {
  const email = newAddress('writer')
  await writeToUs(page, email)

  const context = await browser.newContext({ baseURL: shop.url })
  const staff = await context.newPage()
  await enterConsole(staff, shop, 'ja', 'staff')
  await staff.goto('/admin/messages')
  await staff.getByLabel(t('adminMessages.searchLabel')).fill(email.toUpperCase())
  await staff
    .getByRole('main')
    .getByRole('button', { name: t('adminMessages.search') })
    .click()
  await expect(staff.getByRole('row')).toHaveCount(2)
  await expectAccessible(staff)

  await staff.getByRole('link', { name: '매장 <b>사이니지</b>' }).click()
  await expect(staff.getByRole('heading', { level: 1, name: '매장 <b>사이니지</b>' })).toBeVisible()
  await staff.getByRole('button', { name: t('adminMessages.replySubmit') }).click()
  await expect(staff.getByLabel(t('adminMessages.replyLabel'))).toHaveAttribute(
    'aria-invalid',
    'true',
  )
  await staff.getByLabel(t('adminMessages.replyLabel')).fill('네, 두 곳 모두 가능합니다.')
  await staff.getByRole('button', { name: t('adminMessages.replySubmit') }).click()
  await expect(staff.getByText(t('adminMessages.done_answer_message'))).toBeVisible()
  await expectAccessible(staff)
  const message = await sentEmail(shop, email, 'contact_reply')
  for (const words of ['김서연 님', '네, 두 곳 모두 가능합니다.', '두 곳에 설치하고 싶습니다.'])
    expect(message.text).toContain(words)

  await staff.getByRole('button', { name: t('adminMessages.close_answered') }).click()
  await expect(staff.getByText(t('adminMessages.done_close_message'))).toBeVisible()

  // Staff who were signed out while they wrote get their text back.
  const written = '추가로 필요한 사항이 있으면 알려 주세요.'
  await staff.getByLabel(t('adminMessages.replyLabel')).fill(written)
  await context.clearCookies({ name: originBound(STAFF_COOKIE, shop.url) })
  await staff.getByRole('button', { name: t('adminMessages.replySubmit') }).click()
  await expect(staff.getByLabel(t('adminContent.outInput'))).toHaveValue(written)
  await expectAccessible(staff)
  await context.close()
})

test('§8 newsletter: subscribers are listed with their consent, and exported only knowingly @long', async ({
  shop,
  browser,
}) => {
  const en = translator('en')
  const context = await browser.newContext({ baseURL: shop.url })
  const staff = await context.newPage()
  await enterConsole(staff, shop, 'en', 'staff')
  await staff.goto('/admin/messages/subscribers?state=all')
  await expect(staff.getByRole('heading', { level: 1 })).toHaveText(en('adminMessages.subscribers'))
  await expectAccessible(staff)
  await staff.goto('/admin/messages/subscribers?form=export_subscribers')
  await staff.getByRole('button', { name: en('adminMessages.exportSubmit'), exact: true }).click()
  const download = staff.waitForEvent('download')
  await staff.getByRole('link', { name: en('admin.fileDownload') }).click()
  expect((await download).suggestedFilename()).toMatch(/^subscribers-.+\.csv$/)
  await context.close()
})

test('§1 messages: those who wait for a scent are listed by scent, and exported only knowingly @long', async ({
  page,
  shop,
}) => {
  const email = newAddress('waiting')
  // Both are out of stock: the job that answers requests finds nothing to send.
  await shop.query(
    `insert into restock_alerts (serial, email, locale, requested_at) values
     ('AC-WD06', $1, 'ko', now()), ('AC-FL05', $1, 'ja', now())`,
    [email],
  )
  await enterConsole(page, shop, 'ja', 'staff')
  await page.goto('/admin/messages/restock-alerts')
  await expect(page.getByRole('row', { name: email })).toHaveCount(2)
  await page.getByRole('link', { name: 'クロモジ', exact: false }).click()
  await expect(page.getByRole('row', { name: email })).toHaveCount(1)
  await expectAccessible(page)
  await page.getByRole('link', { name: t('adminMessages.restockExportStart') }).click()
  await page.getByRole('button', { name: t('adminMessages.exportSubmit'), exact: true }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: t('admin.fileDownload') }).click()
  expect((await download).suggestedFilename()).toMatch(/^restock-alerts-.+\.csv$/)
  await shop.query('delete from restock_alerts where email = $1', [email])
})

test('§1 messages: a saved reply is written in two languages, inserted at the cursor, and sent without placeholders @long', async ({
  page,
  shop,
}) => {
  const email = newAddress('saved')
  await writeToUs(page, email)
  await enterConsole(page, shop, 'ja')
  await page.goto('/admin/messages/replies')
  await expectAccessible(page)
  await page.getByRole('link', { name: t('adminMessages.savedReplyNew') }).click()
  await page.getByRole('button', { name: t('adminMessages.savedReplySubmit') }).click()
  await expect(page.locator('#name')).toHaveAttribute('aria-invalid', 'true')
  await page.locator('#name').fill('見積もり')
  await page.getByRole('button', { name: t('adminMessages.savedReplySubmit') }).click()
  await expect(page.locator('#ja')).toHaveAccessibleDescription(t('adminMessages.savedReplyNoText'))
  await page.locator('#ja').fill('{name} 様')
  await page.locator('#ko').fill('{name} 님, 주문 {order} 견적입니다.')
  await expectAccessible(page)
  await page.getByRole('button', { name: t('adminMessages.savedReplySubmit') }).click()
  await expect(page.getByText(t('adminMessages.done_save_reply'))).toBeVisible()

  await page.goto('/admin/messages')
  await page.getByRole('row', { name: email }).getByRole('link').click()
  await page.locator('#text').fill('안녕하세요. ')
  await page.getByLabel(t('adminMessages.savedReplyPick')).selectOption('見積もり')
  await page.getByRole('button', { name: t('adminMessages.savedReplyInsert') }).click()
  const text = '안녕하세요. 김서연 님, 주문 {order} 견적입니다.'
  await expect(page.locator('#text')).toHaveValue(text)
  await expectAccessible(page)
  await page.getByRole('button', { name: t('adminMessages.replySubmit') }).click()
  await expect(page.getByText(t('problems.placeholder_left'))).toBeVisible()
  await expect(page.locator('#text')).toHaveValue(text)
  await page.locator('#text').fill(text.replace('{order} ', ''))
  await page.getByRole('button', { name: t('adminMessages.replySubmit') }).click()
  await expect(page.getByText(t('adminMessages.done_answer_message'))).toBeVisible()
  expect((await sentEmail(shop, email, 'contact_reply')).text).toContain(
    '김서연 님, 주문 견적입니다.',
  )

  // A colleague deletes it while it is edited: what was typed is saved as a new one.
  await page.goto('/admin/messages/replies')
  await page.getByRole('link', { name: t('adminMessages.savedReplyEdit') }).click()
  await expect(page.locator('#name')).toHaveValue('見積もり')
  await shop.query('delete from saved_replies')
  await page.locator('#en').fill('Our estimate')
  await page.getByRole('button', { name: t('adminMessages.savedReplySubmit') }).click()
  await expect(page.getByText(t('problems.not_found'))).toBeVisible()
  await expect(page.locator('#en')).toHaveValue('Our estimate')
  await page.getByRole('button', { name: t('adminMessages.savedReplySubmit') }).click()
  await expect(page.getByText(t('adminMessages.done_save_reply'))).toBeVisible()

  await page.getByRole('link', { name: t('adminMessages.savedReplyEdit') }).click()
  await page.getByRole('button', { name: t('adminMessages.savedReplyDelete') }).click()
  await expect(page.getByText(t('adminMessages.done_delete_reply'))).toBeVisible()
  await expect(page.getByText(t('adminMessages.savedReplyEmpty'))).toBeVisible()
})

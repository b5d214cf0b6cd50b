import { translator } from '#i18n/catalogue.server.ts'

import { enterConsole } from '../../support/drivers/console-driver.ts'
import {
  expect,
  expectAccessible,
  newAddress,
  sentEmail,
  test,
} from '../../support/drivers/journey.ts'

test('Decisions, section 2: an administrator invites a staff member, makes them an administrator and removes them', async ({
  page,
  shop,
}) => {
  const t = translator('ja')
  const { email: own } = await enterConsole(page, shop, 'ja')
  const email = newAddress('colleague')

  await page.goto('/admin/staff')
  await expectAccessible(page)
  await page.getByRole('link', { name: t('adminStaff.inviteStart') }).click()
  await page.locator('#name').fill('見本 花子')
  await page.locator('#email').fill('nobody')
  await page.getByRole('button', { name: t('adminStaff.inviteSubmit') }).click()
  await expect(page.locator('#email')).toHaveAttribute('aria-invalid', 'true')
  await page.locator('#email').fill(email)
  await page.getByRole('button', { name: t('adminStaff.inviteSubmit') }).click()
  await expect(page.getByText(t('adminStaff.done_invite_staff'))).toBeVisible()
  await sentEmail(shop, email, 'staff_invitation')

  await page.getByRole('row', { name: email }).getByRole('link').click()
  await page.getByRole('link', { name: t('adminStaff.start_change_role') }).click()
  await page.locator('#role').selectOption('administrator')
  await expectAccessible(page)
  await page.getByRole('button', { name: t('adminStaff.submit_change_role') }).click()
  await expect(page.getByText(t('adminStaff.done_change_role'))).toBeVisible()
  await sentEmail(shop, email, 'staff_role_changed')

  await page.getByRole('link', { name: t('adminStaff.start_remove_staff') }).click()
  await page.getByRole('button', { name: t('adminStaff.submit_remove_staff') }).click()
  await expect(page.getByText(t('adminStaff.done_remove_staff'))).toBeVisible()
  await expect(page.getByRole('row', { name: email })).toHaveCount(0)
  await sentEmail(shop, email, 'staff_removed')

  const removed = t('adminActivity.staff_removed', { who: '', what: '見本 花子' })
  await page.goto('/admin/audit')
  await expect(page.getByRole('cell').filter({ hasText: removed }).first()).toBeVisible()
  await expectAccessible(page)
  await page.goto('/admin/me?lang=ko')
  // The field shows the language of the console, wherever it was chosen.
  await expect(page.locator('#locale')).toHaveValue('ko')
  await expect(page.getByText(own).first()).toBeVisible()
  await expectAccessible(page)
})

test('Decisions, section 2: staff look customers up, and see what only administrators do @long', async ({
  page,
  shop,
}) => {
  const t = translator('en')
  await enterConsole(page, shop, 'en', 'staff')
  for (const path of ['/admin/staff', '/admin/audit']) {
    await page.goto(path)
    await expect(page.getByText(t('adminStaff.onlyText'))).toBeVisible()
  }
  await expectAccessible(page)
  await page.goto('/admin/customers')
  await expectAccessible(page)
  await page.locator('#q').fill('nobody-has-this-name')
  await page
    .getByRole('main')
    .getByRole('search')
    .getByRole('button', { name: t('adminCustomers.search') })
    .click()
  await expect(page.getByText(t('adminCustomers.emptySearch'))).toBeVisible()
})

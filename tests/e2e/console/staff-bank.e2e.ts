import type { Page } from '@playwright/test'

import { translator } from '#i18n/catalogue.server.ts'
import { dayInJapan } from '#shared/japan-day.ts'
import { money } from '#shared/money.ts'

import { enterConsole } from '../../support/drivers/console-driver.ts'
import { placeBankOrder } from '../../support/drivers/customer.ts'
import {
  expect,
  expectAccessible,
  newAddress,
  sentEmail,
  test,
} from '../../support/drivers/journey.ts'
import { csvOf, shiftJis } from '../../support/statements/statement-sample.ts'

const t = translator('ja')
const TOTAL = 81_260

async function drop(staff: Page, csv: string): Promise<void> {
  await staff.goto('/admin/bank')
  await staff.getByLabel(t('adminBank.file')).setInputFiles({
    name: 'november.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(shiftJis(csv)),
  })
  await staff.getByRole('button', { name: t('adminBank.uploadSubmit') }).click()
}

test('Decisions, section 12: a statement is dropped, what is sure is recorded with one press, the rest by hand', async ({
  page: staff,
  shop,
  playwright,
}) => {
  const orderOf = async (email: string) => {
    // Each in cookies of their own.
    const request = await playwright.request.newContext({ baseURL: shop.url })
    const order = await placeBankOrder({ request, shop, locale: 'ja', email })
    await request.dispose()
    return order
  }
  const [sureBuyer, shortBuyer, feeBuyer] = [
    newAddress('exact'),
    newAddress('low'),
    newAddress('fee'),
  ]
  const [exact, low] = [await orderOf(sureBuyer), await orderOf(shortBuyer)]
  const lessFee = await orderOf(feeBuyer)
  const day = dayInJapan(new Date())
  // The day's own figures, so that a reused shop has no row of this journey.
  const other = 1_000 + (Date.now() % 90_000)
  const csv = csvOf([
    { day, amountMinor: TOTAL, payer: `${exact.number.replace('-', '')} ﾔﾏﾀﾞ` },
    { day, amountMinor: TOTAL - 1_000, payer: `${low.number} ﾔﾏﾀﾞ` },
    { day, amountMinor: TOTAL - 440, payer: `ｻﾄｳ ﾐｷ ${other}` },
    { day, amountMinor: other, payer: 'ﾘｿｸ' },
  ])

  await enterConsole(staff, shop, 'ja')
  await drop(staff, csv.replace(/\d{4}\/\d\d\/\d\d/, '2026/13/45'))
  await expect(staff.getByText(t('adminBank.nothingRead'))).toBeVisible()
  await expectAccessible(staff)

  await drop(staff, csv)
  await expect(staff.getByRole('heading', { level: 1, name: 'november.csv' })).toBeVisible()
  await expect(staff.getByText(t('adminBank.why_number_amount'))).toBeVisible()
  await staff.getByRole('link', { name: t('adminBank.exactStart', { count: 1 }) }).click()
  await expect(staff.getByRole('heading', { level: 2 }).first()).toContainText('¥81,260')
  await expectAccessible(staff)
  await staff.getByRole('button', { name: t('adminBank.exactSubmit'), exact: true }).click()
  await expect(staff.getByText(t('adminBank.done_exact', { count: 1 }))).toBeVisible()
  await sentEmail(shop, sureBuyer, 'payment_received')

  await staff.getByRole('link', { name: `${t('adminBank.decide')} ${low.number}` }).click()
  await expect(staff.getByText(t('adminBank.why_short')).first()).toBeVisible()
  await staff
    .getByRole('link', { name: `${t('adminBank.choose')} ${low.number}` })
    .first()
    .click()
  await expectAccessible(staff)
  await staff.getByRole('button', { name: t('adminBank.assignSubmit') }).click()
  await expect(staff.getByText(t('adminBank.done_assign_row'))).toBeVisible()
  await sentEmail(shop, shortBuyer, 'transfer_short')

  // No name and no number: found by an amount that a fee was taken from.
  await staff.goto('/admin/bank?show=open')
  await staff.getByRole('link', { name: `${t('adminBank.decide')} ｻﾄｳ ﾐｷ ${other}` }).click()
  await expect(staff.getByText(t('adminBank.why_fee_short')).first()).toBeVisible()
  await staff
    .getByRole('link', { name: `${t('adminBank.choose')} ${lessFee.number}` })
    .first()
    .click()
  await expectAccessible(staff)
  await staff
    .getByRole('button', { name: t('admin.bankFeeSubmit', { by: money(440, 'jpy') }) })
    .click()
  await expect(staff.getByText(t('adminBank.done_assign_row'))).toBeVisible()
  await sentEmail(shop, feeBuyer, 'payment_received')

  await drop(staff, csv)
  await expect(staff.getByText(t('adminBank.knownTitle'))).toBeVisible()
  await staff.getByRole('link', { name: t('adminBank.openStatement') }).click()
  await staff.getByRole('link', { name: `${t('adminBank.decide')} ﾘｿｸ` }).click()
  await staff.getByRole('link', { name: t('adminBank.ignoreStart') }).click()
  await staff.getByLabel(t('adminBank.ignoreReason')).fill('預金利息')
  await staff.getByRole('button', { name: t('adminBank.ignoreSubmit') }).click()
  await expect(staff.getByText(t('adminBank.done_ignore_row'))).toBeVisible()
  await expectAccessible(staff)
})

test('one transfer pays two orders, chosen by one press or one after the other @long', async ({
  page: staff,
  shop,
  playwright,
}) => {
  const emails = [newAddress('first'), newAddress('second')]
  const placed: { number: string }[] = []
  for (const email of emails) {
    const request = await playwright.request.newContext({ baseURL: shop.url })
    placed.push(await placeBankOrder({ request, shop, locale: 'ja', email }))
    await request.dispose()
  }
  const [one, two] = placed.map(({ number }) => number)
  const day = dayInJapan(new Date())
  await enterConsole(staff, shop, 'ja')
  await drop(staff, csvOf([{ day, amountMinor: 2 * TOTAL, payer: `${one} ${two}` }]))
  await staff.getByRole('link', { name: `${t('adminBank.decide')} ${one} ${two}` }).click()

  const together = staff.getByRole('link', { name: t('adminBank.chooseTogether', { count: 2 }) })
  await expect(together).toBeVisible()
  await staff.getByRole('link', { name: `${t('adminBank.choose')} ${one}` }).click()
  await expect(staff.getByRole('heading', { name: t('adminBank.chooseMore') })).toBeVisible()
  await staff.getByRole('link', { name: `${t('adminBank.choose')} ${two}` }).click()
  const amount = '¥162,520'
  const title = staff.getByRole('heading', {
    name: t('adminBank.assignTitleMany', { amount, count: 2 }),
  })
  await expect(title).toBeVisible()
  await staff.goBack()
  await staff.goBack()
  await together.click()
  await expect(title).toBeVisible()
  await expectAccessible(staff)
  await staff.getByRole('button', { name: t('adminBank.assignSubmit') }).click()
  await expect(staff.getByText(t('adminBank.done_assign_row'))).toBeVisible()
  for (const number of placed)
    await expect(staff.getByRole('link', { name: number.number })).toBeVisible()
  for (const email of emails) await sentEmail(shop, email, 'payment_received')
})

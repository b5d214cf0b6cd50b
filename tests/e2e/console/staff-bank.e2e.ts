import type { Page } from '@playwright/test'

import { translator } from '#i18n/catalogue.server.ts'
import { dayInJapan } from '#shared/japan-day.ts'

import {
  ADDRESSES,
  finishBankOrder,
  ordersOf,
  orderUpToPayment,
  type Person,
} from '../../support/drivers/buying.ts'
import {
  expect,
  expectAccessible,
  mailOf,
  newAddress,
  test,
} from '../../support/drivers/journey.ts'
import { enterConsole } from '../../support/drivers/staffing.ts'
import { csvOf, shiftJis } from '../../support/statements/statement-sample.ts'

const BUYER = { name: '山田 太郎', phone: '03-1234-5678', address: ADDRESSES.japan }
const t = translator('ja')
const TOTAL = 81_260

async function drop(staff: Page, csv: string): Promise<void> {
  await staff.goto('/admin/bank')
  await staff.getByLabel(t('adminBank.file')).setInputFiles({
    ...{ name: 'november.csv', mimeType: 'text/csv' },
    buffer: Buffer.from(shiftJis(csv)),
  })
  await staff.getByRole('button', { name: t('adminBank.uploadSubmit') }).click()
}

test('Decisions, section 12: a statement is dropped, what is sure is recorded with one press, the rest by hand', async ({
  shop,
  browser,
}) => {
  test.setTimeout(240_000)
  const people: Person[] = []
  for (const name of ['sure', 'short']) {
    // Each in a browser of their own: nothing of the first is on its way when the second begins.
    const own = await browser.newContext({ baseURL: shop.url })
    const page = await own.newPage()
    const person: Person = { page, shop, locale: 'ja', email: newAddress(name) }
    await orderUpToPayment(person, { ...BUYER, source: 'bank' })
    await finishBankOrder(person)
    people.push(person)
    await own.close()
  }
  const [sure, short] = await Promise.all(people.map(async (one) => (await ordersOf(one))[0]))
  const day = dayInJapan(new Date())
  // The day's own figures, so that a shop that is kept knows no row of this journey.
  const other = 1_000 + (Date.now() % 90_000)
  const csv = csvOf([
    { day, amountMinor: TOTAL, payer: `${sure?.number.replace('-', '')} ﾔﾏﾀﾞ` },
    { day, amountMinor: TOTAL - 1_000, payer: `${short?.number} ﾔﾏﾀﾞ` },
    { day, amountMinor: other, payer: 'ﾘｿｸ' },
  ])

  const context = await browser.newContext({ baseURL: shop.url })
  const staff = await context.newPage()
  await enterConsole(staff, shop, 'ja')
  await drop(staff, csv.replace(/\d{4}\/\d\d\/\d\d/, '2026/13/45'))
  await expect(staff.getByText(t('adminBank.nothingRead'))).toBeVisible()
  await expectAccessible(staff)

  await drop(staff, csv)
  await expect(staff.getByRole('heading', { level: 1, name: 'november.csv' })).toBeVisible()
  await expect(staff.getByText(t('adminBank.why_number_amount'))).toBeVisible()
  await staff.getByRole('link', { name: t('adminBank.sureStart', { count: 1 }) }).click()
  await expect(staff.getByRole('heading', { level: 2 }).first()).toContainText('¥81,260')
  await expectAccessible(staff)
  await staff.getByRole('button', { name: t('adminBank.sureSubmit'), exact: true }).click()
  await expect(staff.getByText(t('adminBank.done_sure', { count: 1 }))).toBeVisible()
  await mailOf(shop, people[0]?.email ?? '', 'payment_received')

  await staff.getByRole('link', { name: `${t('adminBank.decide')} ${short?.number}` }).click()
  await expect(staff.getByText(t('adminBank.why_short')).first()).toBeVisible()
  await staff
    .getByRole('link', { name: `${t('adminBank.choose')} ${short?.number}` })
    .first()
    .click()
  await expectAccessible(staff)
  await staff.getByRole('button', { name: t('adminBank.assignSubmit') }).click()
  await expect(staff.getByText(t('adminBank.done_assigned'))).toBeVisible()
  await mailOf(shop, people[1]?.email ?? '', 'transfer_short')

  await drop(staff, csv)
  await expect(staff.getByText(t('adminBank.knownTitle'))).toBeVisible()
  await staff.getByRole('link', { name: t('adminBank.openStatement') }).click()
  await staff.getByRole('link', { name: `${t('adminBank.decide')} ﾘｿｸ` }).click()
  await staff.getByRole('link', { name: t('adminBank.ignoreStart') }).click()
  await staff.getByLabel(t('adminBank.ignoreReason')).fill('預金利息')
  await staff.getByRole('button', { name: t('adminBank.ignoreSubmit') }).click()
  await expect(staff.getByText(t('adminBank.done_ignored'))).toBeVisible()
  await expectAccessible(staff)
  await context.close()
})

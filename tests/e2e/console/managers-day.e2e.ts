/**
 * The manager's day in the console: what each task asks, in presses and typed fields. The counts are those of
 * docs/console-effort.md, and a task that asks for more fails. Tasks take turns with language and width; in a full run each takes all four.
 */
import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'

import { translator } from '#i18n/catalogue.server.ts'
import type { Translate } from '#i18n/translate.ts'
import { dayInJapan } from '#shared/japan-day.ts'
import { minuteInJapan } from '#shared/japan-minute.ts'
import type { Locale } from '#shared/locale.ts'
import { money } from '#shared/money.ts'

import { enterConsole } from '../../support/drivers/console-driver.ts'
import { placeBankOrder, placePaidOrder } from '../../support/drivers/customer.ts'
import { dropPicture } from '../../support/drivers/drop-picture.ts'
import { countEffort, type Effort } from '../../support/drivers/effort.ts'
import { expect, type JourneyShop, newAddress, test } from '../../support/drivers/journey.ts'
import { IS_FULL_RUN } from '../../support/full-run.ts'
import { csvOf, shiftJis } from '../../support/statements/statement-sample.ts'

type Day = {
  page: Page
  shop: JourneyShop
  request: Page['request']
  locale: Locale
  t: Translate
  effort: Effort
}
/** From the page it begins on to the sentence that says it is done. Set-up before `begin` is not counted. */
type Task = (day: Day) => Promise<void>

const TOTAL = 81_260
const NUMBERS = ['408511267743', '123456789013', '200000000001', '300000000005', '100000000004']

const TASKS = {
  'Open an order of today': async (day) => {
    const [order] = await orders(day, 1)
    await begin(day)
    await link(day, order?.number ?? '').click()
    await expect(day.page.getByRole('heading', { level: 1 })).toContainText(order?.number ?? '')
  },
  'Confirm one order': async (day) => {
    const [order] = await orders(day, 1)
    await begin(day)
    await link(day, order?.number ?? '').click()
    await button(day, day.t('admin.confirmSubmit')).click()
    await done(day, day.t('admin.done_confirm'))
  },
  'Confirm four orders': async (day) => {
    await orders(day, 4)
    await begin(day)
    await link(day, day.t('adminToday.ordersAction_confirm')).click()
    await day.page.getByRole('checkbox', { name: day.t('adminOrders.chooseAll') }).click()
    await button(day, day.t('adminOrders.doConfirm')).click()
    await button(day, day.t('adminOrders.confirmSubmit', { count: 4 })).click()
    await done(day, day.t('adminOrders.batchEnded'))
  },
  'Record the transfers of a day': async (day) => {
    const first = await bankOrder(day)
    const second = await bankOrder(day)
    await begin(day)
    await area(day, 'bank')
    await chooseStatement(day, [
      { amountMinor: TOTAL, payer: first.number },
      { amountMinor: TOTAL, payer: second.number },
    ])
    await link(day, day.t('adminBank.exactStart', { count: 2 })).click()
    await button(day, day.t('adminBank.exactSubmit')).click()
    await done(day, day.t('adminBank.done_exact', { count: 2 }))
  },
  'Settle a transfer that is short': async (day) => {
    const order = await bankOrder(day)
    const payer = `ｲﾄｳ ｹﾝ ${order.number.replace(/\D/g, '')}`
    await begin(day, '/admin/bank')
    await chooseStatement(day, [{ amountMinor: TOTAL - 440, payer }])
    await begin(day)
    await link(day, day.t('adminToday.assign')).click()
    await link(day, `${day.t('adminBank.decide')} ${payer}`).click()
    await link(day, `${day.t('adminBank.choose')} ${order.number}`).click()
    await button(day, day.t('admin.bankFeeSubmit', { by: money(440, 'jpy') })).click()
    await done(day, day.t('adminBank.done_assign_row'))
  },
  'Pack, label and ship five orders': async (day) => {
    const placed = await orders(day, 5, 'confirmed')
    await begin(day)
    await link(day, day.t('adminToday.ordersAction_ship')).click()
    const opened = day.page.context().waitForEvent('page')
    await button(day, day.t('adminPacking.pickList')).click()
    await (await opened).close()
    // As the carrier's program exports them once it has printed the labels.
    const lines = NUMBERS.map((number, at) => `2026/12/01,${number},${placed[at]?.number}`)
    await chooseFile(
      day,
      () => button(day, day.t('adminPacking.file')).click(),
      `出荷日,お問い合せ送り状番号,お客様管理番号\r\n${lines.join('\r\n')}\r\n`,
    )
    await button(day, day.t('adminPacking.shipSubmit')).click()
    await done(day, day.t('adminOrders.batchEnded'))
  },
  'Refund a part of an order': async (day) => {
    const [order] = await orders(day, 1)
    await begin(day, `/admin/orders/${order?.id}`)
    await link(day, day.t('admin.refundStart')).click()
    await type(day, '#shipping', '260')
    await button(day, day.t('admin.refundCheck')).click()
    await button(day, day.t('admin.refundSubmit_card')).click()
    await done(day, day.t('admin.done_request_refund'))
  },
  'Cancel an unpaid order': async (day) => {
    const { id } = await bankOrder(day)
    await begin(day, `/admin/orders/${id}`)
    await link(day, day.t('admin.cancelStart')).click()
    await day.page.locator('#cancelReason').selectOption('duplicate')
    await button(day, day.t('admin.cancelSubmit')).click()
    await done(day, day.t('admin.done_cancel'))
  },
  'Answer a message': async (day) => {
    const subject = `Question ${Date.now()}`
    await day.shop.query("update contacts set state = 'closed' where state = 'open'")
    await day.shop.query(
      `insert into contacts (topic, name, email, company, subject, message, locale, is_verified, state, created_at)
       values ('general', 'Robin', 'robin@example.com', '', $1, 'When?', 'en', true, 'open', now())`,
      [subject],
    )
    await begin(day)
    await link(day, subject).click()
    await type(day, '#text', 'On Friday.')
    await button(day, day.t('adminMessages.replySubmit')).click()
    await done(day, day.t('adminMessages.done_answer_message'))
  },
  'Change a price from a date on': async (day) => {
    // A planned price is never deleted: the next one begins a month later.
    const [{ count = 0 } = {}] = await day.shop.query<{ count: number }>(
      'select count(*)::int as count from prices where starts_at > now()',
    )
    await begin(day)
    await area(day, 'catalog')
    await link(day, day.t('adminCatalog.part_prices')).click()
    await link(day, day.t('adminCatalog.change')).first().click()
    await type(day, '#jpy', '81,000')
    const month = String(1 + count).padStart(2, '0')
    await type(day, '#startsAt', `${new Date().getFullYear() + 1}-${month}-01T00:00`)
    await button(day, day.t('adminCatalog.priceSubmit')).click()
    await done(day, day.t('adminCatalog.done_set_prices'))
  },
  'Add 48 pieces to the stock': async (day) => {
    await begin(day)
    await link(day, day.t('adminToday.fill')).click()
    await type(day, '#lines', 'AC-HB01 48')
    await button(day, day.t('adminStock.deliverySubmit')).click()
    await done(day, day.t('adminStock.done_receive_stock'))
  },
  'Publish a news item in one language': async (day) => {
    await newsItem(day, 'Now')
    await button(day, day.t('adminContent.publish')).click()
    await done(day, day.t('adminContent.done_publish_text'))
  },
  'Schedule a news item': async (day) => {
    await newsItem(day, 'Later')
    await day.page.getByText(day.t('adminContent.scheduleTitle')).click()
    await type(day, '#publishAt', minuteInJapan(new Date(Date.now() + 86_400_000)))
    await button(day, day.t('adminContent.schedule')).click()
    await done(day, day.t('adminContent.done_schedule_text'))
  },
  'Put a picture into a text': async (day) => {
    await begin(day, '/admin/content/careers/web-engineer?in=en')
    await dropPicture(day.page.locator('#body'))
    day.effort.presses += 1
    await done(day, day.t('adminContent.uploaded'))
    await expect(day.page.locator('#body')).toHaveValue(/!\[\]\(\/pictures\//)
    // What the drop wrote is not typed.
    day.effort.fields.length = 0
  },
  'Choose the background of the home page': async (day) => {
    await begin(day)
    await area(day, 'content')
    await link(day, day.t('adminSettings.homeTitle')).click()
    const choices = day.page.getByRole('radio')
    await choices.first().click()
    await button(day, day.t('adminSettings.save')).click()
    await done(day, day.t('adminSettings.homeDone'))
  },
  'Publish a new version of the terms': async (day) => {
    await begin(day)
    await area(day, 'content')
    await link(day, day.t('adminSettings.legalTitle')).click()
    const title = day.t('adminLegal.document_service')
    await button(day, `${day.t('adminLegal.start')} ${title}`).click()
    const text = day.page.locator(`#text_${day.locale}`)
    await text.fill(`${await text.inputValue()}\n\nOne more sentence.`)
    await button(day, day.t('adminLegal.publish_versionStart')).click()
    await button(day, day.t('adminLegal.publish_versionSubmit')).click()
    await done(day, day.t('adminLegal.done_publish_version'))
  },
  'Invite a colleague': async (day) => {
    await begin(day)
    await area(day, 'staff')
    await link(day, day.t('adminStaff.inviteStart')).click()
    await type(day, '#name', '見本 花子')
    await type(day, '#email', newAddress('colleague'))
    await button(day, day.t('adminStaff.inviteSubmit')).click()
    await done(day, day.t('adminStaff.done_invite_staff'))
  },
  'Create a key for a partner': async (day) => {
    const name = `Sample ${Date.now()}`
    await day.shop.query(
      "insert into partners (name, contact_email, created_at) values ($1, 'p@example.com', now())",
      [name],
    )
    await begin(day)
    await area(day, 'partners')
    const partner = day.page.getByRole('region', { name, exact: true })
    await partner.getByRole('link', { name: day.t('adminPartners.issueStart') }).click()
    await partner.getByRole('checkbox', { name: day.t('adminPartners.scope_content') }).click()
    await partner.getByRole('button', { name: day.t('adminPartners.issueSubmit') }).click()
    await done(day, day.t('adminPartners.issuedTitle', { name }))
  },
  'Export orders': async (day) => {
    await orders(day, 1)
    await begin(day, '/admin/orders?status=all')
    await link(day, day.t('adminOrders.export')).click()
    await button(day, day.t('adminOrders.exportSubmit')).click()
    const file = day.page.waitForEvent('download')
    await link(day, day.t('admin.fileDownload')).click()
    expect((await file).suggestedFilename()).toMatch(/\.csv$/)
  },
} as const satisfies Record<string, Task>

const VARIANTS = [
  { locale: 'ja', width: 1440 },
  { locale: 'en', width: 390 },
  { locale: 'ja', width: 390 },
  { locale: 'en', width: 1440 },
] as const

for (const [turn, { locale, width }] of VARIANTS.entries()) {
  test.describe(`${locale}, ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } })
    for (const [at, [name, task]] of Object.entries(TASKS).entries()) {
      if (at % VARIANTS.length !== turn && !IS_FULL_RUN) continue
      test(`${name} @long`, async ({ page, shop, request }) => {
        await enterConsole(page, shop, locale)
        const effort = await countEffort(page)
        await task({ page, shop, request, locale, t: translator(locale), effort })
        expect(`${effort.presses} + ${effort.fields.length}`).toBe(EFFORT.get(name))
      })
    }
  })
}

test('the table of docs/console-effort.md has each task once @long', () => {
  const counted = Object.keys(TASKS)
  expect(counted.filter((name) => !EFFORT.has(name))).toEqual([])
})

/** By task: the column "Now" of the document. */
const EFFORT = new Map(
  readFileSync(new URL('../../../docs/console-effort.md', import.meta.url), 'utf8')
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, name = '', , now = '']) => [name, now]),
)

/** The page is open and nothing is counted yet. */
async function begin({ page, locale, effort }: Day, path = '/admin'): Promise<void> {
  await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=${locale}`)
  effort.presses = 0
  effort.fields.length = 0
}

const main = ({ page }: Day): Locator => page.getByRole('main')
const link = (day: Day, name: string): Locator => main(day).getByRole('link', { name }).first()
const button = (day: Day, name: string): Locator =>
  main(day).getByRole('button', { name, exact: true })
const type = ({ page }: Day, field: string, text: string) => page.locator(field).fill(text)
const area = ({ page }: Day, name: string) => page.locator(`[data-area=${name}]`).click()
const done = ({ page }: Day, sentence: string) =>
  expect(page.getByText(sentence).first()).toBeVisible({ timeout: 30_000 })

/** Only these wait, whatever earlier tasks left: paid, or in a later state. */
async function orders({ shop, request, locale }: Day, count: number, status = 'paid') {
  await shop.query("update orders set status = 'delivered' where status in ('paid', 'confirmed')")
  const placed: { id: string; number: string }[] = []
  while (placed.length < count)
    placed.push(await placePaidOrder({ request, shop, locale, email: newAddress('day') }))
  const ids = placed.map(({ id }) => id)
  await shop.query('update orders set status = $2 where id = any($1::uuid[])', [ids, status])
  return placed
}

const bankOrder = ({ shop, request, locale }: Day) =>
  placeBankOrder({ request, shop, locale, email: newAddress('bank') })

/** The chooser is pressed, and the file sent. */
async function chooseStatement(
  day: Day,
  rows: readonly { amountMinor: number; payer: string }[],
): Promise<void> {
  const { page, t } = day
  const at = dayInJapan(new Date())
  await chooseFile(
    day,
    () => page.getByLabel(t('adminBank.file')).click(),
    csvOf(rows.map((row) => ({ ...row, day: at }))),
  )
  await button(day, t('adminBank.uploadSubmit')).click()
  await expect(page.getByRole('heading', { level: 1, name: 'today.csv' })).toBeVisible()
}

/** As banks and carriers write files. */
async function chooseFile({ page }: Day, press: () => Promise<void>, text: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await press()
  const buffer = Buffer.from(shiftJis(text))
  await (await chooser).setFiles({ name: 'today.csv', mimeType: 'text/csv', buffer })
}

async function newsItem(day: Day, title: string): Promise<void> {
  await begin(day)
  await link(day, day.t('adminContent.createStart_news')).click()
  await type(day, '#title', `${title} ${Date.now()}`)
  await button(day, day.t('adminContent.createSubmit')).click()
  await type(day, '#body', 'A short text.')
}

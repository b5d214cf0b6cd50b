import { translator } from '#i18n/catalogue.server.ts'

import {
  expectThanks,
  ordersOf,
  type Person,
  payWithCard,
  wordsOf,
} from '../../support/drivers/checkout-driver.ts'
import { placeBankOrder, placeUnpaidOrder } from '../../support/drivers/customer.ts'
import {
  expect,
  expectAccessible,
  newAddress,
  sentEmail,
  test,
} from '../../support/drivers/journey.ts'

test('Decisions, section 12: the transfer page copies each fact, hears of the transfer, and changes to the card @long', async ({
  page,
  shop,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const person: Person = { page, shop, locale: 'ja', email: newAddress('transfer') }
  const t = wordsOf(person)
  const order = await placeBankOrder(person)

  await page.goto(`/orders/${order.id}`)
  await expect(page.getByRole('heading', { name: t('checkout.transferTitle') })).toBeVisible()
  await expectAccessible(page)
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  const copy = (what: string) =>
    page.getByRole('button', { name: t('orders.copyThis', { what }), exact: true }).click()
  await copy(t('orders.amountToTransfer'))
  await expect.poll(copied).toBe('81260')
  await expect(page.getByText(t('ui.copied')).first()).toBeVisible()
  await copy(t('orders.payerName'))
  await expect.poll(copied).toContain(order.number.replace('-', ''))

  await page.getByLabel(t('orders.declarePayer')).fill('カ）ミホンショウジ')
  await page.getByRole('button', { name: t('orders.declareSubmit') }).click()
  await expect(page.getByText(t('orders.declaredAs', { name: 'カ）ミホンショウジ' }))).toBeVisible()
  await expect(page.getByText(t('orders.eventTransferDeclared'))).toBeVisible()
  await page.reload()
  await expect(page.getByText(t('orders.declaredAs', { name: 'カ）ミホンショウジ' }))).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: t('orders.switchToCard') }).click()
  await expect(page).toHaveURL(/\/checkout\/payment-info\?order=/)
  await payWithCard(person, '4242424242424242')
  await expectThanks(person)
  expect((await ordersOf(person)).map(({ status }) => status)).toEqual(['paid'])
})

test('§4 Back: after the payment, and in the middle of it, every page shows the state of the order', async ({
  page,
  shop,
}) => {
  const person: Person = { page, shop, locale: 'ja', email: newAddress('back') }
  const t = wordsOf(person)
  const order = await placeUnpaidOrder(person)
  await page.goto(`/checkout/payment-info?order=${order.id}`)
  await payWithCard(person, '4000002760003184')
  await expect(page.getByRole('button', { name: 'Complete authentication' })).toBeVisible()

  // Back from the bank: the form can be sent again, with or without the back-forward cache.
  await page.goBack()
  await expect(page).toHaveURL(/\/checkout\/payment-info/)
  await expect(page.locator('form:has(#number) button[type="submit"]')).toBeEnabled()
  await page.goto(`/orders/${order.id}`)
  await expect(page.getByText(t('checkout.orderUnpaid'))).toBeVisible({ timeout: 45_000 })
  await expect(page.getByText(t('checkout.notCharged'))).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('link', { name: t('checkout.payNow') }).click()
  await payWithCard(person, '4242424242424242')
  await expectThanks(person)
  await page.goBack()
  await expectThanks(person)
  await page.goto(`/checkout/payment-info?order=${order.id}`)
  await expectThanks(person)
  await page.goto(`/orders/${order.id}`)
  await expect(page.getByText(t('orders.leadPaid'))).toBeVisible()
  await expect(page.getByRole('link', { name: t('checkout.payNow') })).toHaveCount(0)
  const charges = await shop.query<{ count: number }>(
    `select count(*)::int as count from payment_sandbox.intents where body->'metadata'->>'order_id' = $1`,
    [order.id],
  )
  expect(charges).toEqual([{ count: 1 }])
})

test('Decisions, section 12: an order is taken again with what is still sold, and cancelled while unpaid @long', async ({
  page,
  shop,
}) => {
  const person: Person = { page, shop, locale: 'ja', email: newAddress('again') }
  const t = wordsOf(person)
  const { id, number } = await placeUnpaidOrder(person)
  const [first] = await shop.query<{ serial: string; name: string }>(
    `select c.serial, coalesce(c.name_ja, c.name_en) as name from order_cartridges o
     join cartridges c on c.serial = o.serial where o.order_id = $1 order by c.serial limit 1`,
    [id],
  )
  await shop.query('update cartridges set active = 0 where serial = $1', [first?.serial])
  try {
    await page.goto(`/orders/${id}`)
    await page.getByRole('link', { name: t('orders.againRefills') }).click()
    const told = page.getByRole('status').filter({ hasText: number })
    await expect(told).toContainText(t('order.reorderNotSold', { name: first?.name ?? '' }))
    await expect(page).toHaveURL(/\/order\?$|\/order$/)
    await expectAccessible(page)
    await told.getByRole('button', { name: t('ui.close') }).click()
    await expect(told).toHaveCount(0)
  } finally {
    await shop.query('update cartridges set active = 1 where serial = $1', [first?.serial])
  }

  await page.goto(`/orders/${id}`)
  await page.getByRole('button', { name: t('orders.cancelAsk') }).click()
  const question = page.getByRole('dialog', { name: t('orders.cancelQuestion', { number }) })
  await expect(question).toBeVisible()
  await expectAccessible(page)
  await question.getByRole('button', { name: t('orders.cancelDo'), exact: true }).click()
  await expect(page.getByText(t('orders.leadCanceled'))).toBeVisible()
  expect((await ordersOf(person)).map(({ status }) => status)).toEqual(['canceled'])
})

test('Decisions, section 12: the link of an e-mail shows the order to anybody who has it, and no more @long', async ({
  page,
  shop,
  browser,
}) => {
  const person: Person = { page, shop, locale: 'ja', email: newAddress('link') }
  const t = wordsOf(person)
  // No part of it occurs in the company's own address or in an example.
  const street = { line1: '試作町7-8-9', line2: '試作荘 905号' }
  const place = { postal_code: '104-0061', country: 'JP', state: '東京都', city: '中央区' }
  await placeBankOrder(person, {
    customer: { name: '山田 太郎', phone: '03-7654-3210' },
    shipping: { address: { ...place, ...street } },
  })
  const message = await sentEmail(shop, person.email, 'bank_instructions')
  const path = /\/orders\/status\/[\w-]+/.exec(message.text)?.[0] ?? ''
  expect(path).not.toBe('')

  // A stranger's browser, and one that runs no scripts.
  const context = await browser.newContext({ baseURL: shop.url, javaScriptEnabled: false })
  const stranger = await context.newPage()
  const answer = await stranger.goto(`${path}?lang=ja`)
  expect(answer?.headers()['cache-control']).toBe('no-store')
  expect(answer?.headers()['referrer-policy']).toBe('no-referrer')
  await expect(
    stranger.getByRole('heading', { level: 1, name: t('orders.statusTitle') }),
  ).toBeVisible()
  await expect(stranger.getByText('¥81,260').first()).toBeVisible()
  await expect(stranger.getByText('山＊ 太＊')).toBeVisible()
  // Neither on the page nor in the data that comes with it.
  const sent = (await answer?.text()) ?? ''
  expect(sent).toContain('山＊ 太＊')
  const streets = ['試作町', '試作荘', '104-0061', '1040061']
  const secrets = [
    '山田',
    '太郎',
    'ヤマダ',
    ...streets,
    '7654-3210',
    '76543210',
    person.email,
    person.email.split('@')[0],
  ]
  for (const secret of secrets) expect(sent).not.toContain(secret)

  // The key of the link is preserved exactly.
  await stranger
    .getByRole('link', { name: /English/ })
    .first()
    .click()
  await expect(stranger).toHaveURL(new RegExp(`${path}\\?lang=en$`))
  const en = translator('en')
  await expect(
    stranger.getByRole('heading', { level: 1, name: en('orders.statusTitle') }),
  ).toBeVisible()
  await stranger.goto(`${path}?lang=ja`)

  const broken = await stranger.goto(`${path.slice(0, -1)}${path.endsWith('A') ? 'B' : 'A'}`)
  expect(broken?.status()).toBe(410)
  await expect(
    stranger.getByRole('heading', { level: 1, name: t('orders.linkInvalidTitle') }),
  ).toBeVisible()
  await context.close()
  await page.goto(path)
  await expectAccessible(page)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the page of an order folds what it contains and where it goes @long', async ({
    page,
    shop,
  }) => {
    const person: Person = { page, shop, locale: 'ko', email: newAddress('folded') }
    const t = wordsOf(person)
    const order = await placeBankOrder(person)
    await page.goto(`/orders/${order.id}`)
    const fold = page.locator('summary', { hasText: t('checkout.selectionTitle') })
    const code = page.getByText('AC-CI01').first()
    await expect(fold).toBeVisible()
    await expect(code).toBeHidden()
    await fold.press('Enter')
    await expect(code).toBeVisible()
    await expectAccessible(page)
  })
})

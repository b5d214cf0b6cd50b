/** A sign-in stays with the browser that made it, and leaves nothing when it ends. Decisions, section 9; reliability A.4.24 to 27. */
import type { Page } from '@playwright/test'

import { STAFF_STEP_UP_MINUTES } from '#domain/accounts/policy.ts'
import { translator } from '#i18n/catalogue.server.ts'

import { ordersOf, type Person, wordsOf } from '../../support/drivers/checkout-driver.ts'
import { enrolTelephone, enterConsole, signInByLink } from '../../support/drivers/console-driver.ts'
import { placeBankOrder, saveDraft, signIn } from '../../support/drivers/customer.ts'
import {
  expect,
  expectAccessible,
  newAddress,
  test,
  waitForHydration,
} from '../../support/drivers/journey.ts'

test('A.4.25 two tabs whose token has expired both go on, with one new token between them', async ({
  page,
  shop,
}) => {
  const person: Person = { page, shop, locale: 'en', email: newAddress('two-tabs') }
  await signInAt(person, '/orders')
  const other = await page.context().newPage()
  await other.goto('/orders')
  await expireTokens(person)
  await Promise.all([page.reload(), other.reload()])

  for (const tab of [page, other]) await expectOrders(tab)
  const [tokens] = await shop.query<{ generations: number; ended: number }>(
    `select max(generation) as generations, count(s.revoked_at)::int as ended
     from session_tokens t join sessions s on s.id = t.session_id join users u on u.id = s.user_id
     where u.email = $1`,
    [person.email],
  )
  expect(tokens).toEqual({ generations: 2, ended: 0 })
})

test('§7 refresh: a browser that comes back after its token ran out renews it before the first call @long', async ({
  page,
  shop,
}) => {
  const person: Person = { page, shop, locale: 'en', email: newAddress('comes-back') }
  await signInAt(person, '/orders')
  // Calls of this page, made before its token ran out, would be refused after.
  await page.waitForLoadState('networkidle')
  await expireTokens(person)
  await page.evaluate(() => {
    const record = JSON.parse(localStorage.getItem('user') ?? '{}')
    localStorage.setItem('user', JSON.stringify({ ...record, token_expiry: '2026-01-01' }))
  })
  const refused: string[] = []
  page.on('response', (answer) => answer.status() === 401 && refused.push(answer.url()))
  const isRead = page.waitForResponse((answer) => answer.url().includes('/v1/order-draft'))
  await page.goto('/order')
  expect((await isRead).status()).toBe(200)
  expect(refused).toEqual([])
})

test('A.4.24 a record copied into another browser opens nothing there, and its owner stays @long', async ({
  page,
  shop,
  browser,
}) => {
  const person: Person = { page, shop, locale: 'en', email: newAddress('copied') }
  await signInAt(person, '/orders')
  const record = await page.evaluate(() => localStorage.getItem('user'))
  expect(Object.keys(JSON.parse(record ?? '{}')).sort()).toEqual([
    'authentication_token',
    'id',
    'name',
    'token_expiry',
  ])

  const elsewhere = await browser.newContext({ baseURL: shop.url })
  const thief = await elsewhere.newPage()
  await thief.goto('/faq?lang=en')
  await thief.evaluate((text) => localStorage.setItem('user', text ?? ''), record)
  await thief.goto('/orders')
  await expect(thief).toHaveURL(/\/sign-in/)
  await expect(async () => {
    expect(await thief.evaluate(() => localStorage.getItem('user'))).toBeNull()
  }).toPass()
  await elsewhere.close()

  await page.reload()
  await expectOrders(page)
})

test('A.4.26 signing out removes personal data from the browser, in every tab', async ({
  page,
  shop,
}) => {
  const person: Person = { page, shop, locale: 'en', email: newAddress('leaving') }
  // A draft with a name in it, and an order list that was displayed.
  await signIn(person)
  await saveDraft(person, { customerName: 'Private Sample' })
  await page.goto('/order')
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('order')))
    .toContain('Private Sample')
  const other = await page.context().newPage()
  await other.goto('/orders')
  await expectOrders(other)

  await signOutAt(page)
  await expect(other).toHaveURL(/\/sign-in/)
  for (const tab of [page, other]) {
    await expect(async () => {
      const kept = await tab.evaluate(() => [
        ...Object.keys(localStorage),
        ...Object.keys(sessionStorage),
        ...Object.values(localStorage),
        ...Object.values(sessionStorage),
      ])
      expect(kept.filter((text) => /user|order|draft|private|@/i.test(text))).toEqual([])
    }).toPass({ timeout: 10_000 })
    await expect(tab.locator('body')).not.toContainText(person.email)
  }
})

for (const isKept of [false, true]) {
  test(`A.4.26 Back after signing out shows nothing private, with the browser's memory of pages ${isKept ? 'on' : 'off'} @long`, async ({
    playwright,
    browser,
    shop,
  }) => {
    // Playwright turns this cache off; real browsers have it.
    const own = isKept
      ? await playwright.chromium.launch({
          ...test.info().project.use.launchOptions,
          ignoreDefaultArgs: ['--disable-back-forward-cache'],
        })
      : browser
    const context = await own.newContext({ baseURL: shop.url })
    const page = await context.newPage()
    waitForHydration(page)
    const person: Person = { page, shop, locale: 'en', email: newAddress('back') }
    const { id, number } = await placeBankOrder(person)
    for (const path of ['/orders', `/orders/${id}`, '/profile']) await page.goto(path)
    await expect(page.getByText(person.email).first()).toBeVisible()

    await signOutAt(page)
    // The profile, the order and the list are in the history: each requires a sign-in and shows nothing before.
    for (let back = 0; back < 3; back += 1) {
      await page.goBack()
      await expect(page).toHaveURL(/\/sign-in/)
      const shown = await page.locator('body').innerText()
      for (const secret of [person.email, number, '山田 太郎', '見本町1-2-3']) {
        expect(shown).not.toContain(secret)
      }
    }
    await (isKept ? own : context).close()
  })
}

test('Decisions, section 2: the console’s cookie is for this server alone', async ({
  page,
  shop,
}) => {
  await signInByLink(page, shop, 'en')
  const cookies = await page.context().cookies()
  // Over plain HTTP a browser would drop a cookie that requires TLS; with TLS it is `__Host-` and Secure.
  expect(cookies.find(({ name }) => name === 'staff')).toMatchObject({
    httpOnly: true,
    secure: false,
    sameSite: 'Strict',
    path: '/',
    domain: 'localhost',
    expires: -1,
  })
  expect(await page.evaluate(() => document.cookie)).not.toContain('staff')
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('staff')
})

for (const { locale, javaScriptEnabled } of [
  { locale: 'en', javaScriptEnabled: true },
  { locale: 'ja', javaScriptEnabled: false },
  { locale: 'ko', javaScriptEnabled: true },
] as const) {
  test(`A.4.27 money requires a fresh one-time password: requested in ${locale}, ${javaScriptEnabled ? 'with' : 'without'} JavaScript, nothing is typed twice${locale === 'en' ? '' : ' @long'}`, async ({
    shop,
    browser,
    request,
  }) => {
    const t = translator(locale)
    const buyer = { request, shop, locale: 'en' as const, email: newAddress('fresh-code') }
    const order = await placeBankOrder(buyer)

    const context = await browser.newContext({ baseURL: shop.url, javaScriptEnabled })
    const staff = await context.newPage()
    const member = await enterConsole(staff, shop, locale)
    const nextCode = await enrolTelephone(shop, member)
    await staff.goto(`/admin/orders/${order.id}`)
    await fillTransfer(staff)
    await letReauthenticationAge(shop, member.email)
    await staff.getByRole('button', { name: t('admin.recordSubmit') }).click()

    const title = staff.getByRole('heading', { level: 1, name: t('admin.askedTitle') })
    await expect(title).toBeVisible()
    await expect(staff.getByText(t('admin.asked_record_transfer'))).toBeVisible()
    expect((await ordersOf(buyer))[0]?.status).toBe('awaiting_transfer')
    if (javaScriptEnabled) {
      await expect(staff.locator('#oneTimePassword')).toBeFocused()
      if (locale === 'en') await expectAccessible(staff)
    }

    await giveCode(staff, '000000', t('admin.askedSubmit'))
    const summary = staff.getByRole('alert')
    // Once it has the focus the page listens, and takes nothing away that is typed.
    if (javaScriptEnabled) await expect(summary).toBeFocused()
    else await expect(summary).toBeVisible()
    expect((await ordersOf(buyer))[0]?.status).toBe('awaiting_transfer')
    await giveCode(staff, nextCode(), t('admin.askedSubmit'))
    // The step itself is taken now, and answers what it would have answered before.
    await expect(staff.getByLabel(t('admin.acceptsDifference'))).toBeVisible()
    await expect(staff.locator('#payerName')).toHaveValue('ヤマダ タロウ')
    await context.close()
  })
}

test('§2 an action that is not sensitive, and money within the time, require nothing @long', async ({
  page: staff,
  shop,
  request,
}) => {
  const t = translator('en')
  const buyer = { request, shop, locale: 'en' as const, email: newAddress('no-code') }
  const order = await placeBankOrder(buyer)
  const { email } = await enterConsole(staff, shop, 'en')

  await staff.goto(`/admin/orders/${order.id}`)
  await fillTransfer(staff)
  await staff.getByRole('button', { name: t('admin.recordSubmit') }).click()
  await expect(staff.getByLabel(t('admin.acceptsDifference'))).toBeVisible()
  await letReauthenticationAge(shop, email)
  await staff.goto(`/admin/orders/${order.id}?form=cancel`)
  await staff.getByLabel(t('admin.cancelReason')).selectOption('customer_asked')
  await staff.getByRole('button', { name: t('admin.cancelSubmit') }).click()
  await expect(staff.getByText(t('admin.done_cancel'))).toBeVisible()
})

async function signInAt(person: Person, path: string): Promise<void> {
  await signIn(person)
  await person.page.goto(path)
  await expectOrders(person.page)
}

async function expectOrders(page: Page): Promise<void> {
  const t = wordsOf({ locale: 'en' })
  await expect(
    page.getByRole('heading', { level: 1, name: t('checkout.ordersTitle') }),
  ).toBeVisible()
}

async function signOutAt(page: Page): Promise<void> {
  const t = wordsOf({ locale: 'en' })
  await page.goto('/profile')
  await page
    .getByRole('main')
    .getByRole('button', { name: t('shell.signOut') })
    .click()
  await expect(page).toHaveURL(/\/sign-in/)
}

const expireTokens = ({ shop, email }: Person) =>
  shop.query(
    `update session_tokens set expires_at = now() - interval '1 second'
     where session_id in (select s.id from sessions s join users u on u.id = s.user_id where u.email = $1)`,
    [email],
  )

/** Less than the amount due, so that the answer is a confirmation with all input still in its fields. */
async function fillTransfer(staff: Page): Promise<void> {
  await staff.locator('#amount').fill('10000')
  await staff.locator('#receivedOn').fill(new Date().toISOString().slice(0, 10))
  await staff.locator('#payerName').fill('ヤマダ タロウ')
}

/** As if the one-time password had been given a minute too long ago. */
const letReauthenticationAge = (shop: Person['shop'], email: string) =>
  shop.query(
    `update staff_sessions set confirmed_at = now() - make_interval(mins => $2), reauthenticated_at = null
     where user_id = (select id from users where email = $1)`,
    [email, STAFF_STEP_UP_MINUTES + 1],
  )

async function giveCode(staff: Page, code: string, button: string): Promise<void> {
  await staff.locator('#oneTimePassword').fill(code)
  await staff.getByRole('button', { name: button }).click()
}

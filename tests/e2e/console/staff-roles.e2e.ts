/** Who is offered what in the console, and what is refused where nothing was offered: page, form and call. Decisions, section 2. */
import type { APIRequestContext, Page } from '@playwright/test'

import type { StaffRole } from '#domain/accounts/role.ts'
import { translator } from '#i18n/catalogue.server.ts'
import type { Translate } from '#i18n/translate.ts'
import type { Locale } from '#shared/locale.ts'

import { enterConsole } from '../../support/drivers/console-driver.ts'
import { anyProtectedPath, SOME_ID } from '../../support/drivers/console-paths.ts'
import { createFixtures, type Step, stepsOf } from '../../support/drivers/console-steps.ts'
import { placeBankOrder, signIn } from '../../support/drivers/customer.ts'
import { expect, expectAccessible, newAddress, test } from '../../support/drivers/journey.ts'
import { openHtml } from '../../support/drivers/pages.ts'

// From the table of permissions, by hand: the product's own answer would verify nothing.
const EVERYDAY = {
  today: '/admin',
  statistics: '/admin/statistics',
  orders: '/admin/orders',
  bank: '/admin/bank',
  stock: '/admin/stock',
  catalog: '/admin/catalog',
  content: '/admin/content',
  messages: '/admin/messages',
  customers: '/admin/customers',
} as const
const OFFERED = {
  staff: {
    ...EVERYDAY,
    partners: '/admin/partners',
    webhooks: '/admin/webhooks',
    incidents: '/admin/incidents',
  },
  administrator: {
    ...EVERYDAY,
    staff: '/admin/staff',
    partners: '/admin/partners',
    webhooks: '/admin/webhooks',
    settings: '/admin/settings',
    audit: '/admin/audit',
    incidents: '/admin/incidents',
  },
} as const satisfies Partial<Record<StaffRole, object>>
type StaffOffered = keyof typeof OFFERED

const WORK = ['goConfirm', 'goShip', 'goTransfers', 'goRefunds', 'goYear'] as const

for (const [role, locale] of [
  ['staff', 'ja'],
  ['administrator', 'ko'],
] as const) {
  test(`Decisions, section 2: what ${role} are offered is what they may do, in the frame, on Today and on each page @long`, async ({
    page,
    shop,
    request,
    browser,
  }) => {
    const fixtures = await createFixtures(shop, request)
    await enterConsole(page, shop, locale, role)
    await page.goto('/admin')
    await expectFrame(page, role, translator(locale))
    await expectToday(page, role)

    // What is offered is in the HTML, whatever a browser makes of it.
    const storageState = await page.context().storageState()
    const options = { baseURL: shop.url, storageState, javaScriptEnabled: false }
    const plain = await browser.newContext(options)
    const reader = await plain.newPage()
    const steps = stepsOf(fixtures, translator(locale))
    for (const step of steps) await expectStep(reader, shop.url, role, step)
    await plain.close()
  })
}

test('Decisions, section 2: a page that is not offered is refused in words, with a way back, in each language @long', async ({
  page,
  shop,
}) => {
  await enterConsole(page, shop, 'en', 'staff')
  const refused: [path: string, locale: Locale][] = [
    ['/admin/staff', 'ja'],
    ['/admin/staff?form=invite_staff', 'ko'],
    [`/admin/staff/${SOME_ID}`, 'en'],
    ['/admin/audit', 'ko'],
  ]
  for (const [path, locale] of refused) {
    const t = translator(locale)
    const answer = await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=${locale}`)
    expect(answer?.status(), path).toBe(403)
    const main = page.getByRole('main')
    await expect(main.getByText(t('adminStaff.onlyTitle'))).toBeVisible()
    await expect(page).toHaveTitle(new RegExp(`^${t('adminStaff.onlyTitle')}`))
    await expect(main.getByText(t('adminStaff.onlyText'))).toBeVisible()
    await expect(main.getByRole('link')).toHaveText([t('adminStaff.onlyBack')])
    await expect(main.getByRole('button')).toHaveCount(0)
  }
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    translator('ko')('adminFrame.area_today'),
  )

  const en = translator('en')
  const answer = await page.goto('/admin/settings?change=bank&lang=en')
  expect(answer?.status()).toBe(403)
  await expect(page.getByText(en('adminStaff.onlyText'))).toBeVisible()
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0)
  await expectAccessible(page)
  const refusals = await shop.query<{ detail: string }>(
    `select detail from access_entries where action = 'access_refused' and detail like '% GET /admin/%'`,
  )
  expect(refusals.map(({ detail }) => detail)).toEqual(
    expect.arrayContaining([
      'forbidden GET /admin/staff',
      'forbidden GET /admin/staff/:id',
      'forbidden GET /admin/audit',
      'forbidden GET /admin/settings',
    ]),
  )
  // Neither the page nor the data that comes with it reveals its content.
  const [{ value } = { value: '' }] = await shop.query<{ value: string }>(
    `select value from settings where key = 'company.bank_account_number'`,
  )
  expect(value).not.toBe('')
  expect(await answer?.text()).not.toContain(value)
})

test('Decisions, section 2: content begins with its own area, and opens no orders @long', async ({
  page,
  shop,
}) => {
  const t = translator('ja')
  await enterConsole(page, shop, 'ja', 'content')
  await page.goto('/admin')
  await expect(page).toHaveURL(/\/admin\/content$/)
  const areas = page.getByRole('navigation', { name: t('admin.workAreas') }).getByRole('link')
  await expect(areas).toHaveText([areaWord('content', t)])
  await expect(page.getByRole('search', { name: t('adminFrame.find') })).toHaveCount(0)

  const answer = await page.goto('/admin/orders')
  expect(answer?.status()).toBe(403)
  await expect(page.getByRole('main').getByText(t('adminStaff.onlyText'))).toBeVisible()
})

test('Decisions, section 2: on orders and customers a role is offered what it may do, and who does the rest is said @long', async ({
  page,
  shop,
  request,
}) => {
  const t = translator('ko')
  const buyer = { request, shop, locale: 'ko' as const, email: newAddress('buyer') }
  const order = await placeBankOrder(buyer)
  const offered = async (role: StaffRole, path = `/admin/orders/${order.id}`) => {
    await enterConsole(page, shop, 'ko', role)
    await page.goto(path)
    const main = page.getByRole('main')
    return {
      intents: await main
        .locator('[name="intent"]')
        .evaluateAll((all) => all.map((it) => it.getAttribute('value'))),
      forms: await main
        .locator('a[href*="?form="]')
        .evaluateAll((all) =>
          all.map((it) => /form=(\w+)/.exec(it.getAttribute('href') ?? '')?.[1]),
        ),
    }
  }
  const all = await offered('staff')
  expect(all.intents).toContain('record_transfer')
  expect(all.forms).toEqual(expect.arrayContaining(['cancel', 'edit_customer', 'edit_address']))

  const few = await offered('support')
  expect(new Set(few.intents)).toEqual(new Set(['note']))
  expect(few.forms.filter((form) => form !== 'email' && form !== 'resend_email')).toEqual([])
  await expect(page.getByText(t('admin.nextByOthers'))).toBeVisible()
  await expectAccessible(page)

  const list = page.getByRole('main')
  await page.goto(`/admin/orders?show=all&q=${order.number}`)
  await expect(list.getByRole('link', { name: order.number })).toBeVisible()
  await expect(list.getByRole('checkbox')).toHaveCount(0)
  await expect(list.locator('a[href^="/admin/orders/export"]')).toHaveCount(0)
  expect((await page.goto('/admin/orders/export'))?.status()).toBe(403)

  const [{ id } = { id: '' }] = await shop.query<{ id: string }>(
    `select id from users where email = '${buyer.email}'`,
  )
  const ends = ['revoke_customer_session', 'revoke_customer_sessions']
  const ofCustomer = `/admin/customers/${id}`
  expect((await offered('support', ofCustomer)).intents).toEqual(expect.arrayContaining(ends))
  expect(new Set((await offered('operations', ofCustomer)).intents)).toEqual(
    new Set(['note_customer', 'tag_customer']),
  )
})

test('Decisions, sections 2 and 8: neither visitor, customer nor partner enters the console, by page or by call @long', async ({
  page,
  shop,
  request,
  browser,
}) => {
  const t = translator('en')
  for (const path of anyProtectedPath()) await expectSignIn(request, path, {})
  await page.goto('/admin/audit?lang=en')
  await expect(page).toHaveURL(/\/admin\/sign-in/)
  await expect(page.getByRole('navigation', { name: t('admin.workAreas') })).toHaveCount(0)
  await expectAccessible(page)

  const person = { page, shop, locale: 'en', email: newAddress('customer') } as const
  const { token } = await signIn(person)
  for (const path of ['/profile', '/orders', '/order']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('a[href*="/admin"]')).toHaveCount(0)
  }
  for (const path of Object.values(OFFERED.administrator))
    await expectSignIn(page.request, path, {})

  const { fixtures, key } = await asAdministrator()
  for (const path of ['/admin', '/admin/audit', `/admin/customers/${fixtures.customerId}/data`]) {
    await expectSignIn(request, path, { authorization: token, 'x-api-key': key })
    await expectSignIn(request, path, { cookie: `staff=${token}` })
  }
  await expectCall(request, { path: '/v1/orders', key, code: '403 scope_missing', token })
  await expectCall(request, { path: '/graphql', key, code: '403 scope_missing', token: '' })
  const order = `/v1/orders/${fixtures.orderId}`
  // A customer's token is good in its own browser alone, and there for their own orders.
  const own = { path: order, key: 'pk_local', token }
  await expectCall(request, { ...own, code: '401 token_invalid' })
  await expectCall(page.request, { ...own, code: '404 not_found' })

  /** Creates what the other tests need; the cookie of the console opens the console alone. */
  async function asAdministrator() {
    const context = await browser.newContext({ baseURL: shop.url })
    const staff = await context.newPage()
    await enterConsole(staff, shop, 'en')
    const made = await createFixtures(shop, request)
    await staff.goto(`/admin/partners?form=issue_key&id=${made.partnerId}`)
    const partner = staff.getByRole('region', { name: made.partner, exact: true })
    await partner.getByRole('checkbox', { name: t('adminPartners.scope_content') }).check()
    await partner.getByRole('button', { name: t('adminPartners.issueSubmit') }).click()
    const secret = (await staff.locator('pre', { hasText: 'pk_' }).innerText()).trim()
    const own = { path: '/v1/orders', key: 'pk_local', code: '401 token_invalid', token: '' }
    await expectCall(context.request, own)
    await context.close()
    return { fixtures: made, key: secret }
  }
})

async function expectFrame(page: Page, role: StaffOffered, t: Translate): Promise<void> {
  const areas = Object.entries(OFFERED[role])
  const words = areas.map(([name]) => areaWord(name, t))
  const links = page.getByRole('navigation', { name: t('admin.workAreas') }).getByRole('link')
  // Next to its name an area shows the number of waiting items.
  await expect(links).toHaveText(words.map((word) => new RegExp(`^${word}\\s*(\\d.*)?$`)))
  const paths = links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(await paths).toEqual(areas.map(([, path]) => path))

  await page.getByRole('button', { name: t('adminFrame.goTo') }).click()
  const palette = page.getByRole('dialog', { name: t('adminFrame.goTo') })
  await expect(palette.getByRole('option')).toHaveText([
    ...words,
    ...WORK.map((work) => t(`adminFrame.${work}`)),
    t('adminFrame.shortcuts'),
  ])
  await page.keyboard.press('Escape')
  await expect(palette).toBeHidden()
}

/** Everybody who sees a number of waiting items may open them. */
async function expectToday(page: Page, role: StaffOffered): Promise<void> {
  const found = await page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  const areas = Object.values<string>(OFFERED[role]).filter((path) => path !== '/admin')
  expect(found.filter((href) => !areas.some((path) => href.startsWith(path)))).toEqual([])
  for (const area of ['/admin/messages', '/admin/webhooks', '/admin/incidents']) {
    expect(
      found.some((href) => href.startsWith(area)),
      area,
    ).toBe(true)
  }
  for (const href of new Set(found)) expect((await page.request.get(href)).status(), href).toBe(200)
}

async function expectStep(
  page: Page,
  origin: string,
  role: StaffOffered,
  step: Step,
): Promise<void> {
  const isAllowed = role === 'administrator'
  const main = page.getByRole('main')
  const [kind, name] = step.offer
  await openHtml(page, step.path)
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
  const offers = main.getByRole(kind, { name })
  if (isAllowed) {
    await expect(offers.first(), step.path).toBeVisible()
    await expect(main.getByText(step.told), step.path).toHaveCount(0)
  } else {
    await expect(main.getByText(step.told).first(), step.path).toBeVisible()
    await expect(offers, step.path).toHaveCount(0)
  }

  await openHtml(page, step.path + step.ask)
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
  const submit = main.getByRole('button', { name: step.submit, exact: true })
  await expect(submit, step.path).toHaveCount(isAllowed ? 1 : 0)
  if (isAllowed) return

  // A form that was never shown is refused all the same, and for this reason.
  const sent = await page.request.post(step.path.replace(/(\?|$)/, '.data$1'), {
    form: step.form,
    headers: { origin },
  })
  expect(sent.ok(), step.path).toBe(false)
  expect(await sent.text(), step.path).toContain('"forbidden"')
}

const areaWord = (name: string, t: Translate): string =>
  // Every name of the lists above is an area that has a word.
  t(`adminFrame.area_${name as keyof (typeof OFFERED)['administrator']}`)

/** The caller is redirected to the sign-in page and learns nothing else. */
async function expectSignIn(
  request: APIRequestContext,
  path: string,
  headers: Record<string, string>,
): Promise<void> {
  const answer = await request.get(path, { headers, maxRedirects: 0 })
  expect(answer.status(), path).toBe(302)
  expect(answer.headers().location, path).toBe('/admin/sign-in')
}

type Call = { path: string; key: string; token: string; code: string }

async function expectCall(request: APIRequestContext, call: Call): Promise<void> {
  const headers = { 'x-api-key': call.key, ...(call.token && { authorization: call.token }) }
  const answer =
    call.path === '/graphql'
      ? await request.post(call.path, { headers, data: { query: '{ __typename }' } })
      : await request.get(call.path, { headers })
  const { error }: { error?: { code: string } } = await answer.json()
  expect(`${answer.status()} ${error?.code}`, call.path).toBe(call.code)
}

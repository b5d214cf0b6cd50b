/** Partners in the console: a key that opens and is refused again, and a receiver of webhooks. Decisions, section 10. */
import type { Page } from '@playwright/test'

import { KEY_REMEMBERED_SECONDS } from '#domain/partners/policy.ts'
import { translator } from '#i18n/catalogue.server.ts'
import type { Locale } from '#shared/locale.ts'

import { enterConsole } from '../../support/drivers/console-driver.ts'
import { expect, expectAccessible, type JourneyShop, test } from '../../support/drivers/journey.ts'
import { isSignedBy, openReceiver, type Received } from '../../support/webhooks/webhook-receiver.ts'

test('§10 partners: a key opens what it was made for, and nothing once it is revoked', async ({
  page,
  shop,
}) => {
  const t = translator('en')
  const name = 'Keyed Sample Ltd.'
  await enterConsole(page, shop, 'en')
  await page.goto('/admin/partners?form=create_partner')
  await page.getByLabel(t('adminPartners.name')).fill(name)
  const contact = page.getByLabel(t('adminPartners.contactEmail'))
  await contact.fill('nobody')
  await contact.press('Enter')
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(contact).toHaveAttribute('aria-invalid', 'true')
  await expect(contact).toHaveValue('nobody')
  await expect(page.getByLabel(t('adminPartners.name'))).toHaveValue(name)
  await expectAccessible(page)
  await contact.fill('partner@example.com')
  await contact.press('Enter')
  await expect(page.getByText(t('adminPartners.done_create_partner'))).toBeVisible()

  const partner = page.getByRole('region', { name, exact: true })
  await partner.getByRole('link', { name: t('adminPartners.issueStart') }).click()
  await partner.getByRole('button', { name: t('adminPartners.issueSubmit') }).click()
  await expect(partner.getByText(t('adminPartners.scopesMissing')).last()).toBeVisible()
  await partner.getByRole('checkbox', { name: t('adminPartners.scope_content') }).check()
  await partner.getByRole('button', { name: t('adminPartners.issueSubmit') }).click()
  await expect(page.getByText(t('adminPartners.issuedTitle', { name }))).toBeVisible()
  await expectAccessible(page)
  const key = (await page.locator('pre', { hasText: 'pk_' }).innerText()).trim()
  expect(await callWith(shop, key, '/v1/news?locale=en')).toBe('200')
  expect(await callWith(shop, key, '/v1/prices?locale=en')).toBe('403 scope_missing')
  const expectAnswer = (answer: string) =>
    expect(async () => {
      expect(await callWith(shop, key, '/v1/news?locale=en')).toBe(answer)
    }).toPass({ timeout: (KEY_REMEMBERED_SECONDS + 10) * 1000 })
  await page.goto('/admin/partners')
  expect(await page.content()).not.toContain(key)

  await partner.getByRole('link', { name: t('adminPartners.pauseStart') }).click()
  await partner.getByRole('button', { name: t('adminPartners.pauseSubmit') }).click()
  await expect(page.getByText(t('adminPartners.done_pause_key'))).toBeVisible()
  await expect(partner.getByText(t('adminPartners.state_paused'))).toBeVisible()
  await expectAccessible(page)
  await expectAnswer('401 api_key_paused')
  await partner.getByRole('button', { name: t('adminPartners.resumeSubmit') }).click()
  await expect(page.getByText(t('adminPartners.done_resume_key'))).toBeVisible()
  await expectAnswer('200')

  await partner.getByRole('link', { name: t('adminPartners.revokeStart') }).click()
  await partner.getByRole('button', { name: t('adminPartners.revokeSubmit') }).click()
  await expect(page.getByText(t('adminPartners.done_revoke_key'))).toBeVisible()
  await expect(partner.getByText(t('adminPartners.state_revoked'))).toBeVisible()
  await expectAnswer('401 api_key_revoked')
})

test('§10 partners: staff who administer nothing see it all and are offered nothing @long', async ({
  page,
  shop,
}) => {
  const t = translator('en')
  const [partnerId = ''] = await addPartner(shop, 'Seen Sample Ltd.')
  await enterConsole(page, shop, 'en', 'staff')
  await page.goto(`/admin/partners?form=deactivate_partner&id=${partnerId}`)
  await expect(page.getByText(t('adminPartners.readOnly'))).toBeVisible()
  const partner = page.getByRole('region', { name: 'Seen Sample Ltd.', exact: true })
  await expect(partner).toBeVisible()
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)

  await page.goto('/admin/webhooks?form=create_endpoint')
  await expect(page.getByText(t('adminWebhooks.readOnly'))).toBeVisible()
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
  await expectAccessible(page)

  // A form that was never shown is refused all the same.
  const answer = await page.request.post('/admin/partners', {
    form: { intent: 'deactivate_partner', id: partnerId },
    headers: { origin: shop.url },
  })
  expect(answer.status()).toBe(403)
  const [row] = await shop.query<{ ended_at: Date | null }>(
    'select ended_at from partners where id = $1',
    [partnerId],
  )
  expect(row?.ended_at).toBeNull()
})

test('§10 webhooks: a test event arrives signed; what a receiver refused is read and delivered again @long', async ({
  page,
  shop,
}) => {
  const t = translator('en')
  const receiver = await openReceiver()
  try {
    await addPartner(shop, 'Told Sample Ltd.')
    await enterConsole(page, shop, 'en')
    const secret = await createEndpoint(page, 'en', 'Told Sample Ltd.', receiver.url)
    await expectAccessible(page)
    await page.getByRole('row', { name: receiver.url }).getByRole('link').click()
    await sendTest(page, 'en')
    const [told] = await receivedBy(receiver, 1)
    expect(isSignedBy(secret, told)).toBe(true)
    expect(isSignedBy(secret, { ...told, body: `${told.body} ` })).toBe(false)
    await expectState(page, t('adminWebhooks.delivery_delivered'))

    receiver.answerWith({ status: 503, body: 'the queue is full' })
    await page.getByRole('link', { name: endpointOf('en', 'Told Sample Ltd.') }).click()
    await sendTest(page, 'en')
    await receivedBy(receiver, 2)
    await expectState(page, t('adminWebhooks.delivery_retrying'))
    const attempts = page.getByRole('table', { name: t('adminWebhooks.attempts') })
    await expect(attempts.getByRole('row', { name: /HTTP 503 the queue is full/ })).toBeVisible()
    await expectAccessible(page)

    receiver.answerWith({ status: 204 })
    await page.getByRole('button', { name: t('adminWebhooks.redeliver') }).press('Enter')
    await expect(page.getByText(t('adminWebhooks.done_redeliver'))).toBeVisible()
    const [, refused, again] = await receivedBy(receiver, 3)
    expect(again?.headers['webhook-id']).toBe(refused?.headers['webhook-id'])
    expect(again && isSignedBy(secret, again)).toBe(true)
    await expectState(page, t('adminWebhooks.delivery_delivered'))
  } finally {
    await receiver[Symbol.asyncDispose]()
  }
})

test('§10 webhooks: an endpoint is made, switched off and on in Japanese, on a phone @long', async ({
  page,
  shop,
}) => {
  const t = translator('ja')
  await page.setViewportSize({ width: 390, height: 844 })
  const receiver = await openReceiver()
  try {
    await addPartner(shop, '見本商事')
    await enterConsole(page, shop, 'ja')
    await page.goto('/admin/webhooks?form=create_endpoint')
    await page.getByLabel(t('adminWebhooks.partner')).selectOption('見本商事')
    const url = page.getByRole('textbox', { name: t('adminWebhooks.url'), exact: true })
    await url.fill('hooks')
    await url.press('Enter')
    await expect(url).toHaveAttribute('aria-invalid', 'true')
    await expect(url).toHaveValue('hooks')
    await expectAccessible(page)

    await createEndpoint(page, 'ja', '見本商事', receiver.url)
    await page.getByRole('row', { name: receiver.url }).getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(endpointOf('ja', '見本商事'))
    await page.getByRole('link', { name: t('adminWebhooks.offStart') }).click()
    await expect(page.getByRole('heading', { name: t('adminWebhooks.offTitle') })).toBeFocused()
    await page.getByRole('button', { name: t('adminWebhooks.offSubmit') }).click()
    await expect(page.getByText(t('adminWebhooks.done_switch_off'))).toBeVisible()
    await expect(page.getByRole('button', { name: t('adminWebhooks.sendTest') })).toHaveCount(0)
    await expectAccessible(page)
    await page.getByRole('button', { name: t('adminWebhooks.onSubmit') }).click()
    await expect(page.getByText(t('adminWebhooks.done_switch_on'))).toBeVisible()
    await page.setViewportSize({ width: 320, height: 700 })
    for (const path of [new URL(page.url()).pathname, '/admin/webhooks', '/admin/partners']) {
      await page.goto(path)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    }
  } finally {
    await receiver[Symbol.asyncDispose]()
  }
})

/** The status of a call with this key, and the code of a refusal. */
async function callWith(shop: JourneyShop, key: string, path: string): Promise<string> {
  const answer = await fetch(shop.url + path, { headers: { 'x-api-key': key } })
  const { error }: { error?: { code: string } } = await answer.json()
  return error ? `${answer.status} ${error.code}` : String(answer.status)
}

async function addPartner(shop: JourneyShop, name: string): Promise<string[]> {
  const rows = await shop.query<{ id: string }>(
    `insert into partners (name, contact_email, created_at)
     values ($1, 'partner@example.com', now()) returning id`,
    [name],
  )
  return rows.map(({ id }) => id)
}

/** By the form of the list of endpoints. Gives the secret that is shown once. */
async function createEndpoint(
  page: Page,
  locale: Locale,
  partner: string,
  url: string,
): Promise<string> {
  const t = translator(locale)
  await page.goto('/admin/webhooks?form=create_endpoint')
  await page.getByLabel(t('adminWebhooks.partner')).selectOption(partner)
  await page.getByRole('textbox', { name: t('adminWebhooks.url'), exact: true }).fill(url)
  await page.getByRole('checkbox', { name: 'order.placed' }).check()
  await page.getByRole('button', { name: t('adminWebhooks.createSubmit') }).click()
  await expect(page.getByText(t('adminWebhooks.secretTitle'))).toBeVisible()
  return (await page.locator('pre', { hasText: 'whsec_' }).innerText()).trim()
}

const endpointOf = (locale: Locale, partner: string): string =>
  translator(locale)('adminWebhooks.endpointTitle', { partner })

async function sendTest(page: Page, locale: Locale): Promise<void> {
  const t = translator(locale)
  await page.getByRole('button', { name: t('adminWebhooks.sendTest') }).click()
  await expect(page.getByText(t('adminWebhooks.done_send_test'))).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('endpoint.test')
}

/** Waits until so many arrived. */
async function receivedBy(
  { received }: { received: Received[] },
  count: number,
): Promise<[Received, ...Received[]]> {
  await expect(() => expect(received).toHaveLength(count)).toPass({ timeout: 30_000 })
  const [first, ...others] = received
  if (!first) throw new Error('it was just counted')
  return [first, ...others]
}

/** The badge next to the title, as soon as the attempt is recorded. */
async function expectState(page: Page, state: string): Promise<void> {
  await expect(async () => {
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 }).locator('xpath=..')).toContainText(state, {
      timeout: 1000,
    })
  }).toPass({ timeout: 30_000 })
}

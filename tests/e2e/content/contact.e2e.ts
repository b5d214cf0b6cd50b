/** Writing to the company. Spec §1, §2 "/contact", §4 "Contact", §7 call 15, §8; decisions, sections 10 and 11. */
import type { Page } from '@playwright/test'

import {
  emailsTo,
  expect,
  expectAccessible,
  type JourneyShop,
  newAddress,
  sentEmail,
  test,
} from '../../support/drivers/journey.ts'

test('§4, §8 contact: a message is sent once, the form is empty again, and the answer has the focus', async ({
  page,
  shop,
}) => {
  const email = newAddress('writer')
  await page.goto('/contact?lang=en')
  await fill(page, { name: 'Hanako', email, subject: 'A laboratory', message: 'Two lines\nof it' })
  const calls = countCalls(page)
  await page.getByRole('button', { name: 'Send message' }).click()

  const note = page.getByText('Contact is sent successfully.')
  await expect(note).toBeVisible()
  await expect(page.getByText('verified successfully')).toBeVisible()
  await expect(page.locator(':focus')).toContainText('Contact is sent successfully.')
  for (const name of ['Name', 'Email address', 'Subject', 'Message']) {
    await expect(page.getByRole('main').getByRole('textbox', { name })).toHaveValue('')
  }
  await expectAccessible(page)

  await sentEmail(shop, email, 'contact_received')
  await expect.poll(() => calls.filter((path) => /notify|auto-reply/.test(path)).length).toBe(2)
  const emails = await emailsTo(shop, email)
  expect(emails.map(({ kind }) => kind)).toEqual(['contact_received'])
  expect(await contactsOf(shop, email)).toMatchObject([
    { name: 'Hanako', message: 'Two lines\nof it', is_verified: true, topic: 'general' },
  ])
})

test('§5 contact: what is missing or wrong is said at its field, and the input stays', async ({
  page,
}) => {
  await page.goto('/contact?lang=en')
  await fill(page, { email: 'no address', message: 'a'.repeat(5001) })
  await page.getByRole('button', { name: 'Send message' }).click()

  const summary = page.getByRole('alert').filter({ hasText: 'Please check 3 fields' })
  await expect(summary).toBeFocused()
  await expect(fieldOf(page, 'Name')).toHaveAccessibleDescription('Please enter your name.')
  await expect(fieldOf(page, 'Email address')).toHaveValue('no address')
  await expect(fieldOf(page, 'Message')).toHaveAccessibleDescription(/5,000/)
  await expectAccessible(page)

  await summary.getByRole('link').first().click()
  await expect(fieldOf(page, 'Name')).toBeFocused()
  await page.keyboard.type('Hanako')
  await page.keyboard.press('Tab')
  await expect(fieldOf(page, 'Name')).toHaveAccessibleDescription('')
})

test('Decisions, section 10: a captcha that is refused twice is said, and nothing is lost @long', async ({
  page,
}) => {
  const challenges: string[] = []
  await page.route(/\/api\/captcha-challenge/, async (route) => {
    challenges.push(route.request().url())
    await route.continue()
  })
  const refusal = { code: 'captcha_failed', message: 'Error: reCaptcha verify failed' }
  await page.route(/\/v1\/contacts\?/, (route) =>
    route.fulfill({ status: 422, json: { error: refusal } }),
  )
  await page.goto('/contact?lang=en')
  await fill(page, { name: 'Hanako', email: 'hanako@example.com', message: 'Kept' })
  await page.getByRole('button', { name: 'Send message' }).click()

  const summary = page.getByRole('alert').filter({ hasText: 'Everything you wrote is still here' })
  await expect(summary).toContainText('Error: reCaptcha verify failed')
  await expect(fieldOf(page, 'Message')).toHaveValue('Kept')
  expect(challenges).toHaveLength(2)
})

test('Decisions, section 10: where no captcha can be had, the message goes all the same, unverified @long', async ({
  page,
  shop,
}) => {
  const email = newAddress('unverified')
  await page.route(/\/api\/captcha-challenge/, (route) => route.abort())
  await page.goto('/contact?lang=ja')
  await isHydrated(page)
  await fieldOf(page, 'お名前').fill('花子')
  await fieldOf(page, 'メールアドレス').fill(email)
  await page.getByRole('button', { name: '送信する' }).click()
  await expect(page.getByText('お問い合わせを送信しました。')).toBeVisible()
  await expect(page.getByText('スパム対策の確認が済みました')).toHaveCount(0)
  expect(await contactsOf(shop, email)).toMatchObject([{ is_verified: false, locale: 'ja' }])
})

/** Of the site itself, before the reader is asked to send once more. */
const ATTEMPTS = 3

test('§7 call 15: after lost answers the same words are sent under the same key @long', async ({
  page,
  shop,
}) => {
  const email = newAddress('lost')
  const keys: (string | undefined)[] = []
  await page.route(/\/v1\/contacts\?/, async (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    if (keys.length > ATTEMPTS) return route.continue()
    await route.fetch()
    await route.abort()
  })
  await page.goto('/contact?lang=en')
  await fill(page, { name: 'Hanako', email })
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'wasn’t sent' })).toBeVisible()
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText('Contact is sent successfully.')).toBeVisible()
  expect(keys).toEqual(Array(ATTEMPTS + 1).fill(keys[0]))
  expect(await contactsOf(shop, email)).toHaveLength(1)
})

test('§2 contact: a link may bring a subject, and a hostile one brings nothing @long', async ({
  page,
}) => {
  await page.goto('/contact?lang=en&subject=Web%20Engineer')
  await expect(fieldOf(page, 'Subject')).toHaveValue('Web Engineer')
  await page.goto('/contact?lang=en&topic=%3Cb%3E&subject=%00%0D%0ABcc')
  await expect(fieldOf(page, 'Subject')).toHaveValue('')
})

test('Decisions, section 11: an order from the Union brings its draft along, as words that can be changed', async ({
  page,
}) => {
  await page.goto('/contact?lang=en')
  await page.evaluate(() => {
    const selectedCartridges = [{ serial: 'AC-NU02', quantity: 2 }]
    localStorage.setItem('order', JSON.stringify({ kits: 2, selectedCartridges, location: 'FR' }))
  })
  await page.goto('/contact?lang=en&topic=eu-order')
  const message = fieldOf(page, 'Message')
  await expect(message).toHaveValue(/Hazelnut \(AC-NU02\) × 2/)
  await expect(message).toHaveValue(/Country: France/)
  await expect(fieldOf(page, 'Subject')).toHaveValue('Order from an EU member state')
  await message.fill('Changed')
  await expect(message).toHaveValue('Changed')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('§2 contact: the form says what is wrong, preserves the input, and sends', async ({
    page,
    shop,
  }) => {
    const email = newAddress('plain')
    await page.goto('/contact?lang=ko&subject=SDK')
    const send = page.getByRole('button', { name: '보내기' })
    await fieldOf(page, '내용').fill('첫 줄\n둘째 줄')
    await send.click()
    await expect(page.getByRole('alert')).toContainText('이름을 입력해 주세요.')
    await expect(fieldOf(page, '제목')).toHaveValue('SDK')
    await expect(fieldOf(page, '내용')).toHaveValue('첫 줄\n둘째 줄')

    await fieldOf(page, '이름').fill('하나코')
    await fieldOf(page, '이메일 주소').fill(email)
    await send.click()
    await expect(page.getByText('문의를 보냈습니다.')).toBeVisible()
    await expect(fieldOf(page, '내용')).toHaveValue('')
    await page.reload()
    await sentEmail(shop, email, 'contact_received')
    expect(await contactsOf(shop, email)).toMatchObject([
      { message: '첫 줄\n둘째 줄', is_verified: false, locale: 'ko' },
    ])
  })
})

/** The footer of every page has an address field too. */
const fieldOf = (page: Page, name: string) =>
  page.locator('#contact-form').getByRole('textbox', { name, exact: true })

type Input = Partial<Record<'name' | 'email' | 'subject' | 'message', string>>

/** The page listens once it is awake; until then the plain form would go. */
const isHydrated = (page: Page) =>
  page.waitForFunction(() => {
    const form = document.querySelector('#contact-form form')
    return form !== null && Object.keys(form).some((key) => key.startsWith('__reactProps'))
  })

async function fill(page: Page, { name, email, subject, message }: Input): Promise<void> {
  await isHydrated(page)
  const fields = { Name: name, 'Email address': email, Subject: subject, Message: message }
  for (const [label, text] of Object.entries(fields)) {
    if (text !== undefined) await fieldOf(page, label).fill(text)
  }
}

function countCalls(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => calls.push(new URL(request.url()).pathname))
  return calls
}

const contactsOf = (shop: JourneyShop, email: string) =>
  shop.query('select * from contacts where email = $1', [email])

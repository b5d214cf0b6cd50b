/** The order draft is never lost: between visitor and account, device and device, and it leaves with its owner. Spec §3, §4. */
import type { Browser, Page } from '@playwright/test'
import pg from 'pg'

import {
  ADDRESSES,
  choosePack,
  expectThanks,
  fillCustomer,
  fillShipping,
  ordersOf,
  type Person,
  payWithCard,
  placeOrder,
  signInByCode,
  visibleText,
  wordsOf,
} from '../../support/drivers/checkout-driver.ts'
import {
  IN_AMERICA,
  openCheckout,
  saveDraft,
  signInByCall,
} from '../../support/drivers/customer.ts'
import {
  expect,
  expectAccessible,
  type JourneyShop,
  newAddress,
  test,
} from '../../support/drivers/journey.ts'

const BUYER = { name: 'Taylor Sample', phone: '+1 555 0100', address: ADDRESSES.america }
/** Not among those that fill a pack by themselves: those are the first of their kinds. */
const OLDER = ['AC-CI02', 'AC-CI03']

test('§3 order draft: what a visitor chose and what the account stored become one pack, and the page says so', async ({
  page,
  shop,
  request,
}) => {
  const person: Person = { page, shop, locale: 'en', email: newAddress('merge') }
  const t = wordsOf(person)
  await signInByCall({ ...person, request })
  await saveDraft(person, {
    selectedCartridges: OLDER.map((serial) => ({ serial, quantity: 1 })),
    customerName: 'Older Sample',
  })

  // Six scents here leave no chamber for those of the account.
  await choosePack(person)
  await signInByCode(person)
  await expect(page).toHaveURL(/\/pre-checkout/)
  const note = noteOn(page)
  await expect(note).toContainText(t('draft.title'))
  await expect(note).toContainText(t('draft.leftTitle'))
  await expectAccessible(page)

  await note.getByRole('button', { name: t('draft.addPackages', { count: 1 }) }).click()
  await expect(note).not.toContainText(t('draft.leftTitle'))
  await expect
    .poll(async () => (await storedOf(person))?.content)
    .toMatchObject({
      kits: 1,
      refills: 1,
      customerName: 'Older Sample',
    })
  const kept = (await storedOf(person))?.content.selectedCartridges ?? []
  expect(kept).toHaveLength(8)
  expect(kept.map(({ serial }) => serial)).toEqual(expect.arrayContaining(OLDER))

  await note.getByRole('button', { name: t('draft.close') }).press('Enter')
  await expect(note).toBeEmpty()
  await expect(note).toBeFocused()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(note).toBeEmpty()
})

test('§3 order draft: what was typed on one device is there on another, and gone after signing out @long', async ({
  page,
  shop,
  browser,
}) => {
  const person: Person = { page, shop, locale: 'en', email: newAddress('devices') }
  const t = wordsOf(person)
  await openCheckout(person)
  await preCheckoutStored(person)
  await page.locator('#name').fill('Half Typed')
  // Left at once, without waiting for it to be saved.
  await page.goto('about:blank')
  await expect.poll(async () => (await storedOf(person))?.content.customerName).toBe('Half Typed')

  const phone = await otherDevice(browser, shop, person)
  await phone.page.goto('/sign-in?lang=en&next=/checkout/customer-details')
  await signInByCode(phone)
  await expect(phone.page.locator('#name')).toHaveValue('Half Typed')
  await phone.page.locator('#name').fill('Whole Sample')
  await expect.poll(async () => (await storedOf(person))?.content.customerName).toBe('Whole Sample')

  // The first device comes back and the account is slow: the page opens with what is here, and may be typed in.
  const account = await lockAccountElsewhere(page)
  await page.goto('/checkout/customer-details')
  await expect(page.locator('#name')).toHaveValue('Half Typed')
  await page.locator('#phone').fill(BUYER.phone)

  // The name was not changed here since, so it follows; what was typed meanwhile stays.
  account.answer()
  await expect(page.locator('#name')).toHaveValue('Whole Sample')
  await expect(page.locator('#phone')).toHaveValue(BUYER.phone)
  await expect
    .poll(async () => (await storedOf(person))?.content)
    .toMatchObject({ customerName: 'Whole Sample', customerPhone: BUYER.phone })

  await page.goto('/profile')
  await page
    .getByRole('main')
    .getByRole('button', { name: t('shell.signOut'), exact: true })
    .click()
  await expect(page).toHaveURL(/\/sign-in/)
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  await page.goto('/order')
  await expect(visibleText(page, t('order.nothingYet', { count: 6 }))).toBeVisible()
  expect((await storedOf(person))?.content.customerName).toBe('Whole Sample')

  const stranger: Person = { ...person, email: newAddress('stranger') }
  await page.goto('/sign-in?next=/order')
  await signInByCode(stranger)
  await expect(page).toHaveURL(/\/order/)
  await expect(visibleText(page, t('order.nothingYet', { count: 6 }))).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('order'))).not.toContain('Sample')
  await phone.page.context().close()
})

test('§3 order draft: a page that is left while a save is in progress saves its last words', async ({
  page,
  shop,
}) => {
  const person: Person = { page, shop, locale: 'en', email: newAddress('last-words') }
  await openCheckout(person)
  await preCheckoutStored(person)
  const account = await lockAccountOf(person)
  await page.locator('#name').fill('First words')
  await expect.poll(account.savesWaiting).toBe(1)
  await page.locator('#name').fill('Last words')
  await page.goto('about:blank')
  await expect.poll(account.savesWaiting).toBeGreaterThan(1)
  await account.unlock()
  await expect.poll(async () => (await storedOf(person))?.content.customerName).toBe('Last words')
})

test('§4 order: what was ordered on one device is not ordered again on another @long', async ({
  page,
  shop,
  browser,
}) => {
  const person: Person = { page, shop, locale: 'en', email: newAddress('once') }
  const t = wordsOf(person)
  await openCheckout(person, undefined, IN_AMERICA)
  await fillCustomer(person, BUYER)
  await fillShipping(person, BUYER.address)
  await expect
    .poll(async () => (await storedOf(person))?.content.confirmedSteps)
    .toContain('shipping-info')

  const phone = await otherDevice(browser, shop, person)
  await phone.page.goto('/sign-in?lang=en&next=/order')
  await signInByCode(phone)
  await expect(visibleText(phone.page, t('order.enough', { count: 6 }))).toBeVisible()

  await placeOrder(person, 'card')
  await expect.poll(async () => (await storedOf(person))?.content.selectedCartridges).toEqual([])
  await phone.page.goto('/checkout')
  await expect(phone.page).toHaveURL(/\/order/)
  await expect(visibleText(phone.page, t('order.nothingYet', { count: 6 }))).toBeVisible()

  await payWithCard(person, '4242424242424242')
  await expectThanks(person)
  expect(await ordersOf(person)).toHaveLength(1)
  await phone.page.context().close()
})

test('§4 form: a failing server and a lost network cost nothing that was typed @long', async ({
  page,
  shop,
}) => {
  const person: Person = { page, shop, locale: 'en', email: newAddress('failing') }
  await openCheckout(person)

  await page.route('**/v1/order-draft*', (route) => route.fulfill({ status: 500, json: {} }))
  const isRefused = page.waitForResponse((answer) => answer.url().includes('/v1/order-draft'))
  await page.locator('#name').fill('Through Failure')
  await isRefused
  await expect(page.locator('#name')).toHaveValue('Through Failure')
  await page.unroute('**/v1/order-draft*')

  await page.locator('#email').fill(person.email)
  await expect
    .poll(async () => (await storedOf(person))?.content)
    .toMatchObject({ customerName: 'Through Failure', customerEmail: person.email })
})

test('§4 sign-in: one that ends while the customer types leads back to all input @long', async ({
  page,
  shop,
}) => {
  const person: Person = { page, shop, locale: 'en', email: newAddress('typing') }
  await openCheckout(person)
  // What the page sends after this waits until the name is typed and the sign-in has ended.
  await preCheckoutStored(person)
  await expect(page.locator('#name')).toBeVisible()
  const input = Promise.withResolvers<void>()
  await page.route('**/v1/**', async (route) => {
    await input.promise
    await route.continue()
  })
  await page.locator('#name').fill('Still Here')
  await shop.query(
    `update sessions set revoked_at = now() where user_id = (select id from users where email = $1)`,
    [person.email],
  )
  input.resolve()
  await expect(page).toHaveURL(/\/sign-in\?next=/)
  await signInByCode(person)
  await expect(page).toHaveURL(/\/checkout\/customer-details/)
  await expect(page.locator('#name')).toHaveValue('Still Here')
  await expect.poll(async () => (await storedOf(person))?.content.customerName).toBe('Still Here')
})

type Kept = {
  version: number
  content: {
    selectedCartridges: { serial: string; quantity: number }[]
    confirmedSteps: string[]
    isAgreedTerms: string
    customerName: string
    customerPhone: string
  }
}

async function storedOf({ shop, email }: Person): Promise<Kept | undefined> {
  const [row] = await shop.query<Kept>(
    `select version, content from order_drafts d join users u on u.id = d.user_id where u.email = $1`,
    [email],
  )
  return row
}

/** Saves of this account wait in the database until it is unlocked. */
async function lockAccountOf({ shop, email }: Person) {
  const client = new pg.Client({ connectionString: shop.databaseUrl })
  await client.connect()
  await client.query('begin')
  await client.query('select id from users where email = $1 for update', [email])
  return {
    savesWaiting: async () => {
      const waiting = `select pid from pg_stat_activity where wait_event in ('transactionid', 'tuple')`
      return (await client.query(waiting)).rowCount
    },
    unlock: async () => {
      await client.query('commit')
      await client.end()
    },
  }
}

/** Waits until the pre-checkout is saved. */
async function preCheckoutStored(person: Person): Promise<void> {
  await expect.poll(async () => (await storedOf(person))?.content.isAgreedTerms).toMatch(/^\d/)
}

/** Delays requests of the draft until the test lets them through. */
async function lockAccountElsewhere(page: Page): Promise<{ answer: () => void }> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/v1/order-draft*', async (route) => {
    await promise
    await route.continue()
  })
  return { answer: resolve }
}

async function otherDevice(browser: Browser, shop: JourneyShop, person: Person): Promise<Person> {
  const context = await browser.newContext({ baseURL: shop.url })
  return { ...person, page: await context.newPage() }
}

/** The place of the news in the page; other places that speak are the shell's. */
const noteOn = (page: Page) => page.getByRole('main').locator('[role="status"][tabindex="-1"]')

import type { Page, Route } from '@playwright/test'

import {
  choosePack,
  type Person,
  passPreCheckout,
  signInByCode,
} from '../../support/drivers/checkout-driver.ts'
import { expect, expectAccessible, newAddress, test } from '../../support/drivers/journey.ts'
import { goTo, waitUntilHydrated } from '../../support/drivers/page-router.ts'

const FAQ_DATA = /\/faq\.data/
const HASH_OFFSET_PX = 50
const FAQ_PROGRAM = /\/assets\/faq-[\w-]+\.js/

test('§2 loading: nothing for 350 ms, then a loading screen, and after 10 s a question', async ({
  page,
}) => {
  await openPaused(page, '/terms-of-service?lang=en')
  const held = await hold(page, FAQ_DATA)
  await footerLink(page).click()
  await held.asked
  const loading = page.getByText('Loading the page', { exact: true })
  await page.clock.runFor(300)
  await expect(loading).toBeHidden()
  await page.clock.runFor(100)
  await expect(loading).toBeVisible()

  await page.clock.runFor(9_000)
  await expect(loading).toBeVisible()
  await page.clock.runFor(1_000)
  await expect(page.getByRole('alert')).toContainText('Please check your connection.')
  await page.clock.resume()
  await expectAccessible(page)
  // Before the answer comes: with it the question goes, and the button with the question.
  await page.getByRole('button', { name: 'Try again' }).click()
  await held.release()
  await expect(page).toHaveURL('/faq')
})

test('§2 loading: a visitor who stays keeps the page and what is on it', async ({ page }) => {
  await openPaused(page, '/terms-of-service?lang=en')
  const held = await hold(page, FAQ_DATA)
  await footerLink(page).click()
  await held.asked
  await page.clock.fastForward(10_100)
  await page.getByRole('button', { name: 'Stay on this page' }).click()
  await expect(page.getByRole('alert')).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of service')
  await held.release()
})

test('§8 page load: data that fails leads to an error page in the language of the page before', async ({
  page,
}) => {
  await page.goto('/faq?lang=ko')
  await waitUntilHydrated(page)
  await page.route('**/*.data*', (route) => route.fulfill({ status: 503, body: 'unavailable' }))
  await page.locator('body > footer').getByRole('link', { name: '채용' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /이용하실 수 없습니다|표시할 수 없습니다/,
  )
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko')
})

test('§8 page load: a script that fails is reported, and reloads nothing by itself', async ({
  page,
  complaints,
}) => {
  await page.goto('/terms-of-service?lang=en')
  await waitUntilHydrated(page)
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  await page.route(FAQ_PROGRAM, (route) => route.abort())
  await footerLink(page).click()
  await expect(page.getByRole('alert')).toContainText('Part of the page didn’t load')
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)

  await page.unroute(FAQ_PROGRAM)
  await page.getByRole('button', { name: 'Load again' }).click()
  await expect(page).toHaveURL('/faq')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // React Router logs the script that did not arrive.
  expect(complaints.splice(0).every((text) => !text.includes('Uncaught'))).toBe(true)
})

test('§8 page load: a script that does not arrive within 120 s has failed @long', async ({
  page,
}) => {
  await openPaused(page, '/terms-of-service?lang=en')
  const held = await hold(page, FAQ_PROGRAM)
  await footerLink(page).click()
  await held.asked
  await page.clock.fastForward(119_000)
  await expect(page.getByRole('alert')).toContainText('The page timed out')
  await page.clock.runFor(1_500)
  await expect(page.getByRole('alert')).toContainText('Part of the page didn’t load')
  await held.release()
})

test('§9 update: after 30 minutes a newer version is offered, waits, and loads on request', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/terms-of-service?lang=en')
  await listening(page)
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  await page.route('/version.json', (route) => route.fulfill({ json: { version: 'newer' } }))
  const notice = page.getByText('A new version of this site is ready')

  await page.clock.fastForward(29 * 60_000)
  await expect(notice).toBeHidden()
  await page.clock.fastForward(61_000)
  await expect(notice).toBeVisible()
  await expectAccessible(page)
  await page.clock.fastForward(60_000)
  await expect(notice).toBeVisible()

  await page.getByRole('button', { name: 'Refresh' }).click()
  await page.waitForFunction(() => !('isSamePage' in window))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(notice).toBeHidden()
})

test('§9 update: put off, the same version is not offered twice; the same as ours never @long', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/terms-of-service?lang=en')
  await listening(page)
  const notice = page.getByText('A new version of this site is ready')
  const asked = page.waitForResponse('/version.json')
  await page.clock.fastForward(30 * 60_000 + 1_000)
  await asked
  await expect(notice).toBeHidden()

  await page.route('/version.json', (route) => route.fulfill({ json: { version: 'newer' } }))
  await page.clock.fastForward(30 * 60_000)
  await page.getByRole('button', { name: 'Later' }).click()
  const askedAgain = page.waitForResponse('/version.json')
  await page.clock.fastForward(30 * 60_000)
  await askedAgain
  await expect(notice).toBeHidden()
})

test('§9 update: checkout shows no offer of it, which follows on the way out @long', async ({
  page,
  shop,
}) => {
  test.slow()
  const person: Person = { page, shop, locale: 'en', email: newAddress('update') }
  await choosePack(person)
  await signInByCode(person)
  await passPreCheckout(person)
  await page.clock.install()
  await page.reload()
  await expect(page.locator('#name')).toBeVisible()
  await page.route('/version.json', (route) => route.fulfill({ json: { version: 'newer' } }))
  const notice = page.getByText('A new version of this site is ready')

  await page.clock.fastForward(61 * 60_000)
  await expect(page.locator('#name')).toBeVisible()
  await expect(notice).toBeHidden()

  await page
    .getByRole('banner')
    .getByRole('link', { name: /, home$/ })
    .click()
  await expect(page).toHaveURL(/\/$/)
  // The half hour begins a moment after the page has come.
  await expect(async () => {
    await page.clock.fastForward(30 * 60_000 + 1_000)
    await expect(notice).toBeVisible({ timeout: 2000 })
  }).toPass()
})

test('§2 scroll: a hash stops 50 px below the top, and back is where one was @long', async ({
  page,
}) => {
  await page.goto('/terms-of-service?lang=en')
  await laidOut(page)
  await page.evaluate(() => window.scrollTo(0, 700))
  await footerLink(page).evaluate((link: HTMLElement) => link.click())
  await expect(page).toHaveURL('/faq')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(700)

  const hash = await page.locator('main nav a[href^="#"]').last().getAttribute('href')
  await page.goto('/faq?lang=en')
  await laidOut(page)
  await goTo(page, `/terms-of-service${hash}`)
  const target = page.locator(hash ?? '')
  await expect
    .poll(async () => Math.round((await target.boundingBox())?.y ?? 0))
    .toBe(HASH_OFFSET_PX)
})

test('§2 back to top: offered after 500 px, and 500 ms long @long', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.clock.install()
  await page.goto('/terms-of-service?lang=en')
  await waitUntilHydrated(page)
  const button = page.getByRole('button', { name: 'Back to top' })
  await page.evaluate(() => window.scrollTo(0, 500))
  await expect(button).toBeHidden()
  await page.evaluate(() => window.scrollTo(0, 501))
  await expect(button).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, 2000))

  await page.clock.pauseAt(Date.now() + 60_000)
  await button.click()
  await page.clock.runFor(250)
  const half = await page.evaluate(() => window.scrollY)
  expect(half).toBeGreaterThan(0)
  expect(half).toBeLessThan(2000)
  await page.clock.runFor(300)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test('§2 notification: goes by itself after 5 s, in danger and top left unless said otherwise @long', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/dev/ui?lang=en')
  await waitUntilHydrated(page)
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByRole('button', { name: 'danger', exact: true }).click()
  const message = page.getByRole('region', { name: 'Notifications' })
  await page.clock.runFor(100)
  await page.mouse.move(800, 500)
  await expect(message).toHaveAttribute('data-position', 'top-left')
  await page.clock.runFor(4_800)
  await expect(message).toBeVisible()
  await page.clock.runFor(400)
  await expect(message).toBeHidden()
})

const footerLink = (page: Page) => page.locator('body > footer').getByRole('link', { name: 'FAQ' })

/** Waits until every height is a real one; otherwise only a pressed link would ensure it. */
const laidOut = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0)

/** Effects have run too: a button that depends on scrolling has come and gone. */
async function listening(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Back to top' })
  await page.evaluate(() => window.scrollTo(0, 600))
  await expect(button).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect(button).toBeHidden()
}

/** The page's clock is stopped until the test moves it. */
async function openPaused(page: Page, path: string): Promise<void> {
  await page.clock.install()
  await page.goto(path)
  await waitUntilHydrated(page)
  await page.clock.pauseAt(Date.now() + 60_000)
}

/** Answers to these addresses wait until they are released. */
async function hold(page: Page, address: RegExp) {
  const waiting: Route[] = []
  let tell = () => {}
  const asked = new Promise<void>((resolve) => {
    tell = resolve
  })
  await page.route(address, (route) => {
    waiting.push(route)
    tell()
  })
  return {
    asked,
    release: async () => {
      await page.unroute(address)
      for (const route of waiting) await route.continue().catch(() => {})
    },
  }
}

/** On a phone, what a page of a purchase shows first stays where it is, and nothing that comes later is larger. Decision 0065. */
import type { Page } from '@playwright/test'

import { LOCALES } from '#shared/locale.ts'
import { CUSTOMS_STORAGE_KEY } from '#web/draft/order-draft.ts'

import { ADDRESSES, type Person, readyToOrder } from '../../support/drivers/checkout-driver.ts'
import { openCheckout, placeBankOrder, placeUnpaidOrder } from '../../support/drivers/customer.ts'
import { expect, newAddress, test } from '../../support/drivers/journey.ts'

/** As Lighthouse's phone. A window of a phone shows a page that is too wide smaller. */
test.use({ viewport: { width: 412, height: 823 }, isMobile: true })

/** Of the language names in the header, when their font arrives. */
const SHIFT_MAX = 0.001

const TABS = [
  '/checkout/customer-details',
  '/checkout/shipping-info',
  '/checkout/order-confirmation',
]
const DRAFTS = {
  Japan: {
    // The town of its code: another one is answered by a question below the code.
    address: { ...ADDRESSES.japan, postalCode: '104-0061', line1: '銀座1-2-3' },
    location: 'JP',
  },
  Korea: { address: { ...ADDRESSES.korea, postalCode: '04524' }, location: 'KR' },
} as const

for (const locale of LOCALES) {
  test(`decision 0065: the largest paint of a purchase in ${locale} is in the page of the server${locale === 'ko' ? '' : ' @long'}`, async ({
    page,
    shop,
  }) => {
    test.setTimeout(240_000)
    const person: Person = { page, shop, locale, email: newAddress('paint') }
    const unpaid = await placeUnpaidOrder(person)
    const bank = await placeBankOrder(person)
    const ofOrders = [
      `/checkout/payment-info?order=${unpaid.id}`,
      `/checkout/completed?order=${bank.id}`,
      `/orders/${bank.id}`,
    ]
    await page.addInitScript(observe)
    for (const [country, draft] of Object.entries(DRAFTS)) {
      await openCheckout(person, '/checkout/order-confirmation', {
        ...readyToOrder(person),
        ...draft,
      })
      await storeCustomsCode(page)
      for (const path of country === 'Japan' ? [...TABS, ...ofOrders] : TABS) {
        const seen = await paintsOf(page, path)
        const where = `${path} from ${country}`
        expect(page.url(), where).toContain(path)
        expect(seen.late, `${where} paints something larger later`).toEqual([])
        expect(seen.width, `${where} is wider than the window`).toBeLessThanOrEqual(412)
        expect(seen.shift, `${where} moves`).toBeLessThanOrEqual(SHIFT_MAX)
      }
    }
  })
}

/** It ends with the window, so it is not in the draft. */
const storeCustomsCode = (page: Page) =>
  page.evaluate((key) => {
    const { ownerId } = JSON.parse(localStorage.getItem('order') ?? '{}')
    sessionStorage.setItem(key, `${ownerId} P123456789012`)
  }, CUSTOMS_STORAGE_KEY)

type Seen = { paints: { at: number; text: string }[]; shift: number; width: number }

/** The scripts wait until the page of the server is painted with its fonts. */
async function paintsOf(page: Page, path: string) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const scripts = /\/assets\/(?!deferred-hydration)[^/]+\.js/
  await page.route(scripts, async (route) => {
    await promise
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  await page.waitForFunction(() => 'seen' in window && Object(window.seen).paints.length > 0)
  const releasedAt = await page.evaluate(async () => {
    await document.fonts.ready
    return performance.now()
  })
  resolve()
  await expect(page.locator('main [data-shape="page"]')).toHaveCount(0, { timeout: 60_000 })
  await page.waitForLoadState('networkidle')
  await page.unroute(scripts)
  // Written by `observe` in this page.
  const { paints, shift, width } = (await page.evaluate(() => Object(window).seen)) as Seen
  return { late: paints.filter(({ at }) => at > releasedAt), shift, width }
}

/** Runs in the page. */
function observe(): void {
  const seen: Seen = { paints: [], shift: 0, width: 0 }
  Object.assign(window, { seen })
  const watch = (type: string, see: (entry: unknown) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({
      type,
      buffered: true,
    })
  watch('largest-contentful-paint', (entry) => {
    const { startTime, element } = Object(entry)
    seen.paints.push({ at: startTime, text: element?.textContent?.slice(0, 60) ?? '' })
  })
  watch('layout-shift', (entry) => {
    seen.shift += Object(entry).value
  })
  const measure = () => {
    seen.width = Math.max(seen.width, document.documentElement.scrollWidth)
    requestAnimationFrame(measure)
  }
  // Before the style sheets have come, nothing is painted and no frame is drawn.
  requestAnimationFrame(measure)
}

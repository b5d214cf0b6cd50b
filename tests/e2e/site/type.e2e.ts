/** Pages of the purchase fit a narrow window, and nothing moves while fonts arrive. Decision 0018. */
import type { Page } from '@playwright/test'

import { LOCALES } from '#shared/locale.ts'

import { expect, test } from '../../support/drivers/journey.ts'
import { overflowing } from '../../support/drivers/overflowing.ts'

// Shared out between the workers, test by test.
test.describe.configure({ mode: 'parallel' })

const DEVICE = '/products/aroma-shooter-3'
const PHONE = { width: 390, height: 844 }
const SHIFT_MAX = 0.02

for (const locale of LOCALES) {
  test(`pages of the purchase fit 320 px in ${locale}${locale === 'en' ? '' : ' @long'}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 720 })
    const paths = ['/order', '/pre-checkout', '/sign-in']
    // It is in English only.
    for (const path of locale === 'en' ? [...paths, '/dev/ui'] : paths) {
      await page.goto(`${path}?lang=${locale}`)
      await settled(page)
      expect(await page.evaluate(overflowing), path).toEqual([])
    }
  })

  test(`code is in a face of one width without the site's own, in ${locale}${locale === 'ja' ? '' : ' @long'}`, async ({
    page,
  }) => {
    await page.route('**/*.woff2', (route) => route.abort())
    await page.goto(`/blog/first-hour-http-api?lang=${locale}`)
    const [narrow, wide] = await page.locator('pre code').first().evaluate(widthsOfLetters)
    expect(narrow).toBe(wide)
  })

  test(`nothing moves while the fonts of ${locale} arrive @long`, async ({ browser, shop }) => {
    for (const path of ['/', DEVICE, '/order']) {
      const context = await browser.newContext({ baseURL: shop.url, viewport: PHONE })
      const page = await context.newPage()
      await page.addInitScript(watchShifts)
      const releaseFonts = await holdFonts(page)
      await page.goto(`${path}?lang=${locale}`, { waitUntil: 'domcontentloaded' })
      await page.waitForFunction(
        () => performance.getEntriesByName('first-contentful-paint').length > 0,
      )
      releaseFonts()
      await page.waitForLoadState('load')
      await settled(page)
      const shifts = await page.evaluate(() => Reflect.get(window, 'shifts') as unknown[])
      const total = await page.evaluate(() => Reflect.get(window, 'shifted') as number)
      expect(await page.evaluate(failedFonts)).toEqual([])
      expect(total, `${path}: ${JSON.stringify(shifts)}`).toBeLessThan(SHIFT_MAX)
      await context.close()
    }
  })
}

function widthsOfLetters(element: Element): number[] {
  return ['iiii', 'mmmm'].map((letters) => {
    const probe = Object.assign(document.createElement('span'), { textContent: letters })
    element.append(probe)
    return probe.getBoundingClientRect().width
  })
}

/** Fonts are there, and two frames with them have been painted. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    await frame()
    await frame()
  })
}

/** The slowest of networks: no font comes before something was painted without it. */
async function holdFonts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/\.woff2/, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

/** Runs in the page: our own fonts that failed to load. Fallback fonts may be missing. */
function failedFonts(): string[] {
  const ours = [...document.fonts].filter(({ family }) => !family.includes('Stand-in'))
  return ours.filter(({ status }) => status === 'error').map(({ family }) => family)
}

/** Runs in the page before any other script: adds up unexpected layout shifts. */
function watchShifts(): void {
  Object.assign(window, { shifted: 0, shifts: [] })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const value = Reflect.get(entry, 'value') as number
      Object.assign(window, { shifted: (Reflect.get(window, 'shifted') as number) + value })
      const sources = Reflect.get(entry, 'sources') as { node?: Node }[]
      const names = sources.map(({ node }) => node?.textContent?.slice(0, 30) ?? '')
      ;(Reflect.get(window, 'shifts') as unknown[]).push({ value, names })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

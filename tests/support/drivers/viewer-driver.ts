/** The page with the shooter in 3D, in browsers that can and cannot draw it. */
import type { Locator, Page } from '@playwright/test'

import { test as journey, listenTo, waitForHydration } from './journey.ts'

export const VIEWER_PAGE = '/products/aroma-shooter-3?lang=en'

/** What is fetched for the view and for nothing else. */
export const THREE_DIMENSIONS = /\/assets\/(stage-[^/]+\.js|shooter3-[^/]+\.glb)$/

export const viewer = (page: Page): Locator =>
  page.getByRole('region', { name: 'Aroma Shooter 3 in 3D' })

const PHONE = { width: 390, height: 700 }

/** Journeys in a browser of their own: the one of the others draws otherwise. */
export const testWithGraphics = (graphics: readonly string[]) =>
  journey.extend({
    page: async ({ playwright, shop, complaints }, use) => {
      const browser = await playwright.chromium.launch(launchWith(graphics))
      const page = await browser.newPage({
        baseURL: shop.url,
        viewport: PHONE,
        reducedMotion: 'no-preference',
      })
      waitForHydration(page)
      listenTo(page, complaints)
      await use(page)
      await browser.close()
    },
  })

/** The browser of the other journeys, but for its graphics. */
const launchWith = (graphics: readonly string[]) => ({
  ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
  args: [
    ...(process.platform === 'linux' ? ['--no-sandbox'] : []),
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    ...graphics,
  ],
})

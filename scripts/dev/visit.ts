/** A browser before a shop, for our own tools: one that already runs, or one on a folder that is gone afterwards. */
import { type Browser, chromium } from '@playwright/test'

import type { Locale } from '../../src/shared/locale.ts'
import {
  choosePack,
  type Person,
  passPreCheckout,
  signInByCode,
} from '../../tests/support/drivers/checkout-driver.ts'
import { newAddress } from '../../tests/support/drivers/journey.ts'
import { type RunningShop, startShop } from '../../tests/support/process/running-shop.ts'
import { BROWSER_FLAGS, findOrInstallBrowser } from '../find-browser.ts'

export const DEVICE = '/products/aroma-shooter-3'

export type Visit = {
  url: string
  browser: Browser
  /** `null` for an external shop: the tool cannot read its e-mails, so it cannot sign in. */
  shop: RunningShop | null
  close(): Promise<void>
}

export async function openVisit(url?: string): Promise<Visit> {
  const shop = url === undefined ? await startShop() : null
  const browser = await chromium.launch({
    executablePath: findOrInstallBrowser(),
    args: BROWSER_FLAGS,
  })
  return {
    url: url ?? shop?.url ?? '',
    browser,
    shop,
    close: async () => {
      await browser.close()
      await shop?.close()
    },
  }
}

/** From an empty pack to the first step of the checkout, as a new customer. */
export async function goToCheckout(
  visit: Visit,
  locale: Locale,
  atPreCheckout: (person: Person) => Promise<void> = async () => {},
): Promise<Person | null> {
  if (!visit.shop) return null

  const context = await visit.browser.newContext({
    baseURL: visit.url,
    reducedMotion: 'reduce',
    viewport: { width: 1440, height: 900 },
  })
  const page = await context.newPage()
  const person: Person = { page, shop: visit.shop, locale, email: newAddress('visitor') }
  await choosePack(person)
  await signInByCode(person)
  await page.waitForURL(/\/pre-checkout/)
  await atPreCheckout(person)
  await passPreCheckout(person)
  return person
}

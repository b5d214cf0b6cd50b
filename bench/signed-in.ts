/** A browser profile of a customer who is signed in and has an order to continue, an unpaid one and one paid by transfer. */
import { type BrowserContext, chromium } from '@playwright/test'

import { BROWSER_FLAGS, findOrInstallBrowser } from '../scripts/find-browser.ts'
import {
  openCheckout,
  placeBankOrder,
  placeUnpaidOrder,
} from '../tests/support/drivers/customer.ts'
import type { RunningShop } from '../tests/support/process/running-shop.ts'

const DETAILS = {
  confirmedSteps: ['customer-details', 'shipping-info'],
  customerName: '見本 花子',
  customerEmail: 'hanako@example.com',
  customerPhone: '0312345678',
  address: {
    country: 'JP',
    postalCode: '104-0061',
    state: 'JP-13',
    city: '中央区',
    line1: '銀座1-2-3',
    line2: '',
  },
}

/** Lighthouse opens the profile with a browser of its own. Returns the orders by what a path calls them. */
export async function signInProfile(
  shop: RunningShop,
  profile: string,
): Promise<Record<string, string>> {
  const context = await chromium.launchPersistentContext(profile, {
    args: BROWSER_FLAGS,
    baseURL: shop.url,
    executablePath: findOrInstallBrowser(),
  })
  try {
    return await signedIn(context, shop)
  } finally {
    await context.close()
  }
}

async function signedIn(context: BrowserContext, shop: RunningShop) {
  const page = await context.newPage()
  const person = { page, shop, locale: 'ja', email: DETAILS.customerEmail } as const
  const unpaid = await placeUnpaidOrder(person)
  const bank = await placeBankOrder(person)
  await openCheckout(person, '/checkout/order-confirmation', DETAILS)
  await page.getByRole('main').getByText(DETAILS.customerName).first().waitFor()
  return { unpaid: unpaid.id, bank: bank.id }
}

/** The context of the console's routes, as the server makes it for a request. */
import { RouterContextProvider } from 'react-router'

import { pendingStaff } from '#server/admin/staff-cookie.ts'
import { originBound, STAFF_COOKIE } from '#shared/cookies.ts'
import { type AppLoadContext, appContext } from '#web/context.ts'

import type { TestShop } from '../shop/shop.ts'

/** What the loaders and actions of the console find for who sends this cookie. */
export async function consoleContext(
  shop: TestShop,
  cookie: string,
): Promise<RouterContextProvider> {
  const visitor = shop.shop.context({ kind: 'visitor' }, 'en')
  const cookies = cookie === '' ? '' : `${originBound(STAFF_COOKIE, shop.url)}=${cookie}`
  const { actor, page } = await pendingStaff(visitor, shop.url, cookies)
  const context = new RouterContextProvider()
  context.set(appContext, {
    ctx: actor ? shop.shop.context(actor, 'en') : visitor,
    locale: 'en',
    nonce: '',
    site: siteOf(shop),
    staff: page,
    overrides: [],
    apiDocument: () => ({}),
    renderPdf: async () => new Uint8Array(),
    address: () => 'local',
    reportError: () => {},
  })
  return context
}

const siteOf = (shop: TestShop): AppLoadContext['site'] => ({
  url: shop.url,
  isProduction: false,
  publicApiKey: '',
  cardProvider: { kind: 'sandbox', publishableKey: '', basePath: '' },
  captcha: { kind: 'proof-of-work' },
  analyticsScript: null,
  cookieLocale: null,
  suggestsKorean: false,
  version: '',
})

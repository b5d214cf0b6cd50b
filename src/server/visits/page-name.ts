/** The name under which a page view is counted: from a short list, so that visitors can't fill the table. */
import { isItem, PUBLIC_PATHS } from '#web/site/site-tree.ts'

/** Beyond the public pages: the steps of an order, for what is begun and not finished. */
const ORDER_STEPS = [
  '/sign-in',
  '/pre-checkout',
  '/checkout/customer-details',
  '/checkout/shipping-info',
  '/checkout/order-confirmation',
  '/checkout/payment-info',
  '/checkout/completed',
] as const

const COUNTED: ReadonlySet<string> = new Set([...PUBLIC_PATHS, ...ORDER_STEPS])
const HOMES = /^\/(en|ja|ko)?$/

/** `null` for an address that is not counted. The entries of a list are counted together. */
export function pageNameOf(pathname: string): string | null {
  if (HOMES.test(pathname)) return '/'
  if (COUNTED.has(pathname)) return pathname
  return isItem(pathname) ? pathname.replace(/[^/]+$/, '*') : null
}

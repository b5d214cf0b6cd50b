/**
 * Numbers as people write them. Our three languages group thousands by comma and part decimals by point, so what a page
 * says needs no formatter of the browser's: the first one costs a phone some eighty milliseconds while the page wakes.
 */
import { memoize } from './memoize.ts'

/** With at most the three decimals that formatters write. */
const PLAIN = /^\d{1,15}(?:\.\d{1,3})?$/

export function numberText(value: number, locale: string): string {
  const digits = String(value)
  return PLAIN.test(digits) ? grouped(digits) : numbersOf(locale).format(value)
}

const numbersOf = memoize((locale: string) => new Intl.NumberFormat(locale))

/** "1234567.5" as "1,234,567.5". */
export function grouped(digits: string): string {
  const [whole = '', ...decimals] = digits.split('.')
  return [whole.replace(/\B(?=(?:\d{3})+$)/g, ','), ...decimals].join('.')
}

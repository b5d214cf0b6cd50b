/** Tracking pages of carriers. Numbers of another format get no link, because it would be broken. */
import type { Locale } from '#shared/locale.ts'

import type { ShippingMethod } from './method.ts'

type Page = {
  method: ShippingMethod
  shape: RegExp
  url: (number: string, locale: Locale) => string
}

const PAGES: readonly Page[] = [
  {
    method: 'domestic',
    shape: /^\d{10,12}$/,
    url: (number) => `https://k2k.sagawa-exp.co.jp/p/web/okurijosearch.do?okurijoNo=${number}`,
  },
  {
    method: 'ems',
    shape: /^[A-Z]{2}\d{9}[A-Z]{2}$/,
    url: (number, locale) =>
      `https://trackings.post.japanpost.jp/services/srv/search/direct?reqCodeNo1=${number}&locale=${locale === 'ja' ? 'ja' : 'en'}`,
  },
  {
    method: 'courier',
    shape: /^1Z[0-9A-Z]{16}$/,
    url: (number) => `https://www.ups.com/track?tracknum=${number}`,
  },
  {
    method: 'courier',
    shape: /^\d{10}$/,
    url: (number) => `https://www.dhl.com/global-en/home/tracking.html?tracking-id=${number}`,
  },
]

/** `null` where the number has none of the carrier's shapes. Spaces and hyphens are how people read them out. */
export function trackingPage(
  method: ShippingMethod,
  number: string,
  locale: Locale,
): string | null {
  const bare = number.normalize('NFKC').replaceAll(/[\s-]/g, '').toUpperCase()
  const page = PAGES.find((known) => known.method === method && known.shape.test(bare))
  return page?.url(bare, locale) ?? null
}

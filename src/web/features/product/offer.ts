/** The offer of a product: price, text and link. Decisions, sections 5 and 6. */
import {
  CARTRIDGE_SLUG,
  type DeviceSale,
  type DeviceSlug,
  isDeviceSlug,
  isOffSale,
} from '#domain/catalog/devices/device.ts'
import { CHAMBERS } from '#domain/catalog/devices/device-policy.ts'
import { deviceOf } from '#domain/catalog/devices/devices.ts'
import { REPLY_BUSINESS_DAYS } from '#domain/contact/policy.ts'
import { DISPATCH_BUSINESS_DAYS } from '#domain/orders/policy.ts'
import type { Translate } from '#i18n/translate.ts'
import { useT } from '#i18n/use-t.ts'
import type { Money } from '#shared/money.ts'
import type { Prices } from '#web/prices/regional.tsx'
import { contactAbout } from '#web/site/contact-about.ts'

import type { ProductData, ProductSlug } from './product-data.ts'

export type PageLink = { to: string; label: string }

export type Offer = {
  /** `null` where it has no price to show: `words` tell why. */
  prices: Prices | null
  words: string | null
  /** When it comes, where that is not the order page's to say. */
  note: string | null
  link: PageLink
  /** What else may be meant, for a device that is not ordered on the site. */
  otherLink: PageLink | null
}

export function useDeviceOffer(slug: DeviceSlug, data: ProductData): Offer {
  const t = useT()
  const kit = priced(data.prices.kit)
  const own = priced(pricesOf(slug, data))
  const { sale } = deviceOf(slug)
  const shown = { t, kit, own, name: data.names[slug], hasPacks: hasPacks(data) }
  return isOffSale(deviceOf(slug), new Set(data.sold)) ? notOnSale(shown) : OFFERS[sale](shown)
}

export function useCartridgeOffer(data: ProductData): Offer {
  const t = useT()
  const prices = priced(data.prices['aroma-cartridge'])
  const name = data.names[CARTRIDGE_SLUG]
  // They are ordered by the pack.
  if (!data.sold.includes(CARTRIDGE_SLUG) || !hasPacks(data)) {
    return notOnSale({ t, name, hasPacks: false })
  }
  return { prices, words: t('product.each'), note: null, link: orderCartridges(t), otherLink: null }
}

/** Whether anything that cartridges are ordered in is sold. */
const hasPacks = ({ sold }: ProductData): boolean =>
  sold.includes('kit') || sold.includes('refill-pack')

/** What is asked on the site for this product, in each currency; none where it is not ordered here, or not sold. */
export function requestedPrices(slug: ProductSlug, data: ProductData): Money[] {
  const { jpy, usd } = askedFor(slug, data)
  return [jpy, usd].filter((price) => price !== null)
}

function askedFor(slug: ProductSlug, data: ProductData): Prices {
  if (!isDeviceSlug(slug)) return hasPacks(data) ? data.prices[slug] : NOT_PRICED
  return deviceOf(slug).sale === 'kit' ? data.prices.kit : pricesOf(slug, data)
}

const NOT_PRICED: Prices = { jpy: null, usd: null }

/** `null` where it has no price in any currency. */
const priced = (prices: Prices): Prices | null =>
  prices.jpy === null && prices.usd === null ? null : prices

const pricesOf = (slug: DeviceSlug, { prices }: ProductData): Prices =>
  slug === 'aroma-shooter' || slug === 'aroma-shooter-wearable-3' ? prices[slug] : NOT_PRICED

type OfferContext = {
  t: Translate
  hasPacks: boolean
  kit: Prices | null
  own: Prices | null
  name: string
}

const OFFERS = {
  kit: ({ t, kit }) => ({
    prices: kit,
    words: t('product.kitWith', { count: CHAMBERS }),
    note: t('product.shipsWithin', { days: DISPATCH_BUSINESS_DAYS }),
    link: { to: '/order', label: t('product.orderKit') },
    otherLink: null,
  }),
  on_request: ({ t, own, ...shown }) => ({
    prices: own,
    words: own === null ? t('product.priceOnRequest') : null,
    note: leadTime(t),
    link: emailTo(t, shown, t('product.askQuote')),
    otherLink: shown.hasPacks ? orderCartridges(t) : null,
  }),
  quote: ({ t, ...shown }) => ({
    prices: null,
    words: t('product.priceOnRequest'),
    note: leadTime(t),
    link: emailTo(t, shown, t('product.askQuote')),
    otherLink: null,
  }),
  discontinued: ({ t, hasPacks, ...shown }) => ({
    prices: null,
    words: t('product.noLongerSold'),
    note: null,
    link: hasPacks ? orderCartridges(t) : emailTo(t, shown, t('product.askSupport')),
    otherLink: hasPacks ? emailTo(t, shown, t('product.askSupport')) : null,
  }),
} as const satisfies Record<DeviceSale, (shown: OfferContext) => Offer>

/** Staff took it off sale; it may come back. */
const notOnSale = ({
  t,
  hasPacks,
  ...shown
}: Pick<OfferContext, 't' | 'name' | 'hasPacks'>): Offer => ({
  prices: null,
  words: t('ui.notOnSale'),
  note: null,
  link: emailTo(t, shown, t('ui.notOnSaleAsk')),
  otherLink: hasPacks ? orderCartridges(t) : null,
})

const leadTime = (t: Translate): string => t('product.leadTime', { days: REPLY_BUSINESS_DAYS })

const orderCartridges = (t: Translate): PageLink => ({
  to: '/order',
  label: t('product.orderCartridges'),
})

const emailTo = (t: Translate, { name }: { name: string }, label: string): PageLink => ({
  to: contactAbout(t('product.mailSubject', { name })),
  label,
})

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
import { JAPAN } from '#domain/shipping/country.ts'
import type { Translate } from '#i18n/translate.ts'
import { useT } from '#i18n/use-t.ts'
import type { Money } from '#shared/money.ts'

import { useOrderDraft } from '../../draft/order-draft.ts'
import type { Prices, ProductData, ProductSlug } from './product-data.ts'

export type PageLink = { to: string; label: string }

export type Offer = {
  /** `null` where it has no price to show: `words` tell why. */
  price: Money | null
  words: string
  link: PageLink
  /** What else may be meant, for a device that is not ordered on the site. */
  otherLink: PageLink | null
}

/** Japan sees yen, everybody else dollars; a visitor who has not said where they live is taken to be in Japan. */
export function useMoney(prices: Prices): Money | null {
  const { location } = useOrderDraft()
  return location === JAPAN ? prices.jpy : (prices.usd ?? prices.jpy)
}

export function useDeviceOffer(slug: DeviceSlug, data: ProductData): Offer {
  const t = useT()
  const kit = useMoney(data.prices.kit)
  const own = useMoney(pricesOf(slug, data))
  const { sale } = deviceOf(slug)
  const shown = { t, kit, own, name: data.names[slug], hasPacks: hasPacks(data) }
  return isOffSale(deviceOf(slug), new Set(data.sold)) ? notOnSale(shown) : OFFERS[sale](shown)
}

export function useCartridgeOffer(data: ProductData): Offer {
  const t = useT()
  const price = useMoney(data.prices['aroma-cartridge'])
  const name = data.names[CARTRIDGE_SLUG]
  // They are ordered by the pack.
  if (!data.sold.includes(CARTRIDGE_SLUG) || !hasPacks(data)) {
    return notOnSale({ t, name, hasPacks: false })
  }
  return { price, words: t('product.eachTaxIncluded'), link: orderCartridges(t), otherLink: null }
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

const pricesOf = (slug: DeviceSlug, { prices }: ProductData): Prices =>
  slug === 'aroma-shooter' || slug === 'aroma-shooter-wearable-3' ? prices[slug] : NOT_PRICED

type Shown = {
  t: Translate
  hasPacks: boolean
  kit: Money | null
  own: Money | null
  name: string
}

const OFFERS = {
  kit: ({ t, kit }) => ({
    price: kit,
    words: t('product.kitTaxIncluded', { count: CHAMBERS }),
    link: { to: '/order', label: t('product.orderKit') },
    otherLink: null,
  }),
  on_request: ({ t, own, ...shown }) => ({
    price: own,
    words: t(own === null ? 'product.priceOnRequest' : 'ui.taxIncluded'),
    link: emailTo(t, shown, t('product.askDevice')),
    otherLink: shown.hasPacks ? orderCartridges(t) : null,
  }),
  quote: ({ t, ...shown }) => ({
    price: null,
    words: t('product.priceOnRequest'),
    link: emailTo(t, shown, t('product.askQuote')),
    otherLink: null,
  }),
  discontinued: ({ t, hasPacks, ...shown }) => ({
    price: null,
    words: t('product.noLongerSold'),
    link: hasPacks ? orderCartridges(t) : emailTo(t, shown, t('product.askDevice')),
    otherLink: null,
  }),
} as const satisfies Record<DeviceSale, (shown: Shown) => Offer>

/** Staff took it off sale; it may come back. */
const notOnSale = ({ t, hasPacks, ...shown }: Pick<Shown, 't' | 'name' | 'hasPacks'>): Offer => ({
  price: null,
  words: t('ui.notOnSale'),
  link: emailTo(t, shown, t('ui.notOnSaleAsk')),
  otherLink: hasPacks ? orderCartridges(t) : null,
})

const orderCartridges = (t: Translate): PageLink => ({
  to: '/order',
  label: t('product.orderCartridges'),
})

/** The subject is written already. */
function emailTo(t: Translate, { name }: { name: string }, label: string): PageLink {
  return {
    to: `/contact?subject=${encodeURIComponent(t('product.mailSubject', { name }))}`,
    label,
  }
}

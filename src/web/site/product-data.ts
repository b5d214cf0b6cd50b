/** Structured data of a product and its offers. Search engines show price, availability, shipping and returns from it. */
import { COURIER_DELIVERY_BUSINESS_DAYS, DISPATCH_BUSINESS_DAYS } from '#domain/orders/policy.ts'
import { JAPAN } from '#domain/shipping/country.ts'
import { decimalText, type Money } from '#shared/money.ts'

import { addressIn } from './page-address.ts'
import type { DescribedPage, StructuredData } from './structured-data.ts'

/** What sending one of it costs at most; the countries are those of the site's languages. */
export type ShippingFact = { country: string; fee: Money }

type ProductFacts = {
  /** The identifier that orders and API have for it. */
  sku: string
  name: string
  description: string
  pictures: readonly string[]
  availability: 'InStock' | 'LimitedAvailability' | 'OutOfStock'
  /** Each with the currency it is asked in. */
  prices: readonly Money[]
  shipping: readonly ShippingFact[]
}

/** Without a price a product is no result of a search. */
export const productData = (page: DescribedPage, product: ProductFacts): StructuredData[] =>
  product.prices.length === 0 ? [] : [whole(page, product)]

const whole = (page: DescribedPage, product: ProductFacts): StructuredData => ({
  '@type': 'Product',
  name: product.name,
  description: product.description,
  sku: product.sku,
  image: [page.picture, ...product.pictures],
  brand: { '@type': 'Brand', name: page.site.name },
  offers: product.prices.map(offerOf(page, product)),
})

const offerOf = (page: DescribedPage, product: ProductFacts) => (price: Money) => {
  const shipping = product.shipping.filter(({ fee }) => fee.currency === price.currency)
  return {
    '@type': 'Offer',
    url: page.url,
    price: decimalText(price),
    priceCurrency: price.currency.toUpperCase(),
    availability: `https://schema.org/${product.availability}`,
    itemCondition: 'https://schema.org/NewCondition',
    seller: { '@type': 'Organization', name: page.site.name },
    shippingDetails: shipping.length === 0 ? undefined : shipping.map(shippingData),
    hasMerchantReturnPolicy:
      shipping.length === 0
        ? undefined
        : returnData(
            page,
            shipping.map(({ country }) => country),
          ),
  }
}

const shippingData = ({ country, fee }: ShippingFact): StructuredData => ({
  '@type': 'OfferShippingDetails',
  shippingDestination: { '@type': 'DefinedRegion', addressCountry: country },
  shippingRate: {
    '@type': 'MonetaryAmount',
    // Within Japan it depends on the region.
    [country === JAPAN ? 'maxValue' : 'value']: decimalText(fee),
    currency: fee.currency.toUpperCase(),
  },
  deliveryTime: {
    '@type': 'ShippingDeliveryTime',
    handlingTime: days(DISPATCH_BUSINESS_DAYS),
    transitTime: country === JAPAN ? undefined : days(COURIER_DELIVERY_BUSINESS_DAYS),
  },
})

const days = (maxValue: number): StructuredData => ({
  '@type': 'QuantitativeValue',
  minValue: 0,
  maxValue,
  unitCode: 'DAY',
})

/** The legal notice: nothing is taken back for reasons of the buyer's own. */
const returnData = ({ site, locale }: DescribedPage, countries: string[]): StructuredData => ({
  '@type': 'MerchantReturnPolicy',
  applicableCountry: countries,
  returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted',
  merchantReturnLink: addressIn(site.url, '/legal-information', locale),
})

/**
 * What search engines require and recommend of each type of structured data, and which types a page has. From Google's
 * documentation of rich results (developers.google.com/search/docs/appearance/structured-data).
 */
type Fields = {
  required: readonly string[]
  recommended: readonly string[]
  /** Recommended, and not known to this shop. */
  unknown?: readonly string[]
}

const FIELDS: Readonly<Record<string, Fields>> = {
  Organization: { required: ['name'], recommended: [] },
  WebSite: { required: ['name', 'url'], recommended: [] },
  BreadcrumbList: { required: ['itemListElement'], recommended: [] },
  ListItem: { required: ['position', 'name', 'item'], recommended: [] },
  Product: {
    required: ['name', 'image', 'offers'],
    recommended: ['brand', 'description', 'sku'],
    unknown: ['aggregateRating', 'gtin', 'review'],
  },
  Brand: { required: ['name'], recommended: [] },
  Offer: {
    required: ['price', 'priceCurrency'],
    recommended: ['availability', 'itemCondition', 'url'],
    unknown: ['priceValidUntil'],
  },
  OfferShippingDetails: {
    required: [],
    recommended: ['deliveryTime', 'shippingDestination', 'shippingRate'],
  },
  DefinedRegion: { required: ['addressCountry'], recommended: [] },
  MonetaryAmount: { required: ['currency'], recommended: [] },
  ShippingDeliveryTime: { required: [], recommended: ['handlingTime'] },
  QuantitativeValue: { required: ['minValue', 'maxValue', 'unitCode'], recommended: [] },
  MerchantReturnPolicy: {
    required: ['applicableCountry', 'returnPolicyCategory'],
    recommended: ['merchantReturnLink'],
  },
  FAQPage: { required: ['mainEntity'], recommended: [] },
  Question: { required: ['name', 'acceptedAnswer'], recommended: [] },
  Answer: { required: ['text'], recommended: [] },
  NewsArticle: {
    required: [],
    recommended: ['author', 'dateModified', 'datePublished', 'headline', 'image'],
  },
  BlogPosting: {
    required: [],
    recommended: ['author', 'dateModified', 'datePublished', 'headline', 'image'],
  },
  JobPosting: {
    required: ['title', 'description', 'datePosted', 'hiringOrganization', 'jobLocation'],
    recommended: ['directApply'],
    unknown: ['baseSalary', 'employmentType', 'identifier', 'validThrough'],
  },
  Place: { required: ['address'], recommended: [] },
  PostalAddress: {
    required: ['addressCountry'],
    recommended: ['postalCode', 'streetAddress'],
    unknown: ['addressLocality', 'addressRegion'],
  },
}

/** Of the object that a search engine is to show, beyond what a mention of it needs. */
const FIELDS_AT_TOP: Readonly<Record<string, readonly string[]>> = {
  Organization: ['logo', 'url'],
}

/** Only what is ordered on the site is sent and cannot be returned. */
const FIELDS_OF_ORDERED = ['hasMerchantReturnPolicy', 'shippingDetails']

type Data = { '@type'?: unknown } & Record<string, unknown>

/** What is missing, as paths of fields: `Product.offers[0].price`. */
export function missingFields(data: Data): string[] {
  const type = String(data['@type'])
  const atTop = (FIELDS_AT_TOP[type] ?? []).filter((field) => isEmpty(data[field]))
  return [...atTop.map((field) => `${type}.${field}`), ...missingIn(data, type)]
}

function missingIn(data: Data, path: string): string[] {
  const type = data['@type']
  const fields = typeof type === 'string' ? FIELDS[type] : undefined
  if (type !== undefined && !fields)
    return [`${path}: the type ${String(type)} is not in the table`]

  const isOrdered = type === 'Offer' && data.availability === 'https://schema.org/InStock'
  const expected = [
    ...(fields?.required ?? []),
    ...(fields?.recommended ?? []),
    ...(isOrdered ? FIELDS_OF_ORDERED : []),
  ]
  return [
    ...expected.filter((field) => isEmpty(data[field])).map((field) => `${path}.${field}`),
    ...Object.entries(data).flatMap(([field, value]) => missingBelow(value, `${path}.${field}`)),
  ]
}

const missingBelow = (value: unknown, path: string): string[] => {
  if (Array.isArray(value)) return value.flatMap((one, at) => missingBelow(one, `${path}[${at}]`))
  return isData(value) ? missingIn(value, path) : []
}

const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && !value.length)

/** Besides the breadcrumbs, which every page but home has. */
export function typesExpectedAt(path: string): string[] {
  const [, types = []] = TYPES.find(([pattern]) => pattern.test(path)) ?? []
  return path === '/' ? [...types] : [...types, 'BreadcrumbList']
}

const TYPES: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^\/$/, ['Organization', 'WebSite']],
  // Without a price a product is no result: one is sold on quotation, the other no longer.
  [/^\/products\/aroma-(speaker-60|shooter-1)$/, []],
  [/^\/scents\/finder$/, []],
  [/^\/(products|scents)\//, ['Product']],
  [/^\/company\/profile$/, ['Organization']],
  [/^\/company\/news\/./, ['NewsArticle']],
  [/^\/blog\/./, ['BlogPosting']],
  [/^\/careers\/./, ['JobPosting']],
  [/^\/faq$/, ['FAQPage']],
]

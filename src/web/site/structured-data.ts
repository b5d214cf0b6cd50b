/** Structured data of a page in the vocabulary of schema.org. It contains only what the page shows. */
import type { Locale } from '#shared/locale.ts'
import { decimalText, type Money } from '#shared/money.ts'

export type StructuredData = { '@type': string } & Record<string, unknown>

export type CompanyFacts = {
  name: string
  legalName?: string | undefined
  address?: string | undefined
  telephone?: string | undefined
  email?: string | undefined
  founded?: string | undefined
}

/** `url` is the origin: the company and its site have one address for all languages. */
export const organizationData = (url: string, company: CompanyFacts): StructuredData => ({
  '@type': 'Organization',
  '@id': `${url}/#company`,
  name: company.name,
  legalName: company.legalName,
  url: `${url}/`,
  logo: `${url}/icons/icon-512.png`,
  address: company.address,
  telephone: company.telephone,
  email: company.email,
  foundingDate: company.founded,
})

export const siteData = (url: string, name: string): StructuredData => ({
  '@type': 'WebSite',
  name,
  url: `${url}/`,
  publisher: { '@id': `${url}/#company` },
})

type ProductFacts = {
  url: string
  name: string
  description: string
  picture: string | null
  /** Each with the currency it is asked in. */
  prices: readonly Money[]
  seller: string
}

export const productData = (product: ProductFacts): StructuredData => ({
  '@type': 'Product',
  name: product.name,
  description: product.description,
  image: product.picture ?? undefined,
  brand: { '@type': 'Brand', name: product.seller },
  // An empty list of offers would be a fault to those who read it.
  offers: product.prices.length === 0 ? undefined : product.prices.map(offerOf(product)),
})

const offerOf = (product: ProductFacts) => (price: Money) => ({
  '@type': 'Offer',
  url: product.url,
  price: decimalText(price),
  priceCurrency: price.currency.toUpperCase(),
  itemCondition: 'https://schema.org/NewCondition',
  seller: { '@type': 'Organization', name: product.seller },
})

export const faqData = (
  questions: readonly { question: string; answer: string }[],
): StructuredData => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})

export const trailData = (
  steps: readonly { name: string; url: string | null }[],
): StructuredData => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, url }, place) => ({
    '@type': 'ListItem',
    position: place + 1,
    name,
    item: url ?? undefined,
  })),
})

type JobFacts = {
  title: string
  description: string
  postedOn: string
  employer: CompanyFacts
  siteUrl: string
}

export const jobData = (job: JobFacts): StructuredData => ({
  '@type': 'JobPosting',
  title: job.title,
  description: job.description,
  datePosted: job.postedOn,
  hiringOrganization: {
    '@type': 'Organization',
    name: job.employer.name,
    sameAs: `${job.siteUrl}/`,
  },
  jobLocation: {
    '@type': 'Place',
    address: {
      '@type': 'PostalAddress',
      streetAddress: job.employer.address,
      addressCountry: 'JP',
    },
  },
})

type ArticleFacts = {
  kind: 'NewsArticle' | 'BlogPosting'
  title: string
  description: string
  /** An ISO day. */
  date: string
  locale: Locale
  site: { url: string; name: string }
  path: string
}

export const articleData = (article: ArticleFacts): StructuredData => ({
  '@type': article.kind,
  headline: article.title,
  description: article.description || undefined,
  datePublished: article.date,
  inLanguage: article.locale,
  mainEntityOfPage: `${article.site.url}${article.path}?lang=${article.locale}`,
  author: { '@type': 'Organization', name: article.site.name },
  publisher: { '@type': 'Organization', name: article.site.name },
})

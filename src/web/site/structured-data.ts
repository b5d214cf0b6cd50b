/** Structured data of a page in the vocabulary of schema.org. It contains only what the page shows. */
import { startInJapan } from '#shared/japan-day.ts'
import type { Locale } from '#shared/locale.ts'

import type { RootData } from '../root-data.ts'
import { addressIn } from './page-address.ts'

export type StructuredData = { '@type': string } & Record<string, unknown>

export type DescribedPage = {
  site: RootData['site']
  locale: Locale
  /** Its canonical address. */
  url: string
  /** The picture that its address is shared with. */
  picture: string
}

export type CompanyFacts = {
  name: string
  legalName?: string | undefined
  address?: string | undefined
  telephone?: string | undefined
  email?: string | undefined
  founded?: string | undefined
}

/** The company has one identity in all languages, and its home page in the reader's. */
export const organizationData = (
  { site, locale }: DescribedPage,
  company: CompanyFacts,
): StructuredData => ({
  '@type': 'Organization',
  '@id': companyId(site.url),
  name: company.name,
  legalName: company.legalName,
  url: addressIn(site.url, '/', locale),
  logo: `${site.url}/icons/icon-512.png`,
  address: company.address,
  telephone: company.telephone,
  email: company.email,
  foundingDate: company.founded,
})

const companyId = (origin: string): string => `${origin}/#company`

export const siteData = ({ site, locale }: DescribedPage): StructuredData => ({
  '@type': 'WebSite',
  name: site.name,
  url: addressIn(site.url, '/', locale),
  inLanguage: locale,
  publisher: { '@id': companyId(site.url) },
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

export const trailData = (steps: readonly { name: string; url: string }[]): StructuredData => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, url }, place) => ({
    '@type': 'ListItem',
    position: place + 1,
    name,
    item: url,
  })),
})

type JobFacts = {
  title: string
  description: string
  postedOn: string
  employer: CompanyFacts
  postalCode: string
}

export const jobData = ({ site, locale, url }: DescribedPage, job: JobFacts): StructuredData => ({
  '@type': 'JobPosting',
  title: job.title,
  description: job.description,
  datePosted: job.postedOn,
  url,
  directApply: false,
  hiringOrganization: {
    '@type': 'Organization',
    name: job.employer.name,
    sameAs: addressIn(site.url, '/', locale),
    logo: `${site.url}/icons/icon-512.png`,
  },
  jobLocation: {
    '@type': 'Place',
    address: {
      '@type': 'PostalAddress',
      streetAddress: job.employer.address,
      postalCode: job.postalCode,
      addressCountry: 'JP',
    },
  },
})

type ArticleFacts = {
  kind: 'NewsArticle' | 'BlogPosting'
  title: string
  description: string
  /** An ISO day in Japan. */
  date: string
  changedAt: Date
  /** Of the text, which may be another one than the page's. */
  locale: Locale
}

export const articleData = (page: DescribedPage, article: ArticleFacts): StructuredData => {
  const company = { '@type': 'Organization', name: page.site.name }
  return {
    '@type': article.kind,
    headline: article.title,
    description: article.description || undefined,
    image: [page.picture],
    datePublished: startInJapan(article.date).toISOString(),
    dateModified: article.changedAt.toISOString(),
    inLanguage: article.locale,
    mainEntityOfPage: page.url,
    author: { ...company, url: addressIn(page.site.url, '/company/about', page.locale) },
    publisher: { ...company, '@id': companyId(page.site.url) },
  }
}

/** Which file of the site's fonts a page needs besides the core: the area that its words come from. Decision 0018. */

const AREA_OF_SEGMENT: Readonly<Record<string, TypeArea>> = {
  '': 'product',
  en: 'product',
  ja: 'product',
  ko: 'product',
  products: 'product',
  scents: 'scents',
  solutions: 'solutions',
  software: 'software',
  api: 'docs',
  company: 'company',
  blog: 'company',
  careers: 'company',
  'press-kit': 'company',
  faq: 'company',
  contact: 'company',
  newsletter: 'company',
  'terms-of-service': 'legal',
  'privacy-policy': 'legal',
  'legal-information': 'legal',
  order: 'order',
  admin: 'console',
}

export type TypeArea =
  | 'product'
  | 'scents'
  | 'solutions'
  | 'software'
  | 'docs'
  | 'company'
  | 'legal'
  | 'order'
  | 'account'
  | 'console'

/** What is not listed is a page of an account or of a purchase. */
export const typeAreaOf = (path: string): TypeArea =>
  AREA_OF_SEGMENT[path.split('/')[1] ?? ''] ?? 'account'

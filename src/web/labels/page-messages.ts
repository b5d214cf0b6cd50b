/**
 * Which words a page is sent, by its address: a visitor who reads pays for the words of that page and not for those of
 * the whole shop. A test follows the imports of every route and says which area is missing here.
 */
import type { PageArea } from '#i18n/catalogue.server.ts'

/** The frame around every page: its words, those of the parts, and what its pictures show. */
const FRAME = ['shell', 'ui', 'pictures'] as const satisfies readonly PageArea[]

/** The first row whose address begins the page's. Only the home page is meant by `/` alone. */
const ROWS: readonly (readonly [start: string, areas: readonly PageArea[]])[] = [
  ['/admin/bank', ['admin', 'adminBank', 'problems']],
  ['/admin/settings', ['admin', 'adminSettings', 'problems']],
  ['/admin/content/home', ['admin', 'adminSettings', 'home', 'problems']],
  ['/admin/content/campaigns', ['admin', 'adminCampaigns', 'adminSettings', 'problems']],
  [
    '/admin/content/legal',
    ['admin', 'adminLegal', 'adminSettings', 'legal', 'legalVersions', 'privacy', 'problems'],
  ],
  // The preview shows the pages of visitors.
  [
    '/admin/content',
    ['admin', 'adminContent', 'adminSettings', 'careers', 'company', 'faq', 'problems'],
  ],
  ['/admin/signed-out', ['admin', 'adminCampaigns', 'adminContent', 'adminOrder', 'problems']],
  ['/admin/people', ['admin', 'adminPeople', 'problems']],
  ['/admin/own', ['admin', 'adminPeople', 'problems']],
  ['/admin/customers', ['admin', 'adminAudit', 'adminCustomers', 'adminPeople', 'problems']],
  ['/admin/audit', ['admin', 'adminAudit', 'adminPeople', 'problems']],
  ['/admin/messages', ['admin', 'adminMessages', 'problems']],
  ['/admin/partners', ['admin', 'adminPartners', 'problems']],
  ['/admin/webhooks', ['admin', 'adminWebhooks', 'problems']],
  [
    '/admin/orders',
    ['admin', 'adminBank', 'adminOrder', 'adminOrders', 'checkout', 'documents', 'problems'],
  ],
  ['/admin/stock', ['admin', 'adminCatalog', 'adminStock', 'problems']],
  ['/admin/catalog', ['admin', 'adminCatalog', 'problems']],
  ['/admin', ['admin', 'adminToday', 'problems']],
  ['/dev/ui', ['parts']],
  ['/checkout', ['checkout', 'documents', 'draft', 'orders', 'problems']],
  ['/orders', ['checkout', 'orders', 'documents', 'fit', 'life', 'problems']],
  ['/order', ['documents', 'draft', 'fit', 'order', 'problems']],
  ['/pre-checkout', ['draft', 'legal', 'order', 'problems']],
  ['/sign-in', ['account', 'problems']],
  ['/sign-up', ['account', 'problems']],
  ['/forgot-password', ['account', 'problems']],
  ['/reset-password', ['account', 'problems']],
  ['/verify-email', ['account', 'problems']],
  ['/profile', ['account', 'accountPage', 'problems']],
  ['/change-email', ['account', 'accountPage', 'problems']],
  ['/terms-of-service', ['legal', 'legalVersions']],
  ['/subscription', ['newsletter', 'problems']],
  ['/products', ['devices', 'fit', 'life', 'product', 'viewer']],
  ['/software/player', ['player']],
  ['/software/api', ['deviceApi']],
  ['/software', ['software']],
  ['/api', ['apiDocs']],
  ['/solutions/aroma-signage', ['contact', 'problems', 'solutions']],
  ['/solutions', ['solutions']],
  ['/company', ['company']],
  ['/press-kit', ['company']],
  ['/blog', ['company']],
  ['/careers', ['careers']],
  ['/faq', ['faq']],
  ['/contact', ['contact', 'problems']],
  ['/privacy-policy', ['legalVersions', 'privacy']],
  ['/legal-information', ['notice']],
]

/** The frame of the staff console, inside the other one. */
const CONSOLE: readonly PageArea[] = ['adminFrame']

const HOME: readonly PageArea[] = ['home']

/** For addresses without a row: a page that is being written, and those that lead nowhere. */
const ELSEWHERE: readonly PageArea[] = [
  'account',
  'checkout',
  'devices',
  'draft',
  'fit',
  'home',
  'legal',
  'life',
  'order',
  'problems',
  'product',
  'viewer',
]

export function areasFor(address: string): ReadonlySet<PageArea> {
  const pathname = address.replace(/(\/_root|\/_|\/)?(\.data)?$/, '') || '/'
  if (/^\/(en|ja|ko)?$/.test(pathname)) return new Set([...FRAME, ...HOME])

  const row = ROWS.find(([start]) => pathname === start || pathname.startsWith(`${start}/`))
  const isConsole = row?.[0].startsWith('/admin') === true
  return new Set([...FRAME, ...(isConsole ? CONSOLE : []), ...(row?.[1] ?? ELSEWHERE)])
}

/** Whether the next page says something that the present one was not sent. */
export function needsMoreWords(from: string, to: string): boolean {
  const sent = areasFor(from)
  return [...areasFor(to)].some((area) => !sent.has(area))
}

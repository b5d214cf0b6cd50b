/**
 * Every public page, its name and the page above it. Header, footer, breadcrumbs, sitemap and structured data read it,
 * and a test holds it against the route table. Spec §2; decisions, section 3.
 */
import type { MessageKey } from '#i18n/translate.ts'

/** Texts without a parameter. */
type Name = Extract<
  MessageKey,
  `shell.${'page' | 'shooter' | 'wearable' | 'speaker' | 'cartridges'}${string}`
>

type Place = {
  word: Name
  /** The page above; `null` only for home. */
  above: string | null
  /** Named above other pages, and itself no page: it leads to another one. */
  isHeading?: boolean
  /** Below it lie pages whose names are data: `/company/news/{slug}`. */
  hasItems?: boolean
}

export const SITE_TREE = {
  '/': { word: 'shell.pageHome', above: null },
  '/products': { word: 'shell.pageProducts', above: '/', isHeading: true },
  '/products/aroma-shooter-3': { word: 'shell.shooter3', above: '/products' },
  '/products/aroma-shooter': { word: 'shell.shooter2', above: '/products' },
  '/products/aroma-shooter-wearable-3': { word: 'shell.wearable3', above: '/products' },
  '/products/aroma-speaker-60': { word: 'shell.speaker60', above: '/products' },
  '/products/aroma-shooter-1': { word: 'shell.shooter1', above: '/products' },
  '/products/aroma-cartridge': { word: 'shell.cartridges', above: '/products' },
  '/scents': { word: 'shell.pageScents', above: '/products', isHeading: true, hasItems: true },
  '/scents/finder': { word: 'shell.pageFinder', above: '/scents' },
  '/software': { word: 'shell.pageSoftware', above: '/', isHeading: true },
  '/software/apps': { word: 'shell.pageApps', above: '/software' },
  '/software/apps/aroma-shooter': { word: 'shell.pageShooterApp', above: '/software/apps' },
  '/software/apps/aroma-controller': { word: 'shell.pageController', above: '/software/apps' },
  '/software/apps/aroma-player': { word: 'shell.pagePlayer', above: '/software/apps' },
  '/software/player': { word: 'shell.pageWebPlayer', above: '/software' },
  '/software/sdk': { word: 'shell.pageSdk', above: '/software' },
  '/software/api': { word: 'shell.pageDeviceApi', above: '/software' },
  '/api/docs': { word: 'shell.pageApiDocs', above: '/software', hasItems: true },
  '/solutions': { word: 'shell.pageSolutions', above: '/', isHeading: true },
  '/solutions/aroma-signage': { word: 'shell.pageSignage', above: '/solutions' },
  '/solutions/virtual-reality-smell': { word: 'shell.pageVr', above: '/solutions' },
  '/solutions/arts-and-science': { word: 'shell.pageArts', above: '/solutions' },
  '/company': { word: 'shell.pageCompany', above: '/', isHeading: true },
  '/company/about': { word: 'shell.pageAbout', above: '/company' },
  '/company/profile': { word: 'shell.pageProfile', above: '/company' },
  '/company/news': { word: 'shell.pageNews', above: '/company', hasItems: true },
  '/blog': { word: 'shell.pageBlog', above: '/company', hasItems: true },
  '/careers': { word: 'shell.pageCareers', above: '/company', hasItems: true },
  '/press-kit': { word: 'shell.pagePress', above: '/company' },
  '/faq': { word: 'shell.pageFaq', above: '/' },
  '/contact': { word: 'shell.pageContact', above: '/' },
  '/order': { word: 'shell.pageOrder', above: '/' },
  '/terms-of-service': { word: 'shell.pageTerms', above: '/', hasItems: true },
  '/privacy-policy': { word: 'shell.pagePrivacy', above: '/', hasItems: true },
  '/legal-information': { word: 'shell.pageNotice', above: '/' },
} as const satisfies Record<string, Place>

export type PublicPath = keyof typeof SITE_TREE

const PLACES = new Map<string, Place>(Object.entries(SITE_TREE))

export type Step = { path: string; word: Place['word']; isHeading: boolean }

/** From home down to this address. An item ends below its list; an address outside the tree has no way. */
export function trailTo(pathname: string): Step[] {
  const path = pathname === '/' ? '/' : pathname.replace(/\/+$/, '')
  const place = PLACES.get(path) ?? null
  if (place === null) return isItem(path) ? trailTo(listOf(path)) : []

  const { word, above, isHeading = false } = place
  return [...(above === null ? [] : trailTo(above)), { path, word, isHeading }]
}

/** Whether the address is a page that can be opened. */
export function isPublicPath(path: string): path is PublicPath {
  return PLACES.has(path) && PLACES.get(path)?.isHeading !== true
}

/** Pages that can be opened, in the order of the tree. */
export const PUBLIC_PATHS: readonly PublicPath[] = Object.keys(SITE_TREE).filter(isPublicPath)

/** Whether the address is one entry of a list: a news item, a blog post, an open place. */
export const isItem = (path: string): boolean => isList(listOf(path))

export const isList = (path: string): boolean => PLACES.get(path)?.hasItems === true

const listOf = (path: string): string => path.replace(/\/[^/]+$/, '')

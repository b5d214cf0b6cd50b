/** Every public page in every language, each with its alternates. Decisions, section 4. */
import { TAGS } from '#contract/envelope.ts'
import { listBlog } from '#domain/blog/list-blog.server.ts'
import { listCareers } from '#domain/careers/list-careers.server.ts'
import { listCartridges } from '#domain/catalog/list-catalog.server.ts'
import type { Context } from '#domain/context.ts'
import { listNews } from '#domain/news/list-news.server.ts'
import { dayInJapan } from '#shared/japan-day.ts'
import { LOCALES, type Locale } from '#shared/locale.ts'
import { areaOf, GUIDES, pathOf } from '#web/site/docs-pages.ts'
import { addressIn } from '#web/site/page-address.ts'
import { PUBLIC_PATHS } from '#web/site/site-tree.ts'

import type { RequestContext } from '../http/api-app.ts'
import { CACHED_MS } from '../response-cache/response-cache.ts'
import type { PageCache } from '../response-cache/stored-page.ts'
import type { Shop } from '../shop.ts'
import { cachedXml, escaped } from './xml.ts'

type Entry = { path: string; changedOn: string | null }

/** The protocol's own limit is 50,000 addresses in one file. */
const ITEMS_MAX = 5_000

/** Made once, and again when a page that it lists may have changed. */
export const sitemap = (shop: Shop, cache: PageCache | null) => (c: RequestContext) => {
  const ctx = shop.context({ kind: 'visitor' }, 'en')
  return cachedXml(c, cache, {
    key: '/sitemap.xml',
    type: 'application/xml',
    staleAt: ctx.now.getTime() + CACHED_MS,
    make: async () => sitemapXml(shop.siteUrl(), await entriesOf(ctx)),
  })
}

async function entriesOf(ctx: Context): Promise<Entry[]> {
  const all = { number: 1, size: ITEMS_MAX }
  const [news, posts, careers, scents] = await Promise.all([
    listNews(ctx, all),
    listBlog(ctx, all),
    listCareers(ctx, null, all),
    listCartridges(ctx, { text: null, kind: null }, all),
  ])
  const items: Entry[] = [
    ...news.items.map((item) => itemOf('/company/news', item.slug, dayInJapan(item.changedAt))),
    ...posts.items.map((post) => itemOf('/blog', post.slug, dayInJapan(post.changedAt))),
    ...careers.items.map(({ slug, publishedOn }) => itemOf('/careers', slug, publishedOn)),
    ...scents.items.map(({ serial }) => itemOf('/scents', serial, null)),
    ...[...GUIDES, ...Object.values(TAGS).map(areaOf)]
      .map(pathOf)
      .map((path) => ({ path, changedOn: null })),
  ]
  return [...PUBLIC_PATHS.map((path) => ({ path, changedOn: newestBelow(path, items) })), ...items]
}

const itemOf = (list: string, slug: string, changedOn: string | null): Entry => ({
  path: `${list}/${slug}`,
  changedOn,
})

/** A list changes with its items; of other pages no day is known. */
const newestBelow = (list: string, items: readonly Entry[]): string | null =>
  items
    .filter(({ path }) => path.startsWith(`${list}/`))
    .reduce<string | null>((newest, { changedOn }) => latest(newest, changedOn), null)

const latest = (one: string | null, other: string | null): string | null =>
  (one ?? '') > (other ?? '') ? one : other

function sitemapXml(origin: string, entries: readonly Entry[]): string {
  const addresses = entries.flatMap((entry) =>
    LOCALES.map((locale) => addressXml(origin, entry, locale)),
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${addresses.join('\n')}
</urlset>
`
}

function addressXml(origin: string, { path, changedOn }: Entry, locale: Locale): string {
  const alternateXml = (language: string, address: string) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${escaped(address)}"/>`
  const alternates = [
    alternateXml('x-default', `${origin}${path}`),
    ...LOCALES.map((other) => alternateXml(other, addressIn(origin, path, other))),
  ]
  const changed = changedOn === null ? '' : `<lastmod>${changedOn}</lastmod>`
  return `<url><loc>${escaped(addressIn(origin, path, locale))}</loc>${changed}${alternates.join('')}</url>`
}

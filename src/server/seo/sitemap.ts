/** Every public page in every language, each with its alternates. Decisions, section 4. */
import { TAGS } from '#contract/envelope.ts'
import { listBlog } from '#domain/blog/list-blog.server.ts'
import { listCareers } from '#domain/careers/list-careers.server.ts'
import { listCartridges } from '#domain/catalog/list-catalog.server.ts'
import type { Context } from '#domain/context.ts'
import { listNews } from '#domain/news/list-news.server.ts'
import { LOCALES } from '#shared/locale.ts'
import { areaOf, GUIDES, pathOf } from '#web/site/docs-pages.ts'
import { PUBLIC_PATHS } from '#web/site/site-tree.ts'

import type { RequestContext } from '../http/api-app.ts'
import { named } from '../http/request-id.ts'
import { responseOf } from '../response-cache/response.ts'
import { CACHED_MS } from '../response-cache/response-cache.ts'
import { type PageCache, storedPage } from '../response-cache/stored-page.ts'
import type { Shop } from '../shop.ts'

type Entry = { path: string; changedOn: string | null }

/** The protocol's own limit is 50,000 addresses in one file. */
const ITEMS_MAX = 5_000

/** Made once, and again when a page that it lists may have changed. */
export const sitemap = (shop: Shop, cache: PageCache | null) => async (c: RequestContext) => {
  const ctx = shop.context({ kind: 'visitor' }, 'en')
  const make = async () => {
    const text = Buffer.from(sitemapXml(shop.siteUrl(), await entriesOf(ctx)))
    return storedPage(text, HEADERS, { staleAt: ctx.now.getTime() + CACHED_MS })
  }
  const cached = cache?.find(KEY) ?? (await cache?.of(KEY, make))
  return named(c, await responseOf(c, cached ?? (await make()), null))
}

const KEY = '/sitemap.xml'
const HEADERS = [
  ['Content-Type', 'application/xml; charset=utf-8'],
  ['Cache-Control', 'public, max-age=3600'],
  ['Vary', 'Accept-Encoding'],
  ['X-Content-Type-Options', 'nosniff'],
] as const

async function entriesOf(ctx: Context): Promise<Entry[]> {
  const all = { number: 1, size: ITEMS_MAX }
  const [news, posts, careers, scents] = await Promise.all([
    listNews(ctx, all),
    listBlog(ctx, all),
    listCareers(ctx, null, all),
    listCartridges(ctx, { text: null, kind: null }, all),
  ])
  return [
    ...PUBLIC_PATHS.map((path) => ({ path, changedOn: null })),
    ...news.items.map(({ slug, startDate }) => itemOf(`/company/news/${slug}`, startDate)),
    ...posts.items.map(({ slug, startDate }) => itemOf(`/blog/${slug}`, startDate)),
    ...careers.items.map(({ slug }) => itemOf(`/careers/${slug}`, null)),
    ...scents.items.map(({ serial }) => itemOf(`/scents/${serial}`, null)),
    ...[...GUIDES, ...Object.values(TAGS).map(areaOf)].map((page) => itemOf(pathOf(page), null)),
  ]
}

const itemOf = (path: string, changedOn: string | null): Entry => ({ path, changedOn })

function sitemapXml(origin: string, entries: readonly Entry[]): string {
  const addresses = entries.flatMap((entry) =>
    LOCALES.map((locale) => addressOf(`${origin}${entry.path}`, locale, entry.changedOn)),
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${addresses.join('\n')}
</urlset>
`
}

function addressOf(page: string, locale: string, changedOn: string | null): string {
  const alternates = [
    `<xhtml:link rel="alternate" hreflang="x-default" href="${escaped(page)}"/>`,
    ...LOCALES.map(
      (other) =>
        `<xhtml:link rel="alternate" hreflang="${other}" href="${escaped(`${page}?lang=${other}`)}"/>`,
    ),
  ]
  const changed = changedOn === null ? '' : `<lastmod>${changedOn}</lastmod>`
  return `<url><loc>${escaped(`${page}?lang=${locale}`)}</loc>${changed}${alternates.join('')}</url>`
}

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

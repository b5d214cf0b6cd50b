/** News and the blog as Atom feeds, one per language. RFC 4287. */
import { listBlog } from '#domain/blog/list-blog.server.ts'
import type { Context } from '#domain/context.ts'
import { listNews } from '#domain/news/list-news.server.ts'
import { translator } from '#i18n/catalogue.server.ts'
import { interpolateFacts } from '#i18n/facts.ts'
import { withoutMarks } from '#i18n/phrase-mark.ts'
import { startInJapan } from '#shared/japan-day.ts'
import { isLocale, type Locale } from '#shared/locale.ts'
import { plainTextOf } from '#web/prose/markdown.server.ts'
import { FEEDS, type FeedName, feedPath } from '#web/site/feeds.ts'
import { addressIn } from '#web/site/page-address.ts'

import type { RequestContext } from '../http/api-app.ts'
import { siteName } from '../pages/site-name.ts'
import { CACHED_MS } from '../response-cache/response-cache.ts'
import type { PageCache } from '../response-cache/stored-page.ts'
import type { Shop } from '../shop.ts'
import { cachedXml, escaped } from './xml.ts'

type Entry = {
  slug: string
  /** Of title and summary, which may be other ones than the feed's. */
  titleLocale: Locale
  locale: Locale
  title: string
  summary: string
  startDate: string
  changedAt: Date
}

const ENTRIES = { number: 1, size: 30 }
const SUMMARY_LENGTH_MAX = 400

/** To be mounted at `/feeds/:feed/:file`. */
export const feedFile = (shop: Shop, cache: PageCache | null) => async (c: RequestContext) => {
  const [feed, locale = ''] = [c.req.param('feed'), c.req.param('file')?.replace(/\.xml$/, '')]
  if (!isFeed(feed) || !isLocale(locale)) return c.text('not found', 404)

  const ctx = shop.context({ kind: 'visitor' }, locale)
  return cachedXml(c, cache, {
    key: feedPath(feed, locale),
    type: 'application/atom+xml',
    staleAt: ctx.now.getTime() + CACHED_MS,
    make: async () =>
      atomXml(feed, locale, {
        origin: shop.siteUrl(),
        site: await siteName(ctx),
        entries: await ENTRIES_OF[feed](ctx),
      }),
  })
}

const isFeed = (name: string | undefined): name is FeedName =>
  name !== undefined && Object.hasOwn(FEEDS, name)

const ENTRIES_OF = {
  async news(ctx) {
    const { items } = await listNews(ctx, ENTRIES)
    return items.map(({ body, ...item }) => ({
      ...item,
      summary: plainTextOf(body, SUMMARY_LENGTH_MAX),
    }))
  },
  async blog(ctx) {
    const { items } = await listBlog(ctx, ENTRIES)
    return items.map((post) => ({
      ...post,
      titleLocale: post.locale,
      title: interpolateFacts(post.title, post.locale),
      summary: interpolateFacts(post.summary, post.locale),
    }))
  },
} as const satisfies Record<FeedName, (ctx: Context) => Promise<Entry[]>>

type Feed = { origin: string; site: string; entries: readonly Entry[] }

function atomXml(feed: FeedName, locale: Locale, { origin, site, entries }: Feed): string {
  const { list, title } = FEEDS[feed]
  const page = addressIn(origin, list, locale)
  const newest = Math.max(0, ...entries.map(({ changedAt }) => changedAt.getTime()))
  const entryXml = (entry: Entry) => {
    const address = escaped(addressIn(origin, `${list}/${entry.slug}`, locale))
    return `<entry>
<title xml:lang="${entry.titleLocale}">${escaped(withoutMarks(entry.title))}</title>
<id>${address}</id>
<link rel="alternate" type="text/html" href="${address}"/>
<published>${startInJapan(entry.startDate).toISOString()}</published>
<updated>${entry.changedAt.toISOString()}</updated>
<summary xml:lang="${entry.locale}">${escaped(withoutMarks(entry.summary))}</summary>
</entry>`
  }
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale}">
<title>${escaped(`${withoutMarks(translator(locale)(title))} | ${site}`)}</title>
<id>${escaped(page)}</id>
<link rel="alternate" type="text/html" href="${escaped(page)}"/>
<link rel="self" type="application/atom+xml" href="${escaped(`${origin}${feedPath(feed, locale)}`)}"/>
<updated>${new Date(newest).toISOString()}</updated>
<author><name>${escaped(site)}</name></author>
${entries.map(entryXml).join('\n')}
</feed>
`
}

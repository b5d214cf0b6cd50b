/** Pictures of shared links, at the addresses that `web/site/social-path.ts` makes. */

import { Hono } from 'hono'
import { etag } from 'hono/etag'

import { findBlogPost } from '#domain/blog/list-blog.server.ts'
import { findCareer } from '#domain/careers/list-careers.server.ts'
import { findListedScent } from '#domain/catalog/find-scent.server.ts'
import type { Context } from '#domain/context.ts'
import { findNewsItem } from '#domain/news/list-news.server.ts'
import { scentOfPath } from '#domain/prints/scent-of-path.ts'
import { translator } from '#i18n/catalogue.server.ts'
import { interpolateFacts } from '#i18n/facts.ts'
import { withoutMarks } from '#i18n/phrase-mark.ts'
import { phrased } from '#i18n/phrases.server.ts'
import { isLocale, textIn } from '#shared/locale.ts'
import { isPublicPath, trailTo } from '#web/site/site-tree.ts'

import { siteName } from '../pages/site-name.ts'
import type { Shop } from '../shop.ts'
import { drawSocial, type SocialCard } from './social-picture.ts'

/** A picture weighs about 70 KB. */
const CACHED_MAX = 128
const DAY_SECONDS = 86_400

/** To be mounted at `SOCIAL_PREFIX`. */
export function socialFiles(shop: Shop): Hono {
  const cached = new Map<string, Promise<Buffer>>()
  const app = new Hono()
  app.get('/:locale/:path{.+\\.png}', etag(), async (c) => {
    const locale = c.req.param('locale')
    const path = `/${c.req.param('path').replace(/\.png$/, '')}`
    if (!isLocale(locale)) return c.text('not found', 404)

    const ctx = shop.context({ kind: 'visitor' }, locale)
    const page = await pageAt(ctx, path)
    if (page === null) return c.text('not found', 404)

    const card = {
      title: phrased(withoutMarks(page.title), locale),
      siteName: await siteName(ctx),
      scent: page.scent ?? scentOfPath(path),
    }
    const picture = await drawnOnce(cached, card)
    c.header('Cache-Control', `public, max-age=${DAY_SECONDS}`)
    return c.body(new Uint8Array(picture), 200, { 'Content-Type': 'image/png' })
  })
  return app
}

type Named = { title: string; scent?: SocialCard['scent'] }

/** `null` for what is no page. */
async function pageAt(ctx: Context, path: string): Promise<Named | null> {
  const [, list = '', slug = ''] = /^(.+)\/([^/]+)$/.exec(path) ?? []
  // The finder is below the scents, and no scent.
  const findNamed = isPublicPath(path) ? undefined : ITEMS.get(list)
  if (findNamed) return findNamed(ctx, slug)

  const place = trailTo(path).at(-1)
  return place ? { title: translator(ctx.locale)(place.word) } : null
}

const ITEMS = new Map<string, (ctx: Context, slug: string) => Promise<Named | null>>([
  ['/careers', findCareer],
  [
    '/company/news',
    async (ctx, slug) => {
      const item = (await findNewsItem(ctx, slug))?.item
      return item ? { title: item.title } : null
    },
  ],
  [
    '/blog',
    async (ctx, slug) => {
      const post = await findBlogPost(ctx, slug)
      return post && { title: interpolateFacts(post.title, post.locale) }
    },
  ],
  [
    '/scents',
    async (ctx, slug) => {
      const scent = await findListedScent(ctx, slug)
      if (!scent) return null
      const title = textIn(scent.name, ctx.locale)
      return { title, scent: [scent.serial, scent.kind] }
    },
  ],
])

/** Drawn once and cached in memory; the oldest is evicted. */
function drawnOnce(cached: Map<string, Promise<Buffer>>, card: SocialCard): Promise<Buffer> {
  const key = JSON.stringify(card)
  const known = cached.get(key)
  if (known) return known

  const picture = drawSocial(card)
  cached.set(key, picture)
  picture.catch(() => cached.delete(key))
  const [oldest] = cached.keys()
  if (cached.size > CACHED_MAX && oldest !== undefined) cached.delete(oldest)
  return picture
}

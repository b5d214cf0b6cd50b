/** What search engines are asked to leave alone: pages of one person, and what is no page. */
import type { Context as HonoContext } from 'hono'

import { DOCS_PATH } from '#web/site/docs-pages.ts'

import type { Shop } from '../shop.ts'

const NOT_FOR_SEARCH = [
  '/admin',
  '/api/',
  '/change-email/',
  '/checkout',
  '/dev/',
  '/orders',
  '/pre-checkout',
  '/profile',
  '/reset-password/',
  '/sandbox/',
  '/subscription/',
  '/v1/',
  '/verify-email/',
  '/webhooks/',
] as const

export const robots = (shop: Shop) => (c: HonoContext) =>
  c.text(
    [
      'User-agent: *',
      ...NOT_FOR_SEARCH.map((path) => `Disallow: ${path}`),
      // The longer rule wins: pages among the calls.
      `Allow: ${DOCS_PATH}`,
      '',
      `Sitemap: ${shop.siteUrl()}/sitemap.xml`,
      '',
    ].join('\n'),
    200,
    { 'Cache-Control': 'public, max-age=3600' },
  )

/** What search engines are asked to leave alone: pages of one person, and what is no page. */
import type { Context as HonoContext } from 'hono'

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
      '',
      `Sitemap: ${shop.siteUrl()}/sitemap.xml`,
      '',
    ].join('\n'),
    200,
    { 'Cache-Control': 'public, max-age=3600' },
  )

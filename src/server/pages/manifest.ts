/** The web app manifest: name, icons and colours on a home screen. */
import { Hono } from 'hono'

import { findSettingsBelow } from '#domain/settings/read-settings.server.ts'

import { localeOfRequest } from '../http/api-app.ts'
import type { Shop } from '../shop.ts'

/** The ground of the site, `--chalk-2`. */
const CHALK = '#f1f2f0'

const ICONS = [
  { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
  { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
  { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
] as const

export function manifest(shop: Shop): Hono {
  const app = new Hono()
  app.get('/', async (c) => {
    const lang = localeOfRequest(c)
    const company = await findSettingsBelow(shop.context({ kind: 'visitor' }, lang), 'company.')
    const name = company[`name_${lang}`] || company.name || new URL(shop.siteUrl()).host
    c.header('Cache-Control', 'private, max-age=3600')
    c.header('Vary', 'Accept-Language, Cookie')
    return c.body(
      JSON.stringify({
        id: '/',
        name,
        short_name: name,
        lang,
        dir: 'ltr',
        start_url: '/',
        scope: '/',
        // Payment leads to other sites and back, so the way back stays in sight.
        display: 'minimal-ui',
        theme_color: CHALK,
        background_color: CHALK,
        categories: ['shopping'],
        icons: ICONS,
      }),
      200,
      { 'Content-Type': 'application/manifest+json' },
    )
  })
  return app
}

/** Well-known addresses: the security contact, and where to change a password. */
import { Hono } from 'hono'

import { findSettingsBelow } from '#domain/settings/read-settings.server.ts'
import { LOCALES } from '#shared/locale.ts'

import type { Shop } from '../shop.ts'

const DAY_MS = 86_400_000
/** RFC 9116, section 2.5.5: less than a year ahead. */
const VALID_DAYS = 180
const PASSWORD_PAGE = '/profile#sign-in'

/** To be mounted at `/.well-known`. */
export function wellKnown(shop: Shop): Hono {
  const app = new Hono()
  app.get('/security.txt', async (c) => {
    const { now } = shop.context({ kind: 'visitor' }, 'en')
    return c.text(await securityText(shop, now), 200, { 'Cache-Control': 'public, max-age=3600' })
  })
  // https://w3c.github.io/webappsec-change-password-url/: a temporary redirect.
  app.get('/change-password', (c) => c.redirect(PASSWORD_PAGE, 302))
  return app
}

/** RFC 9116. */
async function securityText(shop: Shop, now: Date): Promise<string> {
  const { email = '' } = await findSettingsBelow(
    shop.context({ kind: 'visitor' }, 'en'),
    'company.',
  )
  const site = shop.siteUrl()
  const expires = new Date(Math.floor(now.getTime() / DAY_MS) * DAY_MS + VALID_DAYS * DAY_MS)
  return [
    // What staff typed must not begin a line of its own.
    ...(/^[^\s<>@]+@[^\s<>@]+$/.test(email) ? [`Contact: mailto:${email}`] : []),
    `Contact: ${site}/contact`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${LOCALES.join(', ')}`,
    `Canonical: ${site}/.well-known/security.txt`,
    '',
  ].join('\n')
}

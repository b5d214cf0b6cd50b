/** The day to reorder as a file for calendars, for browsers that run no script too. Decisions, section 12. */
import { Hono } from 'hono'

import { translator } from '#i18n/catalogue.server.ts'
import { isIsoDay } from '#shared/iso-day.ts'

import { localeOfRequest } from '../http/api-app.ts'
import type { Shop } from '../shop.ts'
import { calendarFileOf } from './calendar-event.ts'

const ORDER_ID = /^[\w-]{1,60}$/

export function reorderDay(shop: Shop): Hono {
  const app = new Hono()
  app.get('/', (c) => {
    const day = c.req.query('day') ?? ''
    const order = c.req.query('order') ?? ''
    if (!isIsoDay(day) || (order !== '' && !ORDER_ID.test(order))) return c.text('Not found', 404)

    const locale = localeOfRequest(c)
    const t = translator(locale)
    const site = shop.siteUrl()
    const url = `${site}/order${order === '' ? '' : `?reorder=${order}`}`
    const file = calendarFileOf({
      day,
      summary: t('cartridgeLifetime.calendarSummary'),
      text: t('cartridgeLifetime.calendarText', { url }),
      url,
      at: shop.context({ kind: 'visitor' }, locale).now,
      id: `reorder-${day}${order === '' ? '' : `-${order}`}@${new URL(site).host}`,
    })
    c.header('Cache-Control', 'no-store')
    c.header('X-Robots-Tag', 'noindex')
    c.header('Content-Disposition', 'attachment; filename="reorder.ics"')
    return c.body(file, 200, { 'Content-Type': 'text/calendar; charset=utf-8' })
  })
  return app
}

/** What the page of restock requests shows, and their file. */
import { exportWaiting, listWaiting } from '#domain/catalog/restock-alerts/list-waiting.server.ts'
import type { Context } from '#domain/context.ts'
import { translator } from '#i18n/catalogue.server.ts'
import { textIn } from '#shared/locale.ts'
import { metaOf, pageNumberIn } from '#shared/page.ts'

import { unwrap } from '../frame/unwrap.server.ts'
import { dateTimeCell } from '../parts/date-time-cell.ts'
import { addressesFile } from './addresses-file.server.ts'
import { RESTOCK_ALERTS_PATH } from './message-paths.ts'

const ROWS = 50

export async function loadRestockAlerts(ctx: Context, search: URLSearchParams) {
  const serial = search.get('serial')
  const page = { number: pageNumberIn(search.get('page')) ?? 1, size: ROWS }
  const { items, scents, ...found } = unwrap(await listWaiting(ctx, serial, page))
  return { serial, waiting: items, scents, meta: metaOf(found) }
}

export const restockAlertsFile = (ctx: Context, staff: { token: string }): Promise<Response> =>
  addressesFile(ctx, staff, {
    name: 'restock-alerts',
    form: `${RESTOCK_ALERTS_PATH}?form=export_restock_alerts`,
    rows: async () => {
      const t = translator(ctx.locale)
      const waiting = unwrap(await exportWaiting(ctx))
      return [
        [
          t('admin.email'),
          t('adminMessages.language'),
          t('admin.serial'),
          t('adminMessages.restockScent'),
          t('adminMessages.csvAskedAt'),
        ],
        ...waiting.map(({ email, locale, serial, names, requestedAt }) => [
          email,
          locale,
          serial,
          textIn(names, ctx.locale),
          dateTimeCell(requestedAt),
        ]),
      ]
    },
  })

/** Files that leave the console: the exported list, and labels for a carrier's software. */
import type { Context } from '#domain/context.ts'
import { takeLabels } from '#domain/orders/batches/select-orders.server.ts'
import { exportOrders } from '#domain/orders/listing/export-orders.server.ts'
import { findSettingsBelow } from '#domain/settings/read-settings.server.ts'
import { translator } from '#i18n/catalogue.server.ts'
import { BYTE_ORDER_MARK, csvLines, csvText } from '#shared/csv.ts'
import { dayInJapan } from '#shared/japan-day.ts'

import { requireRecentFor } from '../../frame/guard.server.ts'
import { unwrap } from '../../frame/unwrap.server.ts'
import { csvResponse } from '../../parts/csv-response.server.ts'
import { destinationIn, labelRequestFromUrl, labelsAddress } from '../labels/label-address.ts'
import { labelRows } from '../labels/label-rows.ts'
import { addressOf, readAddress } from '../list/order-filter.ts'
import { exportHeadings, exportRow } from './export-rows.ts'
import { inShiftJis } from './shift-jis.server.ts'

/** Streams the whole list. Without a recent one-time password it redirects to the page that asks for one. */
export async function exportFile(
  ctx: Context,
  staff: { token: string },
  search: URLSearchParams,
): Promise<Response> {
  const address = readAddress(search, 0)
  await requireRecentFor(ctx, staff, addressOf(address, '/admin/orders/export'))

  const orders = unwrap(await exportOrders(ctx, address.filter))
  const t = translator(ctx.locale)
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    start(file) {
      file.enqueue(encoder.encode(BYTE_ORDER_MARK + csvLines([exportHeadings(t)])))
    },
    async pull(file) {
      const { value, done } = await orders.next()
      if (done) file.close()
      else file.enqueue(encoder.encode(csvLines(value.map((order) => exportRow(order, t)))))
    },
    async cancel() {
      await orders.return(undefined)
    },
  })
  return csvResponse(body, `orders-${dayInJapan(ctx.now)}.csv`)
}

/**
 * Software of carriers in Japan reads Shift_JIS; that of others UTF-8. Without a recent one-time password it redirects
 * to its page.
 */
export async function labelFile(
  ctx: Context,
  staff: { token: string },
  search: URLSearchParams,
): Promise<Response> {
  const labelRequest = labelRequestFromUrl(search)
  const destination = destinationIn(search.get('for')) ?? 'japan'
  await requireRecentFor(ctx, staff, labelsAddress(labelRequest))

  const taken = unwrap(await takeLabels(ctx, labelRequest.ids, { ...labelRequest, destination }))
  const company = await findSettingsBelow(ctx, 'company.')
  const rows = labelRows(taken, { company, destination })
  const name = `labels-${destination}-${dayInJapan(ctx.now)}.csv`
  return destination === 'japan'
    ? csvResponse(inShiftJis(csvLines(rows)), name, 'shift_jis')
    : csvResponse(csvText(rows), name)
}

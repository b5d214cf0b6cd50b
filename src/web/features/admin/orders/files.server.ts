/** Files that leave the console: the exported list, and labels for a carrier's program. */
import iconv from 'iconv-lite'
import { redirect } from 'react-router'

import { findStaffSession } from '#domain/accounts/staff-session.server.ts'
import type { Context } from '#domain/context.ts'
import { takeLabels } from '#domain/orders/chosen-orders.server.ts'
import { exportOrders } from '#domain/orders/export-orders.server.ts'
import { findSettingsBelow } from '#domain/settings/read-settings.server.ts'
import { translator } from '#i18n/catalogue.server.ts'
import { BYTE_ORDER_MARK, csvLines, csvText } from '#shared/csv-text.ts'
import { dayInJapan } from '#shared/japan-day.ts'

import { addressOf, readAddress } from '../order-filter.ts'
import { exportHeadings, exportRow } from './export-rows.ts'
import { isForJapan, labelRows } from './label-rows.ts'

/** As long as the list is, written while it is read. Without a one-time password of the last minutes it leads to the page that asks. */
export async function exportFile(
  ctx: Context,
  staff: { token: string },
  search: URLSearchParams,
): Promise<Response> {
  const address = readAddress(search, 0)
  const session = await findStaffSession(ctx, staff.token)
  if (!session?.isProofRecent) throw redirect(addressOf(address, '/admin/orders/export'))

  const exported = await exportOrders(ctx, address.filter)
  if (!exported.ok) throw new Error('staff may read all orders')
  const t = translator(ctx.locale)
  const orders = exported.value
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
  return fileOf(body, { name: `orders-${dayInJapan(ctx.now)}.csv`, charset: 'utf-8' })
}

/** Programs of carriers in Japan read Shift_JIS; those of others UTF-8. */
export async function labelFile(ctx: Context, search: URLSearchParams): Promise<Response> {
  const taken = await takeLabels(ctx, search.getAll('id'))
  if (!taken.ok) throw new Error('staff may send orders')
  const isDomestic = search.get('for') !== 'abroad'
  const orders = taken.value.filter((order) => isForJapan(order) === isDomestic)
  const company = await findSettingsBelow(ctx, 'company.')
  const rows = labelRows(orders, { company, isDomestic })
  const name = `labels-${isDomestic ? 'japan' : 'abroad'}-${dayInJapan(ctx.now)}.csv`
  return isDomestic
    ? fileOf(new Uint8Array(iconv.encode(csvLines(rows), SHIFT_JIS)), {
        name,
        charset: 'shift_jis',
      })
    : fileOf(csvText(rows), { name, charset: 'utf-8' })
}

/** Of these orders the file for Japan would lose a letter. */
export const isWritable = (text: string): boolean =>
  iconv.decode(iconv.encode(text, SHIFT_JIS), SHIFT_JIS) === text

/** Microsoft's, as carriers' programs write and read it. */
const SHIFT_JIS = 'cp932'

const fileOf = (body: BodyInit, { name, charset }: { name: string; charset: string }): Response =>
  new Response(body, {
    headers: {
      'content-type': `text/csv; charset=${charset}`,
      'content-disposition': `attachment; filename="${name}"`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    },
  })

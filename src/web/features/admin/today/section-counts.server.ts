/**
 * The number of open tasks in each area, for the navigation. An index of open rows or a short table answers each count;
 * the recent sales rate is memoized for a minute.
 */

import { listLowStock } from '#domain/catalog/stock/list-low-stock.server.ts'
import { listOpenMessages } from '#domain/contact/list-open-messages.server.ts'
import type { Context } from '#domain/context.ts'
import { listFailedJobs } from '#domain/error-reports/failed-jobs.server.ts'
import { listErrorReports } from '#domain/error-reports/list-error-reports.server.ts'
import { countOrdersWithAttention } from '#domain/orders/attention/list-attention.server.ts'
import { countOpenRows } from '#domain/statements/view-statements.server.ts'
import { countFailedDeliveries } from '#domain/webhooks/count-failed.server.ts'

import type { SectionCounts } from '../frame/sections.ts'
import { orEmpty } from '../frame/unwrap.server.ts'

const NONE = { number: 1, size: 0 }
/** Of roles that may not read it. */
export const NOTHING = { count: 0, first: [] }
export const NO_ROWS = { proposed: 0, queued: 0, stuck: 0, oldestDay: null }
const NO_REPORTS = { items: [], count: 0 }

export async function countSections(ctx: Context): Promise<SectionCounts> {
  const [orders, bank, stock, messages, webhooks, errorReports, jobs] = await Promise.all([
    countOrdersWithAttention(ctx).then(orEmpty(0)),
    countOpenRows(ctx).then(orEmpty(NO_ROWS)),
    listLowStock(ctx, 0).then(orEmpty(NOTHING)),
    listOpenMessages(ctx, 0).then(orEmpty(NOTHING)),
    countFailedDeliveries(ctx).then(orEmpty(0)),
    listErrorReports(ctx, { isResolved: false, source: null }, NONE).then(orEmpty(NO_REPORTS)),
    listFailedJobs(ctx, 0).then(orEmpty(NOTHING)),
  ])
  return {
    orders,
    bank: bank.proposed + bank.queued + bank.stuck,
    stock: stock.count,
    messages: messages.count,
    webhooks,
    incidents: errorReports.count + jobs.count,
  }
}

/** Tasks that need attention, from every module that has some; none of those that the role may not read. Decisions, section 12: exceptions first. */

import { may } from '#domain/accounts/permission.ts'
import { viewBackups } from '#domain/backups/view-backups.server.ts'
import { listLowStock } from '#domain/catalog/stock/list-low-stock.server.ts'
import { listOpenMessages } from '#domain/contact/list-open-messages.server.ts'
import type { Context } from '#domain/context.ts'
import { listFailedJobs } from '#domain/error-reports/failed-jobs.server.ts'
import {
  type ErrorReportRow,
  listErrorReports,
} from '#domain/error-reports/list-error-reports.server.ts'
import { countUndeliveredEmails, listUndeliveredEmails } from '#domain/mail/list-emails.server.ts'
import {
  type AttentionKind,
  ORDER_EXCEPTIONS,
  ORDER_WORK,
} from '#domain/orders/attention/attention-kinds.ts'
import {
  type AttentionOrders,
  listOrdersByAttention,
} from '#domain/orders/attention/list-attention.server.ts'
import { listOpenDiscrepancies } from '#domain/orders/card-payments/list-discrepancies.server.ts'
import { NO_FILTER, type OrderFilter } from '#domain/orders/listing/list-filter.ts'
import { countOrders } from '#domain/orders/listing/search-orders.server.ts'
import { readShortFigures } from '#domain/orders/statistics/read-statistics.server.ts'
import { countOpenRows } from '#domain/statements/view-statements.server.ts'
import { listDeliveries } from '#domain/webhooks/list-deliveries.server.ts'
import { money } from '#shared/money.ts'
import { pick } from '#shared/pick.ts'

import { orEmpty, unwrap } from '../frame/unwrap.server.ts'
import { deadlineOf } from '../orders/list/deadline.ts'
import { NO_ROWS, NOTHING } from './section-counts.server.ts'

/** Of each kind; the rest is a link away. */
const SHOWN_MAX = 5
const FIRST_PAGE = { number: 1, size: SHOWN_MAX }
const NO_LINES = { items: [], count: 0 }
const AWAITING_TRANSFER: OrderFilter = { ...NO_FILTER, statuses: ['awaiting_transfer'] }

export type Today = Awaited<ReturnType<typeof loadToday>>

/** Of each kind how many there are, and the most urgent of them. What the role may not read is empty or `null`. */
export async function loadToday(ctx: Context) {
  const orders = (kinds: readonly AttentionKind[]) =>
    Promise.all(kinds.map(async (kind) => groupOf(ctx, kind)))
  const failed = { state: 'failed', endpointId: null } as const
  const open = { isResolved: false, source: null }

  const [
    exceptions,
    work,
    bank,
    discrepancies,
    emails,
    emailCount,
    stock,
    messages,
    deliveries,
    jobs,
    errorReports,
    backups,
    figures,
    awaitingTransfer,
  ] = await Promise.all([
    orders(ORDER_EXCEPTIONS),
    orders(ORDER_WORK),
    countOpenRows(ctx).then(orEmpty(NO_ROWS)),
    listOpenDiscrepancies(ctx).then(unwrap),
    listUndeliveredEmails(ctx).then(unwrap),
    countUndeliveredEmails(ctx).then(unwrap),
    listLowStock(ctx, SHOWN_MAX).then(orEmpty(NOTHING)),
    listOpenMessages(ctx, SHOWN_MAX).then(orEmpty(NOTHING)),
    listDeliveries(ctx, failed, FIRST_PAGE).then(orEmpty(NO_LINES)),
    listFailedJobs(ctx, SHOWN_MAX).then(orEmpty(NOTHING)),
    listErrorReports(ctx, open, FIRST_PAGE).then(orEmpty(NO_LINES)),
    viewBackups(ctx).then(orEmpty(null)),
    readShortFigures(ctx).then(orEmpty(null)),
    countOrders(ctx, AWAITING_TRANSFER).then(unwrap),
  ])
  return {
    exceptions,
    work,
    /** Rows of bank statements: proposed to staff, without an order, or confirmed but failing to be recorded. */
    bank,
    // Listed newest first; the oldest has been wrong for longest.
    discrepancies: {
      count: discrepancies.length,
      first: discrepancies.toReversed().slice(0, SHOWN_MAX),
    },
    emails: { count: emailCount, first: emails.slice(0, SHOWN_MAX) },
    stock,
    messages: {
      count: messages.count,
      first: messages.first.map((message) =>
        pick(message, 'id', 'name', 'subject', 'topic', 'createdAt'),
      ),
    },
    deliveries: { count: deliveries.count, first: deliveries.items },
    jobs,
    backups,
    figures,
    /** Orders whose transfer has not arrived, most of them in time. */
    awaitingTransfer,
    mayWrite: may(ctx.actor, 'content.edit'),
    /** Confirm, ship, refund and check orders. */
    mayProcess: may(ctx.actor, 'order.ship'),
    errorReports: { count: errorReports.count, first: errorReports.items.map(withoutStack) },
  }
}

export type OrderGroup = Awaited<ReturnType<typeof groupOf>>

async function groupOf(ctx: Context, kind: AttentionKind) {
  const { count, first } = unwrap(await listOrdersByAttention(ctx, kind, SHOWN_MAX))
  return { kind, count, first: first.map((one) => lineOf(one, ctx.now)) }
}

export type OrderLine = ReturnType<typeof lineOf>

function lineOf({ order, answerBy }: AttentionOrders['first'][number], now: Date) {
  return {
    ...pick(order, 'id', 'number', 'customerName', 'reviewReason'),
    total: money(order.totalMinor, order.currency),
    /** The buyer says that the transfer was made. */
    isDeclared: order.transferDeclaredAt !== null,
    /** Of a dispute. */
    answerBy,
    deadline: deadlineOf(order, now),
  }
}

const withoutStack = ({ stack: _, ...row }: ErrorReportRow) => row

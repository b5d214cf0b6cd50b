/** What the page of today is made of. */

import type { BackupState } from '#domain/backups/backup.ts'
import type { Stock } from '#domain/catalog/stock/list-stock.server.ts'
import type { ContactTopic } from '#domain/contact/contact.ts'
import type { ErrorReportRow } from '#domain/error-reports/list-error-reports.server.ts'
import type { FailedJob } from '#domain/jobs.ts'
import type { ListedEmail } from '#domain/mail/list-emails.server.ts'
import type { AttentionKind } from '#domain/orders/attention/attention-kinds.ts'
import type { OpenDiscrepancy } from '#domain/orders/card-payments/list-discrepancies.server.ts'
import type { Count } from '#domain/orders/listing/search-orders.server.ts'
import type { ShortFigures } from '#domain/orders/statistics/read-statistics.server.ts'
import type { DeliveryLine } from '#domain/webhooks/list-deliveries.server.ts'
import type { Money } from '#shared/money.ts'

import type { Deadline } from '../orders/list/deadline.ts'

/** How many there are, and the most urgent of them. */
export type Some<Row> = { count: number; first: Row[] }

export type OrderLine = {
  id: string
  number: string
  customerName: string
  total: Money
  reviewReason: string | null
  /** The buyer says that the transfer was made. */
  isDeclared: boolean
  /** Of a dispute. */
  answerBy: Date | null
  deadline: Deadline | null
}

export type OrderGroup = Some<OrderLine> & { kind: AttentionKind }

export type MessageLine = {
  id: string
  name: string
  subject: string
  topic: ContactTopic
  createdAt: Date
}

export type Today = {
  exceptions: OrderGroup[]
  work: OrderGroup[]
  /** Rows of bank statements: proposed to staff, without an order, or confirmed but failing to be recorded. */
  bank: { proposed: number; queued: number; stuck: number; oldestDay: string | null }
  discrepancies: Some<OpenDiscrepancy>
  emails: Some<ListedEmail>
  stock: Some<Stock>
  messages: Some<MessageLine>
  deliveries: Some<DeliveryLine>
  jobs: Some<FailedJob>
  errorReports: Some<Omit<ErrorReportRow, 'stack'>>
  /** `null` for roles that may not read them. */
  figures: Record<'today' | 'week', ShortFigures> | null
  /** Orders whose transfer has not arrived, most of them in time. */
  awaitingTransfer: Count
  mayWrite: boolean
  /** Confirm, ship, refund and check orders. */
  mayProcess: boolean
  /** `null` for roles that may not read it. */
  backups: BackupState | null
}

export const countExceptions = (today: Today): number =>
  total(today.exceptions) +
  today.bank.queued +
  today.bank.stuck +
  total([
    ...[today.discrepancies, today.emails, today.stock],
    ...[today.deliveries, today.jobs, today.errorReports],
  ])

export const countTasks = ({ work, messages, bank }: Today): number =>
  total([...work, messages]) + bank.proposed

const total = (groups: readonly { count: number }[]): number =>
  groups.reduce((sum, { count }) => sum + count, 0)

import { type AnyColumn, type SQL, sql } from 'drizzle-orm'

import { SHIP_WITHIN_DAYS_AFTER_PAYMENT } from './policy.ts'

/**
 * Due date of the next step, the same as the console's `deadlineOf`; null where none is open. The conversion through
 * UTC is for the index, which needs an expression independent of the session's time zone.
 */
export const dueAt = (column: Record<'status' | 'bankDeadlineAt' | 'paidAt', AnyColumn>): SQL =>
  sql`(coalesce(case ${column.status} when 'awaiting_transfer' then ${column.bankDeadlineAt} when 'paid' then (${column.paidAt} at time zone 'UTC' + ${SHIP_WITHIN}) at time zone 'UTC' when 'confirmed' then (${column.paidAt} at time zone 'UTC' + ${SHIP_WITHIN}) at time zone 'UTC' end, 'infinity'::timestamptz))`

const SHIP_WITHIN = sql.raw(`interval '${SHIP_WITHIN_DAYS_AFTER_PAYMENT} days'`)

/** How much the page of today shows, for its headings. */
import type { Today } from './today.server.ts'

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

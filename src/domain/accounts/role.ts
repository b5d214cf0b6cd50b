/**
 * What staff work on: support answers customers, operations handles orders and stock, content writes, staff does all of
 * it, and administrators also change prices, settings and people. Decisions, section 2.
 */
export const STAFF_ROLES = ['support', 'operations', 'content', 'staff', 'administrator'] as const
export type StaffRole = (typeof STAFF_ROLES)[number]

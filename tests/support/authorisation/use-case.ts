/** A use case, and who is let in by it. */
import type { Context } from '#domain/context.ts'

export const WHO = [
  'visitor',
  'customer',
  'support',
  'operations',
  'content',
  'staff',
  'administrator',
  'system',
] as const
export type Who = (typeof WHO)[number]

export type UseCase = (ctx: Context) => Promise<unknown>
export type PermissionRow = { who: readonly Who[]; asked: Readonly<Record<string, UseCase>> }

/** Of nothing that exists: the permission is checked before anything is looked up. */
export const ID = '00000000-0000-4000-8000-000000000000'
export const PAGE = { number: 1, size: 1 }
export const STAFF = ['staff', 'administrator'] as const
export const ORDERS = ['operations', ...STAFF] as const
export const CUSTOMERS = ['support', ...STAFF] as const
export const CONTENT = ['content', ...STAFF] as const
export const ORDERS_AND_CUSTOMERS = ['support', ...ORDERS] as const

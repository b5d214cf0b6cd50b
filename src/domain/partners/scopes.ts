/** What a partner's key may be for, and which calls belong to which scope. Decisions, section 8. */
import { isAmong } from '#shared/is-among.ts'

export const SCOPES = ['catalog', 'content', 'messages', 'orders', 'graphql'] as const
export type Scope = (typeof SCOPES)[number]

export const isScope = isAmong(SCOPES)

/**
 * By the beginning of their address; a call without a row is closed to partners. `/api` needs no key, so its rows only say
 * what its lists are about.
 */
const AREAS: readonly (readonly [start: string, scope: Scope])[] = [
  ['/api/aroma_products', 'catalog'],
  ['/api/aroma_cartridges_web', 'catalog'],
  ['/api/aroma_cartridge_categories', 'catalog'],
  ['/api/aroma_applications', 'catalog'],
  ['/api/aroma_sdk_documents', 'catalog'],
  ['/api/faqs', 'content'],
  ['/api/recruitments', 'content'],
  ['/v1/prices', 'catalog'],
  ['/v1/compatibility', 'catalog'],
  ['/v1/news', 'content'],
  ['/v1/settings', 'content'],
  ['/v1/contacts', 'messages'],
  ['/v1/subscriptions', 'messages'],
  ['/v1/restock-alerts', 'messages'],
  ['/v1/orders', 'orders'],
  ['/v1/order-draft', 'orders'],
  ['/v1/order-defaults', 'orders'],
  ['/v1/order-status', 'orders'],
  ['/v1/estimates', 'orders'],
  ['/v1/postal-codes', 'orders'],
  ['/graphql', 'graphql'],
]

/** Public data: pages of other origins may read it, and a client that has it already gets a 304. */
export const isPublicRead = (method: string, path: string): boolean =>
  method.toUpperCase() === 'GET' && ['catalog', 'content'].includes(scopeOf(path) ?? '')

/** `null` where no scope opens the call. */
export function scopeOf(path: string): Scope | null {
  const row = AREAS.find(([start]) => path === start || path.startsWith(`${start}/`))
  return row?.[1] ?? null
}

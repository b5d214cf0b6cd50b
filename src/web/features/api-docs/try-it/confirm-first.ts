/** Which calls are not sent by one press: they place an order, take something away, or cannot be taken back. */
import type { PublicSite } from '#web/root-data.ts'

import type { Call } from '../reference/reference.ts'

export type Question = 'order' | 'change'

const BINDING = /\/(cancellation|complete-bank-order|transfer-declaration|password)$/

export function confirmFirst({ method, path }: Pick<Call, 'method' | 'path'>): Question | null {
  if (method === 'POST' && path === '/v1/orders') return 'order'
  return method === 'DELETE' || BINDING.test(path) ? 'change' : null
}

type Surroundings = Pick<PublicSite, 'isProduction' | 'cardProvider'>

/** A shop that charges real cards is sent reads alone; a call that writes is shown as code. Decisions, section 13. */
export function isSentFrom(
  { method }: Pick<Call, 'method'>,
  { isProduction, cardProvider }: Surroundings,
): boolean {
  const isLive = isProduction && cardProvider.kind === 'stripe' && !cardProvider.isTest
  return method === 'GET' || !isLive
}

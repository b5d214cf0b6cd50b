/** Which calls are not sent by one press: they place an order, take something away, or cannot be taken back. */
import type { Call } from '../reference/reference.ts'

export type Question = 'order' | 'change'

const BINDING = /\/(cancellation|complete-bank-order|transfer-declaration|password)$/

export function confirmFirst({ method, path }: Pick<Call, 'method' | 'path'>): Question | null {
  if (method === 'POST' && path === '/v1/orders') return 'order'
  return method === 'DELETE' || BINDING.test(path) ? 'change' : null
}

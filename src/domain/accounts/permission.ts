/** Who may do what. Spec §6; decisions, section 2. */
import type { Actor } from '#domain/context.ts'

type Who = 'customer' | 'staff' | 'administrator' | 'system'

const ALLOWED = {
  'order.place': ['customer'],
  'order.cancel': ['customer', 'staff', 'administrator'],
  'order.record_transfer': ['staff', 'administrator'],
  'order.confirm': ['staff', 'administrator'],
  'order.ship': ['staff', 'administrator'],
  'order.read_all': ['staff', 'administrator'],
  'order.expire': ['system'],
} as const satisfies Record<string, readonly Who[]>

export type Permission = keyof typeof ALLOWED

export function may(actor: Actor, permission: Permission): boolean {
  const who = actor.kind === 'staff' ? actor.role : actor.kind
  return (ALLOWED[permission] as readonly string[]).includes(who)
}

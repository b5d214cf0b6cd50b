/** Who may do what. Spec §6; decisions, section 2. */
import type { Actor } from '#domain/context.ts'

type Who = 'customer' | 'staff' | 'administrator' | 'system'

const ALLOWED = {
  'draft.keep': ['customer'],
  'order.place': ['customer'],
  'order.cancel': ['customer', 'staff', 'administrator'],
  'order.record_transfer': ['staff', 'administrator'],
  'order.confirm': ['staff', 'administrator'],
  'order.ship': ['staff', 'administrator'],
  'order.refund': ['staff', 'administrator'],
  'order.extend': ['staff', 'administrator'],
  'order.review': ['staff', 'administrator'],
  'order.read_all': ['staff', 'administrator'],
  'order.expire': ['system'],
  'order.remind': ['system'],
  'mail.read': ['staff', 'administrator'],
  'mail.resend': ['staff', 'administrator'],
  'webhook.read': ['staff', 'administrator'],
  'webhook.manage': ['administrator'],
  'partner.read': ['staff', 'administrator'],
  'partner.manage': ['administrator'],
} as const satisfies Record<string, readonly Who[]>

export type Permission = keyof typeof ALLOWED

export function may(actor: Actor, permission: Permission): boolean {
  const who = actor.kind === 'staff' ? actor.role : actor.kind
  return (ALLOWED[permission] as readonly string[]).includes(who)
}

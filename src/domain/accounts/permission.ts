/** The permission table: which actor may do what. Spec §6; decisions, section 2. */
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
  'order.edit': ['staff', 'administrator'],
  'order.read_all': ['staff', 'administrator'],
  'order.expire': ['system'],
  'order.remind': ['system'],
  'order.measure': ['system'],
  'mail.read': ['staff', 'administrator'],
  'mail.resend': ['staff', 'administrator'],
  'mail.measure': ['system'],
  'incident.read': ['staff', 'administrator'],
  'incident.resolve': ['staff', 'administrator'],
  'statistics.read': ['staff', 'administrator'],
  'stock.adjust': ['staff', 'administrator'],
  'catalog.edit': ['staff', 'administrator'],
  'content.edit': ['staff', 'administrator'],
  'content.publish': ['staff', 'administrator'],
  'message.answer': ['staff', 'administrator'],
  'subscriber.read': ['staff', 'administrator'],
  'subscriber.end': ['staff', 'administrator'],
  'statement.process': ['staff', 'administrator'],
  'customer.read': ['staff', 'administrator'],
  'customer.note': ['staff', 'administrator'],
  'customer.sign_out': ['staff', 'administrator'],
  'customer.remove': ['administrator'],
  'price.edit': ['administrator'],
  'shipping.edit': ['administrator'],
  'setting.edit': ['administrator'],
  'staff.manage': ['administrator'],
  'audit.read': ['administrator'],
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

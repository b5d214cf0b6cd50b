/** The permission table: which actor may do what. Spec §6; decisions, section 2. */
import type { Actor } from '#domain/context.ts'

import type { StaffRole } from './role.ts'

type Who = 'customer' | StaffRole | 'system'

const STAFF = ['staff', 'administrator'] as const
const ORDERS = ['operations', ...STAFF] as const
const CUSTOMERS = ['support', ...STAFF] as const
const CONTENT = ['content', ...STAFF] as const
const ORDERS_AND_CUSTOMERS = ['support', ...ORDERS] as const

const ALLOWED = {
  'draft.keep': ['customer'],
  'order.place': ['customer'],
  'order.cancel': ['customer', ...ORDERS],
  'order.record_transfer': ORDERS,
  'order.confirm': ORDERS,
  'order.ship': ORDERS,
  'order.refund': ORDERS,
  'order.extend': ORDERS,
  'order.review': ORDERS,
  'order.edit': ORDERS,
  'order.note': ORDERS_AND_CUSTOMERS,
  'order.read_all': ORDERS_AND_CUSTOMERS,
  'order.export': ORDERS,
  'order.expire': ['system'],
  'order.remind': ['system'],
  'order.measure': ['system'],
  'mail.read': ORDERS_AND_CUSTOMERS,
  'mail.resend': ORDERS_AND_CUSTOMERS,
  'mail.measure': ['system'],
  'incident.read': STAFF,
  'incident.resolve': STAFF,
  'statistics.read': ORDERS,
  'stock.adjust': ORDERS,
  'catalog.edit': STAFF,
  'content.edit': CONTENT,
  'content.publish': CONTENT,
  'message.answer': CUSTOMERS,
  'subscriber.read': CUSTOMERS,
  'subscriber.end': CUSTOMERS,
  'statement.process': ORDERS,
  'customer.read': ORDERS_AND_CUSTOMERS,
  'customer.note': ORDERS_AND_CUSTOMERS,
  'customer.export': CUSTOMERS,
  'customer.sign_out': CUSTOMERS,
  'customer.remove': ['administrator'],
  'price.edit': ['administrator'],
  'shipping.edit': ['administrator'],
  'setting.edit': ['administrator'],
  'staff.manage': ['administrator'],
  'audit.read': ['administrator'],
  'webhook.read': STAFF,
  'webhook.manage': ['administrator'],
  'partner.read': STAFF,
  'partner.manage': ['administrator'],
} as const satisfies Record<string, readonly Who[]>

export type Permission = keyof typeof ALLOWED

export function may(actor: Actor, permission: Permission): boolean {
  const who = actor.kind === 'staff' ? actor.role : actor.kind
  return (ALLOWED[permission] as readonly string[]).includes(who)
}

/** Who is offered which area. Decisions, section 2. */
import { may, type Permission } from '#domain/accounts/permission.ts'
import type { Actor } from '#domain/context.ts'

import { SECTION_NAMES, type SectionName } from './sections.ts'

const PERMISSIONS = {
  today: 'order.read_all',
  statistics: 'statistics.read',
  orders: 'order.read_all',
  bank: 'statement.process',
  stock: 'stock.adjust',
  catalog: 'catalog.edit',
  content: 'content.edit',
  messages: 'message.answer',
  customers: 'customer.read',
  staff: 'staff.manage',
  partners: 'partner.read',
  webhooks: 'webhook.read',
  settings: 'setting.edit',
  audit: 'audit.read',
  incidents: 'incident.read',
} as const satisfies Record<SectionName, Permission>

export const visibleSections = (actor: Actor): SectionName[] =>
  SECTION_NAMES.filter((name) => may(actor, PERMISSIONS[name]))

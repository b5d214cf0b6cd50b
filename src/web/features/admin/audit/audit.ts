/** The log on its way from the loader to the page, and what its address says. */
import type { Money } from '#shared/money.ts'

import type { Change } from './changes.ts'

export type AuditLine = {
  /** Differs between all lines. */
  key: string
  at: Date
  /** The key of its sentence in `adminActivity`. */
  action: string
  /** Of an order: what moved. */
  amount: Money | null
  /** How many it was about, and the name that the entry itself has. */
  count: number | null
  name: string | null
  actorKind: string
  actorId: string | null
  /** `null` for actions of the system, and where the account is closed. */
  actorName: string | null
  target: { type: string; id: string }
  targetName: string | null
  changes: Change[]
  /** The number of the entry whose own page shows more; `null` where this is all. */
  longer: number | null
}

/** As typed; empty where nothing was. */
export type AuditQuery = {
  person: string
  action: string
  kind: string
  id: string
  from: string
  to: string
  /** The number of one entry, which is shown whole. */
  entry: string
}

export function auditPath(criteria: Partial<AuditQuery>, before: string | null = null): string {
  const said = Object.entries(criteria).filter(([, text]) => text !== '')
  const search = new URLSearchParams(said)
  if (before !== null) search.set('before', before)
  const query = search.toString()
  return query === '' ? '/admin/audit' : `/admin/audit?${query}`
}

export const auditFilePath = (criteria: Partial<AuditQuery>): string =>
  auditPath(criteria).replace('/admin/audit', '/admin/audit.csv')

/** Where a subject has a page of its own. */
const PAGES: Readonly<Record<string, (id: string) => string>> = {
  person: (id) => `/admin/staff/${id}`,
  customer: (id) => `/admin/customers/${id}`,
  order: (id) => `/admin/orders/${id}`,
  order_batch: (id) => `/admin/orders/batch/${id}`,
  contact: (id) => `/admin/messages/${id}`,
  bank_statement: (id) => `/admin/bank/${id}`,
  bank_statement_row: (id) => `/admin/bank/rows/${id}`,
  cartridge: (id) => `/admin/stock/${id}`,
}

export const pageOf = ({ type, id }: AuditLine['target']): string | null =>
  PAGES[type]?.(encodeURIComponent(id)) ?? null

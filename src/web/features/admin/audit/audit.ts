/** The log on its way from the loader to the page, and what its address says. */
import type { Change } from './changes.ts'

export type AuditLine = {
  id: number
  at: Date
  action: string
  actorKind: string
  actorId: string | null
  /** `null` for actions of the system, and where the account is closed. */
  actorName: string | null
  target: { type: string; id: string }
  targetName: string | null
  changes: Change[]
  /** Its own page shows more of it. */
  isCut: boolean
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

export function auditPath(criteria: Partial<AuditQuery>, before: number | null = null): string {
  const said = Object.entries(criteria).filter(([, text]) => text !== '')
  const search = new URLSearchParams(said)
  if (before !== null) search.set('before', String(before))
  const query = search.toString()
  return query === '' ? '/admin/audit' : `/admin/audit?${query}`
}

/** Where a subject has a page of its own. */
const PAGES: Readonly<Record<string, (id: string) => string>> = {
  person: (id) => `/admin/staff/${id}`,
  customer: (id) => `/admin/customers/${id}`,
  order: (id) => `/admin/orders/${id}`,
}

export const pageOf = ({ type, id }: AuditLine['target']): string | null =>
  PAGES[type]?.(encodeURIComponent(id)) ?? null

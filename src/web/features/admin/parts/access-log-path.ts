type AccessQueryField = 'person' | 'action' | 'from' | 'to'

/** The log of sign-ins is a view of the audit log's page. */
export const ACCESS_LOG = 'access'

export function accessPath(
  query: Partial<Record<AccessQueryField, string>>,
  before: string | null = null,
): string {
  const said = Object.entries(query).filter(([, text]) => text !== '')
  const search = new URLSearchParams([['log', ACCESS_LOG], ...said])
  if (before !== null) search.set('before', before)
  return `/admin/audit?${search}`
}

/** What staff decide about what went wrong, and which of it a page shows. */
import type { ErrorReportFilter } from '#domain/error-reports/list-error-reports.server.ts'

import type { ActionErrors } from '../forms/action.ts'

export const INCIDENT_ACTIONS = ['resolve_error', 'retry_job', 'delete_job', 'retry_email'] as const
export type IncidentAction = (typeof INCIDENT_ACTIONS)[number]

/** The page to go back to: the form may be on today's page. */
export const BACK = { today: '/admin', incidents: '/admin/incidents' } as const
export type BackTo = keyof typeof BACK

export type IncidentErrors = ActionErrors<IncidentAction>

export const INCIDENT_FILTERS = {
  open: { isResolved: false, source: null },
  server: { isResolved: false, source: 'server' },
  browser: { isResolved: false, source: 'browser' },
  job: { isResolved: false, source: 'job' },
  resolved: { isResolved: true, source: null },
} as const satisfies Record<string, ErrorReportFilter>

export type IncidentFilter = keyof typeof INCIDENT_FILTERS

// `Object.keys` gives exactly the keys of this object.
export const INCIDENT_FILTER_NAMES = Object.keys(INCIDENT_FILTERS) as IncidentFilter[]

export const incidentFilterOf = (input: string | null): IncidentFilter =>
  INCIDENT_FILTER_NAMES.find((name) => name === input) ?? 'open'

export const incidentsPath = (filter: IncidentFilter, page = 1): string =>
  `/admin/incidents?show=${filter}${page > 1 ? `&page=${page}` : ''}`

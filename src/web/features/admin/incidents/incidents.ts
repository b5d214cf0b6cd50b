/** What staff decide about what went wrong, and which of it a page shows. */
import type { AccidentFilter } from '#domain/accidents/list-accidents.server.ts'

const ACTIONS = ['resolve_error', 'retry_job', 'delete_job', 'retry_email'] as const
export type IncidentAction = (typeof ACTIONS)[number]

export const incidentActionIn = (word: string | null): IncidentAction | null =>
  ACTIONS.find((action) => action === word) ?? null

/** The page to go back to: the form may stand on today's. */
export const BACK = { today: '/admin', incidents: '/admin/incidents' } as const
export type BackTo = keyof typeof BACK

export type IncidentErrors = { kind: 'refused'; action: IncidentAction; code: string }

export const INCIDENT_FILTERS = {
  open: { isSettled: false, source: null },
  server: { isSettled: false, source: 'server' },
  browser: { isSettled: false, source: 'browser' },
  job: { isSettled: false, source: 'job' },
  settled: { isSettled: true, source: null },
} as const satisfies Record<string, AccidentFilter>

export type IncidentFilter = keyof typeof INCIDENT_FILTERS

// `Object.keys` gives exactly the keys of this object.
export const INCIDENT_FILTER_NAMES = Object.keys(INCIDENT_FILTERS) as IncidentFilter[]

export const incidentFilterOf = (input: string | null): IncidentFilter =>
  INCIDENT_FILTER_NAMES.find((name) => name === input) ?? 'open'

export const incidentsPath = (filter: IncidentFilter, page = 1): string =>
  `/admin/incidents?show=${filter}${page > 1 ? `&page=${page}` : ''}`

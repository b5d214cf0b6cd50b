/** What staff decide about what went wrong, and which of it a page shows. */
import type { AccidentFilter } from '#domain/accidents/list-accidents.server.ts'

const ACTIONS = ['settle_accident', 'retry_job', 'drop_job', 'retry_email'] as const
export type IncidentAction = (typeof ACTIONS)[number]

export const incidentActionIn = (word: string | null): IncidentAction | null =>
  ACTIONS.find((action) => action === word) ?? null

/** The page to go back to: the form may stand on today's. */
export const BACK = { today: '/admin', troubles: '/admin/troubles' } as const
export type BackTo = keyof typeof BACK

export type TroubleRefused = { kind: 'refused'; action: IncidentAction; code: string }

export const TROUBLE_FILTERS = {
  open: { isSettled: false, source: null },
  server: { isSettled: false, source: 'server' },
  browser: { isSettled: false, source: 'browser' },
  job: { isSettled: false, source: 'job' },
  settled: { isSettled: true, source: null },
} as const satisfies Record<string, AccidentFilter>

export type TroubleFilter = keyof typeof TROUBLE_FILTERS

// `Object.keys` gives exactly the keys of this object.
export const TROUBLE_FILTER_NAMES = Object.keys(TROUBLE_FILTERS) as TroubleFilter[]

export const troubleFilterOf = (input: string | null): TroubleFilter =>
  TROUBLE_FILTER_NAMES.find((name) => name === input) ?? 'open'

export const troublesPath = (filter: TroubleFilter, page = 1): string =>
  `/admin/troubles?show=${filter}${page > 1 ? `&page=${page}` : ''}`

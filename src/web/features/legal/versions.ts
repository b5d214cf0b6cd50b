import { isIsoDay } from '#shared/iso-day.ts'

import type { Versioned } from './version.ts'

/** Whether a version begins on this day. Before anything was published the first text is the only one. */
export const isVersionOf = (
  { days, version }: Pick<Versioned, 'days'> & { version: string },
  day: string,
): boolean => isIsoDay(day) && (days.includes(day) || version === day)

/**
 * How long a cartridge lasts: about three months or about 3,000 diffusions, whichever ends first. Spec §1 "Offer".
 * Nowhere does the reckoning promise more than either law.
 */
import { daysAfter, daysBetween, monthsAfter } from '#shared/iso-day.ts'

import {
  CARTRIDGE_DIFFUSIONS,
  CARTRIDGE_LIFE_MONTHS,
  COUNTED_SPRAY_SECONDS,
  INTENSITY_PERCENT_MAX,
} from './device-policy.ts'

/** How one scent is used. */
export type CartridgeUse = { spraysPerDay: number; seconds: number; percent: number }

type CartridgeLifetime = {
  days: number
  lastDay: string
  endedBy: 'age' | 'sprays'
  /** How often it has sprayed by then. */
  sprays: number
}

/** `since` is the ISO day on which it was put in. */
export function cartridgeLifetime(use: CartridgeUse, since: string): CartridgeLifetime {
  const daysByAge = daysBetween(since, monthsAfter(since, CARTRIDGE_LIFE_MONTHS))
  const daysBySprays = Math.floor(spraysIn(use) / use.spraysPerDay)
  const days = Math.min(daysByAge, daysBySprays)
  return {
    days,
    lastDay: daysAfter(since, days),
    endedBy: daysBySprays < daysByAge ? 'sprays' : 'age',
    sprays: Math.min(Math.floor(days * use.spraysPerDay), spraysIn(use)),
  }
}

/** Early enough to have the next ones in time; at the earliest the day on which it was put in. */
export const reorderDayOf = (
  { days }: CartridgeLifetime,
  since: string,
  leadTimeDays: number,
): string => daysAfter(since, Math.max(0, days - leadTimeDays))

const spraysIn = (use: CartridgeUse): number => Math.floor(CARTRIDGE_DIFFUSIONS / costOf(use))

/**
 * As how many sprays one counts. A longer and stronger one counts as more; a shorter or weaker one never as less, for
 * nobody has promised that more than the stated number can be had.
 */
const costOf = ({ seconds, percent }: CartridgeUse): number =>
  Math.max(1, (seconds / COUNTED_SPRAY_SECONDS) * (percent / INTENSITY_PERCENT_MAX))

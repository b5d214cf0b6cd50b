/**
 * How long a cartridge lasts: about three months or about 3,000 diffusions, whichever ends first. Spec §1 "Offer".
 * The estimate never promises more than either limit.
 */
import { daysAfter, daysBetween, monthsAfter } from '#shared/iso-day.ts'

import {
  CARTRIDGE_DIFFUSIONS,
  CARTRIDGE_LIFE_MONTHS,
  COUNTED_SPRAY_SECONDS,
  INTENSITY_PERCENT_MAX,
} from './device-policy.ts'

/** Usage of one scent. */
export type CartridgeUse = { spraysPerDay: number; seconds: number; percent: number }

type CartridgeLifetime = {
  days: number
  lastDay: string
  endedBy: 'age' | 'sprays'
  /** Sprays until then. */
  sprays: number
}

/** `since` is the ISO day of insertion. */
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

/** Early enough for the delivery; at the earliest the day of insertion. */
export const reorderDayOf = (
  { days }: CartridgeLifetime,
  since: string,
  leadTimeDays: number,
): string => daysAfter(since, Math.max(0, days - leadTimeDays))

const spraysIn = (use: CartridgeUse): number => Math.floor(CARTRIDGE_DIFFUSIONS / costOf(use))

/**
 * The weight of one spray. Longer or stronger ones count as more; shorter or weaker ones count as one, because
 * the stated number of sprays is a maximum.
 */
const costOf = ({ seconds, percent }: CartridgeUse): number =>
  Math.max(1, (seconds / COUNTED_SPRAY_SECONDS) * (percent / INTENSITY_PERCENT_MAX))

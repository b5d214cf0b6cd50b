/** Parses dates as banks write them: western calendar, Japanese era, or an era year without its era. */
import { daysAfter, isIsoDay } from '#shared/iso-day.ts'

/** The year before the first of each era. */
const ERAS = { R: 2018, 令和: 2018, H: 1988, 平成: 1988 } as const satisfies Record<string, number>

const WESTERN = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?(?:[ T].*)?$/
const PLAIN = /^(\d{4})(\d{2})(\d{2})$/
const OF_ERA = /^(R|H|令和|平成)\.?(\d{1,2}|元)[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/

/** ISO, or `null` for an invalid date. */
export function bankDay(input: string): string | null {
  const plain = input
    .normalize('NFKC')
    .replaceAll(/\s*([-/.年月日])\s*/g, '$1')
    .trim()
    .toUpperCase()
  const western = WESTERN.exec(plain) ?? PLAIN.exec(plain)
  if (western) return isoOf(Number(western[1]), western[2], western[3])

  const [, era = '', year = '', month, day] = OF_ERA.exec(plain) ?? []
  const before = Object.entries(ERAS).find(([name]) => name === era)?.[1]
  return before === undefined
    ? null
    : isoOf(before + (year === '元' ? 1 : Number(year)), month, day)
}

/** Tolerance for a wrong clock, and for banks that book ahead over a holiday. */
const AHEAD_DAYS_MAX = 14

/** Whether a statement imported today can contain this day. */
export const isTooFarAhead = (day: string, today: string): boolean =>
  day > daysAfter(today, AHEAD_DAYS_MAX)

/** `080210` names no era, and some banks write the western year: the latest possible day wins. */
export function zenginDay(digits: string, today: string): string | null {
  const [, year, month, day] = /^(\d{2})(\d{2})(\d{2})$/.exec(digits) ?? []
  const days = [ERAS.R, 2000, ERAS.H].flatMap(
    (before) => isoOf(before + Number(year), month, day) ?? [],
  )
  const possible = days.filter((one) => !isTooFarAhead(one, today)).sort()
  return possible.at(-1) ?? null
}

function isoOf(year: number, month = '', day = ''): string | null {
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isIsoDay(iso) ? iso : null
}

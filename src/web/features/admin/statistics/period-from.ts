import { PERIODS, type Period } from '#shared/period.ts'

/** The period that the address names. */
export function periodFrom({ url }: Request): Period {
  const input = new URL(url).searchParams.get('period')
  return PERIODS.find((name) => name === input) ?? 'month'
}

/** The fees of one shipping method as a table for readers: a row per weight, a column per zone. */
import type { Rate } from './fee.ts'
import type { ShippingMethod } from './method.ts'

export type FeeRow = {
  /** Parcel class at home, `null` abroad. */
  size: number | null
  upToGrams: number
  /** In the order of the places; `null` where nothing is offered. */
  amountsYen: (number | null)[]
}

export function feeTable(
  rates: readonly Rate[],
  method: ShippingMethod,
  places: readonly Rate['zone'][],
): FeeRow[] {
  const rows = new Map<string, FeeRow>()
  for (const rate of rates) {
    const column = places.indexOf(rate.zone)
    if (rate.method !== method || column < 0) continue

    const size = rate.method === 'domestic' ? rate.size : null
    const key = `${size} ${rate.upToGrams}`
    const row = rows.get(key) ?? {
      size,
      upToGrams: rate.upToGrams,
      amountsYen: places.map(() => null),
    }
    row.amountsYen[column] = rate.amountYen
    rows.set(key, row)
  }
  return [...rows.values()].sort((a, b) => a.upToGrams - b.upToGrams)
}

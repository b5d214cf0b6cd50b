/** What a product cost, costs and will cost. The newest price that has begun counts; rows are added, never changed. */
import { CURRENCIES, type Currency } from '#shared/money.ts'

export type PriceRow = {
  id: number
  productId: string
  currency: Currency
  unitAmount: number
  startsAt: Date
}

export type PricePlan = {
  /** `null` where nothing has begun. */
  current: Record<Currency, PriceRow | null>
  /** Soonest first. */
  planned: PriceRow[]
  /** Begun before the present one, newest first. */
  past: PriceRow[]
}

export function pricePlan(rows: readonly PriceRow[], now: Date): PricePlan {
  const newest = [...rows].sort(newestFirst)
  const begun = newest.filter(({ startsAt }) => startsAt <= now)
  const currentOf = (currency: Currency) => begun.find((row) => row.currency === currency) ?? null
  const current = { jpy: currentOf('jpy'), usd: currentOf('usd') }
  const inForce = CURRENCIES.map((currency) => current[currency]?.id)
  return {
    current,
    planned: newest.filter(({ startsAt }) => startsAt > now).reverse(),
    past: begun.filter(({ id }) => !inForce.includes(id)),
  }
}

/** At one moment, the one that was written later. */
const newestFirst = (one: PriceRow, other: PriceRow): number =>
  other.startsAt.getTime() - one.startsAt.getTime() || other.id - one.id

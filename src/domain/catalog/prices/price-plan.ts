/** Past, current and planned prices of a product. The newest price that has started applies; rows are append-only. */
import { CURRENCIES, type Currency } from '#shared/money.ts'

export type PriceRow = {
  id: number
  productId: string
  currency: Currency
  unitAmount: number
  startsAt: Date
}

export type PricePlan = {
  /** `null` where no price has started. */
  current: Record<Currency, PriceRow | null>
  /** Soonest first. */
  planned: PriceRow[]
  /** Started before the current one, newest first. */
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

/** Of two with the same start, the one written later. */
const newestFirst = (one: PriceRow, other: PriceRow): number =>
  other.startsAt.getTime() - one.startsAt.getTime() || other.id - one.id

/** Statistics of orders, money and scents over a period. Decisions, section 12. */
import { may } from '#domain/accounts/permission.ts'
import type { Context } from '#domain/context.ts'
import { startInJapan } from '#shared/japan-day.ts'
import type { LocalizedText } from '#shared/locale.ts'
import type { Currency } from '#shared/money.ts'
import { firstDayOf, type Period, stepsOf } from '#shared/period.ts'
import { fail, ok, type Result } from '#shared/result.ts'

import { countOrdersBy, listWantedScents, sumMoneyBy } from './statistics-store.server.ts'

const SCENTS_MAX = 10

export type OrderStatistics = {
  /** One entry per step, including empty ones. */
  orders: { step: string; placed: number; paid: number }[]
  /** Received less refunded; may be negative. */
  money: Record<Currency, { step: string; amountMinor: number }[]>
  scents: { serial: string; name: LocalizedText; kind: string; quantity: number }[]
}

export async function readOrderStatistics(
  ctx: Context,
  period: Period,
): Promise<Result<OrderStatistics, 'forbidden'>> {
  if (!may(ctx.actor, 'statistics.read')) return fail('forbidden')
  const since = startInJapan(firstDayOf(period, ctx.now))
  const steps = stepsOf(period, ctx.now)
  const counted = new Map(
    (await countOrdersBy(ctx, period, since)).map((row) => [row.step, row] as const),
  )
  const moved = new Map(
    (await sumMoneyBy(ctx, period, since)).map(
      ({ step, currency, amountMinor }) => [`${currency} ${step}`, amountMinor] as const,
    ),
  )
  const moneyIn = (currency: Currency) =>
    steps.map((step) => ({ step, amountMinor: moved.get(`${currency} ${step}`) ?? 0 }))

  const scents = await listWantedScents(ctx, since, SCENTS_MAX)
  return ok({
    orders: steps.map((step) => counted.get(step) ?? { step, placed: 0, paid: 0 }),
    money: { jpy: moneyIn('jpy'), usd: moneyIn('usd') },
    scents: scents.map(({ nameEn, nameJa, nameKo, ...scent }) => ({
      ...scent,
      name: { en: nameEn, ja: nameJa, ko: nameKo },
    })),
  })
}

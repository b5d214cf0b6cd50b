/** The figures of a period as a file for spreadsheets: a line for each step. */
import type { Context } from '#domain/context.ts'
import { readOrderStatistics } from '#domain/orders/statistics/read-statistics.server.ts'
import { translator } from '#i18n/catalogue.server.ts'
import { csvText } from '#shared/csv.ts'
import { dayInJapan } from '#shared/japan-day.ts'
import type { Period } from '#shared/period.ts'

import { unwrap } from '../frame/unwrap.server.ts'
import { csvResponse } from '../parts/csv-response.server.ts'
import { stepName } from './step-name.ts'

export async function statisticsFile(ctx: Context, period: Period): Promise<Response> {
  const { steps } = unwrap(await readOrderStatistics(ctx, period))
  const t = translator(ctx.locale)
  const heading = [
    t(`adminToday.step_${period}`),
    t('adminToday.placed'),
    t('adminToday.paidOfThem'),
    t('adminToday.money_jpy'),
    t('adminToday.money_usd'),
  ]
  const rows = steps.map(({ step, placed, paid, takingsMinor: { jpy, usd } }) => [
    period === 'today' ? stepName(step, period, ctx.locale) : step,
    placed,
    paid,
    jpy,
    usd / 100,
  ])
  return csvResponse(csvText([heading, ...rows]), `figures-${period}-${dayInJapan(ctx.now)}.csv`)
}

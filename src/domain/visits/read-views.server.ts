/** Page view counts, without anything that identifies a visitor. Decisions, section 10 "analytics". */
import { may } from '#domain/accounts/permission.ts'
import type { Context } from '#domain/context.ts'
import { firstDayOf, type Period, stepsOf } from '#shared/period.ts'
import { fail, ok, type Result } from '#shared/result.ts'

import { CHECKOUT_STEP_NAMES, CHECKOUT_STEPS, type CheckoutStep } from './checkout-steps.ts'
import { listViewedPages, listViewsOf, sumViewsByDay } from './store.server.ts'

const PAGES_MAX = 10

export type ViewStatistics = {
  /** One entry per step, including empty ones. */
  views: { step: string; views: number }[]
  pages: { page: string; views: number }[]
  /** Openings, not visitors: one person may open a step twice. */
  checkout: { step: CheckoutStep; views: number }[]
}

export async function readViewStatistics(
  ctx: Context,
  period: Period,
): Promise<Result<ViewStatistics, 'forbidden'>> {
  if (!may(ctx.actor, 'statistics.read')) return fail('forbidden')
  const since = firstDayOf(period, ctx.now)
  // Views are counted by day: today is one step.
  const steps = period === 'today' ? [since] : stepsOf(period, ctx.now).map(({ name }) => name)
  const bySteps = new Map(steps.map((step) => [step, 0]))
  for (const { day, views } of await sumViewsByDay(ctx, since)) {
    const step = period === 'year' ? day.slice(0, 7) : day
    bySteps.set(step, (bySteps.get(step) ?? 0) + views)
  }
  const paths = Object.values(CHECKOUT_STEPS)
  const byPaths = new Map(
    (await listViewsOf(ctx, since, paths)).map(({ page, views }) => [page, views] as const),
  )
  return ok({
    views: [...bySteps].map(([step, views]) => ({ step, views })),
    pages: await listViewedPages(ctx, since, PAGES_MAX),
    checkout: CHECKOUT_STEP_NAMES.map((step) => ({
      step,
      views: byPaths.get(CHECKOUT_STEPS[step]) ?? 0,
    })),
  })
}

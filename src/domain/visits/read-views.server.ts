/** Page view counts, without anything that identifies a visitor. Decisions, section 10 "analytics". */
import { may } from '#domain/accounts/permission.ts'
import type { Context } from '#domain/context.ts'
import { firstDayOf, type Period, stepsOf } from '#shared/period.ts'
import { fail, ok, type Result } from '#shared/result.ts'

import { CHECKOUT_STEP_NAMES, CHECKOUT_STEPS, type CheckoutStep } from './checkout-steps.ts'
import { listViewedPages, listViewsOf, sumViewsBy } from './store.server.ts'

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
  const bySteps = new Map(
    (await sumViewsBy(ctx, period, since)).map(({ step, views }) => [step, views] as const),
  )
  const paths = Object.values(CHECKOUT_STEPS)
  const byPaths = new Map(
    (await listViewsOf(ctx, since, paths)).map(({ page, views }) => [page, views] as const),
  )
  return ok({
    views: stepsOf(period, ctx.now).map((step) => ({ step, views: bySteps.get(step) ?? 0 })),
    pages: await listViewedPages(ctx, since, PAGES_MAX),
    checkout: CHECKOUT_STEP_NAMES.map((step) => ({
      step,
      views: byPaths.get(CHECKOUT_STEPS[step]) ?? 0,
    })),
  })
}

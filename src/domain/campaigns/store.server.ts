import { and, asc, desc, gt, isNull, lte, or } from 'drizzle-orm'

import type { Context } from '#domain/context.ts'

import { campaigns } from './table.server.ts'

export type CampaignRow = typeof campaigns.$inferSelect

/** How many campaigns a page is told of; nobody reads more. */
const SHOWN_MAX = 10

/** Published and not yet hidden, the latest start first. */
export const listShownCampaigns = (ctx: Context): Promise<CampaignRow[]> =>
  ctx.db
    .select()
    .from(campaigns)
    .where(
      and(
        lte(campaigns.publishedAt, ctx.now),
        or(isNull(campaigns.hiddenAt), gt(campaigns.hiddenAt, ctx.now)),
      ),
    )
    .orderBy(desc(campaigns.startsAt), asc(campaigns.slug))
    .limit(SHOWN_MAX)

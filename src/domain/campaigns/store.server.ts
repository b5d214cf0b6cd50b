import { and, asc, desc, eq, gt, isNull, lte, or } from 'drizzle-orm'

import type { Context } from '#domain/context.ts'
import { deleteBy, insertOnce, updateBy } from '#domain/rows.server.ts'
import type { Locale } from '#shared/locale.ts'
import { pick } from '#shared/pick.ts'

import type { CampaignMoment } from './campaign.ts'
import type { KnownCampaign } from './edit-campaign.ts'
import { campaigns } from './table.server.ts'

type Row = typeof campaigns.$inferSelect

/** Maximum number of campaigns per page. */
const SHOWN_MAX = 10

/** Staff look back so far; a shop has a few campaigns a year. */
const LISTED_MAX = 200

const campaignOf = (row: Row): KnownCampaign => ({
  ...pick(row, 'slug', 'startsAt', 'endsAt', 'page', 'publishedAt', 'hiddenAt'),
  texts: {
    before: { en: row.beforeEn, ja: row.beforeJa, ko: row.beforeKo },
    during: { en: row.duringEn, ja: row.duringJa, ko: row.duringKo },
    after: { en: row.afterEn, ja: row.afterJa, ko: row.afterKo },
  },
})

/** Published and not yet hidden, the latest start first. */
export async function listShownCampaigns(ctx: Context): Promise<KnownCampaign[]> {
  const rows = await ctx.db
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
  return rows.map(campaignOf)
}

/** The latest start first, which is also who comes first where several would be shown. */
export async function listCampaigns(ctx: Context): Promise<KnownCampaign[]> {
  const rows = await ctx.db
    .select()
    .from(campaigns)
    .orderBy(desc(campaigns.startsAt), asc(campaigns.slug))
    .limit(LISTED_MAX)
  return rows.map(campaignOf)
}

export async function lockCampaign(ctx: Context, slug: string): Promise<KnownCampaign | null> {
  const [row] = await ctx.db.select().from(campaigns).where(eq(campaigns.slug, slug)).for('update')
  return row ? campaignOf(row) : null
}

/** `null` when the name is taken. */
export const insertCampaign = insertOnce(campaigns)

export const updateCampaign = updateBy(campaigns, 'slug')

type Texts = Record<CampaignMoment, string | null>

const COLUMNS_OF = {
  en: (texts: Texts) => ({
    beforeEn: texts.before,
    duringEn: texts.during,
    afterEn: texts.after,
  }),
  ja: (texts: Texts) => ({
    beforeJa: texts.before,
    duringJa: texts.during,
    afterJa: texts.after,
  }),
  ko: (texts: Texts) => ({
    beforeKo: texts.before,
    duringKo: texts.during,
    afterKo: texts.after,
  }),
} as const satisfies Record<Locale, (texts: Texts) => object>

/** Of one language: the columns of the others are not written. */
export async function setTexts(
  ctx: Context,
  slug: string,
  { locale, texts }: { locale: Locale; texts: Texts },
): Promise<void> {
  await ctx.db.update(campaigns).set(COLUMNS_OF[locale](texts)).where(eq(campaigns.slug, slug))
}

export const deleteCampaignRow = deleteBy(campaigns, 'slug')

/** What campaigns say now, in the language of the reader. Spec §1 "Campaign history". */
import type { Context } from '#domain/context.ts'

import { type Campaign, type CampaignMessage, campaignMessage } from './campaign.ts'
import { type CampaignRow, listShownCampaigns } from './store.server.ts'

/** `page` is the one that carries the message; `null` for all pages. */
export type PlacedCampaignMessage = CampaignMessage & { page: string | null }

export async function listCampaignMessages(ctx: Context): Promise<PlacedCampaignMessage[]> {
  const rows = await listShownCampaigns(ctx)
  return rows.flatMap((row) => {
    const message = campaignMessage(campaignOf(row), ctx.now, ctx.locale)
    return message === null ? [] : [{ ...message, page: row.page }]
  })
}

const campaignOf = (row: CampaignRow): Campaign => ({
  startsAt: row.startsAt,
  endsAt: row.endsAt,
  texts: {
    before: { en: row.beforeEn, ja: row.beforeJa, ko: row.beforeKo },
    during: { en: row.duringEn, ja: row.duringJa, ko: row.duringKo },
    after: { en: row.afterEn, ja: row.afterJa, ko: row.afterKo },
  },
})

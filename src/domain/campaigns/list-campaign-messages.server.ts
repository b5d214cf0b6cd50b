/** What campaigns say now, in the language of the reader. Spec §1 "Campaign history". */
import type { Context } from '#domain/context.ts'

import { type CampaignMessage, campaignMessage } from './campaign.ts'
import { listShownCampaigns } from './store.server.ts'

/** `page` is the one that carries the message; `null` for all pages. */
export type PlacedCampaignMessage = CampaignMessage & { page: string | null }

export async function listCampaignMessages(ctx: Context): Promise<PlacedCampaignMessage[]> {
  const campaigns = await listShownCampaigns(ctx)
  return campaigns.flatMap((campaign) => {
    const message = campaignMessage(campaign, ctx.now, ctx.locale)
    return message === null ? [] : [{ ...message, page: campaign.page }]
  })
}

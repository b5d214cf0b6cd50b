/** Loads the current lines of campaigns, ready to be shown. Spec §1 "Campaign history". */
import { listCampaignMessages } from '#domain/campaigns/list-campaign-messages.server.ts'
import type { Context } from '#domain/context.ts'
import { interpolateFacts } from '#i18n/facts.ts'
import { proseOf } from '#web/prose/markdown.server.ts'
import type { CampaignLine } from '#web/root-data.ts'

export async function loadCampaignLines(ctx: Context): Promise<CampaignLine[]> {
  const messages = await listCampaignMessages(ctx)
  return messages.map(({ text, locale, page }) => ({
    page,
    locale,
    nodes: proseOf(interpolateFacts(text, locale)),
  }))
}

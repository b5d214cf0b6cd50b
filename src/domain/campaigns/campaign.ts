/** What a campaign says at a moment: a reminder, then to buy now, then what is left to do. Spec §1 "Campaign history". */
import { FALLBACK_LOCALE, type Locale } from '#shared/locale.ts'

export const CAMPAIGN_MOMENTS = ['before', 'during', 'after'] as const
export type CampaignMoment = (typeof CAMPAIGN_MOMENTS)[number]

export type Campaign = {
  startsAt: Date
  /** The first moment after it. */
  endsAt: Date
  /** Silent at a moment that nobody has written a text for. */
  texts: Record<CampaignMoment, Record<Locale, string | null>>
}

/** Markdown, and the language it is in: English stands in for one that is not written yet. */
export type CampaignMessage = { text: string; locale: Locale }

export function campaignMessage(
  campaign: Campaign,
  now: Date,
  locale: Locale,
): CampaignMessage | null {
  return messageAt(campaign, momentOf(campaign, now), locale)
}

export function messageAt(
  campaign: Pick<Campaign, 'texts'>,
  moment: CampaignMoment,
  locale: Locale,
): CampaignMessage | null {
  const texts = campaign.texts[moment]
  for (const language of [locale, FALLBACK_LOCALE]) {
    const text = texts[language]
    if (text !== null) return { text, locale: language }
  }
  return null
}

export function momentOf(
  { startsAt, endsAt }: Pick<Campaign, 'startsAt' | 'endsAt'>,
  now: Date,
): CampaignMoment {
  if (now < startsAt) return 'before'
  return now < endsAt ? 'during' : 'after'
}

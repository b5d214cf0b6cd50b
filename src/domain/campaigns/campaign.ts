/** The message of a campaign at a time: reminder, call to buy, then follow-up. Spec §1 "Campaign history". */
import { FALLBACK_LOCALE, type Locale } from '#shared/locale.ts'

export const CAMPAIGN_MOMENTS = ['before', 'during', 'after'] as const
export type CampaignMoment = (typeof CAMPAIGN_MOMENTS)[number]

export type Campaign = {
  startsAt: Date
  /** The first moment after it. */
  endsAt: Date
  /** Hidden in a phase without a text. */
  texts: Record<CampaignMoment, Record<Locale, string | null>>
}

/** Markdown with its language: English is the fallback for a missing translation. */
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

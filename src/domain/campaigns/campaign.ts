/** The message of a campaign at a time: reminder, call to buy, then follow-up. Spec §1 "Campaign history". */
import { addDays } from '#shared/add-time.ts'
import { FALLBACK_LOCALE, type Locale } from '#shared/locale.ts'

import { FOLLOW_UP_DAYS } from './policy.ts'

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
  moment: CampaignMoment | null,
  locale: Locale,
): CampaignMessage | null {
  if (moment === null) return null
  const texts = campaign.texts[moment]
  for (const language of [locale, FALLBACK_LOCALE]) {
    const text = texts[language]
    if (text !== null) return { text, locale: language }
  }
  return null
}

/** `null` once it has been over for long: its bar ends by itself. Decisions, section 13. */
export function momentOf(
  { startsAt, endsAt }: Pick<Campaign, 'startsAt' | 'endsAt'>,
  now: Date,
): CampaignMoment | null {
  if (now < startsAt) return 'before'
  if (now < endsAt) return 'during'
  return now < addDays(endsAt, FOLLOW_UP_DAYS) ? 'after' : null
}

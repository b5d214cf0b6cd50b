/** What a campaign says at a moment: a reminder, then to buy now, then what is left to do. Spec §1 "Campaign history". */
import { FALLBACK_LOCALE, type Locale } from '#shared/locale.ts'

type CampaignMoment = 'before' | 'during' | 'after'

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
  const texts = campaign.texts[momentOf(campaign, now)]
  for (const language of [locale, FALLBACK_LOCALE]) {
    const text = texts[language]
    if (text !== null) return { text, locale: language }
  }
  return null
}

function momentOf({ startsAt, endsAt }: Campaign, now: Date): CampaignMoment {
  if (now < startsAt) return 'before'
  return now < endsAt ? 'during' : 'after'
}

/** Validates campaign input; state of a campaign, and competing ones. Spec §1 "Campaign history". */
import { LOCALES, type Locale } from '#shared/locale.ts'
import { z } from '#shared/schema.ts'
import { severalLines } from '#shared/text-schema.ts'

import { CAMPAIGN_MOMENTS, type Campaign, type CampaignMoment } from './campaign.ts'

export type KnownCampaign = Campaign & {
  /** Its name for staff and in addresses. */
  slug: string
  /** The page that carries its message; `null` for all pages. */
  page: string | null
  publishedAt: Date | null
  hiddenAt: Date | null
}

/** The bar above a page holds a sentence or two. */
export const CAMPAIGN_TEXT_LENGTH_MAX = 400
export const CAMPAIGN_SLUG_LENGTH_MAX = 60

const Frame = z.strictObject({
  startsAt: z.date(),
  endsAt: z.date(),
  page: z
    .string()
    .regex(/^\/[\w/-]{0,200}$/)
    .nullable(),
})

const isInOrder = ({ startsAt, endsAt }: z.infer<typeof Frame>): boolean => startsAt < endsAt

export const CampaignFrame = Frame.refine(isInOrder, { path: ['endsAt'] })
export type CampaignFrame = z.infer<typeof CampaignFrame>

const Slug = z
  .string()
  .trim()
  .max(CAMPAIGN_SLUG_LENGTH_MAX)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)

export const NewCampaign = Frame.extend({ slug: Slug }).refine(isInOrder, { path: ['endsAt'] })

const Text = severalLines(CAMPAIGN_TEXT_LENGTH_MAX).transform((text) => (text === '' ? null : text))

/** Of one language; a moment without a text is silent, or English where that is written. */
export const CampaignTexts = z.strictObject({ before: Text, during: Text, after: Text })
export type CampaignTexts = z.infer<typeof CampaignTexts>

export type CampaignState = 'draft' | 'planned' | 'shown' | 'hidden'

type CampaignDates = Pick<KnownCampaign, 'publishedAt' | 'hiddenAt'>

export function campaignState({ publishedAt, hiddenAt }: CampaignDates, now: Date): CampaignState {
  if (publishedAt === null) return 'draft'
  if (hiddenAt !== null && hiddenAt <= now) return 'hidden'
  return publishedAt > now ? 'planned' : 'shown'
}

/** How many of its three texts each language has. */
export const writtenIn = ({ texts }: Pick<Campaign, 'texts'>): Record<Locale, number> => {
  const count = (locale: Locale) =>
    CAMPAIGN_MOMENTS.filter((moment) => texts[moment][locale] !== null).length
  return { ja: count('ja'), en: count('en'), ko: count('ko') }
}

export const textsIn = (
  { texts }: Pick<Campaign, 'texts'>,
  locale: Locale,
): Record<CampaignMoment, string | null> => ({
  before: texts.before[locale],
  during: texts.during[locale],
  after: texts.after[locale],
})

/**
 * Campaigns that are on show at the same time on a page of this one: a page says one thing, that of the later start.
 * A draft is looked at as if it were published now.
 */
export function competingCampaignsOf(
  campaign: KnownCampaign,
  all: readonly KnownCampaign[],
  now: Date,
): KnownCampaign[] {
  const own = spanOf({ ...campaign, publishedAt: campaign.publishedAt ?? now })
  if (own === null) return []
  return all.filter((other) => {
    const span = other.slug === campaign.slug ? null : spanOf(other)
    const isSamePage = other.page === null || campaign.page === null || other.page === campaign.page
    return span !== null && isSamePage && span.from < own.until && own.from < span.until
  })
}

const NEVER = Number.POSITIVE_INFINITY

function spanOf({ publishedAt, hiddenAt, ...campaign }: KnownCampaign) {
  if (publishedAt === null) return null
  const isSaid = (moment: CampaignMoment) =>
    LOCALES.some((locale) => campaign.texts[moment][locale] !== null)
  // Without a text for after its end, it ends by itself.
  const end = isSaid('after') ? NEVER : campaign.endsAt.getTime()
  const begin = isSaid('before') ? publishedAt.getTime() : campaign.startsAt.getTime()
  const from = Math.max(publishedAt.getTime(), begin)
  const until = Math.min(hiddenAt?.getTime() ?? NEVER, end)
  return from < until ? { from, until } : null
}

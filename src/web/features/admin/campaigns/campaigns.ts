/** What staff can do with campaigns, and the errors that come back. */
import type { CampaignMoment } from '#domain/campaigns/campaign.ts'
import type { Locale } from '#shared/locale.ts'
import type { ProseNode } from '#web/prose/prose-nodes.ts'

const ACTIONS = [
  'create_campaign',
  'change_campaign',
  'save_campaign_text',
  'publish_campaign',
  'hide_campaign',
  'delete_campaign',
] as const
export type CampaignAction = (typeof ACTIONS)[number]

export const isCampaignAction = (word: string | null): word is CampaignAction =>
  ACTIONS.some((action) => action === word)

/** Sent along where a text is only to be looked at. */
export const PREVIEW_FIELD = 'preview'

export const CAMPAIGN_FIELDS = [
  'slug',
  'startsAt',
  'endsAt',
  'page',
  'before',
  'during',
  'after',
  'at',
] as const
export type CampaignField = (typeof CAMPAIGN_FIELDS)[number]

export type CampaignInput = Record<CampaignField, string>

/** A text for each moment, as the bar would show it. */
export type CampaignLines = Record<CampaignMoment, { nodes: ProseNode[]; lang: Locale } | null>

export type CampaignAnswer = {
  action: CampaignAction
  /** The language it is about, where it is about one. */
  locale: Locale | null
  /** A problem's; `null` when only fields are wrong, or nothing is: then it is only looked at. */
  code: string | null
  errors: CampaignField[]
  input: CampaignInput
  revision: string
  /** How the bar would look. */
  lines: CampaignLines | null
}

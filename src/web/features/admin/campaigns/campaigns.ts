/** What staff can do with campaigns, and the errors that come back. */
import type { CampaignMoment } from '#domain/campaigns/campaign.ts'
import type { CampaignFrame } from '#domain/campaigns/edit-campaign.ts'
import type { Locale } from '#shared/locale.ts'
import type { ProseNode } from '#web/prose/prose-nodes.ts'

import type { ActionErrors, ActionInput, FieldError } from '../forms/action.ts'

export const CAMPAIGN_ACTIONS = [
  'create_campaign',
  'change_campaign',
  'save_campaign_text',
  'publish_campaign',
  'hide_campaign',
  'delete_campaign',
] as const
export type CampaignAction = (typeof CAMPAIGN_ACTIONS)[number]

/** Sent along where a text is only to be looked at. */
export const PREVIEW_FIELD = 'preview'

export type CampaignField = keyof CampaignFrame | CampaignMoment | 'slug' | 'at'
export type CampaignFieldError = FieldError<CampaignField, 'missing' | 'invalid'>

/** The input names the language that the form is about. */
export type CampaignErrors = ActionErrors<CampaignAction, ActionInput, CampaignFieldError>

/** A text for each moment, as the bar would show it. */
export type CampaignLines = Record<CampaignMoment, { nodes: ProseNode[]; lang: Locale } | null>

/** Texts that are only to be looked at come back without an error, and with how the bar would show them. */
export type CampaignAnswer = CampaignErrors & { lines?: CampaignLines | null }

/** The actions of the campaigns' pages: each reads its input and calls a use case. */
import { CAMPAIGN_MOMENTS, messageAt } from '#domain/campaigns/campaign.ts'
import { CampaignFrame, CampaignTexts, NewCampaign } from '#domain/campaigns/edit-campaign.ts'
import {
  type CampaignDetail,
  changeCampaignFrame,
  changeCampaignTexts,
  createCampaign,
  deleteCampaign,
  hideCampaign,
  listCampaignsAsStaff,
  publishCampaign,
} from '#domain/campaigns/manage-campaigns.server.ts'
import type { Context } from '#domain/context.ts'
import { interpolateFacts } from '#i18n/facts.ts'
import { momentAt } from '#shared/japan-minute.ts'
import { isLocale, type Locale } from '#shared/locale.ts'
import { proseOf } from '#web/prose/markdown.server.ts'

import {
  type ActionDone,
  type ActionInput,
  actionErrors,
  findAction,
  outcomeOf,
  parseAction,
} from '../forms/action.ts'
import {
  CAMPAIGN_ACTIONS,
  type CampaignAction,
  type CampaignAnswer,
  type CampaignErrors,
  type CampaignLines,
  PREVIEW_FIELD,
} from './campaigns.ts'

const FRAME_FIELDS = ['startsAt', 'endsAt', 'page'] as const

/** `null` for a form that is none of ours. */
export async function handleNewCampaign(
  ctx: Context,
  input: ActionInput,
): Promise<{ done: 'create_campaign'; slug: string } | CampaignErrors | null> {
  const { intent: action, slug = '' } = input
  if (action !== 'create_campaign') return null
  const fields = ['slug', ...FRAME_FIELDS] as const
  const read = parseAction(NewCampaign, { slug, ...frameOf(input) }, fields)
  if (!read.ok) return actionErrors(action, input, read.error)
  const { slug: name, ...frame } = read.value
  const created = await createCampaign(ctx, name, frame)
  return created.ok
    ? { done: action, slug: name }
    : actionErrors(action, input, { code: created.error })
}

/** `null` for a form that is none of ours. */
export async function handleCampaignAction(
  ctx: Context,
  slug: string,
  input: ActionInput,
): Promise<ActionDone<CampaignAction> | CampaignAnswer | null> {
  const action = findAction(CAMPAIGN_ACTIONS, input.intent)
  if (action === null) return null
  const { revision = '', at: shownFrom = '' } = input
  switch (action) {
    case 'create_campaign':
      return null
    case 'change_campaign': {
      const read = parseAction(CampaignFrame, frameOf(input), FRAME_FIELDS)
      if (!read.ok) return actionErrors(action, input, read.error)
      const change = { slug, revision, frame: read.value }
      return outcomeOf(action, input, await changeCampaignFrame(ctx, change))
    }
    case 'save_campaign_text':
      return saveText(ctx, slug, input)
    case 'publish_campaign': {
      const at = momentAt(shownFrom)
      if (shownFrom !== '' && at === null) {
        return actionErrors(action, input, { fieldErrors: [{ field: 'at', code: 'invalid' }] })
      }
      return outcomeOf(action, input, await publishCampaign(ctx, { slug, revision, at }))
    }
    case 'hide_campaign':
      return outcomeOf(action, input, await hideCampaign(ctx, { slug, revision }))
    case 'delete_campaign':
      return outcomeOf(action, input, await deleteCampaign(ctx, { slug, revision }))
  }
}

async function saveText(
  ctx: Context,
  slug: string,
  input: ActionInput,
): Promise<ActionDone<'save_campaign_text'> | CampaignAnswer> {
  const action = 'save_campaign_text'
  const { locale = '', before, during, after, revision = '' } = input
  if (!isLocale(locale)) return actionErrors(action, input, { code: 'request_invalid' })
  const read = parseAction(CampaignTexts, { before, during, after }, CAMPAIGN_MOMENTS)
  if (!read.ok) return actionErrors(action, input, read.error)
  const texts = read.value
  if (input[PREVIEW_FIELD]) {
    const lines = await linesAsEntered(ctx, slug, locale, texts)
    return { ...actionErrors(action, input, {}), lines }
  }
  return outcomeOf(action, input, await changeCampaignTexts(ctx, { slug, revision, locale, texts }))
}

/** The input in one language, with English as the fallback for empty texts. */
async function linesAsEntered(
  ctx: Context,
  slug: string,
  locale: Locale,
  texts: CampaignTexts,
): Promise<CampaignLines | null> {
  const known = await findCampaign(ctx, slug)
  if (known === null) return null
  const laid = Object.fromEntries(
    CAMPAIGN_MOMENTS.map((moment) => [moment, { ...known.texts[moment], [locale]: texts[moment] }]),
  )
  // Every moment was just written.
  return linesOf({ texts: laid as CampaignDetail['texts'] }, locale)
}

/** As the bar shows them to a reader of this language, moment by moment. */
export const linesOf = (
  campaign: Pick<CampaignDetail, 'texts'>,
  locale: Locale,
): CampaignLines => ({
  before: lineAt(campaign, 'before', locale),
  during: lineAt(campaign, 'during', locale),
  after: lineAt(campaign, 'after', locale),
})

function lineAt(
  campaign: Pick<CampaignDetail, 'texts'>,
  moment: (typeof CAMPAIGN_MOMENTS)[number],
  locale: Locale,
) {
  const said = messageAt(campaign, moment, locale)
  return said && { nodes: proseOf(interpolateFacts(said.text, said.locale)), lang: said.locale }
}

async function findCampaign(ctx: Context, slug: string): Promise<CampaignDetail | null> {
  const campaigns = await listCampaignsAsStaff(ctx)
  return campaigns.ok ? (campaigns.value.find((one) => one.slug === slug) ?? null) : null
}

const frameOf = ({ startsAt = '', endsAt = '', page = '' }: ActionInput) => ({
  // What is no minute stays as it was entered, so that an empty field and a wrong one differ.
  startsAt: momentAt(startsAt) ?? startsAt,
  endsAt: momentAt(endsAt) ?? endsAt,
  page: page === '' ? null : page,
})

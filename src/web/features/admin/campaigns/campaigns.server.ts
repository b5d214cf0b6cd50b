/** The actions of the campaigns' pages: each reads its input and calls a use case. */
import { CAMPAIGN_MOMENTS, messageAt } from '#domain/campaigns/campaign.ts'
import { CampaignFrame, CampaignSlug, CampaignTexts } from '#domain/campaigns/edit-campaign.ts'
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
import type { Result } from '#shared/result.ts'
import { proseOf } from '#web/prose/markdown.server.ts'

import { textOf } from '../frame/guard.server.ts'
import {
  CAMPAIGN_FIELDS,
  type CampaignAction,
  type CampaignAnswer,
  type CampaignField,
  type CampaignInput,
  type CampaignLines,
  isCampaignAction,
  PREVIEW_FIELD,
} from './campaigns.ts'

type Outcome = { done: CampaignAction; slug: string } | CampaignAnswer

/** `null` for a form that is none of ours. `slug` is empty where a new campaign is made. */
export async function handleCampaignAction(
  ctx: Context,
  slug: string,
  form: FormData,
): Promise<Outcome | null> {
  const action = textOf(form, 'intent')
  if (!isCampaignAction(action) || (action === 'create_campaign') !== (slug === '')) return null
  const asked = requestFromUrl(form, action)
  const { input, revision } = asked
  switch (action) {
    case 'create_campaign': {
      const name = CampaignSlug.safeParse(input.slug)
      const frame = readFrame(input)
      if (!name.success || !frame.success) {
        return wrong(asked, [...(name.success ? [] : ['slug' as const]), ...errorsOf(frame)])
      }
      return answerOf(asked, name.data, await createCampaign(ctx, name.data, frame.data))
    }
    case 'change_campaign': {
      const frame = readFrame(input)
      if (!frame.success) return wrong(asked, errorsOf(frame))
      const change = { slug, revision, frame: frame.data }
      return answerOf(asked, slug, await changeCampaignFrame(ctx, change))
    }
    case 'save_campaign_text':
      return saveText(ctx, { slug, asked, isPreview: textOf(form, PREVIEW_FIELD) !== '' })
    case 'publish_campaign': {
      const at = momentAt(input.at)
      if (input.at !== '' && at === null) return wrong(asked, ['at'])
      return answerOf(asked, slug, await publishCampaign(ctx, { slug, revision, at }))
    }
    case 'hide_campaign':
      return answerOf(asked, slug, await hideCampaign(ctx, { slug, revision }))
    case 'delete_campaign':
      return answerOf(asked, slug, await deleteCampaign(ctx, { slug, revision }))
  }
}

async function saveText(
  ctx: Context,
  { slug, asked, isPreview }: { slug: string; asked: Asked; isPreview: boolean },
): Promise<Outcome> {
  const { locale, input, revision } = asked
  const { before, during, after } = input
  const texts = CampaignTexts.safeParse({ before, during, after })
  if (locale === null || !texts.success) return wrong(asked, errorsOf(texts))
  if (isPreview) {
    return { ...wrong(asked, []), lines: await linesAsEntered(ctx, slug, locale, texts.data) }
  }
  const change = { slug, revision, locale, texts: texts.data }
  return answerOf(asked, slug, await changeCampaignTexts(ctx, change))
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

type Asked = Pick<CampaignAnswer, 'action' | 'locale' | 'input' | 'revision'>

function requestFromUrl(form: FormData, action: CampaignAction): Asked {
  const locale = textOf(form, 'locale')
  return {
    action,
    locale: isLocale(locale) ? locale : null,
    // Every field is named.
    input: Object.fromEntries(
      CAMPAIGN_FIELDS.map((field) => [field, textOf(form, field)]),
    ) as CampaignInput,
    revision: textOf(form, 'revision'),
  }
}

const readFrame = ({ startsAt, endsAt, page }: CampaignInput) =>
  CampaignFrame.safeParse({
    startsAt: momentAt(startsAt),
    endsAt: momentAt(endsAt),
    page: page === '' ? null : page,
  })

type Read = {
  success: boolean
  error?: { issues: readonly { path: readonly PropertyKey[] }[] } | undefined
}

function errorsOf({ error }: Read): CampaignField[] {
  const names = new Set((error?.issues ?? []).map(({ path }) => path[0]))
  return CAMPAIGN_FIELDS.filter((field) => names.has(field))
}

const wrong = (asked: Asked, errors: CampaignField[]): CampaignAnswer => ({
  ...asked,
  code: null,
  errors,
  lines: null,
})

const answerOf = (asked: Asked, slug: string, result: Result<unknown, string>): Outcome =>
  result.ok
    ? { done: asked.action, slug }
    : { ...asked, code: result.error, errors: [], lines: null }

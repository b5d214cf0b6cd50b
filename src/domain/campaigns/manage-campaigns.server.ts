/** What staff do with campaigns. Each action touches its own part: a language, the dates, or whether it is shown. */
import { may, type Permission } from '#domain/accounts/permission.ts'
import type { AuditAction } from '#domain/audit/actions.ts'
import { recordAudit } from '#domain/audit/record-audit.server.ts'
import type { Context } from '#domain/context.ts'
import { fingerprintOf } from '#shared/fingerprint.server.ts'
import { LOCALES, type Locale } from '#shared/locale.ts'
import { fail, ok, type Result } from '#shared/result.ts'

import {
  type CampaignFrame,
  type CampaignTexts,
  type KnownCampaign,
  textsIn,
} from './edit-campaign.ts'
import {
  deleteCampaignRow,
  insertCampaign,
  listCampaigns,
  lockCampaign,
  setTexts,
  updateCampaign,
} from './store.server.ts'

type Refusal = 'forbidden' | 'not_found' | 'edit_conflict'

export type CampaignDetail = KnownCampaign & {
  /** What a form was filled from: of a language, of the dates, of whether it is shown. */
  revision: Record<Locale | 'frame' | 'shown', string>
}

export async function listCampaignsAsStaff(
  ctx: Context,
): Promise<Result<CampaignDetail[], 'forbidden'>> {
  if (!may(ctx.actor, 'content.edit')) return fail('forbidden')
  const campaigns = await listCampaigns(ctx)
  return ok(campaigns.map((campaign) => ({ ...campaign, revision: revisionOf(campaign) })))
}

export async function createCampaign(
  ctx: Context,
  slug: string,
  frame: CampaignFrame,
): Promise<Result<null, 'forbidden' | 'name_taken'>> {
  if (!may(ctx.actor, 'content.edit')) return fail('forbidden')

  return ctx.transaction<Result<null, 'name_taken'>>(async (ctx) => {
    if (!(await insertCampaign(ctx, { slug, ...frame }))) return fail('name_taken')
    await told(ctx, 'campaign_created', slug, { after: frame })
    return ok(null)
  })
}

type Change<Part> = { slug: string; revision: string } & Part

export const changeCampaignFrame = (
  ctx: Context,
  { slug, revision, frame }: Change<{ frame: CampaignFrame }>,
): Promise<Result<null, Refusal>> =>
  onCampaign(ctx, 'content.edit', slug, async (ctx, campaign) => {
    if (revisionOf(campaign).frame !== revision) return fail('edit_conflict')
    await updateCampaign(ctx, slug, frame)
    await told(ctx, 'campaign_changed', slug, { before: frameOf(campaign), after: frame })
    return ok(null)
  })

/** A published campaign changes at once, in this language only: requires the permission to publish. */
export const changeCampaignTexts = (
  ctx: Context,
  { slug, revision, locale, texts }: Change<{ locale: Locale; texts: CampaignTexts }>,
): Promise<Result<null, Refusal>> =>
  onCampaign(ctx, 'content.publish', slug, async (ctx, campaign) => {
    if (revisionOf(campaign)[locale] !== revision) return fail('edit_conflict')
    await setTexts(ctx, slug, { locale, texts })
    const before = textsIn(campaign, locale)
    await told(ctx, 'campaign_changed', slug, { locale, before, after: texts })
    return ok(null)
  })

/** From a moment on; `null` is now. One that was hidden is shown again. */
export const publishCampaign = (
  ctx: Context,
  { slug, revision, at }: Change<{ at: Date | null }>,
): Promise<Result<null, Refusal>> =>
  onCampaign(ctx, 'content.publish', slug, async (ctx, campaign) => {
    if (revisionOf(campaign).shown !== revision) return fail('edit_conflict')
    const publishedAt = at ?? ctx.now
    await updateCampaign(ctx, slug, { publishedAt, hiddenAt: null })
    await told(ctx, 'campaign_published', slug, { publishedAt })
    return ok(null)
  })

export const hideCampaign = (
  ctx: Context,
  { slug, revision }: Change<object>,
): Promise<Result<null, Refusal>> =>
  onCampaign(ctx, 'content.publish', slug, async (ctx, campaign) => {
    if (revisionOf(campaign).shown !== revision) return fail('edit_conflict')
    await updateCampaign(ctx, slug, { publishedAt: campaign.publishedAt, hiddenAt: ctx.now })
    await told(ctx, 'campaign_hidden', slug, {})
    return ok(null)
  })

/** Only one that was never published: what visitors read stays in the records. */
export const deleteCampaign = (
  ctx: Context,
  { slug, revision }: Change<object>,
): Promise<Result<null, Refusal | 'text_published'>> =>
  onCampaign<'text_published'>(ctx, 'content.edit', slug, async (ctx, campaign) => {
    if (campaign.publishedAt !== null) return fail('text_published')
    if (revisionOf(campaign).shown !== revision) return fail('edit_conflict')
    await deleteCampaignRow(ctx, slug)
    await told(ctx, 'campaign_deleted', slug, { before: frameOf(campaign) })
    return ok(null)
  })

const frameOf = ({ startsAt, endsAt, page }: KnownCampaign): CampaignFrame => ({
  startsAt,
  endsAt,
  page,
})

function revisionOf(campaign: KnownCampaign): CampaignDetail['revision'] {
  const [ja, en, ko] = LOCALES.map((locale) => fingerprintOf(textsIn(campaign, locale)))
  return {
    ja: ja ?? '',
    en: en ?? '',
    ko: ko ?? '',
    frame: fingerprintOf(frameOf(campaign)),
    shown: fingerprintOf([campaign.publishedAt, campaign.hiddenAt]),
  }
}

type Work<More extends string> = (
  ctx: Context,
  campaign: KnownCampaign,
) => Promise<Result<null, Refusal | More>>

function onCampaign<More extends string = never>(
  ctx: Context,
  permission: Permission,
  slug: string,
  work: Work<More>,
): Promise<Result<null, Refusal | More>> {
  return ctx.transaction<Result<null, Refusal | More>>(async (ctx) => {
    if (!may(ctx.actor, permission)) return fail('forbidden')
    const campaign = await lockCampaign(ctx, slug)
    return campaign ? work(ctx, campaign) : fail('not_found')
  })
}

const told = (
  ctx: Context,
  action: AuditAction,
  slug: string,
  detail: Record<string, unknown>,
): Promise<void> => recordAudit(ctx, { action, target: { type: 'campaign', id: slug }, detail })

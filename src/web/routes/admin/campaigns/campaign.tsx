import { data } from 'react-router'

import { momentOf } from '#domain/campaigns/campaign.ts'
import { campaignState, competingCampaignsOf } from '#domain/campaigns/edit-campaign.ts'
import { listCampaignsAsStaff } from '#domain/campaigns/manage-campaigns.server.ts'
import { useT } from '#i18n/use-t.ts'
import { isLocale } from '#shared/locale.ts'
import { CampaignPage } from '#web/features/admin/campaigns/campaign-page.tsx'
import { handleCampaignAction, linesOf } from '#web/features/admin/campaigns/campaigns.server.ts'
import { CAMPAIGN_ACTIONS } from '#web/features/admin/campaigns/campaigns.ts'
import { findAction } from '#web/features/admin/forms/action.ts'
import { SuccessMessage } from '#web/features/admin/forms/flash-message.tsx'
import { requireStaff } from '#web/features/admin/frame/guard.server.ts'
import { answerOf, readEditorForm } from '#web/features/admin/frame/staff-action.server.ts'
import { unwrap } from '#web/features/admin/frame/unwrap.server.ts'
import { BackLink } from '#web/features/admin/parts/back-link.tsx'
import { pageMeta } from '#web/site/page-meta.ts'

import type { Route } from './+types/campaign.ts'

export const meta: Route.MetaFunction = pageMeta((t, { loaderData }) => ({
  title: loaderData?.campaign.slug ?? t('adminSettings.campaignsTitle'),
  isPrivate: true,
}))

export async function loader({ context, params, url: { searchParams } }: Route.LoaderArgs) {
  const { ctx } = requireStaff(context, 'content.edit')
  const campaigns = unwrap(await listCampaignsAsStaff(ctx))
  const campaign = campaigns.find(({ slug }) => slug === params.slug)
  if (!campaign) throw data(null, { status: 404 })

  const text = searchParams.get('text')
  const state = campaignState(campaign, ctx.now)
  return {
    campaign,
    state,
    now: state === 'shown' ? momentOf(campaign, ctx.now) : null,
    lines: {
      ja: linesOf(campaign, 'ja'),
      en: linesOf(campaign, 'en'),
      ko: linesOf(campaign, 'ko'),
    },
    competing: state === 'hidden' ? [] : competingCampaignsOf(campaign, campaigns, ctx.now),
    open: isLocale(text) ? text : (searchParams.get('form') ?? ''),
    done: findAction(CAMPAIGN_ACTIONS, searchParams.get('done')),
  }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { ctx, input } = await readEditorForm({ context, request }, 'content.edit')
  const outcome = await handleCampaignAction(ctx, params.slug, input)
  if (outcome && 'lines' in outcome && outcome.lines) return data(outcome)
  return answerOf(outcome, ({ done }) => {
    const place = done === 'delete_campaign' ? '' : `/${params.slug}`
    return `/admin/content/campaigns${place}?done=${done}`
  })
}

export default function Campaign({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT()
  const { done, ...rest } = loaderData
  return (
    <>
      <BackLink to="/admin/content/campaigns" text={t('adminCampaigns.back')} />
      <h1>{rest.campaign.slug}</h1>
      {done && !actionData && <SuccessMessage key={done} text={t(`adminCampaigns.done_${done}`)} />}
      <CampaignPage {...rest} answer={actionData} />
    </>
  )
}

import { momentOf } from '#domain/campaigns/campaign.ts'
import { campaignState, competingCampaignsOf, writtenIn } from '#domain/campaigns/edit-campaign.ts'
import { listCampaignsAsStaff } from '#domain/campaigns/manage-campaigns.server.ts'
import { useT } from '#i18n/use-t.ts'
import { handleNewCampaign } from '#web/features/admin/campaigns/campaigns.server.ts'
import { CampaignsTable } from '#web/features/admin/campaigns/campaigns-table.tsx'
import { NewCampaignForm } from '#web/features/admin/campaigns/new-campaign-form.tsx'
import { ContentNav } from '#web/features/admin/content/content-nav.tsx'
import { SuccessMessage } from '#web/features/admin/forms/flash-message.tsx'
import { requireStaff } from '#web/features/admin/frame/guard.server.ts'
import { answerOf, readStaffForm } from '#web/features/admin/frame/staff-action.server.ts'
import { unwrap } from '#web/features/admin/frame/unwrap.server.ts'
import { ActionLink } from '#web/features/admin/parts/action-link.tsx'
import { ZoneNote } from '#web/features/admin/parts/date-time.tsx'
import layout from '#web/features/admin/parts/page.module.css'
import panel from '#web/features/admin/parts/panel.module.css'
import { pageMeta } from '#web/site/page-meta.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'

import type { Route } from './+types/campaigns.ts'

export const meta = pageMeta((t) => ({ title: t('adminSettings.campaignsTitle'), isPrivate: true }))

export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const { ctx } = requireStaff(context, 'content.edit')
  const campaigns = unwrap(await listCampaignsAsStaff(ctx))
  return {
    campaigns: campaigns.map((campaign) => {
      const state = campaignState(campaign, ctx.now)
      const { slug, startsAt, endsAt, page } = campaign
      return {
        slug,
        startsAt,
        endsAt,
        page,
        state,
        now: state === 'shown' ? momentOf(campaign, ctx.now) : null,
        written: writtenIn(campaign),
        competing:
          state === 'hidden'
            ? []
            : competingCampaignsOf(campaign, campaigns, ctx.now).map((one) => one.slug),
      }
    }),
    isOpen: searchParams.get('form') === 'create_campaign',
    isDropped: searchParams.get('done') === 'delete_campaign',
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { ctx, input } = await readStaffForm({ context, request }, 'content.edit')
  const outcome = await handleNewCampaign(ctx, input)
  return answerOf(outcome, ({ done, slug }) => `/admin/content/campaigns/${slug}?done=${done}`)
}

export default function Campaigns({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT()
  const { campaigns, isOpen, isDropped } = loaderData
  const isCreating = isOpen || actionData !== undefined
  return (
    <>
      <div className={layout.head}>
        <h1>{t('adminSettings.campaignsTitle')}</h1>
        <ContentNav active="campaigns" />
        {!isCreating && (
          <div className={layout.actions}>
            <ActionLink to="?form=create_campaign">{t('adminCampaigns.createStart')}</ActionLink>
          </div>
        )}
      </div>
      {isDropped && !actionData && (
        <SuccessMessage text={t('adminCampaigns.done_delete_campaign')} />
      )}
      {isCreating && <NewCampaignForm errors={actionData} />}
      {campaigns.length === 0 ? (
        <EmptyState title={t('adminCampaigns.empty')} />
      ) : (
        <CampaignsTable campaigns={campaigns} />
      )}
      <p className={panel.quiet}>{t('adminCampaigns.text')}</p>
      <ZoneNote />
    </>
  )
}

import { data } from 'react-router'

import { may } from '#domain/accounts/permission.ts'
import { listPartners } from '#domain/partners/list-partners.server.ts'
import { useT } from '#i18n/use-t.ts'
import { findAction, openForm, openFormFromUrl } from '#web/features/admin/forms/action.ts'
import { requireStaff } from '#web/features/admin/frame/guard.server.ts'
import { answerOf, readStaffForm } from '#web/features/admin/frame/staff-action.server.ts'
import { handlePartnerAction } from '#web/features/admin/partners/partners.server.ts'
import { PARTNER_ACTIONS } from '#web/features/admin/partners/partners.ts'
import { PartnersPage } from '#web/features/admin/partners/partners-page.tsx'
import { FilterLinks } from '#web/features/admin/parts/filter-links.tsx'
import { pageMeta } from '#web/site/page-meta.ts'

import type { Route } from './+types/partners.ts'

const SHOWN = ['active', 'ended'] as const

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('admin.partners'), isPrivate: true }))

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx } = requireStaff(context, 'partner.read')
  const partners = await listPartners(ctx)
  if (!partners.ok) throw new Error('staff may read who calls the API')

  const { searchParams } = new URL(request.url)
  const done = findAction(PARTNER_ACTIONS, searchParams.get('done'))
  const mayChange = may(ctx.actor, 'partner.manage')
  return {
    partners: partners.value,
    shown: SHOWN.find((name) => name === searchParams.get('show')) ?? 'active',
    asked: mayChange ? openFormFromUrl(PARTNER_ACTIONS, searchParams) : null,
    done: done === 'issue_key' ? null : done,
    mayChange,
    now: ctx.now,
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { ctx, form, verify } = await readStaffForm({ context, request }, 'partner.read')
  const outcome = await handlePartnerAction(ctx, form, () => verify('partner_keys'))
  if (outcome && 'kind' in outcome && outcome.kind === 'issued')
    return data(outcome, { status: 201 })
  return answerOf(outcome, ({ done }) => `/admin/partners?done=${done}`)
}

export default function Partners({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT()
  const { partners, shown, asked, ...rest } = loaderData
  const isShown = {
    active: partners.filter(isActive),
    ended: partners.filter((one) => !isActive(one)),
  }

  return (
    <>
      <h1>{t('admin.partners')}</h1>
      <p>{t('adminPartners.text')}</p>
      <FilterLinks
        label={t('adminPartners.filters')}
        active={shown}
        choices={SHOWN.map((name) => ({
          name,
          to: `/admin/partners?show=${name}`,
          label: t(`adminPartners.show_${name}`),
          count: isShown[name].length,
        }))}
      />
      <PartnersPage
        {...rest}
        shown={shown}
        partners={isShown[shown]}
        open={actionData?.kind === 'issued' ? null : openForm(asked, actionData)}
        answer={actionData}
      />
    </>
  )
}

const isActive = ({ endedAt }: { endedAt: Date | null }): boolean => endedAt === null

import { may } from '#domain/accounts/permission.ts'
import { listPartners } from '#domain/partners/list-partners.server.ts'
import { findAction, openForm, openFormFromUrl } from '#web/features/admin/forms/action.ts'
import { requireStaff } from '#web/features/admin/frame/guard.server.ts'
import { answerOf, readStaffForm } from '#web/features/admin/frame/staff-action.server.ts'
import { unwrap } from '#web/features/admin/frame/unwrap.server.ts'
import { handlePartnerAction } from '#web/features/admin/partners/partners.server.ts'
import { PARTNER_ACTIONS, SHOWN_PARTNERS } from '#web/features/admin/partners/partners.ts'
import { PartnersPage } from '#web/features/admin/partners/partners-page.tsx'
import { pageMeta } from '#web/site/page-meta.ts'

import type { Route } from './+types/partners.ts'

export const meta = pageMeta((t) => ({ title: t('admin.partners'), isPrivate: true }))

export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const { ctx } = requireStaff(context, 'partner.read')
  const done = findAction(PARTNER_ACTIONS, searchParams.get('done'))
  const mayChange = may(ctx.actor, 'partner.manage')
  return {
    partners: unwrap(await listPartners(ctx)),
    shown: SHOWN_PARTNERS.find((name) => name === searchParams.get('show')) ?? 'active',
    asked: mayChange ? openFormFromUrl(PARTNER_ACTIONS, searchParams) : null,
    done: done === 'issue_key' ? null : done,
    mayChange,
    now: ctx.now,
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { ctx, form, verify } = await readStaffForm({ context, request }, 'partner.read')
  const outcome = await handlePartnerAction(ctx, form, () => verify('partner_keys'))
  return answerOf(outcome, ({ done }) => `/admin/partners?done=${done}`)
}

export default function Partners({ loaderData, actionData }: Route.ComponentProps) {
  const { partners, shown, asked, ...rest } = loaderData
  const isShown = {
    active: partners.filter(isActive),
    ended: partners.filter((one) => !isActive(one)),
  }

  return (
    <PartnersPage
      {...rest}
      shown={shown}
      partners={isShown[shown]}
      counts={{ active: isShown.active.length, ended: isShown.ended.length }}
      open={actionData?.kind === 'issued' ? null : openForm(asked, actionData)}
      answer={actionData}
    />
  )
}

const isActive = ({ endedAt }: { endedAt: Date | null }): boolean => endedAt === null

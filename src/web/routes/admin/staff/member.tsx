import { data, redirect } from 'react-router'

import { fingerprintOfStaff } from '#domain/accounts/staff/lock-staff-member.server.ts'
import { readStaffMember } from '#domain/accounts/staff/read-staff.server.ts'
import { findAction, openFormFromUrl } from '#web/features/admin/forms/action.ts'
import { requireStaff } from '#web/features/admin/frame/guard.server.ts'
import { answerOf, readStaffForm } from '#web/features/admin/frame/staff-action.server.ts'
import { MemberPage } from '#web/features/admin/staff/member-page.tsx'
import { handleMemberAction } from '#web/features/admin/staff/staff-action.server.ts'
import { MEMBER_ACTIONS } from '#web/features/admin/staff/staff-action.ts'
import { pageMeta } from '#web/site/page-meta.ts'

import type { Route } from './+types/member.ts'

export const meta = pageMeta((t) => ({ title: t('adminStaff.person'), isPrivate: true }))

export async function loader({ context, params, url: { searchParams } }: Route.LoaderArgs) {
  const { ctx, staff } = requireStaff(context, 'staff.manage')
  if (params.userId === staff.userId) return redirect('/admin/me')
  const found = await readStaffMember(ctx, params.userId)
  if (!found.ok) throw data(null, { status: 404 })

  return {
    ...found.value,
    revision: fingerprintOfStaff(found.value.person),
    ask: openFormFromUrl(MEMBER_ACTIONS, searchParams),
    done: findAction(MEMBER_ACTIONS, searchParams.get('done')),
  }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { ctx, input, verify } = await readStaffForm({ context, request }, 'staff.manage')
  const outcome = await handleMemberAction(ctx, params.userId, input, verify)
  return answerOf(outcome, ({ done }) => {
    const path = done === 'remove_staff' ? '/admin/staff' : `/admin/staff/${params.userId}`
    return `${path}?done=${done}`
  })
}

export default function StaffMemberRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <MemberPage {...loaderData} errors={actionData} />
}

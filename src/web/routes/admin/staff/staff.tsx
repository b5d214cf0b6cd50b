import { listStaff } from '#domain/accounts/staff/read-staff.server.ts'
import { useT } from '#i18n/use-t.ts'
import { SuccessMessage } from '#web/features/admin/forms/flash-message.tsx'
import { requireStaff } from '#web/features/admin/frame/guard.server.ts'
import { answerOf, readStaffForm } from '#web/features/admin/frame/staff-action.server.ts'
import { unwrap } from '#web/features/admin/frame/unwrap.server.ts'
import { ActionLink } from '#web/features/admin/parts/action-link.tsx'
import { ZoneNote } from '#web/features/admin/parts/date-time.tsx'
import page from '#web/features/admin/parts/page.module.css'
import panel from '#web/features/admin/parts/panel.module.css'
import { InviteForm } from '#web/features/admin/staff/invite-form.tsx'
import { handleInviteAction } from '#web/features/admin/staff/staff-action.server.ts'
import { StaffTable } from '#web/features/admin/staff/staff-table.tsx'
import { pageMeta } from '#web/site/page-meta.ts'

import type { Route } from './+types/staff.ts'

const DONE = ['invite_staff', 'remove_staff'] as const

export const meta = pageMeta((t) => ({ title: t('adminStaff.area_staff'), isPrivate: true }))

export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const { ctx, staff } = requireStaff(context, 'staff.manage')
  const people = unwrap(await listStaff(ctx))

  return {
    people,
    ownId: staff.userId,
    isAsked: searchParams.get('form') === 'invite_staff',
    done: DONE.find((action) => action === searchParams.get('done')) ?? null,
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { ctx, input, verify } = await readStaffForm({ context, request }, 'staff.manage')
  const outcome = await handleInviteAction(ctx, input, verify)
  return answerOf(outcome, ({ done }) => `/admin/staff?done=${done}`)
}

export default function Staff({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT()
  const { people, ownId, isAsked, done } = loaderData
  const isOpen = isAsked || actionData !== undefined

  return (
    <>
      <div className={page.head}>
        <h1>{t('adminStaff.area_staff')}</h1>
        {!isOpen && <ActionLink to="?form=invite_staff">{t('adminStaff.inviteStart')}</ActionLink>}
      </div>
      {done && !actionData && <SuccessMessage key={done} text={t(`adminStaff.done_${done}`)} />}
      {isOpen && <InviteForm errors={actionData} />}
      <StaffTable people={people} ownId={ownId} />
      <p className={panel.quiet}>{t('adminStaff.text')}</p>
      <ZoneNote />
    </>
  )
}

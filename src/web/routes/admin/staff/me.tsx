import { data } from 'react-router'

import { relyingPartyOf } from '#domain/accounts/passkeys/relying-party.ts'
import { readMyStaffAccount } from '#domain/accounts/staff/my-staff-account.server.ts'
import { type AuditEntry, listAccountSignIns } from '#domain/audit/list-audit.server.ts'
import { useT } from '#i18n/use-t.ts'
import { findAction, openFormFromUrl } from '#web/features/admin/forms/action.ts'
import { requireAnyStaff } from '#web/features/admin/frame/guard.server.ts'
import { answerOf, readStaffForm } from '#web/features/admin/frame/staff-action.server.ts'
import { unwrap } from '#web/features/admin/frame/unwrap.server.ts'
import { RecoveryCodes } from '#web/features/admin/sign-in/recovery-codes.tsx'
import { MePage, type SignIn } from '#web/features/admin/staff/me-page.tsx'
import { handleMeAction } from '#web/features/admin/staff/staff-action.server.ts'
import { ME_ACTIONS } from '#web/features/admin/staff/staff-action.ts'
import { pageMeta } from '#web/site/page-meta.ts'

import type { Route } from './+types/me.ts'

export const meta = pageMeta((t) => ({ title: t('adminStaff.area_me'), isPrivate: true }))

export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const { ctx, site, staff } = requireAnyStaff(context)
  return {
    own: unwrap(await readMyStaffAccount(ctx, staff.token)),
    signIns: unwrap(await listAccountSignIns(ctx)).map(signInOf),
    takesPasskeys: relyingPartyOf(site.url) !== null,
    client: staff.client,
    ask: openFormFromUrl(ME_ACTIONS, searchParams),
    done: findAction(ME_ACTIONS, searchParams.get('done')),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { ctx, site, staff, input, verify } = await readStaffForm({ context, request }, 'any')
  const asked = { siteUrl: site.url, sessionToken: staff.token }
  const outcome = await handleMeAction(ctx, input, { verify, ...asked })
  if (outcome && 'recoveryCodes' in outcome) return data(outcome)
  return answerOf(outcome, ({ done }) => {
    // Signed out everywhere: the mailed link enrols the new phone.
    if (done === 'replace_device') return '/admin/sign-in?sent'
    // The console speaks the language that was chosen from here on.
    const language = done === 'change_my_details' ? `&lang=${input.locale}` : ''
    return `/admin/me?done=${done}${language}`
  })
}

export default function SignedInAccount({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT()
  if (actionData && 'recoveryCodes' in actionData) {
    return (
      <>
        <h1>{t('adminSignIn.codesTitle')}</h1>
        <RecoveryCodes
          codes={actionData.recoveryCodes}
          doneTo="/admin/me"
          done={t('adminSignIn.codesDone')}
        />
      </>
    )
  }
  return (
    <>
      <h1>{t('adminStaff.area_me')}</h1>
      <MePage {...loaderData} errors={actionData} />
    </>
  )
}

function signInOf({ id, at, action, detail }: AuditEntry): SignIn {
  const told: unknown =
    typeof detail === 'object' && detail !== null && 'client' in detail ? detail.client : ''
  const client = typeof told === 'string' ? told : ''
  return { id, at, isRefused: action !== 'staff_signed_in', client }
}

import { data, redirect, type ShouldRevalidateFunctionArgs } from 'react-router'

import {
  beginEnrolment,
  giveOneTimePassword,
} from '#domain/accounts/staff/staff-one-time-password.server.ts'
import { useT } from '#i18n/use-t.ts'
import {
  readForm,
  requireUnconfirmed,
  START_PATH,
  textOf,
} from '#web/features/admin/frame/guard.server.ts'
import { SignOut } from '#web/features/admin/frame/sign-out.tsx'
import { Enrolment } from '#web/features/admin/sign-in/enrolment.tsx'
import { OneTimePasswordForm } from '#web/features/admin/sign-in/one-time-password-form.tsx'
import { qrCodeOf } from '#web/features/admin/sign-in/qr-code.server.ts'
import { RecoveryCodes } from '#web/features/admin/sign-in/recovery-codes.tsx'
import { sessionCookie } from '#web/features/admin/sign-in/session-cookie.server.ts'
import { signInErrorOf, statusOf } from '#web/features/admin/sign-in/sign-in-error.ts'
import css from '#web/features/admin/sign-in/sign-in-layout.module.css'
import { SignInLayout } from '#web/features/admin/sign-in/sign-in-layout.tsx'
import { SITE_NAME_DEFAULT } from '#web/shell/brand.ts'
import { pageMeta } from '#web/site/page-meta.ts'

import type { Route } from './+types/one-time-password.ts'

export const handle = { frame: 'none' }

export const meta = pageMeta((t) => ({ title: t('admin.codeTitle'), isPrivate: true }))

export async function loader({ context }: Route.LoaderArgs) {
  const { ctx, site, staff } = requireUnconfirmed(context)
  const enrolment = await beginEnrolment(ctx, {
    userId: staff.userId,
    issuer: site.name ?? SITE_NAME_DEFAULT,
  })
  return { enrolment: enrolment && { ...enrolment, qr: qrCodeOf(enrolment.uri) } }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { ctx, site, staff } = requireUnconfirmed(context)
  const code = textOf(await readForm(request, site.url), 'code')
  const given = await giveOneTimePassword(ctx, { sessionToken: staff.token, code })
  if (!given.ok) {
    const errors = signInErrorOf(given.error)
    return data({ errors, recoveryCodes: null }, { status: statusOf(errors) })
  }
  const { token, recoveryCodes } = given.value
  const headers = { 'Set-Cookie': sessionCookie(staff.cookieName, token) }
  if (recoveryCodes === null) return redirect(START_PATH, { headers })
  return data({ errors: undefined, recoveryCodes }, { headers })
}

/** Not after the enrolment: for signed-in staff the loader leads on, away from the recovery codes. */
export const shouldRevalidate = ({ actionResult }: ShouldRevalidateFunctionArgs): boolean =>
  !actionResult?.recoveryCodes

export default function OneTimePassword({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT()
  const { enrolment } = loaderData
  if (actionData?.recoveryCodes) {
    return (
      <SignInLayout title={t('adminSignIn.codesTitle')}>
        <RecoveryCodes
          codes={actionData.recoveryCodes}
          doneTo="/admin"
          done={t('adminSignIn.codesContinue')}
        />
      </SignInLayout>
    )
  }

  return (
    <SignInLayout title={enrolment ? t('admin.enrolTitle') : t('admin.codeTitle')}>
      {enrolment && <Enrolment {...enrolment} />}
      <OneTimePasswordForm isEnrolling={enrolment !== null} errors={actionData?.errors} />
      <div className={css.leave}>
        <SignOut />
      </div>
    </SignInLayout>
  )
}

/** The link of the e-mail. Opening it does nothing: mail programs open links too. The button takes it. */
import { data, Form, redirect, useNavigation } from 'react-router'

import { revokeStaffSession } from '#domain/accounts/staff/staff-session.server.ts'
import { takeStaffLink } from '#domain/accounts/staff/staff-sign-in.server.ts'
import { useProblem, useT } from '#i18n/use-t.ts'
import { appContext } from '#web/context.ts'
import { assertSameOrigin } from '#web/features/admin/frame/guard.server.ts'
import { sessionCookie } from '#web/features/admin/sign-in/session-cookie.server.ts'
import css from '#web/features/admin/sign-in/sign-in-layout.module.css'
import { SignInLayout } from '#web/features/admin/sign-in/sign-in-layout.tsx'
import { pageMeta } from '#web/site/page-meta.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Callout } from '#web/ui/callout.tsx'

import type { Route } from './+types/sign-in-link.ts'

export const handle = { frame: 'none' }

export const meta = pageMeta((t) => ({ title: t('admin.linkTitle'), isPrivate: true }))

export async function action({ context, params, request }: Route.ActionArgs) {
  const { ctx, site, staff } = context.get(appContext)
  assertSameOrigin(request, site.url)
  const taken = await takeStaffLink(ctx, params.tokenId, staff.client)
  if (!taken.ok) return data({ code: taken.error }, { status: 410 })

  if (staff.token !== null) await revokeStaffSession(ctx, staff.token)
  const cookie = sessionCookie(staff.cookieName, taken.value.token)
  return redirect('/admin/one-time-password', { headers: { 'Set-Cookie': cookie } })
}

export default function SignInLink({ actionData }: Route.ComponentProps) {
  const t = useT()
  const problem = useProblem()
  const isBusy = useNavigation().state !== 'idle'

  return (
    <SignInLayout title={t('admin.linkTitle')}>
      {actionData ? (
        <>
          <Callout tone="danger" role="alert">
            <p>{problem(actionData.code)}</p>
          </Callout>
          <ButtonLink to="/admin/sign-in" isWide>
            {t('admin.linkAskAgain')}
          </ButtonLink>
        </>
      ) : (
        <Form method="post" className={css.form}>
          <p className={css.lead}>{t('admin.linkText')}</p>
          <Button type="submit" isBusy={isBusy} isWide>
            {t('admin.linkContinue')}
          </Button>
        </Form>
      )}
    </SignInLayout>
  )
}

import { data, redirect } from 'react-router'

import { relyingPartyOf } from '#domain/accounts/passkeys/relying-party.ts'
import { signInByPasskey } from '#domain/accounts/passkeys/use-passkey.server.ts'
import { revokeStaffSession } from '#domain/accounts/staff/staff-session.server.ts'
import { requestStaffLink } from '#domain/accounts/staff/staff-sign-in.server.ts'
import { useT } from '#i18n/use-t.ts'
import { Email } from '#shared/text-schema.ts'
import type { AppLoadContext } from '#web/context.ts'
import {
  readForm,
  requireNobody,
  START_PATH,
  textOf,
} from '#web/features/admin/frame/guard.server.ts'
import { LinkForm } from '#web/features/admin/sign-in/link-form.tsx'
import { PasskeyForm } from '#web/features/admin/sign-in/passkey-form.tsx'
import { sessionCookie } from '#web/features/admin/sign-in/session-cookie.server.ts'
import { signInErrorOf, statusOf } from '#web/features/admin/sign-in/sign-in-error.ts'
import css from '#web/features/admin/sign-in/sign-in-layout.module.css'
import { SignInLayout } from '#web/features/admin/sign-in/sign-in-layout.tsx'
import { pageMeta } from '#web/site/page-meta.ts'
import { Callout } from '#web/ui/callout.tsx'

import type { Route } from './+types/sign-in.ts'

const PASSKEY_FIELD = 'passkey'

export const handle = { frame: 'none' }

export const meta = pageMeta((t) => ({ title: t('admin.signInTitle'), isPrivate: true }))

export function loader({ context, url }: Route.LoaderArgs) {
  const { site } = requireNobody(context)
  return {
    isSent: url.searchParams.has('sent'),
    takesPasskeys: relyingPartyOf(site.url) !== null,
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const app = requireNobody(context)
  const form = await readForm(request, app.site.url)
  const answer = form.get(PASSKEY_FIELD)
  return typeof answer === 'string' ? signIn(app, answer) : sendLink(app, textOf(form, 'email'))
}

async function sendLink({ ctx, staff }: AppLoadContext, input: string) {
  const email = Email.safeParse(input)
  const refused = { input, isOfPasskey: false }
  if (!email.success) return data({ ...refused, code: 'email_invalid', minutes: 0 }, 422)

  const asked = await requestStaffLink(ctx, { email: email.data, address: staff.address })
  if (asked.ok) return redirect('/admin/sign-in?sent')
  return data({ ...refused, ...signInErrorOf(asked.error) }, 429)
}

async function signIn({ ctx, site, staff }: AppLoadContext, answer: string) {
  const party = relyingPartyOf(site.url)
  if (!party) throw data(null, 404)
  const { address, client } = staff
  const signedIn = await signInByPasskey(ctx, { answer, party, address, client })
  if (!signedIn.ok) {
    const error = signInErrorOf(signedIn.error)
    return data({ input: '', isOfPasskey: true, ...error }, statusOf(error))
  }

  if (staff.token !== null) await revokeStaffSession(ctx, staff.token)
  const cookie = sessionCookie(staff.cookieName, signedIn.value.token)
  return redirect(START_PATH, { headers: { 'Set-Cookie': cookie } })
}

export default function SignIn({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT()
  return (
    <SignInLayout title={t('admin.signInTitle')}>
      {loaderData.isSent && !actionData && (
        <Callout tone="info" title={t('admin.signInSentTitle')} role="status">
          <p>{t('admin.signInSentText')}</p>
        </Callout>
      )}
      <LinkForm error={actionData?.isOfPasskey === false ? actionData : undefined} />
      {loaderData.takesPasskeys && (
        <div className={css.otherWay}>
          <PasskeyForm
            question="use"
            action="/admin/sign-in"
            field={PASSKEY_FIELD}
            submit={t('adminSignIn.signInByPasskey')}
            variant="outline"
            isWide
            error={actionData?.isOfPasskey ? actionData : null}
          >
            <p className={css.lead}>{t('adminSignIn.passkeyText')}</p>
          </PasskeyForm>
        </div>
      )}
    </SignInLayout>
  )
}

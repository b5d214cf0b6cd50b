import { data } from 'react-router'

import { isResetLink, resetPasswordOnly } from '#domain/accounts/passwords/reset-password.server.ts'
import { problemIn, translator } from '#i18n/catalogue.server.ts'

import { appContext } from '../context.ts'
import { readNewPassword } from '../features/account/forms/entries.ts'
import {
  type ResetAnswer,
  ResetPasswordPage,
} from '../features/account/reset-password/reset-password-page.tsx'
import { formIn } from '../forms/read-form.server.ts'
import { pageMeta } from '../site/page-meta.ts'
import type { Route } from './+types/reset-password.ts'

const FORM_BYTES_MAX = 16 * 1024

export const handle = { footer: 'short' }

export const meta = pageMeta((t) => ({ title: t('account.resetTitle'), hasSecretUrl: true }))

/** Consumes no token: e-mail clients prefetch links. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const isGood = await isResetLink(context.get(appContext).ctx, params.tokenId)
  const outcome = isGood ? 'open' : 'link_invalid'
  return data<ResetAnswer>({ outcome, errors: [] }, { status: isGood ? 200 : 410 })
}

/** Where JavaScript did not take the form. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { ctx, address, locale } = context.get(appContext)
  const password = readNewPassword(await formIn(request, FORM_BYTES_MAX), translator(locale))
  if (!password.ok) return answer({ outcome: 'open', errors: [password.error] }, 422)

  const asked = { token: params.tokenId, password: password.value, address: address() }
  const done = await resetPasswordOnly(ctx, asked)
  if (done.ok) return answer({ outcome: 'set', errors: [] }, 200)
  if (done.error === 'link_invalid') return answer({ outcome: done.error, errors: [] }, 410)
  if (done.error.code === 'password_weak') {
    const error = { fieldId: 'password', message: problemIn(locale, done.error.code) }
    return answer({ outcome: 'open', errors: [error] }, 422)
  }

  const minutes = Math.ceil(done.error.retryAfterSeconds / 60)
  const message = problemIn(locale, done.error.code, { minutes })
  return answer({ outcome: 'open', errors: [{ fieldId: null, message }] }, 429)
}

const answer = (given: ResetAnswer, status: number) => data<ResetAnswer>(given, { status })

export default function ResetPassword({ params, loaderData, actionData }: Route.ComponentProps) {
  return <ResetPasswordPage token={params.tokenId} answer={actionData ?? loaderData} />
}

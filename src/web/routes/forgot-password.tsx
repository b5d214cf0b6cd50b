import { data } from 'react-router'

import { requestPasswordReset } from '#domain/accounts/passwords/request-password-reset.server.ts'
import { problemIn, translator } from '#i18n/catalogue.server.ts'

import { appContext } from '../context.ts'
import { readEmail } from '../features/account/forms/entries.ts'
import {
  type ForgotAnswer,
  ForgotPasswordPage,
} from '../features/account/reset-password/forgot-password-page.tsx'
import { formIn } from '../forms/read-form.server.ts'
import { pageMeta } from '../site/page-meta.ts'
import type { Route } from './+types/forgot-password.ts'

const FORM_BYTES_MAX = 16 * 1024

export const handle = { footer: 'short' }

export const meta = pageMeta((t) => ({
  title: t('account.forgotTitle'),
  description: t('account.forgotDescription'),
  isPrivate: true,
}))

/** Works as a plain form. */
export async function action({ request, context }: Route.ActionArgs) {
  const { ctx, address, locale } = context.get(appContext)
  const form = await formIn(request, FORM_BYTES_MAX)
  const email = readEmail(form, translator(locale))
  if (!email.ok) {
    const input = form.get('email')
    return refused(typeof input === 'string' ? input : '', email.error, 422)
  }

  const asked = await requestPasswordReset(ctx, { email: email.value, address: address() })
  if (asked.ok) return data<ForgotAnswer>({ isSent: true, email: email.value, errors: [] })

  const minutes = Math.ceil(asked.error.retryAfterSeconds / 60)
  const message = problemIn(locale, asked.error.code, { minutes })
  return refused(email.value, { fieldId: null, message }, 429)
}

const refused = (email: string, error: ForgotAnswer['errors'][number], status: number) =>
  data<ForgotAnswer>({ isSent: false, email, errors: [error] }, { status })

export default function ForgotPassword({ actionData }: Route.ComponentProps) {
  return <ForgotPasswordPage answer={actionData ?? null} />
}

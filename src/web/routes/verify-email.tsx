import { data } from 'react-router'

import { verifyEmail } from '#domain/accounts/sign-in/verify-email.server.ts'

import { appContext } from '../context.ts'
import {
  type VerificationOutcome,
  VerifyEmailPage,
} from '../features/account/verify-email/verify-email-page.tsx'
import { pageMeta } from '../site/page-meta.ts'
import type { Route } from './+types/verify-email.ts'

export const handle = { footer: 'short' }

export const meta = pageMeta((t) => ({ title: t('account.verifyTitle'), hasSecretUrl: true }))

/** Works as a plain form. Only this uses the link up; opening the page does not. */
export async function action({ params, context }: Route.ActionArgs) {
  const { ctx } = context.get(appContext)
  const verified = await verifyEmail(ctx, params.tokenId)
  const outcome: VerificationOutcome = verified.ok ? 'verified' : verified.error
  return data({ outcome }, { status: verified.ok ? 200 : 410 })
}

export default function VerifyEmail({ actionData }: Route.ComponentProps) {
  return <VerifyEmailPage outcome={actionData?.outcome ?? null} />
}

import { data } from 'react-router'

import {
  confirmEmailChange,
  viewEmailChange,
} from '#domain/accounts/email-change/confirm-email-change.server.ts'

import { appContext } from '../context.ts'
import {
  ChangeEmailPage,
  type MoveAnswer,
} from '../features/account/verify-email/change-email-page.tsx'
import { pageMeta } from '../site/page-meta.ts'
import type { Route } from './+types/change-email.ts'

export const handle = { footer: 'short' }

export const meta = pageMeta((t) => ({ title: t('accountPage.moveTitle'), hasSecretUrl: true }))

/** Consumes no token: e-mail clients prefetch links. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { ctx } = context.get(appContext)
  const move = await viewEmailChange(ctx, params.tokenId)
  if (!move.ok) return answer({ outcome: 'link_invalid' })

  const { side, oldEmail, newEmail, state } = move.value
  return answer({ outcome: state, side, oldEmail, newEmail, errors: [] })
}

/** The form was submitted without JavaScript: the session is unknown. */
export async function action({ params, context }: Route.ActionArgs) {
  const { ctx } = context.get(appContext)
  const confirmed = await confirmEmailChange(ctx, params.tokenId, null)
  if (!confirmed.ok) return answer({ outcome: 'link_invalid' })
  if (confirmed.value === 'changed') return answer({ outcome: 'changed' })

  // One side is done; which one, and what is missing, the loader's look tells.
  const move = await viewEmailChange(ctx, params.tokenId)
  if (!move.ok) return answer({ outcome: 'link_invalid' })
  const { side, oldEmail, newEmail } = move.value
  return answer({ outcome: 'waiting_other', side, oldEmail, newEmail, errors: [] })
}

const answer = (given: MoveAnswer) =>
  data<MoveAnswer>(given, { status: given.outcome === 'link_invalid' ? 410 : 200 })

export default function ChangeEmail({ params, loaderData, actionData }: Route.ComponentProps) {
  return <ChangeEmailPage token={params.tokenId} answer={actionData ?? loaderData} />
}

import { data } from 'react-router'

import { confirmSubscription } from '#domain/newsletter/subscribe.server.ts'
import { pageMeta } from '#web/site/page-meta.ts'

import { appContext } from '../../context.ts'
import { CONFIRM_WORDS, type LinkOutcome, LinkPage } from '../../features/newsletter/link-page.tsx'
import type { Route } from './+types/confirm.ts'

export const handle = { footer: 'short' }

export const meta = pageMeta((t) => ({ title: t('newsletter.confirmTitle'), isPrivate: true }))

/** Works as a plain form. */
export async function action({ params, context }: Route.ActionArgs) {
  const confirmed = await confirmSubscription(context.get(appContext).ctx, params.tokenId)
  const outcome: LinkOutcome = confirmed.ok ? 'done' : confirmed.error
  return data({ outcome }, { status: confirmed.ok ? 200 : 410 })
}

export default function ConfirmSubscription({ actionData }: Route.ComponentProps) {
  return <LinkPage outcome={actionData?.outcome ?? null} words={CONFIRM_WORDS} />
}

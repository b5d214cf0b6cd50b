import { data } from 'react-router'

import { unsubscribe } from '#domain/newsletter/subscribe.server.ts'
import { pageMeta } from '#web/site/page-meta.ts'

import { appContext } from '../../context.ts'
import { LEAVE_WORDS, type LinkOutcome, LinkPage } from '../../features/newsletter/link-page.tsx'
import type { Route } from './+types/unsubscribe.ts'

export const handle = { footer: 'short' }

export const meta = pageMeta((t) => ({ title: t('newsletter.leaveTitle'), isPrivate: true }))

/** The button of the page, and one-click unsubscribe of an e-mail client (RFC 8058): both are a bare POST. */
export async function action({ params, context }: Route.ActionArgs) {
  const ended = await unsubscribe(context.get(appContext).ctx, params.tokenId)
  const outcome: LinkOutcome = ended.ok ? 'done' : ended.error
  return data({ outcome }, { status: ended.ok ? 200 : 410 })
}

export default function Unsubscribe({ actionData }: Route.ComponentProps) {
  return <LinkPage outcome={actionData?.outcome ?? null} words={LEAVE_WORDS} />
}

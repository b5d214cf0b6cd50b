import { data, redirect } from 'react-router'

import { endSubscription } from '#domain/newsletter/subscribers.server.ts'
import { useT } from '#i18n/use-t.ts'
import { findAction, openFormFromUrl } from '#web/features/admin/forms/action.ts'
import { SuccessMessage } from '#web/features/admin/forms/flash-message.tsx'
import { requireStaff } from '#web/features/admin/frame/guard.server.ts'
import { readStaffForm, unknownForm } from '#web/features/admin/frame/staff-action.server.ts'
import { SUBSCRIBER_ACTIONS } from '#web/features/admin/messages/message-action.ts'
import { SUBSCRIBERS_PATH } from '#web/features/admin/messages/message-paths.ts'
import { MessagesHead } from '#web/features/admin/messages/messages-head.tsx'
import { loadSubscribers } from '#web/features/admin/messages/subscribers.server.ts'
import { SubscribersPage } from '#web/features/admin/messages/subscribers-page.tsx'
import { FileReady } from '#web/features/admin/parts/file-ready.tsx'
import panel from '#web/features/admin/parts/panel.module.css'
import { pageMeta } from '#web/site/page-meta.ts'

import type { Route } from './+types/subscribers.ts'

export const meta = pageMeta((t) => ({ title: t('adminMessages.subscribers'), isPrivate: true }))

export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const { ctx } = requireStaff(context, 'subscriber.read')
  return {
    ...(await loadSubscribers(ctx, searchParams)),
    open: openFormFromUrl(SUBSCRIBER_ACTIONS, searchParams),
    done: findAction(SUBSCRIBER_ACTIONS, searchParams.get('done')),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { ctx, input, verify } = await readStaffForm({ context, request }, 'subscriber.read')
  const action = findAction(SUBSCRIBER_ACTIONS, input.intent)
  if (!action) return unknownForm()
  if (action === 'export_subscribers') {
    await verify('export_subscribers')
    return redirect(`${SUBSCRIBERS_PATH}?done=${action}`)
  }
  const ended = await endSubscription(ctx, input.id ?? '')
  if (!ended.ok) throw data(null, { status: 404 })
  return redirect(`${SUBSCRIBERS_PATH}?done=end_subscription`)
}

export default function Subscribers({ loaderData }: Route.ComponentProps) {
  const t = useT()
  const { done, ...shown } = loaderData
  return (
    <>
      <MessagesHead title={t('adminMessages.subscribers')} />
      {done === 'export_subscribers' && <FileReady to={`${SUBSCRIBERS_PATH}.csv`} />}
      {done === 'end_subscription' && (
        <SuccessMessage text={t('adminMessages.done_end_subscription')} />
      )}
      <SubscribersPage {...shown} />
      <p className={panel.quiet}>{t('adminMessages.subscribersText')}</p>
    </>
  )
}

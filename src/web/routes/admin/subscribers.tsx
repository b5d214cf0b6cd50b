import { data, redirect } from 'react-router'

import { endSubscription } from '#domain/newsletter/subscribers.server.ts'
import { useT } from '#i18n/use-t.ts'
import { pageMeta } from '#web/site/page-meta.ts'

import { FileReady } from '../../features/admin/file-ready.tsx'
import {
  readForm,
  requireRecentStaff,
  requireStaff,
  textOf,
} from '../../features/admin/guard.server.ts'
import { MessageAreas } from '../../features/admin/messages/message-areas.tsx'
import { SUBSCRIBERS_PATH } from '../../features/admin/messages/message-paths.ts'
import { isSubscriberWork } from '../../features/admin/messages/message-work.ts'
import { loadSubscribers } from '../../features/admin/messages/subscribers.server.ts'
import { SubscribersPage } from '../../features/admin/messages/subscribers-page.tsx'
import { Done } from '../../features/admin/told.tsx'
import type { Route } from './+types/subscribers.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('adminMessages.subscribers'), isPrivate: true }))

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx } = requireStaff(context)
  const { searchParams } = new URL(request.url)
  const ask = searchParams.get('ask')
  const done = searchParams.get('done')
  return {
    ...(await loadSubscribers(ctx, searchParams)),
    open: isSubscriberWork(ask) ? { work: ask, id: searchParams.get('id') ?? '' } : null,
    done: isSubscriberWork(done) ? done : null,
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { ctx, site } = requireStaff(context)
  const form = await readForm(request, site.url)
  const work = textOf(form, 'work')
  if (!isSubscriberWork(work)) throw data(null, { status: 422 })
  if (work === 'export_subscribers') {
    await requireRecentStaff(context, form, 'export_subscribers')
    return redirect(`${SUBSCRIBERS_PATH}?done=${work}`)
  }
  const ended = await endSubscription(ctx, textOf(form, 'id'))
  if (!ended.ok) throw data(null, { status: 404 })
  return redirect(`${SUBSCRIBERS_PATH}?done=end_subscription`)
}

export default function Subscribers({ loaderData }: Route.ComponentProps) {
  const t = useT()
  const { done, ...page } = loaderData
  return (
    <>
      <MessageAreas />
      <h1>{t('adminMessages.subscribers')}</h1>
      <p>{t('adminMessages.subscribersText')}</p>
      {done === 'export_subscribers' && <FileReady to={`${SUBSCRIBERS_PATH}.csv`} />}
      {done === 'end_subscription' && <Done text={t('adminMessages.done_end_subscription')} />}
      <SubscribersPage {...page} />
    </>
  )
}

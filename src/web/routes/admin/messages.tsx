import { useT } from '#i18n/use-t.ts'
import { pageMeta } from '#web/site/page-meta.ts'

import { requireStaff } from '../../features/admin/guard.server.ts'
import { MessageAreas } from '../../features/admin/messages/message-areas.tsx'
import { loadMessages } from '../../features/admin/messages/messages.server.ts'
import { MessagesPage } from '../../features/admin/messages/messages-page.tsx'
import type { Route } from './+types/messages.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('adminMessages.title'), isPrivate: true }))

export function loader({ context, request }: Route.LoaderArgs) {
  const { ctx } = requireStaff(context)
  return loadMessages(ctx, new URL(request.url).searchParams)
}

export default function Messages({ loaderData }: Route.ComponentProps) {
  const t = useT()
  return (
    <>
      <MessageAreas />
      <h1>{t('adminMessages.title')}</h1>
      <MessagesPage {...loaderData} />
    </>
  )
}

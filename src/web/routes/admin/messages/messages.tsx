import { useT } from '#i18n/use-t.ts'
import { requireStaff } from '#web/features/admin/frame/guard.server.ts'
import { loadMessages } from '#web/features/admin/messages/messages.server.ts'
import { MessagesHead } from '#web/features/admin/messages/messages-head.tsx'
import { MessagesPage } from '#web/features/admin/messages/messages-page.tsx'
import { pageMeta } from '#web/site/page-meta.ts'

import type { Route } from './+types/messages.ts'

export const meta = pageMeta((t) => ({ title: t('adminMessages.title'), isPrivate: true }))

export function loader({ context, url }: Route.LoaderArgs) {
  const { ctx } = requireStaff(context, 'message.answer')
  return loadMessages(ctx, url.searchParams)
}

export default function Messages({ loaderData }: Route.ComponentProps) {
  const t = useT()
  return (
    <>
      <MessagesHead title={t('adminMessages.title')} />
      <MessagesPage {...loaderData} />
    </>
  )
}

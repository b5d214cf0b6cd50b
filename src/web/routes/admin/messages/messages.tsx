import { useT } from '#i18n/use-t.ts'
import { requireStaff } from '#web/features/admin/frame/guard.server.ts'
import { MessageTabs } from '#web/features/admin/messages/message-tabs.tsx'
import { loadMessages } from '#web/features/admin/messages/messages.server.ts'
import { MessagesPage } from '#web/features/admin/messages/messages-page.tsx'
import page from '#web/features/admin/parts/page.module.css'
import { pageMeta } from '#web/site/page-meta.ts'

import type { Route } from './+types/messages.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('adminMessages.title'), isPrivate: true }))

export function loader({ context, request }: Route.LoaderArgs) {
  const { ctx } = requireStaff(context, 'message.answer')
  return loadMessages(ctx, new URL(request.url).searchParams)
}

export default function Messages({ loaderData }: Route.ComponentProps) {
  const t = useT()
  return (
    <>
      <div className={page.head}>
        <h1>{t('adminMessages.title')}</h1>
        <MessageTabs />
      </div>
      <MessagesPage {...loaderData} />
    </>
  )
}

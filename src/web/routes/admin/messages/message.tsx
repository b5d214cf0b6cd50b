import { data } from 'react-router'

import { useT } from '#i18n/use-t.ts'
import { findAction } from '#web/features/admin/forms/action.ts'
import { requireStaff } from '#web/features/admin/frame/guard.server.ts'
import { answerOf, readEditorForm } from '#web/features/admin/frame/staff-action.server.ts'
import { MESSAGE_ACTIONS } from '#web/features/admin/messages/message-action.ts'
import { MessagePage } from '#web/features/admin/messages/message-page.tsx'
import { MESSAGES_PATH } from '#web/features/admin/messages/message-paths.ts'
import { handleMessageAction, loadMessage } from '#web/features/admin/messages/messages.server.ts'
import { NotFound } from '#web/features/admin/parts/not-found.tsx'
import { pageMeta } from '#web/site/page-meta.ts'

import type { Route } from './+types/message.ts'

export const meta: Route.MetaFunction = pageMeta((t, { loaderData }) => ({
  title: loaderData?.found?.detail.contact.subject || t('adminMessages.message'),
  isPrivate: true,
}))

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { ctx } = requireStaff(context, 'message.answer')
  const done = url.searchParams.get('done')
  const detail = await loadMessage(ctx, params.messageId)
  if (!detail) return data({ found: null }, { status: 404 })
  return data({ found: { detail, done: findAction(MESSAGE_ACTIONS, done), now: ctx.now } })
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { ctx, input } = await readEditorForm({ context, request }, 'message.answer')
  const outcome = await handleMessageAction(ctx, params.messageId, input)
  return answerOf(outcome, ({ done }) => `${MESSAGES_PATH}/${params.messageId}?done=${done}`)
}

export default function MessageRoute({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT()
  if (loaderData.found) return <MessagePage {...loaderData.found} answer={actionData} />
  return (
    <NotFound title={t('adminMessages.title')} to={MESSAGES_PATH} back={t('adminMessages.back')} />
  )
}

import { requireStaff } from '#web/features/admin/frame/guard.server.ts'
import { answerOf, readStaffForm } from '#web/features/admin/frame/staff-action.server.ts'
import { SAVED_REPLIES_PATH } from '#web/features/admin/messages/message-paths.ts'
import {
  handleSavedReplyAction,
  loadSavedReplies,
} from '#web/features/admin/messages/saved-replies.server.ts'
import { SavedRepliesPage } from '#web/features/admin/messages/saved-replies-page.tsx'
import { pageMeta } from '#web/site/page-meta.ts'

import type { Route } from './+types/saved-replies.ts'

export const meta = pageMeta((t) => ({ title: t('adminMessages.savedReplies'), isPrivate: true }))

export function loader({ context, url }: Route.LoaderArgs) {
  const { ctx } = requireStaff(context, 'message.answer')
  return loadSavedReplies(ctx, url.searchParams)
}

export async function action({ context, request }: Route.ActionArgs) {
  const { ctx, input } = await readStaffForm({ context, request }, 'message.answer')
  const outcome = await handleSavedReplyAction(ctx, input)
  return answerOf(outcome, ({ done }) => `${SAVED_REPLIES_PATH}?done=${done}`)
}

export default function SavedReplies({ loaderData, actionData }: Route.ComponentProps) {
  return <SavedRepliesPage {...loaderData} errors={actionData} />
}

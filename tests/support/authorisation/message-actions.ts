/** Who may do which action on messages, saved replies and the lists of addresses. */
import type {
  MessageAction,
  RestockAlertAction,
  SavedReplyAction,
  SubscriberAction,
} from '#web/features/admin/messages/message-action.ts'

import { type ConsoleRow, STAFF, STAFF_STEPPED_UP, WRITER } from './console-words.ts'

export const MESSAGE_ACTIONS = {
  answer_message: WRITER,
  undo_answer: WRITER,
  close_message: WRITER,
  reopen_message: WRITER,
  note_message: WRITER,
  assign_message: WRITER,
} as const satisfies Record<MessageAction, ConsoleRow>

export const SAVED_REPLY_ACTIONS = {
  save_reply: STAFF,
  delete_reply: STAFF,
} as const satisfies Record<SavedReplyAction, ConsoleRow>

export const SUBSCRIBER_ACTIONS = {
  export_subscribers: STAFF_STEPPED_UP,
  end_subscription: STAFF,
} as const satisfies Record<SubscriberAction, ConsoleRow>

export const RESTOCK_ALERT_ACTIONS = {
  export_restock_alerts: STAFF_STEPPED_UP,
} as const satisfies Record<RestockAlertAction, ConsoleRow>

/** What staff do with messages and subscribers. */
import type { ActionErrors, ActionInput, FieldError } from '../forms/action.ts'

export const MESSAGE_ACTIONS = [
  'answer_message',
  'close_message',
  'reopen_message',
  'note_message',
  'assign_message',
  'undo_answer',
] as const
export type MessageAction = (typeof MESSAGE_ACTIONS)[number]

export const SAVED_REPLY_ACTIONS = ['save_reply', 'delete_reply'] as const
export type SavedReplyAction = (typeof SAVED_REPLY_ACTIONS)[number]

/** The fields of a saved reply: its name, and its text in each language. */
export const SAVED_REPLY_FIELDS = ['name', 'ja', 'en', 'ko'] as const
export type SavedReplyErrors = ActionErrors<
  SavedReplyAction,
  ActionInput,
  FieldError<(typeof SAVED_REPLY_FIELDS)[number], 'missing' | 'invalid'>
>

export const SUBSCRIBER_ACTIONS = ['export_subscribers', 'end_subscription'] as const
export type SubscriberAction = (typeof SUBSCRIBER_ACTIONS)[number]

export const RESTOCK_ALERT_ACTIONS = ['export_restock_alerts'] as const
export type RestockAlertAction = (typeof RESTOCK_ALERT_ACTIONS)[number]

export type MessageErrors = ActionErrors<MessageAction>

/** A reply that was taken back: its text returns to the form. */
export type UndoneReply = { kind: 'undone'; text: string }

/** What staff do with messages and subscribers. */
import type { ActionErrors } from '../forms/action.ts'

export const MESSAGE_ACTIONS = [
  'answer_message',
  'close_message',
  'reopen_message',
  'note_message',
  'assign_message',
] as const
export type MessageAction = (typeof MESSAGE_ACTIONS)[number]

export const SUBSCRIBER_ACTIONS = ['export_subscribers', 'end_subscription'] as const
export type SubscriberAction = (typeof SUBSCRIBER_ACTIONS)[number]

export type MessageErrors = ActionErrors<MessageAction>

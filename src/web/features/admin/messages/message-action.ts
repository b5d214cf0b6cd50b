/** What staff do with messages and subscribers, and what comes back when it is refused. */
const MESSAGE_ACTIONS = ['answer_message', 'close_message', 'reopen_message'] as const
export type MessageAction = (typeof MESSAGE_ACTIONS)[number]

const SUBSCRIBER_ACTIONS = ['export_subscribers', 'end_subscription'] as const
export type SubscriberAction = (typeof SUBSCRIBER_ACTIONS)[number]

export const isMessageAction = (word: string | null): word is MessageAction =>
  MESSAGE_ACTIONS.some((action) => action === word)

export const isSubscriberAction = (word: string | null): word is SubscriberAction =>
  SUBSCRIBER_ACTIONS.some((action) => action === word)

export type MessageErrors = {
  action: MessageAction
  /** A problem's; `null` when only the text is wrong. */
  code: string | null
  errors: readonly { field: 'text'; isMissing: boolean }[]
  input: { text: string; replyId: string; revision: string }
}

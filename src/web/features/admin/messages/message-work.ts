/** What staff do with messages and subscribers, and what comes back when it is refused. */
const MESSAGE_WORKS = ['answer_message', 'close_message', 'reopen_message'] as const
export type MessageWork = (typeof MESSAGE_WORKS)[number]

const SUBSCRIBER_WORKS = ['export_subscribers', 'end_subscription'] as const
export type SubscriberWork = (typeof SUBSCRIBER_WORKS)[number]

export const isMessageWork = (word: string | null): word is MessageWork =>
  MESSAGE_WORKS.some((work) => work === word)

export const isSubscriberWork = (word: string | null): word is SubscriberWork =>
  SUBSCRIBER_WORKS.some((work) => work === word)

export type MessageRefused = {
  work: MessageWork
  /** A problem's; `null` when only the text is wrong. */
  code: string | null
  faults: readonly { field: 'text'; isMissing: boolean }[]
  typed: { text: string; replyId: string; seen: string }
}

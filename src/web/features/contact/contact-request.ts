/** Parameters of a link to the page: a known topic, and a subject. All others are ignored. */
import type { ContactTopic } from '#domain/contact/contact.ts'
import { LINE_LENGTH_MAX } from '#domain/contact/policy.ts'
import { withoutMarks } from '#i18n/phrase-mark.ts'
import { singleLine } from '#shared/text-schema.ts'

/** `eu-order` brings the order draft of this browser along. Decisions, section 11. */
export type RequestedTopic = ContactTopic | 'eu-order'

const TOPICS = ['eu-order', 'signage'] as const satisfies readonly RequestedTopic[]
const Subject = singleLine(LINE_LENGTH_MAX)

export function requestFromUrl(search: URLSearchParams): {
  topic: RequestedTopic
  subject: string
} {
  const topic = TOPICS.find((known) => known === search.get('topic')) ?? 'general'
  const start = [...withoutMarks(search.get('subject') ?? '')].slice(0, LINE_LENGTH_MAX).join('')
  return { topic, subject: Subject.safeParse(start).data ?? '' }
}

/** The server files an order from the Union among the other messages. */
export const filedAs = (topic: RequestedTopic): ContactTopic =>
  topic === 'eu-order' ? 'general' : topic

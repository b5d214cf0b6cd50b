/** Paths of the lists of messages and subscribers; their filters are in the address. */
import type { ContactFilter } from '#domain/contact/contact.ts'
import type { SubscriberFilter } from '#domain/newsletter/subscriber.ts'

export const MESSAGES_PATH = '/admin/messages'
export const SAVED_REPLIES_PATH = '/admin/messages/replies'
export const SUBSCRIBERS_PATH = '/admin/messages/subscribers'

export const messagesPath = (
  { state, topic, assignedTo, search }: ContactFilter,
  page = 1,
): string => {
  const words = { state: state ?? 'all', topic: topic ?? '', assigned: assignedTo ?? '' }
  return pathOf(MESSAGES_PATH, { ...words, q: search }, page)
}

export const subscribersPath = ({ state, search }: SubscriberFilter, page = 1): string =>
  pathOf(SUBSCRIBERS_PATH, { state: state ?? 'all', q: search }, page)

function pathOf(path: string, words: Record<string, string>, page: number): string {
  const given = Object.entries(words).filter(([, word]) => word !== '')
  const search = new URLSearchParams([...given, ...(page > 1 ? [['page', String(page)]] : [])])
  return `${path}?${search}`
}

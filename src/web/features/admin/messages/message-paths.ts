/** Paths of the lists of messages and subscribers; their filters are in the address. */
import { type ContactFilter, NEWEST_MESSAGES } from '#domain/contact/contact.ts'
import { NEWEST_SUBSCRIBERS, type SubscriberFilter } from '#domain/newsletter/subscriber.ts'

import { sortParam } from '../parts/sort-head.tsx'

export const MESSAGES_PATH = '/admin/messages'
export const SAVED_REPLIES_PATH = '/admin/messages/replies'
export const SUBSCRIBERS_PATH = '/admin/messages/subscribers'
export const RESTOCK_ALERTS_PATH = '/admin/messages/restock-alerts'

export const messagesPath = (
  { state, topic, assignedTo, sort = NEWEST_MESSAGES, search }: ContactFilter,
  page = 1,
): string => {
  const words = { state: state ?? 'all', topic: topic ?? '', assigned: assignedTo ?? '' }
  const sorted = sortParam(sort, NEWEST_MESSAGES)
  return pathOf(MESSAGES_PATH, { ...words, ...sorted, q: search }, page)
}

export const subscribersPath = (
  { state, sort = NEWEST_SUBSCRIBERS, search }: SubscriberFilter,
  page = 1,
): string => {
  const sorted = sortParam(sort, NEWEST_SUBSCRIBERS)
  return pathOf(SUBSCRIBERS_PATH, { state: state ?? 'all', ...sorted, q: search }, page)
}

export const restockAlertsPath = (serial: string | null, page = 1): string =>
  pathOf(RESTOCK_ALERTS_PATH, { serial: serial ?? '' }, page)

function pathOf(path: string, words: Record<string, string>, page: number): string {
  const given = Object.entries(words).filter(([, word]) => word !== '')
  const search = new URLSearchParams([...given, ...(page > 1 ? [['page', String(page)]] : [])])
  return `${path}?${search}`
}

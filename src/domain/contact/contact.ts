/** A message to the company. Spec §3 "Contact", "Signage rental request form". */

import type { Sort } from '#domain/sort.ts'
import { z } from '#shared/schema.ts'
import { Email, PersonName, severalLines, singleLine } from '#shared/text-schema.ts'

import { LINE_LENGTH_MAX, MESSAGE_LENGTH_MAX, NOTE_LENGTH_MAX, REPLY_LENGTH_MAX } from './policy.ts'

export const CONTACT_STATES = ['open', 'answered', 'closed'] as const
export type ContactState = (typeof CONTACT_STATES)[number]

export const CONTACT_TOPICS = ['general', 'signage'] as const
export type ContactTopic = (typeof CONTACT_TOPICS)[number]

/** Name and e-mail address are required, the rest may stay empty. */
export const contactFields = {
  topic: z.enum(CONTACT_TOPICS).default('general'),
  name: PersonName.refine((name) => name !== ''),
  email: Email,
  company: singleLine(LINE_LENGTH_MAX).default(''),
  subject: singleLine(LINE_LENGTH_MAX).default(''),
  message: severalLines(MESSAGE_LENGTH_MAX).default(''),
}

/** Signage requests describe a project. Spec §3 "project requirements (required)". */
export const describesProject = ({ topic, message }: { topic: ContactTopic; message: string }) =>
  topic !== 'signage' || message !== ''

export type ContactMessage = {
  topic: ContactTopic
  name: string
  email: string
  company: string
  subject: string
  message: string
}

/** What staff answer, in their own words. */
export const Reply = severalLines(REPLY_LENGTH_MAX).refine((text) => text !== '')

export const Note = severalLines(NOTE_LENGTH_MAX).refine((text) => text !== '')

/** What staff narrow the list of messages to; `null` for all. */
export type ContactSort = Sort<'received'>
export const NEWEST_MESSAGES: ContactSort = { key: 'received', isDescending: true }

export type ContactFilter = {
  state: ContactState | null
  topic: ContactTopic | null
  /** The member of staff who deals with it. */
  assignedTo?: string | null
  /** By the day of arrival; the newest first unless said. */
  sort?: ContactSort
  /** As it was typed; empty for no search. */
  search: string
}

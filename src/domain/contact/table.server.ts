import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'

import { idOf, moment } from '#domain/columns.server.ts'

import { CONTACT_TOPICS } from './contact.ts'

export const contacts = pgTable(
  'contacts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    topic: text('topic', { enum: [...CONTACT_TOPICS] }).notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    company: text('company').notNull(),
    subject: text('subject').notNull(),
    message: text('message').notNull(),
    /** Of the writer, for the reply. */
    locale: text('locale', { enum: ['ja', 'en', 'ko'] }).notNull(),
    /** Whether a captcha was passed. Spec §3 "A captcha verification flag is kept with it". */
    isVerified: boolean('is_verified').notNull(),
    state: text('state', { enum: ['open', 'answered', 'closed'] }).notNull(),
    /** The member of staff who deals with it. */
    assignedTo: uuid('assigned_to'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('contacts_by_state').on(table.state, table.createdAt),
    index('contacts_of_assignee')
      .on(table.assignedTo, table.createdAt, table.id)
      .where(sql`${table.assignedTo} is not null`),
    index('contacts_newest').on(table.createdAt, table.id),
    index('contacts_of_address').on(table.email),
    check('contacts_topic_known', sql`${table.topic} in ('general', 'signage')`),
    check('contacts_state_known', sql`${table.state} in ('open', 'answered', 'closed')`),
  ],
)

/** What staff answered, each once: the id is made with the form, so that two presses are one reply. */
export const contactReplies = pgTable(
  'contact_replies',
  {
    id: uuid('id').primaryKey(),
    contactId: idOf('contact_id', () => contacts.id, 'cascade'),
    text: text('text').notNull(),
    /** Remains after the author's account is erased. */
    writtenBy: uuid('written_by').notNull(),
    writtenAt: moment('written_at').notNull(),
  },
  (table) => [index('contact_replies_of_contact').on(table.contactId, table.writtenAt)],
)

/** What staff write about a message for each other; its sender gets it only in an export of personal data. */
export const contactNotes = pgTable(
  'contact_notes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    contactId: idOf('contact_id', () => contacts.id, 'cascade'),
    text: text('text').notNull(),
    /** Remains after the author's account is erased. */
    writtenBy: uuid('written_by').notNull(),
    writtenAt: moment('written_at').notNull(),
  },
  (table) => [index('contact_notes_of_contact').on(table.contactId, table.writtenAt)],
)

/** Replies that staff use again; empty in a language that they are not written in. */
export const savedReplies = pgTable('saved_replies', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  ja: text('text_ja').notNull(),
  en: text('text_en').notNull(),
  ko: text('text_ko').notNull(),
})

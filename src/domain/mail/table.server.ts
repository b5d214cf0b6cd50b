import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

import { moment } from '#domain/columns.server.ts'

/**
 * The outbox, and the queue of what is to be sent (decision 0069): a row is written in the transaction of the business
 * change and sent after commit, at least once.
 */
export const emails = pgTable(
  'emails',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    kind: text('kind').notNull(),
    /** What the e-mail is about: each kind is sent once for each entity. */
    entityId: text('entity_id').notNull(),
    recipient: text('recipient').notNull(),
    locale: text('locale', { enum: ['ja', 'en', 'ko'] }).notNull(),
    /**
     * What can't be read from the database at sending time. Emptied after sending by SMTP where it holds a code or a
     * link.
     */
    payload: jsonb('payload').notNull(),
    /** Deterministic, so that a repeated delivery is recognised. */
    messageId: text('message_id').notNull().unique(),
    /** `withdrawn`: staff stopped it before it left. */
    state: text('state', { enum: ['queued', 'sent', 'failed', 'withdrawn'] }).notNull(),
    attempts: integer('attempts').notNull().default(0),
    subject: text('subject'),
    /** Its words, which staff read. */
    text: text('text'),
    /** What /dev/mailbox renders its HTML from; `null` where it left by SMTP. Decision 0070. */
    content: json('content').$type<object>(),
    lastError: text('last_error'),
    createdAt: moment('created_at').notNull(),
    /** Until when staff can undo the step that caused it; `null` where it leaves at once. */
    heldUntil: moment('held_until'),
    /** A person waits on the page for it. */
    isAwaited: boolean('is_awaited').notNull().default(false),
    /**
     * By the clock of the database: when a queued e-mail may be taken; once it is taken, until when its process holds
     * it.
     */
    dueAt: moment('due_at').notNull().defaultNow(),
    /** The process that is sending it; `null` while it waits. */
    takenBy: uuid('taken_by'),
    sentAt: moment('sent_at'),
  },
  (table) => [
    // Also for e-mails about an entity and about its parts.
    uniqueIndex('emails_once').on(table.entityId.op('text_pattern_ops'), table.kind),
    index('emails_due').on(table.isAwaited, table.dueAt).where(sql`${table.state} = 'queued'`),
    index('emails_undelivered').on(table.createdAt).where(sql`${table.state} <> 'sent'`),
    index('emails_of_order')
      .on(sql`(${table.payload}->>'orderId')`)
      .where(sql`(${table.payload}->>'orderId') is not null`),
  ],
)

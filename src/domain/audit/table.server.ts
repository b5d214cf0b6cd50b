import { bigserial, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Who did what, and when. Rows are only ever added: a trigger refuses the rest. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    at: timestamp('at', { withTimezone: true, mode: 'date' }).notNull(),
    /** Whose deed it was: `system` where nobody stood behind it. The id outlives the account. */
    actorKind: text('actor_kind').notNull(),
    actorId: uuid('actor_id'),
    action: text('action').notNull(),
    /** What it was done to: a room's own word, and the key of the row there. */
    subjectKind: text('subject_kind').notNull(),
    subjectId: text('subject_id').notNull(),
    /** What changed. Never a secret. */
    detail: jsonb('detail').notNull(),
  },
  (table) => [
    // Read backwards: entries are numbered as they are written.
    index('audit_entries_at').on(table.at),
    index('audit_entries_of_subject').on(table.subjectKind, table.subjectId, table.id),
    index('audit_entries_of_actor').on(table.actorId, table.id),
    index('audit_entries_of_action').on(table.action, table.id),
  ],
)

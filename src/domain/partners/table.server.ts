import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'

import { idOf, moment } from '#domain/columns.server.ts'

/** A company with API clients and webhook endpoints. */
export const partners = pgTable('partners', {
  id: uuid('id').primaryKey().defaultRandom(),
  name: text('name').notNull(),
  contactEmail: text('contact_email').notNull(),
  createdAt: moment('created_at').notNull(),
  /** A deactivated partner: its keys are invalid, and it receives no webhooks. */
  endedAt: moment('ended_at'),
})

/**
 * The API key that a partner sends as `x-api-key`. Shown once, when created; only its first characters are stored in
 * clear.
 */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    partnerId: idOf('partner_id', () => partners.id),
    /** The first characters, to identify the key in lists. */
    prefix: text('prefix').notNull(),
    /** SHA-256 of the key; the key itself is nowhere. */
    hash: text('hash').notNull().unique(),
    scopes: text('scopes').array().notNull(),
    /** Origins whose pages may use the key in a browser. */
    origins: text('origins').array().notNull().default([]),
    createdAt: moment('created_at').notNull(),
    createdBy: uuid('created_by'),
    /** Written once a minute at most. */
    lastUsedAt: moment('last_used_at'),
    expiresAt: moment('expires_at'),
    /** A paused key is refused until it is resumed. */
    pausedAt: moment('paused_at'),
    revokedAt: moment('revoked_at'),
  },
  (table) => [index('api_keys_partner').on(table.partnerId)],
)

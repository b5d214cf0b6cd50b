import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Lower-cased and NFKC-folded; mail goes to exactly this address. */
    email: text('email').notNull(),
    emailVerifiedAt: moment('email_verified_at'),
    name: text('name').notNull().default(''),
    passwordHash: text('password_hash'),
    role: text('role', { enum: ['customer', 'staff', 'administrator'] }).notNull(),
    locale: text('locale', { enum: ['ja', 'en', 'ko'] }).notNull(),
    /** Secret of the time-based one-time password, sealed; `null` until enrolled. */
    totpSecretEncrypted: text('totp_secret_encrypted'),
    totpEnrolledAt: moment('totp_enrolled_at'),
    /** Last used 30 s step, so that a one-time password works once. */
    totpLastStep: integer('totp_last_step'),
    createdAt: moment('created_at').notNull(),
    /** When its owner closed it: what the law lets go is gone, the row stays for the orders. */
    closedAt: moment('closed_at'),
  },
  (table) => [
    uniqueIndex('users_email_unique').on(table.email),
    // For whoever looks for a customer: the newest, the beginning of an address, each word of a name.
    index('users_newest_in_role').on(table.role, table.createdAt, table.id),
    index('users_email_begins').on(table.email.op('text_pattern_ops')),
    index('users_name_words').using('gin', sql`to_tsvector('simple', ${table.name})`),
    index('users_with_one_time_password')
      .on(table.id)
      .where(sql`${table.totpSecretEncrypted} is not null`),
    check('users_role_known', sql`${table.role} in ('customer', 'staff', 'administrator')`),
  ],
)

export const profiles = pgTable(
  'profiles',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .unique()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull().default(''),
    phone: text('phone').notNull().default(''),
    company: text('company').notNull().default(''),
    country: text('country').notNull().default(''),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    // A telephone number is looked for by how it ends: its beginning is written in many ways.
    index('profiles_phone_ends').on(
      sql`reverse(regexp_replace(${table.phone}, '[^0-9]', '', 'g')) text_pattern_ops`,
    ),
  ],
)

/** One sign-in of a customer. Its tokens come and go; the session carries the limits. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Hash of the browser's binding cookie; `null` for a client that is no browser. */
    bindingHash: text('binding_hash'),
    /** The program that signed in, as its owner would name it; empty where it did not say. */
    client: text('client').notNull().default(''),
    createdAt: moment('created_at').notNull(),
    /** Written when a token is renewed; `null` until the first time. */
    lastSeenAt: moment('last_seen_at'),
    /** When password or code was last given; `null`: at the sign-in itself. */
    reauthenticatedAt: moment('reauthenticated_at'),
    absoluteUntil: moment('absolute_until').notNull(),
    revokedAt: moment('revoked_at'),
  },
  (table) => [index('sessions_user').on(table.userId)],
)

export const sessionTokens = pgTable(
  'session_tokens',
  {
    /** SHA-256 of the token; the token itself is nowhere. */
    hash: text('hash').primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    generation: integer('generation').notNull(),
    expiresAt: moment('expires_at').notNull(),
    refreshUntil: moment('refresh_until').notNull(),
    replacedAt: moment('replaced_at'),
    /** The successor, readable only with the token it replaces, for the 30 s in which two tabs may ask. */
    successorEncrypted: text('successor_encrypted'),
  },
  (table) => [uniqueIndex('session_tokens_generation').on(table.sessionId, table.generation)],
)

export const TOKEN_PURPOSES = [
  'sign_in_code',
  'verify_email',
  'reset_password',
  'staff_sign_in',
] as const

/** One-time secrets sent by mail or printed for staff: codes and links. Only hashes are kept. */
export const oneTimeTokens = pgTable(
  'one_time_tokens',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    purpose: text('purpose', { enum: TOKEN_PURPOSES }).notNull(),
    /** SHA-256 of a link, which nobody can guess; of a code, which has six digits, a salted argon2id hash. */
    hash: text('hash').notNull(),
    /** Of a code: SHA-256 of the cookie of the browser that asked for it; `null` for a program's and for links. */
    askerHash: text('asker_hash'),
    email: text('email').notNull(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    usedAt: moment('used_at'),
  },
  (table) => [
    index('one_time_tokens_email').on(table.purpose, table.email),
    index('one_time_tokens_hash').on(table.purpose, table.hash),
  ],
)

/** An address that somebody wants to change: it takes both links, of the old address and of the new one. */
export const emailChanges = pgTable(
  'email_changes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    newEmail: text('new_email').notNull(),
    /** SHA-256 of the link mailed to the address in use, and to the new one. */
    oldHash: text('old_hash').notNull().unique(),
    newHash: text('new_hash').notNull().unique(),
    oldConfirmedAt: moment('old_confirmed_at'),
    newConfirmedAt: moment('new_confirmed_at'),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** Done, replaced by a newer wish, or called off. */
    endedAt: moment('ended_at'),
  },
  (table) => [index('email_changes_user').on(table.userId)],
)

/** The console's own sessions: an HttpOnly cookie and a one-time password, never a token in storage. */
export const staffSessions = pgTable(
  'staff_sessions',
  {
    hash: text('hash').primaryKey(),
    /** What a session is called where it is listed: the hash stays where it is compared. */
    id: uuid('id').notNull().unique().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The program that took the link, as its owner would name it; empty where it did not say. */
    client: text('client').notNull().default(''),
    createdAt: moment('created_at').notNull(),
    lastSeenAt: moment('last_seen_at').notNull(),
    absoluteUntil: moment('absolute_until').notNull(),
    /** `null` until the time-based one-time password was given. */
    confirmedAt: moment('confirmed_at'),
    /** When a one-time password was last given; dangerous steps want it recent. */
    reauthenticatedAt: moment('reauthenticated_at'),
    revokedAt: moment('revoked_at'),
  },
  (table) => [index('staff_sessions_user').on(table.userId)],
)

/** What a customer agreed to before checkout, with version and moment (A6). */
export const termsAcceptances = pgTable(
  'terms_acceptances',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    version: text('version').notNull(),
    acceptedAt: moment('accepted_at').notNull(),
    livesInEu: boolean('lives_in_eu').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.version] })],
)

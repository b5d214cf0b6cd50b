import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

import type { Address } from '#domain/addresses/address.ts'
import { idOf, moment } from '#domain/columns.server.ts'

import { CONSOLE_THEMES } from './console-theme.ts'
import { STAFF_ROLES } from './role.ts'

export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Lower-cased and NFKC-normalised; e-mails go to exactly this address. */
    email: text('email').notNull(),
    emailVerifiedAt: moment('email_verified_at'),
    name: text('name').notNull().default(''),
    passwordHash: text('password_hash'),
    role: text('role', { enum: ['customer', ...STAFF_ROLES] }).notNull(),
    locale: text('locale', { enum: ['ja', 'en', 'ko'] }).notNull(),
    /** Of staff. */
    consoleTheme: text('console_theme', { enum: CONSOLE_THEMES }).notNull().default('system'),
    /** Encrypted secret of the time-based one-time password; `null` until enrolled. */
    totpSecretEncrypted: text('totp_secret_encrypted'),
    totpEnrolledAt: moment('totp_enrolled_at'),
    /** Last used 30 s step, so that each one-time password works once. */
    totpLastStep: integer('totp_last_step'),
    createdAt: moment('created_at').notNull(),
    /** When the account was closed: personal data is erased, the row stays for the orders. */
    closedAt: moment('closed_at'),
  },
  (table) => [
    uniqueIndex('users_email_unique').on(table.email),
    // The console's list of customers.
    index('users_newest_in_role').on(table.role, table.createdAt, table.id),
    index('users_with_one_time_password')
      .on(table.id)
      .where(sql`${table.totpSecretEncrypted} is not null`),
    check(
      'users_role_known',
      sql`${table.role} in ('customer', 'support', 'operations', 'content', 'staff', 'administrator')`,
    ),
  ],
)

export const profiles = pgTable('profiles', {
  id: uuid('id').primaryKey().defaultRandom(),
  userId: uuid('user_id')
    .notNull()
    .unique()
    .references(() => users.id, { onDelete: 'cascade' }),
  name: text('name').notNull().default(''),
  phone: text('phone').notNull().default(''),
  company: text('company').notNull().default(''),
  department: text('department').notNull().default(''),
  country: text('country').notNull().default(''),
  /** Where orders are delivered, as a whole: its parts are neither searched nor changed alone. */
  address: jsonb('address').$type<Address>(),
  updatedAt: moment('updated_at').notNull(),
})

/** A customer session. Tokens rotate; the session has the limits. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: idOf('user_id', () => users.id, 'cascade'),
    /** Hash of the browser's binding cookie; `null` for other clients. */
    bindingHash: text('binding_hash'),
    /** The readable name of the client that signed in, or empty. */
    client: text('client').notNull().default(''),
    createdAt: moment('created_at').notNull(),
    /** Set when a token is refreshed; `null` before. */
    lastSeenAt: moment('last_seen_at'),
    /** Time of the last reauthentication; `null` means the sign-in itself. */
    reauthenticatedAt: moment('reauthenticated_at'),
    absoluteUntil: moment('absolute_until').notNull(),
    revokedAt: moment('revoked_at'),
  },
  (table) => [index('sessions_user').on(table.userId)],
)

export const sessionTokens = pgTable(
  'session_tokens',
  {
    /** SHA-256 of the token; the token itself is not stored. */
    hash: text('hash').primaryKey(),
    sessionId: idOf('session_id', () => sessions.id, 'cascade'),
    generation: integer('generation').notNull(),
    expiresAt: moment('expires_at').notNull(),
    refreshUntil: moment('refresh_until').notNull(),
    replacedAt: moment('replaced_at'),
    /** The successor, encrypted with the token it replaces, for the 30 s in which two tabs may refresh. */
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

/** One-time tokens, mailed or printed for staff: codes and links. Stored as hashes only. */
export const oneTimeTokens = pgTable(
  'one_time_tokens',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    purpose: text('purpose', { enum: TOKEN_PURPOSES }).notNull(),
    /** SHA-256 of a link token, which can't be guessed; a salted argon2id hash of a six-digit code. */
    hash: text('hash').notNull(),
    /** For codes: SHA-256 of the requesting browser's cookie; `null` for other clients and for links. */
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

/** A requested e-mail change, confirmed by links to the old and the new address. */
export const emailChanges = pgTable(
  'email_changes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: idOf('user_id', () => users.id, 'cascade'),
    newEmail: text('new_email').notNull(),
    /** SHA-256 of the tokens mailed to the current and to the new address. */
    oldHash: text('old_hash').notNull().unique(),
    newHash: text('new_hash').notNull().unique(),
    oldConfirmedAt: moment('old_confirmed_at'),
    newConfirmedAt: moment('new_confirmed_at'),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** When it was completed, replaced or cancelled. */
    endedAt: moment('ended_at'),
  },
  (table) => [index('email_changes_user').on(table.userId)],
)

/** Recovery codes: staff enter one in place of a one-time password. */
export const staffRecoveryCodes = pgTable(
  'staff_recovery_codes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: idOf('user_id', () => users.id, 'cascade'),
    /** A salted argon2id hash. */
    hash: text('hash').notNull(),
    createdAt: moment('created_at').notNull(),
    /** Each code works once. */
    usedAt: moment('used_at'),
  },
  (table) => [index('staff_recovery_codes_user').on(table.userId)],
)

/** Passkeys of staff (WebAuthn): the private key never leaves the device or its password manager. */
export const staffPasskeys = pgTable(
  'staff_passkeys',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: idOf('user_id', () => users.id, 'cascade'),
    /** The credential id that the authenticator chose, in base64url; so is the public key. */
    credentialId: text('credential_id').notNull().unique(),
    publicKey: text('public_key').notNull(),
    /** The signature counter; 0 for authenticators that do not count. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    name: text('name').notNull(),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [index('staff_passkeys_user').on(table.userId)],
)

/** Console sessions: an HttpOnly cookie and a second factor, never a token in browser storage. */
export const staffSessions = pgTable(
  'staff_sessions',
  {
    hash: text('hash').primaryKey(),
    /** Public id of a session for lists; the hash is used for lookup only. */
    id: uuid('id').notNull().unique().defaultRandom(),
    userId: idOf('user_id', () => users.id, 'cascade'),
    /** The readable name of the client that used the link, or empty. */
    client: text('client').notNull().default(''),
    createdAt: moment('created_at').notNull(),
    lastSeenAt: moment('last_seen_at').notNull(),
    absoluteUntil: moment('absolute_until').notNull(),
    /** `null` until confirmed by a second factor. */
    confirmedAt: moment('confirmed_at'),
    /** Time of the last step-up; sensitive actions require a recent one. */
    reauthenticatedAt: moment('reauthenticated_at'),
    revokedAt: moment('revoked_at'),
  },
  (table) => [index('staff_sessions_user').on(table.userId)],
)

/** Terms accepted before checkout, with version and time (A6). */
export const termsAcceptances = pgTable(
  'terms_acceptances',
  {
    userId: idOf('user_id', () => users.id, 'cascade'),
    version: text('version').notNull(),
    acceptedAt: moment('accepted_at').notNull(),
    livesInEu: boolean('lives_in_eu').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.version] })],
)

/** What staff write about a customer for each other; erased with the account. */
export const customerNotes = pgTable(
  'customer_notes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: idOf('user_id', () => users.id, 'cascade'),
    text: text('text').notNull(),
    /** Remains after the author's account is erased. */
    writtenBy: uuid('written_by').notNull(),
    writtenAt: moment('written_at').notNull(),
  },
  (table) => [index('customer_notes_of_user').on(table.userId, table.writtenAt)],
)

/** Words of staff that group customers, such as "wholesale"; erased with the account. */
export const customerTags = pgTable(
  'customer_tags',
  {
    userId: idOf('user_id', () => users.id, 'cascade'),
    tag: text('tag').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.tag] }),
    index('customer_tags_by_tag').on(table.tag, table.userId),
  ],
)

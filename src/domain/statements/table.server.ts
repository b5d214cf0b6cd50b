import { sql } from 'drizzle-orm'
import {
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

import { idOf, minor, moment } from '#domain/columns.server.ts'
import { orders } from '#domain/orders/table.server.ts'

import type { Candidate, Why } from './match-rows.ts'
import { ENCODINGS, ROW_STATES, STATEMENT_FORMATS } from './statement.ts'

/** An imported bank file. Each file is imported once. */
export const bankStatements = pgTable(
  'bank_statements',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Digest of its bytes. */
    digest: text('digest').notNull(),
    fileName: text('file_name').notNull(),
    format: text('format', { enum: STATEMENT_FORMATS }).notNull(),
    encoding: text('encoding', { enum: ENCODINGS }).notNull(),
    /** New rows of this file; rows of earlier statements are counted below. */
    rowCount: integer('row_count').notNull(),
    knownCount: integer('known_count').notNull(),
    /** Debits and rows without a movement. */
    otherCount: integer('other_count').notNull(),
    firstDay: text('first_day'),
    lastDay: text('last_day'),
    importedAt: moment('imported_at').notNull(),
    importedBy: uuid('imported_by').notNull(),
  },
  (table) => [
    uniqueIndex('bank_statements_digest').on(table.digest),
    index('bank_statements_newest').on(table.importedAt.desc(), table.id.desc()),
  ],
)

/** A credit of a bank statement and the decision about it. */
export const bankStatementRows = pgTable(
  'bank_statement_rows',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    statementId: idOf('statement_id', () => bankStatements.id),
    line: integer('line').notNull(),
    day: text('day').notNull(),
    amountMinor: minor('amount_minor').notNull(),
    payer: text('payer').notNull(),
    text: text('text').notNull(),
    /** The credited account and the bank's identifier, where the file has them. */
    account: text('account'),
    reference: text('reference'),
    /** Ordinal among equal rows: two equal payments are two rows. */
    ordinal: integer('ordinal').notNull(),
    fingerprint: text('fingerprint').notNull(),
    state: text('state', { enum: ROW_STATES }).notNull(),
    why: text('why').$type<Why>().notNull(),
    /** The order of an exact match, or the first one of the recorded payment. */
    orderId: uuid('order_id').references(() => orders.id),
    candidates: jsonb('candidates').$type<Candidate[]>().notNull(),
    /** Why staff ignored it. */
    note: text('note'),
    decidedAt: moment('decided_at'),
    decidedBy: uuid('decided_by'),
    /** How many attempts to record it ended in an unexpected error. */
    errorCount: integer('error_count').notNull().default(0),
    /** Fingerprint of the reversal, so that a repeated file reverses no second row. */
    reversedBy: text('reversed_by'),
  },
  (table) => [
    uniqueIndex('bank_statement_rows_once').on(table.fingerprint),
    index('bank_statement_rows_of_statement').on(table.statementId, table.state, table.line),
    index('bank_statement_rows_open')
      .on(table.state, table.day, table.id)
      .where(sql`${table.state} in ('proposed', 'queued')`),
    index('bank_statement_rows_confirmed')
      .on(table.decidedAt, table.id)
      .where(sql`${table.state} = 'confirmed'`),
    index('bank_statement_rows_duplicates').on(table.day, table.amountMinor),
    uniqueIndex('bank_statement_rows_reversed').on(table.reversedBy),
    index('bank_statement_rows_of_order').on(table.orderId),
    check('bank_statement_rows_positive', sql`${table.amountMinor} > 0`),
    check(
      'bank_statement_rows_decided',
      sql`${table.state} not in ('proposed', 'confirmed', 'recorded') or ${table.orderId} is not null`,
    ),
  ],
)

/** What each order got of a recorded row; together, all of it. */
export const bankStatementShares = pgTable(
  'bank_statement_shares',
  {
    rowId: idOf('row_id', () => bankStatementRows.id),
    orderId: idOf('order_id', () => orders.id),
    amountMinor: minor('amount_minor').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.rowId, table.orderId] }),
    index('bank_statement_shares_of_order').on(table.orderId),
    check('bank_statement_shares_positive', sql`${table.amountMinor} > 0`),
  ],
)

/**
 * Reference data: rows that only staff change (settings, prices, rates, countries, the catalogue without its stock,
 * webhook endpoints). Each process holds them in memory. Decision 0047.
 */
import type { Database } from './database.ts'

/** Some of these rows in the form their readers need. The value is shared by all readers: it is never changed. */
export type ReferenceData<T> = { load(db: Database): Promise<T> }

/**
 * Reads reference data. In a transaction it is as new as the transaction's first read; otherwise as the last
 * notification. Staff always read the database, and so what they have just written.
 */
export type ReadReference = <T>(data: ReferenceData<T>) => Promise<T>

/** Reference data in the memory of this process, dropped when its revision in the database changes. Decision 0047. */
import { sql } from 'drizzle-orm'

import type { Database } from '#domain/database.ts'
import type { ReadReference, ReferenceData } from '#domain/reference-data.ts'

import type { PgNotifications, Subscription } from './pg-notifications.ts'

/** Everything that was loaded at one revision. */
type Edition = { revision: number; loaded: Map<ReferenceData<unknown>, unknown> }

export type ReferenceCache = {
  /** Trusts the memory while notifications arrive; otherwise asks for the revision first. */
  reader(db: Database): ReadReference
  /** Asks for the revision once: what it reads is as new as the transaction's first read. */
  transactionReader(tx: Database): ReadReference
  /** After a change by this process, whose notification is still on its way. */
  expire(): void
  /** `null`: each read asks for the revision. */
  watch(notifications: PgNotifications | null): Promise<Subscription | undefined>
}

/** The channel of the triggers in `migrations`. */
const CHANNEL = 'reference_data_changed'

export function openReferenceCache(): ReferenceCache {
  let edition: Edition = { revision: -1, loaded: new Map() }
  let isWatching = false
  let isCurrent = false

  const refresh = async (db: Database): Promise<Edition> => {
    // A notification that arrives from here on is newer than the answer.
    isCurrent = isWatching
    const revision = await readRevision(db)
    if (revision > edition.revision) edition = { revision, loaded: new Map() }
    return edition
  }

  /** Readers that come at once load it each: no request waits for the connection of another request. */
  const read = async <T>({ loaded }: Edition, data: ReferenceData<T>, db: Database): Promise<T> => {
    // The map pairs each kind of data with what it loaded.
    if (loaded.has(data)) return loaded.get(data) as T
    const value = await data.load(db)
    loaded.set(data, value)
    return value
  }

  return {
    reader: (db) => async (data) => read(isCurrent ? edition : await refresh(db), data, db),
    transactionReader(tx) {
      let found: Promise<Edition> | undefined
      return async (data) => {
        found ??= refresh(tx)
        return read(await found, data, tx)
      }
    },
    expire() {
      isCurrent = false
    },
    watch: async (notifications) =>
      notifications?.listen({
        channel: CHANNEL,
        hear() {
          isCurrent = false
        },
        find() {
          isWatching = true
        },
        lose() {
          isWatching = false
          isCurrent = false
        },
      }),
  }
}

async function readRevision(db: Database): Promise<number> {
  const { rows } = await db.execute<{ revision: number }>(
    sql`select revision from reference_revision`,
  )
  const [row] = rows
  if (!row) throw new Error('the revision of the reference data is missing')
  return row.revision
}

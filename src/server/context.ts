import type pg from 'pg'

import type { Actor, Context, RequestSource } from '#domain/context.ts'
import type { Database } from '#domain/database.ts'
import type { EncryptionKeys } from '#domain/encryption-keys.ts'
import type { CardGateway } from '#domain/payments/gateway.ts'
import type { ReadReference } from '#domain/reference-data.ts'
import type { Locale } from '#shared/locale.ts'

import type { PooledDatabase } from './db/open.ts'
import type { ReferenceCache } from './db/reference-cache.ts'
import { retryOnConflict } from './db/retry-on-conflict.ts'
import { inSavepoint, inTransaction } from './db/transaction.ts'
import { emailQueue } from './jobs/announcements.ts'
import type { Queue } from './jobs/queue.ts'

export type ContextParts = {
  db: PooledDatabase
  reference: ReferenceCache
  queue: Queue
  cards: CardGateway
  keys: EncryptionKeys
  undoSeconds: number
  now: () => Date
}

const NOBODY: RequestSource = { network: '', client: '' }

type Caller = Pick<Context, 'actor' | 'locale' | 'source' | 'now'>

/** Makes the context of one request or job. */
export const contextMaker =
  (parts: ContextParts) =>
  (actor: Actor, locale: Locale, source = () => NOBODY): Context =>
    contextOn(parts, { actor, locale, source, now: parts.now() })

function contextOn(parts: ContextParts, caller: Caller): Context {
  const { db, queue, reference } = parts
  return {
    ...baseOf(parts, caller, db),
    reference: referenceFor(caller, db, reference.reader),
    transaction: (work, last) =>
      settled(async () => {
        const { outcome, committed } = await retryOnConflict(() =>
          inTransaction(
            db.$client,
            async (tx, client) => {
              const committed: (() => void)[] = []
              const ctx = contextInside(parts, caller, {
                tx,
                client,
                committed,
                reference: referenceFor(caller, tx, reference.transactionReader),
              })
              return { ctx, outcome: undone(await work(ctx)), committed }
            },
            async ({ ctx, outcome }) => last?.(ctx, outcome),
          ),
        )
        if (caller.actor.kind === 'staff') reference.expire()
        for (const follow of committed) follow()
        return outcome
      }),
    async enqueue(name, payload) {
      await queue.enqueue(db, name, payload)
      queue.announce(name)
    },
    announceEmail: (isAwaited) => queue.announce(emailQueue(isAwaited)),
  }
}

type Inside = {
  tx: Database
  client: pg.PoolClient
  reference: ReadReference
  committed: (() => void)[]
}

/** Inside a transaction. A nested one is a part of it that can be undone alone. */
function contextInside(parts: ContextParts, caller: Caller, inside: Inside): Context {
  const { tx, client, reference, committed } = inside
  return {
    ...baseOf(parts, caller, tx),
    reference,
    transaction: (work, last) =>
      settled(async () => {
        const part: (() => void)[] = []
        const ctx = contextInside(parts, caller, { ...inside, committed: part })
        const outcome = await inSavepoint(client, async () => {
          const outcome = undone(await work(ctx))
          await last?.(ctx, outcome)
          return outcome
        })
        committed.push(...part)
        return outcome
      }),
    async enqueue(name, payload) {
      await parts.queue.enqueue(tx, name, payload)
      committed.push(() => parts.queue.announce(name))
    },
    announceEmail(isAwaited) {
      committed.push(() => parts.queue.announce(emailQueue(isAwaited)))
    },
  }
}

const baseOf = (
  { queue, cards, keys, undoSeconds }: ContextParts,
  caller: Caller,
  db: Database,
) => ({
  ...caller,
  cards,
  keys,
  undoSeconds,
  db,
  failedJobs: queue.failedJobs(db),
})

/** Staff see what they have just written, also before it is committed. */
const referenceFor = (
  { actor }: Caller,
  db: Database,
  fromMemory: (db: Database) => ReadReference,
): ReadReference => (actor.kind === 'staff' ? (data) => data.load(db) : fromMemory(db))

/** A refusal undoes what its transaction wrote before it. */
class RefusedInTransaction extends Error {
  outcome: unknown
  constructor(outcome: unknown) {
    super('refused')
    this.outcome = outcome
  }
}

function undone<T>(outcome: T): T {
  if (isRefusal(outcome)) throw new RefusedInTransaction(outcome)
  return outcome
}

/** What was refused is answered as it was; only its writes are gone. */
async function settled<T>(transaction: () => Promise<T>): Promise<T> {
  try {
    return await transaction()
  } catch (error) {
    if (error instanceof RefusedInTransaction) return error.outcome as T
    throw error
  }
}

const isRefusal = (outcome: unknown): boolean =>
  typeof outcome === 'object' && outcome !== null && 'ok' in outcome && outcome.ok === false

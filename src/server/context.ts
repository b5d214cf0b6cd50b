import type { Actor, Context, Database, RequestSource } from '#domain/context.ts'
import type { EncryptionKeys } from '#domain/encryption-keys.ts'
import type { CardGateway } from '#domain/payments/gateway.ts'
import type { Locale } from '#shared/locale.ts'

import { retryOnConflict } from './db/retry-on-conflict.ts'
import type { Queue } from './jobs/queue.ts'

export type ContextParts = {
  db: Database
  queue: Queue
  cards: CardGateway
  keys: EncryptionKeys
  now: () => Date
}

const NOBODY: RequestSource = { network: '', client: '' }

/** Makes the context of one request or job. */
export const contextMaker =
  ({ db, queue, cards, keys, now }: ContextParts) =>
  (actor: Actor, locale: Locale, source = () => NOBODY): Context =>
    contextOn(db, { actor, locale, source, now: now(), cards, keys }, { queue, isOutermost: true })

function contextOn(
  db: Database,
  parts: Pick<Context, 'actor' | 'locale' | 'source' | 'now' | 'cards' | 'keys'>,
  { queue, isOutermost }: { queue: Queue; isOutermost: boolean },
): Context {
  return {
    ...parts,
    db,
    enqueue: (name, payload) => queue.enqueue(db, name, payload),
    failedJobs: queue.failedJobs(db),
    async transaction(work) {
      try {
        const run = () =>
          db.transaction(async (tx) => {
            const outcome = await work(contextOn(tx, parts, { queue, isOutermost: false }))
            if (isRefusal(outcome)) throw new RefusedInTransaction(outcome)
            return outcome
          })
        return await (isOutermost ? retryOnConflict(run) : run())
      } catch (error) {
        // What was refused is answered as it was; only its writes are gone.
        if (error instanceof RefusedInTransaction)
          return error.outcome as Awaited<ReturnType<typeof work>>
        throw error
      }
    },
  }
}

/** A refusal undoes what its transaction wrote before it. */
class RefusedInTransaction extends Error {
  outcome: unknown
  constructor(outcome: unknown) {
    super('refused')
    this.outcome = outcome
  }
}

const isRefusal = (outcome: unknown): boolean =>
  typeof outcome === 'object' && outcome !== null && 'ok' in outcome && outcome.ok === false

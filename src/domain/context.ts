/** What every use case is given. Nothing in the domain reaches for clock, database or supplier by itself. */
import type { Locale } from '#shared/locale.ts'

import type { StaffRole } from './accounts/role.ts'
import type { Database } from './database.ts'
import type { EncryptionKeys } from './encryption-keys.ts'
import type { FailedJobs, Jobs } from './jobs.ts'
import type { CardGateway } from './payments/gateway.ts'
import type { ReadReference } from './reference-data.ts'

export type Actor =
  | { kind: 'visitor' }
  | { kind: 'customer'; userId: string }
  | { kind: 'staff'; userId: string; role: StaffRole }
  | { kind: 'system' }

/** Network and client of a request, as far as the access log may store it; empty for jobs. */
export type RequestSource = {
  /** A part of its address, shared by many. */
  network: string
  /** The client, as its owner would name it. */
  client: string
}

export type Context = {
  actor: Actor
  now: Date
  locale: Locale
  source: () => RequestSource
  /** Only stores query it. Inside `transaction` it is the transaction's own. */
  db: Database
  reference: ReadReference
  cards: CardGateway
  /** Only `settings/encryption-key.server.ts` asks for one. */
  keys: EncryptionKeys
  /** How long an e-mail that staff cause waits, so that they can undo its step; 0 sends it at once. */
  undoSeconds: number
  /**
   * Runs `work` in one transaction. Name its parameter `ctx` too, so that the outer one is out of reach. It must call no
   * outside service: after a deadlock, serialization failure or unique violation the outermost transaction is retried. `last` is one statement whose
   * answer decides nothing, for an outcome that is no refusal: it goes out with the commit.
   */
  transaction<T>(
    work: (ctx: Context) => Promise<T>,
    last?: (ctx: Context, outcome: T) => Promise<unknown>,
  ): Promise<T>
  /** Enqueues a job in the current transaction; it runs after commit, at least once. */
  enqueue<Name extends keyof Jobs>(name: Name, payload: Jobs[Name]): Promise<void>
  /** After commit, lets processes look for e-mails to send. */
  announceEmail(isAwaited: boolean): void
  failedJobs: FailedJobs
}

/** What primary and workers say to each other. */
import type pg from 'pg'

import type { EmbeddedAccess } from '../db/embedded.ts'

export type WorkerOrder = {
  connection: pg.PoolConfig
  /** Of the server that the primary runs. */
  embedded: EmbeddedAccess | null
}

export type WorkerMessage = { kind: 'open'; url: string } | { kind: 'failed'; reason: string }

/** To a worker: answer what is running, then end. */
export const STOP = 'stop'

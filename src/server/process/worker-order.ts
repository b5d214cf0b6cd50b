/** What primary and workers say to each other. */
import type pg from 'pg'

import type { EmbeddedAccess } from '../db/embedded.ts'

export type WorkerOrder = {
  connection: pg.PoolConfig
  /** Of the server that the primary runs. */
  embedded: EmbeddedAccess | null
  buildDir: string
  /** NODE_ENV as the operator wrote it: React and the router always run as in production. */
  mode: string | undefined
}

export type WorkerMessage = { kind: 'open'; url: string } | { kind: 'failed'; reason: string }

/** To a worker: answer what is running, then end. */
export const STOP = 'stop'

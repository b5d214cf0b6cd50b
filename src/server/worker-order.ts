/** What primary and workers say to each other. */
import type pg from 'pg'

export type WorkerOrder = {
  connection: pg.PoolConfig
  buildDir: string
  /** NODE_ENV as the operator wrote it: React and the router always run as in production. */
  mode: string | undefined
}

export type WorkerMessage = { kind: 'open'; url: string } | { kind: 'failed'; reason: string }

/** To a worker: answer what is running, then end. */
export const STOP = 'stop'

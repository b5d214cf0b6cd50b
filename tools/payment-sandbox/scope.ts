/** What one piece of work in the sandbox is given. */
import { randomBytes } from 'node:crypto'
import type pg from 'pg'

import type { FormFields } from './form.ts'

export type Scope = {
  tx: pg.PoolClient
  now: Date
  /** The API call that caused it, `null` for the bank's page and the clock. */
  request: { id: string; idempotencyKey: string | null } | null
}

export type Access = 'secret' | 'publishable'

/** One API call. */
export type Call = Scope & {
  access: Access
  params: FormFields
  /** The `:id` of the path, empty where there is none. */
  id: string
  /** Public base of the challenge page, "/sandbox/payments" or a whole address. */
  basePath: string
}

/** "pi_3Qx…": as long and as unguessable as Stripe's. */
export const newId = (prefix: string): string =>
  `${prefix}_${randomBytes(18).toString('base64url').replace(/[-_]/g, '0')}`

/** Misfortune on order, for tests. Faults are rows, so that they hold in every process of the shop. */
import type pg from 'pg'
import { z } from 'zod'

export const FaultsRequest = z.strictObject({
  /** How many times more than once every event is delivered. */
  duplicateDeliveries: z.int().min(0).max(50).optional(),
  /** Nothing is delivered while it is `true`. */
  holdDeliveries: z.boolean().optional(),
  /** The newest event goes first. */
  reverseOrder: z.boolean().optional(),
  failNext: z
    .strictObject({
      /** Beginning of the path, "/v1/payment_intents"; any call when left out. */
      path: z.string().startsWith('/v1/').optional(),
      /** Left out: 500 before the effect, a destroyed connection after it. */
      status: z.int().min(400).max(599).optional(),
      /** The effect happens and the answer is lost. */
      afterEffect: z.boolean().default(false),
      times: z.int().min(1).max(1000),
    })
    .optional(),
})
export type FaultsRequest = z.output<typeof FaultsRequest>

export async function setFaults(pool: pg.Pool, faults: FaultsRequest): Promise<void> {
  await pool.query(
    `update payment_sandbox.delivery_faults set
       duplicates = coalesce($1, duplicates),
       is_held = coalesce($2, is_held),
       is_reversed = coalesce($3, is_reversed)`,
    [
      faults.duplicateDeliveries ?? null,
      faults.holdDeliveries ?? null,
      faults.reverseOrder ?? null,
    ],
  )
  if (!faults.failNext) return

  const { path, status, afterEffect, times } = faults.failNext
  await pool.query(
    `insert into payment_sandbox.request_faults (path, status, is_after_effect, times_left)
     values ($1, $2, $3, $4)`,
    [path ?? null, status ?? null, afterEffect, times],
  )
}

export async function clearFaults(pool: pg.Pool): Promise<void> {
  await pool.query('delete from payment_sandbox.request_faults')
  await pool.query(
    `update payment_sandbox.delivery_faults
     set duplicates = 0, is_held = false, is_reversed = false`,
  )
}

export type RequestFault = { status: number | null; isAfterEffect: boolean }

/** Uses up one failure of the oldest order that fits. */
export async function takeRequestFault(pool: pg.Pool, path: string): Promise<RequestFault | null> {
  const taken = await pool.query<{ status: number | null; is_after_effect: boolean }>(
    `update payment_sandbox.request_faults set times_left = times_left - 1
     where position = (
       select position from payment_sandbox.request_faults
       where times_left > 0 and (path is null or starts_with($1, path))
       order by position limit 1 for update)
     and times_left > 0
     returning status, is_after_effect`,
    [path],
  )
  const [fault] = taken.rows
  return fault ? { status: fault.status, isAfterEffect: fault.is_after_effect } : null
}

export type DeliveryFaults = { isHeld: boolean; isReversed: boolean; duplicates: number }

export async function deliveryFaults(pool: pg.Pool): Promise<DeliveryFaults> {
  const found = await pool.query<{ is_held: boolean; is_reversed: boolean; duplicates: number }>(
    'select is_held, is_reversed, duplicates from payment_sandbox.delivery_faults',
  )
  const [row] = found.rows
  return {
    isHeld: row?.is_held ?? false,
    isReversed: row?.is_reversed ?? false,
    duplicates: row?.duplicates ?? 0,
  }
}

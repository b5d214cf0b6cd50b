/** Keeps what went wrong: one row for each kind, with how often and when. Decisions, section 10 "errors". */
import { createHash } from 'node:crypto'

import type { Context } from '#domain/context.ts'

import { type Accident, signatureOf, withoutPersons } from './accident.ts'
import { ACCIDENTS_MAX } from './policy.ts'
import { purgeOldest, upsertAccident } from './store.server.ts'

export async function recordAccident(ctx: Context, happened: Accident): Promise<void> {
  const accident = withoutPersons(happened)
  const fingerprint = createHash('sha256').update(signatureOf(accident)).digest('base64url')
  const times = await upsertAccident(ctx, fingerprint, accident)
  // Only a new kind makes the table longer.
  if (times === 1) await purgeOldest(ctx, accident.source, ACCIDENTS_MAX)
}

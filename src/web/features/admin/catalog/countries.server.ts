/** The deed of the page of countries. */
import type { Context } from '#domain/context.ts'
import { changeCountry, isZoneMoved } from '#domain/shipping/edit-country.server.ts'

import { type Done, type Refused, refusal, type Typed } from './work.ts'

/** `prove` asks for a one-time password where the last one is old: the zone decides what customers pay. */
export async function saveCountryIn(
  ctx: Context,
  typed: Typed,
  prove: () => Promise<void>,
): Promise<Done | Refused> {
  const work = 'save_country'
  const { code = '', zone = '', seen = '' } = typed
  if (isZoneMoved({ zone, seen })) await prove()
  const saved = await changeCountry(ctx, code, { zone, isServed: typed.isServed === 'yes', seen })
  return saved.ok ? { done: work } : refusal(work, typed, { code: saved.error })
}

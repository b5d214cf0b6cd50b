/** The action of the page of countries. */
import type { Context } from '#domain/context.ts'
import { changeCountry, isZoneMoved } from '#domain/shipping/edit-country.server.ts'

import { type Done, type Refused, refusal, type Typed } from './catalog-action.ts'

/** `prove` asks for a one-time password where the last one is old: the zone decides what customers pay. */
export async function saveCountryIn(
  ctx: Context,
  typed: Typed,
  prove: () => Promise<void>,
): Promise<Done | Refused> {
  const action = 'save_country'
  const { code = '', zone = '', seen = '' } = typed
  if (isZoneMoved({ zone, seen })) await prove()
  const saved = await changeCountry(ctx, code, { zone, isServed: typed.isServed === 'yes', seen })
  return saved.ok ? { done: action } : refusal(action, typed, { code: saved.error })
}

/** The deed of the page of countries. */
import type { Context } from '#domain/context.ts'
import { changeCountry } from '#domain/shipping/edit-country.server.ts'

import { type Done, type Refused, refusal, type Typed } from './work.ts'

export async function saveCountryIn(ctx: Context, typed: Typed): Promise<Done | Refused> {
  const work = 'save_country'
  const { code = '', zone = '', seen = '' } = typed
  const saved = await changeCountry(ctx, code, { zone, isServed: typed.isServed === 'yes', seen })
  return saved.ok ? { done: work } : refusal(work, typed, { code: saved.error })
}

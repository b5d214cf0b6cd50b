/** The action of the page of countries. */
import type { Context } from '#domain/context.ts'
import { changeCountry, isZoneMoved } from '#domain/shipping/edit-country.server.ts'

import { type ActionDone, type ActionInput, outcomeOf } from '../forms/action.ts'
import type { GoodsErrors } from '../forms/goods-errors.ts'
import type { CatalogAction } from './catalog-action.ts'

/** `verify` requires a recent one-time password: the zone decides what customers pay. */
export async function saveCountryIn(
  ctx: Context,
  input: ActionInput,
  verify: () => Promise<void>,
): Promise<ActionDone<CatalogAction> | GoodsErrors<CatalogAction>> {
  const { code = '', zone = '', revision = '' } = input
  if (isZoneMoved({ zone, revision })) await verify()
  const saved = await changeCountry(ctx, code, {
    zone,
    isServed: input.isServed === 'yes',
    revision,
  })
  return outcomeOf('save_country', input, saved)
}

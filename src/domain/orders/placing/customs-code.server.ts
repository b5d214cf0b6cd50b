/**
 * Korea's personal customs code of an order. It is sealed as soon as it arrives, read by staff alone, and written into
 * no e-mail and no answer; once the parcel is on its way the column is emptied. Decisions, section 12.
 */
import { may } from '#domain/accounts/permission.ts'
import { asksForCustomsCode } from '#domain/addresses/customs-code.ts'
import type { Context } from '#domain/context.ts'
import { decryptText, encryptText } from '#domain/settings/encrypt-text.server.ts'
import { fail, ok, type Result } from '#shared/result.ts'

import type { OrderRequest } from '../order.ts'
import { findOrder, insertEvent } from '../store.server.ts'

/** A code for another destination is dropped. */
export async function encryptCustomsCode(
  ctx: Context,
  orderId: string,
  { customsCode, address }: Pick<OrderRequest, 'customsCode' | 'address'>,
): Promise<string | null> {
  if (customsCode === null || !asksForCustomsCode(address.country)) return null
  return encryptText(ctx, placeOf(orderId), customsCode)
}

/** For the customs form; `null` where the order has none or it was purged. The timeline records who read it. */
export async function readCustomsCode(
  ctx: Context,
  orderId: string,
): Promise<Result<string | null, 'forbidden' | 'not_found'>> {
  if (!may(ctx.actor, 'order.ship')) return fail('forbidden')
  const order = await findOrder(ctx, orderId)
  if (!order) return fail('not_found')

  const encrypted = order.customsCodeEncrypted
  if (encrypted === null) return ok(null)
  await insertEvent(ctx, { orderId, kind: 'customs_code_read', detail: {} })
  return ok(await decryptText(ctx, placeOf(orderId), encrypted))
}

const placeOf = (orderId: string) => ({ purpose: 'customs_code' as const, row: orderId })

import type { Context } from '#domain/context.ts'
import { isUuid } from '#shared/uuid.ts'

import { findEmail } from './store.server.ts'

/** Finds the order that an e-mail is about, if any. The caller checks permissions. */
export async function findOrderOfEmail(ctx: Context, emailId: string): Promise<string | null> {
  const mail = isUuid(emailId) ? await findEmail(ctx, emailId) : null
  const { payload } = mail ?? {}
  const isAbout = typeof payload === 'object' && payload !== null && 'orderId' in payload
  return isAbout && typeof payload.orderId === 'string' ? payload.orderId : null
}

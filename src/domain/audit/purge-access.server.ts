import type { Context } from '#domain/context.ts'

import { deleteAccessBefore, deleteAccessOf } from './access-store.server.ts'
import { ACCESS_LOG_DAYS } from './policy.ts'

/** Of a job: whoever signed in half a year ago is nobody's business any more. */
export const purgeOldAccess = (ctx: Context): Promise<void> =>
  deleteAccessBefore(ctx, new Date(ctx.now.getTime() - ACCESS_LOG_DAYS * 86_400_000))

/** With the account, in its transaction. */
export const eraseAccessOf = (ctx: Context, accountId: string): Promise<void> =>
  deleteAccessOf(ctx, accountId)

import type { Context } from '#domain/context.ts'

import { deleteAccessBefore } from './access-store.server.ts'
import { ACCESS_LOG_DAYS } from './policy.ts'

// With the account, in the caller's transaction.
export { deleteAccessOf as eraseAccessOf } from './access-store.server.ts'

/** Job: deletes access entries after their retention period. */
export const purgeOldAccess = (ctx: Context): Promise<void> =>
  deleteAccessBefore(ctx, new Date(ctx.now.getTime() - ACCESS_LOG_DAYS * 86_400_000))

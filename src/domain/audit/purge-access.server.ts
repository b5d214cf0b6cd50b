import type { Context } from '#domain/context.ts'
import { addDays } from '#shared/add-time.ts'

import { deleteAccessBefore } from './access-store.server.ts'
import { ACCESS_LOG_DAYS } from './policy.ts'

// With the account, in the caller's transaction.
export { deleteAccessOf as eraseAccessOf } from './access-store.server.ts'

/** Job: deletes access entries after their retention period. */
export const purgeOldAccess = (ctx: Context): Promise<void> =>
  deleteAccessBefore(ctx, addDays(ctx.now, -ACCESS_LOG_DAYS))

import { purgeOldAccess } from '#domain/audit/purge-access.server.ts'
import type { Context } from '#domain/context.ts'
import { addDays } from '#shared/add-time.ts'

import { deleteEmailChangesBefore } from './email-change-store.server.ts'
import { EMAIL_CHANGE_RETENTION_DAYS, TOKEN_RETENTION_DAYS } from './policy.ts'
import { deleteTokensBefore } from './store.server.ts'

/** Job: deletes expired tokens, finished e-mail changes and old access entries after their retention period. */
export async function purgeOldTokens(ctx: Context): Promise<void> {
  await deleteTokensBefore(ctx, daysAgo(ctx, TOKEN_RETENTION_DAYS))
  await deleteEmailChangesBefore(ctx, daysAgo(ctx, EMAIL_CHANGE_RETENTION_DAYS))
  await purgeOldAccess(ctx)
}

const daysAgo = ({ now }: Context, days: number): Date => addDays(now, -days)

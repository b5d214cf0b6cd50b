import { forgetOldAccess } from '#domain/audit/purge-access.server.ts'
import type { Context } from '#domain/context.ts'

import { deleteEmailChangesBefore } from './email-change-store.server.ts'
import { EMAIL_CHANGE_KEPT_DAYS, SECRET_KEPT_DAYS } from './policy.ts'
import { deleteSecretsBefore } from './store.server.ts'

/** A job: addresses that somebody once had, or wished for, are not kept for ever, and neither is who signed in when. */
export async function forgetOldSecrets(ctx: Context): Promise<void> {
  await deleteSecretsBefore(ctx, daysAgo(ctx, SECRET_KEPT_DAYS))
  await deleteEmailChangesBefore(ctx, daysAgo(ctx, EMAIL_CHANGE_KEPT_DAYS))
  await forgetOldAccess(ctx)
}

const daysAgo = ({ now }: Context, days: number): Date =>
  new Date(now.getTime() - days * 86_400_000)

import type { Context } from '#domain/context.ts'

import { deletePasskeysOf } from '../passkey-store.server.ts'
import { deleteRecoveryCodes } from '../recovery-code-store.server.ts'
import { revokeStaffSessionsOf, updateUser } from '../store.server.ts'

/**
 * Removes authenticator app, recovery codes and passkeys, which may all be on a lost phone, and signs out everywhere.
 * The next link enrols a new device. In the caller's transaction.
 */
export async function clearSecondFactors(ctx: Context, userId: string): Promise<void> {
  await updateUser(ctx, userId, { totpSecretEncrypted: null, totpEnrolledAt: null })
  await deleteRecoveryCodes(ctx, userId)
  await deletePasskeysOf(ctx, userId)
  await revokeStaffSessionsOf(ctx, userId)
}

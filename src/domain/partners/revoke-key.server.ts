import { may } from '#domain/accounts/permission.ts'
import type { Context } from '#domain/context.ts'
import { fail, ok, type Result } from '#shared/result.ts'
import { isUuid } from '#shared/uuid.ts'

import { setKeyRevoked } from './store.server.ts'

/** It opens nothing any more, in any process, within `KEY_REMEMBERED_SECONDS`. Twice is once. */
export async function revokeKey(
  ctx: Context,
  id: string,
): Promise<Result<null, 'forbidden' | 'not_found'>> {
  if (!may(ctx.actor, 'partner.manage')) return fail('forbidden')
  const isKnown = isUuid(id) && (await setKeyRevoked(ctx, id))
  return isKnown ? ok(null) : fail('not_found')
}

/**
 * Writes down sign-ins and refusals. Where it came from is known to `ctx.source`. What is typed as an address is never
 * kept: an account is named by its id, and an address without an account by nothing.
 */
import type { Context } from '#domain/context.ts'

import { ACCESS_WRITING, type AccessAction } from './access.ts'
import { upsertAccess } from './access-store.server.ts'
import { ACCESS_DETAIL_LENGTH_MAX } from './policy.ts'

export type Access = {
  action: AccessAction
  /** `null` where the address that was typed has no account. */
  accountId?: string | null
  partnerKeyId?: string | null
  sessionId?: string | null
  /** The way in, or what was refused. */
  detail?: string
}

const HOUR_MS = 3_600_000

export async function recordAccess(ctx: Context, access: Access): Promise<void> {
  const { action, accountId = null, partnerKeyId = null, sessionId = null } = access
  const { network, client } = ctx.source()
  const detail = (access.detail ?? '').slice(0, ACCESS_DETAIL_LENGTH_MAX)
  const writing = ACCESS_WRITING[action]
  const hour = Math.floor(ctx.now.getTime() / HOUR_MS)
  const slot = [action, accountId ?? '', partnerKeyId ?? '', network, detail, hour].join('|')
  const entry = { action, accountId, partnerKeyId, sessionId, network, client, detail }
  await upsertAccess(ctx, { ...entry, slot: writing === 'each' ? null : slot }, writing)
}

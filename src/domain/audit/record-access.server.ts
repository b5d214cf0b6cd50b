/**
 * Records sign-ins and refusals, with `ctx.source` as origin. Never stores a typed e-mail address: accounts are named
 * by id, unknown addresses not at all.
 */
import type { Context } from '#domain/context.ts'

import { ACCESS_WRITING, type AccessAction } from './access.ts'
import { upsertAccess } from './access-store.server.ts'
import { ACCESS_DETAIL_LENGTH_MAX } from './policy.ts'

export type Access = {
  action: AccessAction
  /** `null` when the typed address has no account. */
  accountId?: string | null
  partnerKeyId?: string | null
  sessionId?: string | null
  /** The sign-in method, or what was refused. */
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

/** A staff member's own account. Decisions, section 2. */
import { recordAudit } from '#domain/audit/record-audit.server.ts'
import type { Context } from '#domain/context.ts'
import { fingerprintOf } from '#shared/fingerprint.server.ts'
import type { Locale } from '#shared/locale.ts'
import { fail, ok, type Result } from '#shared/result.ts'
import { isUuid } from '#shared/uuid.ts'

import { lockAccount } from '../account-store.server.ts'
import type { ConsoleTheme } from '../console-theme.ts'
import { type PasskeyLine, passkeyLineOf } from '../passkey.ts'
import { listPasskeyRows } from '../passkey-store.server.ts'
import { listRecoveryCodes } from '../recovery-code-store.server.ts'
import { hashOf } from '../secret.server.ts'
import { findUser, updateUser } from '../store.server.ts'
import { staffSessionsOf } from './read-staff.server.ts'
import type { MyStaffDetails, StaffSessionLine } from './staff-details.ts'
import { type StaffMember, staffMemberOf } from './staff-member.ts'
import { findStaffSessionId, revokeStaffSession } from './staff-store.server.ts'

export type MyStaffAccount = StaffMember & {
  locale: Locale
  consoleTheme: ConsoleTheme
  createdAt: Date
  enrolledAt: Date | null
  sessions: (StaffSessionLine & { isCurrent: boolean })[]
  /** How many still work. */
  recoveryCodesLeft: number
  passkeys: PasskeyLine[]
  /** Revision of name, language and theme. */
  revision: string
}

/** `token` is the cookie, to mark the current session. */
export async function readMyStaffAccount(
  ctx: Context,
  token: string,
): Promise<Result<MyStaffAccount, 'forbidden'>> {
  if (ctx.actor.kind !== 'staff') return fail('forbidden')
  const user = await findUser(ctx, ctx.actor.userId)
  const member = user && staffMemberOf(user)
  if (!member) return fail('forbidden')

  const current = await findStaffSessionId(ctx, hashOf(token))
  const sessions = await staffSessionsOf(ctx, user.id)
  return ok({
    ...member,
    locale: user.locale,
    consoleTheme: user.consoleTheme,
    createdAt: user.createdAt,
    enrolledAt: user.totpEnrolledAt,
    sessions: sessions.map((one) => ({ ...one, isCurrent: one.id === current })),
    recoveryCodesLeft: (await listRecoveryCodes(ctx, user.id)).length,
    passkeys: (await listPasskeyRows(ctx, user.id)).map(passkeyLineOf),
    revision: revisionOf(user),
  })
}

export async function changeMyStaffDetails(
  ctx: Context,
  { revision, ...details }: MyStaffDetails & { revision: string },
): Promise<Result<null, 'forbidden' | 'edit_conflict'>> {
  const { actor } = ctx
  if (actor.kind !== 'staff') return fail('forbidden')

  return ctx.transaction<Result<null, 'forbidden' | 'edit_conflict'>>(async (ctx) => {
    const user = await lockAccount(ctx, actor.userId)
    if (!user || !staffMemberOf(user)) return fail('forbidden')
    if (revisionOf(user) !== revision) return fail('edit_conflict')

    await updateUser(ctx, user.id, details)
    await recordAudit(ctx, {
      action: 'own_details_changed',
      target: { type: 'person', id: user.id },
      detail: { before: detailsOf(user), after: { ...details } },
    })
    return ok(null)
  })
}

/** Revokes a session on another device. The current one ends by signing out. */
export async function endMyStaffSession(
  ctx: Context,
  sessionId: string,
): Promise<Result<null, 'forbidden' | 'not_found'>> {
  const { actor } = ctx
  if (actor.kind !== 'staff') return fail('forbidden')
  const own = { userId: actor.userId, id: sessionId }
  return ctx.transaction<Result<null, 'not_found'>>(async (ctx) => {
    const isEnded = isUuid(sessionId) && (await revokeStaffSession(ctx, own))
    if (!isEnded) return fail('not_found')
    await recordAudit(ctx, {
      action: 'staff_sessions_ended',
      target: { type: 'person', id: actor.userId },
      detail: { all: false },
    })
    return ok(null)
  })
}

const detailsOf = ({ name, locale, consoleTheme }: MyStaffDetails): MyStaffDetails => ({
  name,
  locale,
  consoleTheme,
})

const revisionOf = (user: MyStaffDetails): string => fingerprintOf(detailsOf(user))

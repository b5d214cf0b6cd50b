/** Recovery codes: staff without their phone enter one in place of a one-time password. Decisions, section 2. */
import { recordAudit } from '#domain/audit/record-audit.server.ts'
import type { Context } from '#domain/context.ts'
import { fail, ok, type Result } from '#shared/result.ts'

import { hashPassword, isPassword } from '../passwords/password.server.ts'
import { RECOVERY_CODE_DIGITS, RECOVERY_CODES } from '../policy.ts'
import {
  listRecoveryCodes,
  replaceRecoveryCodes,
  spendRecoveryCode,
} from '../recovery-code-store.server.ts'
import { newCode } from '../secret.server.ts'
import type { User } from '../store.server.ts'
import { emailSignInChange } from './sign-in-change.server.ts'
import { staffMemberOf } from './staff-member.ts'
import { lockByStaffSession } from './staff-session.server.ts'

/** Shown once, stored as hashes. Hashing takes long, so it precedes the transaction that stores them. */
export async function drawRecoveryCodes(): Promise<{ codes: string[]; hashes: string[] }> {
  const codes = Array.from({ length: RECOVERY_CODES }, () => newCode(RECOVERY_CODE_DIGITS))
  return { codes, hashes: await Promise.all(codes.map(hashPassword)) }
}

/** A new set; the old one ends. The caller has checked step-up. */
export async function renewRecoveryCodes(
  ctx: Context,
  sessionToken: string,
): Promise<Result<string[], 'forbidden'>> {
  const { actor } = ctx
  if (actor.kind !== 'staff') return fail('forbidden')

  const { codes, hashes } = await drawRecoveryCodes()
  return ctx.transaction<Result<string[], 'forbidden'>>(async (ctx) => {
    const user = await lockByStaffSession(ctx, { userId: actor.userId, sessionToken })
    if (!user) return fail('forbidden')

    await replaceRecoveryCodes(ctx, user.id, hashes)
    const target = { type: 'person', id: user.id }
    await recordAudit(ctx, { action: 'recovery_codes_made', target })
    await emailSignInChange(ctx, user, { change: 'recovery_codes_made' })
    return ok(codes)
  })
}

/** Consumes a code of the set, once even when two requests race, and notifies its owner. */
export async function takeRecoveryCode(ctx: Context, user: User, code: string): Promise<boolean> {
  const member = staffMemberOf(user)
  if (!member) return false
  const id = await findCode(await listRecoveryCodes(ctx, user.id), code)
  if (id === null) return false

  return ctx.transaction(async (ctx) => {
    if (!(await spendRecoveryCode(ctx, id))) return false
    const { length: left } = await listRecoveryCodes(ctx, user.id)
    const actor = { kind: 'staff', userId: member.id, role: member.role } as const
    await recordAudit(
      { ...ctx, actor },
      {
        action: 'recovery_code_used',
        target: { type: 'person', id: member.id },
        detail: { left },
      },
    )
    await emailSignInChange(ctx, user, { change: 'recovery_code_used', left })
    return true
  })
}

/** Each hash has a salt of its own, so each is tried. */
async function findCode(
  codes: readonly { id: string; hash: string }[],
  code: string,
): Promise<string | null> {
  for (const { id, hash } of codes) if (await isPassword(code, hash)) return id
  return null
}

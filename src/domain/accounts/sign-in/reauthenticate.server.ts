import { recordAccess } from '#domain/audit/record-access.server.ts'
import type { Context } from '#domain/context.ts'
import {
  countTry,
  forgiveTries,
  type TooMany,
} from '#domain/rate-limits/consume-rate-limit.server.ts'
import { fail, ok, type Result } from '#shared/result.ts'

import { holdAsChecked } from '../lock-account.server.ts'
import { isPassword } from '../passwords/password.server.ts'
import { updateSession } from '../session-store.server.ts'
import { findOwnAccount, holdSession, type Own } from '../signed-in-account.server.ts'
import { type User, updateUser } from '../store.server.ts'
import { type Asker, tryCode } from './sign-in-code.server.ts'

export type Proof = { password: string } | { code: string }

type Refusal = 'not_found' | 'credentials_invalid' | 'code_invalid' | TooMany

/**
 * Whoever is signed in shows once more that it is they: with the password, or with a code mailed to the address in use
 * where there is none. Guesses count on their own: what strangers try at the sign-in must not lock out who is signed in.
 */
export async function proveSignIn(
  ctx: Context,
  own: Own,
  { asker, ...proof }: Proof & { address: string; asker: Asker },
): Promise<Result<null, Refusal>> {
  const found = await findOwnAccount(ctx, own)
  if (!found.ok) return found
  const { user } = found.value
  const counted = await countProof(ctx, { userId: user.id, address: proof.address })
  if (!counted.ok) return counted

  const proven =
    'code' in proof
      ? await proveByCode(ctx, own, { user, code: proof.code, asker })
      : await proveByPassword(ctx, own, { user, password: proof.password })
  if (proven.ok) await forgiveTries(ctx, 'proof_account', user.id)
  await recordAccess(ctx, {
    action: proven.ok ? 'proof_given' : 'proof_failed',
    accountId: user.id,
    detail: 'code' in proof ? 'code' : 'password',
  })
  return proven
}

async function countProof(
  ctx: Context,
  { userId, address }: { userId: string; address: string },
): Promise<Result<null, TooMany>> {
  const byAddress = await countTry(ctx, 'sign_in_address', address)
  if (!byAddress.ok) return byAddress
  return countTry(ctx, 'proof_account', userId)
}

async function proveByPassword(
  ctx: Context,
  own: Own,
  { user, password }: { user: User; password: string },
): Promise<Result<null, 'credentials_invalid'>> {
  if (!(await isPassword(password, user.passwordHash))) return fail('credentials_invalid')

  return ctx.transaction<Result<null, 'credentials_invalid'>>(async (ctx) =>
    (await noteProof(ctx, own, user)) ? ok(null) : fail('credentials_invalid'),
  )
}

/** Whoever has the code reads mail at the address, too. */
async function proveByCode(
  ctx: Context,
  own: Own,
  { user, code, asker }: { user: User; code: string; asker: Asker },
): Promise<Result<null, 'code_invalid'>> {
  const right = await tryCode(ctx, { email: user.email, code, asker })
  if (!right) return fail('code_invalid')

  return ctx.transaction<Result<null, 'code_invalid'>>(async (ctx) => {
    if (!(await noteProof(ctx, own, user)) || !(await right.take(ctx))) return fail('code_invalid')

    if (!user.emailProvenAt) await updateUser(ctx, user.id, { emailProvenAt: ctx.now })
    return ok(null)
  })
}

/** `false` when the account has changed, or the session has ended, since the proof was looked at. */
async function noteProof(ctx: Context, own: Own, checked: User): Promise<boolean> {
  const isAsChecked = (await holdAsChecked(ctx, checked)) !== null
  if (!isAsChecked || !(await holdSession(ctx, own))) return false

  await updateSession(ctx, own.sessionId, { provenAt: ctx.now })
  return true
}

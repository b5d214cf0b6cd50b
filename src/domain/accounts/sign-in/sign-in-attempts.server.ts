import type { Context } from '#domain/context.ts'
import {
  countTry,
  forgiveTries,
  type TooMany,
} from '#domain/rate-limits/consume-rate-limit.server.ts'
import { ok, type Result } from '#shared/result.ts'

type From = { email: string; address: string }

/** Every guess at a password or a code counts here, from one place and from everywhere. */
export async function countSignInTry(
  ctx: Context,
  { email, address }: From,
): Promise<Result<null, TooMany>> {
  const byAddress = await countTry(ctx, 'sign_in_address', address)
  if (!byAddress.ok) return byAddress
  const byAccount = await countTry(ctx, 'sign_in_account', `${email}:${address}`)
  if (!byAccount.ok) return byAccount
  const anywhere = await countTry(ctx, 'sign_in_account_anywhere', email)
  return anywhere.ok ? ok(null) : anywhere
}

/** Whoever got it right may have mistyped before. */
export const forgiveSignInTries = (ctx: Context, { email, address }: From): Promise<void> =>
  forgiveTries(ctx, 'sign_in_account', `${email}:${address}`)

import type { Context } from '#domain/context.ts'
import { countTry, type TooMany } from '#domain/limits/count-try.server.ts'
import { queueLetter } from '#domain/mail/queue-letter.server.ts'
import { ok, type Result } from '#shared/result.ts'

import { hashPassword } from './password.server.ts'
import { PROVE_ADDRESS_HOURS } from './policy.ts'
import { hashOf, newSecret } from './secret.server.ts'
import { insertSecret, insertUser } from './store.server.ts'

/**
 * Makes an account, or writes to the address that it has one already: the answer is the same, and so
 * is the work done for it. A new account can sign in at once and is asked to prove its address.
 */
export async function signUp(
  ctx: Context,
  input: { email: string; password: string; name: string; address: string },
): Promise<Result<null, TooMany>> {
  const counted = await countTry(ctx, 'sign_up_address', input.address)
  if (!counted.ok) return counted

  const passwordHash = await hashPassword(input.password)
  await ctx.transaction(async (ctx) => {
    const { email, name } = input
    const user = await insertUser(ctx, { email, name, passwordHash, role: 'customer' })
    if (user) await askForProof(ctx, user)
    else await tellOfAccount(ctx, email)
  })
  return ok(null)
}

async function askForProof(ctx: Context, user: { id: string; email: string }): Promise<void> {
  const token = newSecret()
  const subjectId = await insertSecret(ctx, {
    purpose: 'prove_address',
    hash: hashOf(token),
    email: user.email,
    userId: user.id,
    expiresAt: new Date(ctx.now.getTime() + PROVE_ADDRESS_HOURS * 3_600_000),
  })
  const letter = { subjectId, to: user.email, locale: ctx.locale, payload: { token } }
  await queueLetter(ctx, 'prove_address', letter)
}

/** At most one such letter a day and address, so that nobody can use it to pester somebody. */
async function tellOfAccount(ctx: Context, email: string): Promise<void> {
  const subjectId = `${hashOf(email)}.${ctx.now.toISOString().slice(0, 10)}`
  await queueLetter(ctx, 'account_exists', {
    subjectId,
    to: email,
    locale: ctx.locale,
    payload: {},
  })
}

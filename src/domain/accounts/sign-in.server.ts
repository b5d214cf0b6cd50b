import type { Context } from '#domain/context.ts'
import { countTry, forgiveTries, type TooMany } from '#domain/limits/count-try.server.ts'
import { fail, ok, type Result } from '#shared/result.ts'

import { openSession } from './open-session.server.ts'
import { isPassword } from './password.server.ts'
import { SIGN_IN_CODE_TRIES_MAX } from './policy.ts'
import { hashOf, isSame } from './secret.server.ts'
import { revokeSessionsOf } from './session-store.server.ts'
import type { SignedIn } from './signed-in.ts'
import {
  findUserByEmail,
  insertUser,
  takeSecret,
  trySecretOf,
  type User,
  updateUser,
} from './store.server.ts'

export type Credentials = { email: string } & ({ password: string } | { code: string })
export type Client = { isBrowser: boolean; address: string }
export type SignInRefusal = 'credentials_invalid' | 'code_invalid' | TooMany

/** Spec §7 call 3. Wrong address and wrong password are one answer and take one time. */
export async function signIn(
  ctx: Context,
  credentials: Credentials,
  client: Client,
): Promise<Result<SignedIn, SignInRefusal>> {
  const byAddress = await countTry(ctx, 'sign_in_address', client.address)
  if (!byAddress.ok) return byAddress
  const fromHere = `${credentials.email}:${client.address}`
  const byAccount = await countTry(ctx, 'sign_in_account', fromHere)
  if (!byAccount.ok) return byAccount
  const anywhere = await countTry(ctx, 'sign_in_account_anywhere', credentials.email)
  if (!anywhere.ok) return anywhere

  const user =
    'code' in credentials
      ? await userOfCode(ctx, credentials)
      : await userOfPassword(ctx, credentials)
  if (!user.ok) return user

  await forgiveTries(ctx, 'sign_in_account', fromHere)
  return ok(await ctx.transaction((ctx) => openSession(ctx, user.value, client)))
}

async function userOfPassword(
  ctx: Context,
  { email, password }: { email: string; password: string },
): Promise<Result<User, 'credentials_invalid'>> {
  const user = await findUserByEmail(ctx, email)
  const isRight = await isPassword(password, user?.passwordHash ?? null)
  return user && isRight ? ok(user) : fail('credentials_invalid')
}

/** A code proves the address: it makes the account, or takes a password away that was set before the proof. */
async function userOfCode(
  ctx: Context,
  { email, code }: { email: string; code: string },
): Promise<Result<User, 'code_invalid'>> {
  const secret = await trySecretOf(ctx, 'sign_in_code', email)
  const isRight = secret !== null && isSame(secret.hash, hashOf(`${email}:${code}`))
  if (!isRight || secret.attempts > SIGN_IN_CODE_TRIES_MAX) return fail('code_invalid')

  return ctx.transaction<Result<User, 'code_invalid'>>(async (ctx) => {
    // The same code, sent twice at once, is taken by one of the two.
    const taken = await takeSecret(ctx, 'sign_in_code', secret.hash)
    if (!taken) return fail('code_invalid')

    const created = await insertUser(ctx, { email, role: 'customer', emailProvenAt: ctx.now })
    return ok(created ?? (await provenUser(ctx, email)))
  })
}

/** Whoever set the password before the proof is signed out too. Decisions, section 9. */
async function provenUser(ctx: Context, email: string): Promise<User> {
  const user = await findUserByEmail(ctx, email)
  if (!user) throw new Error('an address that is taken has its user')

  if (!user.emailProvenAt) {
    await updateUser(ctx, user.id, { emailProvenAt: ctx.now, passwordHash: null })
    await revokeSessionsOf(ctx, user.id)
  }
  return user
}

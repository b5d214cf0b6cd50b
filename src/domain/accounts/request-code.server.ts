import type { Context } from '#domain/context.ts'
import { countTry, type TooMany } from '#domain/limits/count-try.server.ts'
import { queueLetter } from '#domain/mail/queue-letter.server.ts'
import { ok, type Result } from '#shared/result.ts'

import { SIGN_IN_CODE_DIGITS, SIGN_IN_CODE_MINUTES } from './policy.ts'
import { hashOf, newCode } from './secret.server.ts'
import { insertSecret, voidSecrets } from './store.server.ts'

/** Mails a one-time code, whether or not the address is known: the code will make the account. */
export async function requestSignInCode(
  ctx: Context,
  { email, address }: { email: string; address: string },
): Promise<Result<null, TooMany>> {
  const byAddress = await countTry(ctx, 'code_address', address)
  if (!byAddress.ok) return byAddress
  const byAccount = await countTry(ctx, 'code_account', `${email}:${address}`)
  if (!byAccount.ok) return byAccount
  const anywhere = await countTry(ctx, 'code_account_anywhere', email)
  if (!anywhere.ok) return anywhere

  await ctx.transaction(async (ctx) => {
    await voidSecrets(ctx, 'sign_in_code', email)
    const code = newCode(SIGN_IN_CODE_DIGITS)
    const subjectId = await insertSecret(ctx, {
      purpose: 'sign_in_code',
      hash: hashOf(`${email}:${code}`),
      email,
      expiresAt: new Date(ctx.now.getTime() + SIGN_IN_CODE_MINUTES * 60_000),
    })
    const payload = { code, minutes: SIGN_IN_CODE_MINUTES }
    await queueLetter(ctx, 'sign_in_code', { subjectId, to: email, locale: ctx.locale, payload })
  })
  return ok(null)
}

import { lockForClosing } from '#domain/accounts/profile/account.server.ts'
import type { SignedInAccount, SignedInRefusal } from '#domain/accounts/signed-in-account.server.ts'
import type { Context } from '#domain/context.ts'
import type { Result } from '#shared/result.ts'

import { erasePersonalData } from './erase-personal-data.server.ts'

type Refusal = SignedInRefusal | 'forbidden' | 'account_has_open_orders'

/** Closes the signed-in account in one transaction. */
export const closeAccount = (ctx: Context, own: SignedInAccount): Promise<Result<null, Refusal>> =>
  ctx.transaction<Result<null, Refusal>>(async (ctx) => {
    const held = await lockForClosing(ctx, own)
    return held.ok ? erasePersonalData(ctx, held.value, ctx.locale) : held
  })

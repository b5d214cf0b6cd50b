import { holdForClosing } from '#domain/accounts/profile/account.server.ts'
import type { Own, OwnRefusal } from '#domain/accounts/signed-in-account.server.ts'
import type { Context } from '#domain/context.ts'
import type { Result } from '#shared/result.ts'

import { letGo } from './erase-personal-data.server.ts'

type Refusal = OwnRefusal | 'forbidden' | 'account_has_open_orders'

/** One's own, in one transaction. */
export const closeAccount = (ctx: Context, own: Own): Promise<Result<null, Refusal>> =>
  ctx.transaction<Result<null, Refusal>>(async (ctx) => {
    const held = await holdForClosing(ctx, own)
    return held.ok ? letGo(ctx, held.value, ctx.locale) : held
  })

import { lockCustomer } from '#domain/accounts/profile/customer-account.server.ts'
import { recordAudit } from '#domain/audit/record-audit.server.ts'
import type { Context } from '#domain/context.ts'
import type { Result } from '#shared/result.ts'

import { erasePersonalData } from './erase-personal-data.server.ts'

type Refusal = 'forbidden' | 'not_found' | 'account_has_open_orders'

/** At the owner's request by other means than the button on their page. Erases and retains the same data. */
export const removeCustomer = (ctx: Context, userId: string): Promise<Result<null, Refusal>> =>
  ctx.transaction<Result<null, Refusal>>(async (ctx) => {
    const held = await lockCustomer(ctx, userId)
    if (!held.ok) return held

    await recordAudit(ctx, {
      action: 'customer_removed',
      target: { type: 'customer', id: userId },
    })
    return erasePersonalData(ctx, held.value, held.value.locale)
  })

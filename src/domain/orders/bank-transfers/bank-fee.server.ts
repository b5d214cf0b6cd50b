import type { Context } from '#domain/context.ts'
import { findSetting } from '#domain/settings/read-settings.server.ts'

/** Up to this difference, in yen, staff may accept a short transfer and book the rest as a bank's fee. */
export const findBankFeeLimit = async (ctx: Context): Promise<number> =>
  Number(await findSetting(ctx, 'bank_fee_limit_jpy'))

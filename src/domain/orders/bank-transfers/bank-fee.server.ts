import type { Context } from '#domain/context.ts'
import { findSettings } from '#domain/settings/read-settings.server.ts'
import type { Currency } from '#shared/money.ts'

/** Up to this difference, in minor units, staff may accept a short transfer and book the rest as a bank's fee. */
export type BankFeeLimits = Record<Currency, number>

export async function findBankFeeLimits(ctx: Context): Promise<BankFeeLimits> {
  const limits = await findSettings(ctx, ['bank_fee_limit_jpy', 'bank_fee_limit_usd'])
  return {
    jpy: Number(limits.bank_fee_limit_jpy),
    usd: Number(limits.bank_fee_limit_usd) * CENTS,
  }
}

/** The limit in dollars is whole dollars. */
const CENTS = 100

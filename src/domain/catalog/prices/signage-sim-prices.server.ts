import type { Context } from '#domain/context.ts'
import { findSetting } from '#domain/settings/read-settings.server.ts'
import { type Currency, type Money, toYen } from '#shared/money.ts'

import { SIGNAGE_SIM_PRICE } from '../policy.ts'

/** The specification has it in dollars; readers in Japan are shown yen. */
export async function findSignageSimPrices(ctx: Context): Promise<Record<Currency, Money>> {
  const rate = Number(await findSetting(ctx, 'currency_rate'))
  return { jpy: toYen(SIGNAGE_SIM_PRICE, rate), usd: SIGNAGE_SIM_PRICE }
}

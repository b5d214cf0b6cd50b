/** Job: notifies staff of cartridges that run low. Each is named once, until its stock was filled up. */
import { listStaffAllowed } from '#domain/accounts/staff/staff-allowed.server.ts'
import type { Context } from '#domain/context.ts'
import { queueEmail } from '#domain/mail/queue-email.server.ts'
import { textIn } from '#shared/locale.ts'

import { listStock } from './list-stock.server.ts'
import {
  insertLowStockAlerts,
  listLowStockAlerts,
  removeLowStockAlerts,
} from './stock-store.server.ts'

export async function warnOfLowStock(ctx: Context): Promise<void> {
  await ctx.transaction(async (ctx) => {
    const low = (await listStock(ctx)).filter(({ isLow }) => isLow)
    const known = await listLowStockAlerts(ctx)
    const isLow = (serial: string) => low.some((one) => one.serial === serial)
    await removeLowStockAlerts(
      ctx,
      known.filter((serial) => !isLow(serial)),
    )
    const fresh = low.filter(({ serial }) => !known.includes(serial))
    if (fresh.length === 0) return
    await insertLowStockAlerts(
      ctx,
      fresh.map(({ serial }) => serial),
    )
    for (const { id, email, locale } of await listStaffAllowed(ctx, 'stock.adjust')) {
      await queueEmail(ctx, 'stock_low', {
        entityId: `${ctx.now.toISOString()}:${id}`,
        to: email,
        locale,
        payload: {
          lines: fresh.map(({ serial, kind, name, onHand, reserved }) => ({
            serial,
            kind,
            name: textIn(name, locale),
            free: onHand - reserved,
          })),
          knownCount: low.length - fresh.length,
        },
      })
    }
  })
}

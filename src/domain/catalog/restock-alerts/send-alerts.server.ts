import type { Context } from '#domain/context.ts'
import { queueEmail } from '#domain/mail/queue-email.server.ts'
import { addDays } from '#shared/add-time.ts'
import { textIn } from '#shared/locale.ts'

import { OPEN_ALERT_DAYS, SENT_ALERT_DAYS } from './policy.ts'
import { lockDueAlerts, markNotified, removeAlertsBefore } from './store.server.ts'

const ALERTS_AT_ONCE = 100

/** Job: one e-mail for each request whose cartridge is back in stock. A job finds them, so that no change of stock waits. */
export async function sendRestockAlerts(ctx: Context): Promise<void> {
  let sent: number
  do {
    sent = await ctx.transaction(sendSome)
  } while (sent === ALERTS_AT_ONCE)
}

async function sendSome(ctx: Context): Promise<number> {
  const due = await lockDueAlerts(ctx, ALERTS_AT_ONCE)
  for (const { alert, names, kind } of due) {
    const { id, serial, email, locale, requestedAt } = alert
    await markNotified(ctx, id)
    await queueEmail(ctx, 'scent_back', {
      entityId: id,
      to: email,
      locale,
      payload: {
        serial,
        kind,
        name: textIn(names, locale),
        requestedAt: requestedAt.toISOString(),
      },
    })
  }
  return due.length
}

/** Job: e-mail addresses are not stored longer than they are needed. */
export const purgeRestockAlerts = (ctx: Context): Promise<void> =>
  removeAlertsBefore(ctx, {
    sentBefore: addDays(ctx.now, -SENT_ALERT_DAYS),
    requestedBefore: addDays(ctx.now, -OPEN_ALERT_DAYS),
  })

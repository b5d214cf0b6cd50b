/** All background work of the product. A job the domain names does not compile until somebody does it. */
import type { Context } from '#domain/context.ts'
import { forgetOldDrafts } from '#domain/drafts/drop-draft.server.ts'
import type { Jobs } from '#domain/jobs.ts'
import { forgetOldLimits } from '#domain/limits/once.server.ts'
import { abandonUntouchedOrders, lapseUnpaidOrders } from '#domain/orders/expire-orders.server.ts'
import { forgetCustomsCodes } from '#domain/orders/forget-customs-codes.server.ts'
import { reconcilePayments } from '#domain/orders/reconcile-payments.server.ts'
import { remindOfTransfers } from '#domain/orders/remind-transfers.server.ts'
import { sendRefund } from '#domain/orders/send-refund.server.ts'
import { settleWebhookEvent, sweepOpenPayments } from '#domain/orders/sweep-payments.server.ts'
import { type MailRoom, sendMail } from '#server/mail/send-mail.ts'

export type Duty<Payload> = {
  run(ctx: Context, payload: Payload, mailRoom: MailRoom): Promise<unknown>
  /** When it comes up by itself, in the queue's cron notation (UTC); otherwise only when remembered. */
  cron?: string
}

export const roster = {
  'mail.send': { run: sendMail },
  'payments.settle_webhook': { run: settleWebhookEvent },
  'payments.send_refund': { run: sendRefund },
  'payments.sweep_open': { run: sweepOpenPayments, cron: '*/2 * * * *' },
  'payments.reconcile': { run: reconcilePayments, cron: '*/15 * * * *' },
  'orders.lapse_unpaid': { run: lapseUnpaidOrders, cron: '*/10 * * * *' },
  'orders.abandon_untouched': { run: abandonUntouchedOrders, cron: '5 * * * *' },
  'orders.remind_of_transfers': { run: remindOfTransfers, cron: '0 0-9 * * *' },
  'orders.forget_customs_codes': { run: forgetCustomsCodes, cron: '40 * * * *' },
  'limits.forget_old': { run: forgetOldLimits, cron: '20 * * * *' },
  'drafts.forget_old': { run: forgetOldDrafts, cron: '30 18 * * *' },
} satisfies { [Name in keyof Jobs]: Duty<Jobs[Name]> }

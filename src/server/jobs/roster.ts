/** All background work of the product. A job the domain names does not compile until somebody does it. */
import type { Context } from '#domain/context.ts'
import type { Jobs } from '#domain/jobs.ts'
import { forgetOldLimits } from '#domain/limits/once.server.ts'
import { abandonUntouchedOrders, lapseUnpaidOrders } from '#domain/orders/expire-orders.server.ts'
import { refundDueOrder } from '#domain/orders/refund-due-order.server.ts'
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
  'payments.refund_due': { run: refundDueOrder },
  'payments.sweep_open': { run: sweepOpenPayments, cron: '*/2 * * * *' },
  'orders.lapse_unpaid': { run: lapseUnpaidOrders, cron: '*/10 * * * *' },
  'orders.abandon_untouched': { run: abandonUntouchedOrders, cron: '5 * * * *' },
  'limits.forget_old': { run: forgetOldLimits, cron: '20 * * * *' },
} satisfies { [Name in keyof Jobs]: Duty<Jobs[Name]> }

/** All background jobs. A job that the domain names but nobody implements does not compile. */
import { purgeOldTokens } from '#domain/accounts/purge-old.server.ts'
import type { Context } from '#domain/context.ts'
import { purgeOldDrafts } from '#domain/drafts/delete-draft.server.ts'
import { publishDue } from '#domain/editing/publish-text.server.ts'
import type { Jobs } from '#domain/jobs.ts'
import { askToConfirm } from '#domain/newsletter/subscribe.server.ts'
import { remindOfTransfers } from '#domain/orders/bank-transfers/remind-transfers.server.ts'
import { processBatches } from '#domain/orders/batches/process-batches.server.ts'
import {
  abandonUntouchedOrders,
  lapseUnpaidOrders,
} from '#domain/orders/cancelling/expire-orders.server.ts'
import { reconcilePayments } from '#domain/orders/card-payments/reconcile-payments.server.ts'
import {
  sweepOpenPayments,
  syncWebhookEvent,
} from '#domain/orders/card-payments/sweep-payments.server.ts'
import { purgeCustomsCodes } from '#domain/orders/placing/purge-customs-codes.server.ts'
import { sendRefund } from '#domain/orders/refunds/send-refund.server.ts'
import { purgeOldRateLimits } from '#domain/rate-limits/idempotency.server.ts'
import { recordConfirmedRows } from '#domain/statements/record-rows.server.ts'
import { deliverWebhook } from '#domain/webhooks/deliver-webhook.server.ts'
import {
  CONCURRENT_DELIVERIES_MAX,
  CONCURRENT_DELIVERIES_PER_ENDPOINT_MAX,
} from '#domain/webhooks/policy.ts'
import { purgeOldDeliveries, sendDueWebhooks } from '#domain/webhooks/send-due.server.ts'
import type { SendWebhook } from '#domain/webhooks/sender.ts'
import { type EmailTransport, sendEmail } from '#server/mail/send-email.ts'

type Tools = {
  emailTransport: EmailTransport
  sendWebhook: SendWebhook
  /** Whether the job was begun before, and failed or was interrupted. */
  isRepeat: boolean
}

export type JobDefinition<Payload> = {
  run(ctx: Context, payload: Payload, tools: Tools): Promise<unknown>
  /** When it comes up by itself, in the queue's cron notation (UTC); otherwise only when remembered. */
  cron?: string
  /** How many a process does at once, and how many of one group (`queue.ts`); otherwise one after the other. */
  atOnce?: { all: number; ofGroup: number }
}

export const jobRegistry = {
  'mail.send': {
    run: (ctx, payload, { emailTransport }) => sendEmail(ctx, payload, emailTransport),
  },
  'newsletter.ask_to_confirm': { run: askToConfirm },
  'payments.sync_webhook': { run: syncWebhookEvent },
  'payments.send_refund': { run: sendRefund },
  'payments.sweep_open': { run: sweepOpenPayments, cron: '*/2 * * * *' },
  'payments.reconcile': { run: reconcilePayments, cron: '*/15 * * * *' },
  'orders.lapse_unpaid': { run: lapseUnpaidOrders, cron: '*/10 * * * *' },
  'orders.abandon_untouched': { run: abandonUntouchedOrders, cron: '5 * * * *' },
  'orders.remind_of_transfers': { run: remindOfTransfers, cron: '0 0-9 * * *' },
  'orders.purge_customs_codes': { run: purgeCustomsCodes, cron: '40 * * * *' },
  'orders.process_batches': { run: processBatches, cron: '* * * * *' },
  'statements.record_confirmed': { run: recordConfirmedRows, cron: '* * * * *' },
  'webhooks.deliver': {
    run: (ctx, payload, { sendWebhook, isRepeat }) =>
      deliverWebhook(ctx, { ...payload, isRepeat }, sendWebhook),
    atOnce: { all: CONCURRENT_DELIVERIES_MAX, ofGroup: CONCURRENT_DELIVERIES_PER_ENDPOINT_MAX },
  },
  'webhooks.send_due': { run: sendDueWebhooks, cron: '* * * * *' },
  'webhooks.purge_old': { run: purgeOldDeliveries, cron: '50 18 * * *' },
  'content.publish_due': { run: publishDue, cron: '* * * * *' },
  'limits.purge_old': { run: purgeOldRateLimits, cron: '20 * * * *' },
  'accounts.purge_old': { run: purgeOldTokens, cron: '10 18 * * *' },
  'drafts.purge_old': { run: purgeOldDrafts, cron: '30 18 * * *' },
} satisfies { [Name in keyof Jobs]: JobDefinition<Jobs[Name]> }

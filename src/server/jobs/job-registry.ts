/** All background jobs. A job that the domain names but nobody implements does not compile. */
import { purgeOldTokens } from '#domain/accounts/purge-old.server.ts'
import {
  purgeRestockAlerts,
  sendRestockAlerts,
} from '#domain/catalog/restock-alerts/send-alerts.server.ts'
import { warnOfLowStock } from '#domain/catalog/stock/warn-of-low-stock.server.ts'
import type { Context } from '#domain/context.ts'
import { purgeOldDrafts } from '#domain/drafts/delete-draft.server.ts'
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
import { indexOrderSearch } from '#domain/orders/listing/index-search.server.ts'
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

export type Tools = { sendWebhook: SendWebhook }

export type JobDefinition<Payload> = {
  /** `isRepeat`: whether the job was begun before, and failed or was interrupted. */
  run(ctx: Context, payload: Payload, tools: Tools & { isRepeat: boolean }): Promise<unknown>
  /** How many a process does at once, and how many of one group (`queue.ts`); otherwise one after the other. */
  atOnce?: { all: number; ofGroup: number }
  /** When it comes up by itself, in the queue's cron notation (UTC); otherwise only when remembered. */
  cron?: string
  /** How often it is tried before staff must look: what others depend on is tried for days. Otherwise once. */
  attempts?: number
}

const jobRegistry = {
  'newsletter.ask_to_confirm': { run: askToConfirm, attempts: 20 },
  'payments.sync_webhook': { run: syncWebhookEvent, attempts: 20 },
  'payments.send_refund': { run: sendRefund, attempts: 40 },
  'payments.sweep_open': { run: sweepOpenPayments, cron: '*/2 * * * *' },
  'payments.reconcile': { run: reconcilePayments, cron: '*/15 * * * *' },
  'orders.lapse_unpaid': { run: lapseUnpaidOrders, cron: '*/10 * * * *' },
  'orders.abandon_untouched': { run: abandonUntouchedOrders, cron: '5 * * * *' },
  'orders.remind_of_transfers': { run: remindOfTransfers, cron: '0 0-9 * * *' },
  'orders.purge_customs_codes': { run: purgeCustomsCodes, cron: '40 * * * *' },
  'orders.index_search': { run: indexOrderSearch, cron: '* * * * *' },
  'orders.process_batches': { run: processBatches, cron: '* * * * *' },
  'statements.record_confirmed': { run: recordConfirmedRows, cron: '* * * * *' },
  'webhooks.deliver': {
    run: (ctx, payload, { sendWebhook, isRepeat }) =>
      deliverWebhook(ctx, { ...payload, isRepeat }, sendWebhook),
    atOnce: { all: CONCURRENT_DELIVERIES_MAX, ofGroup: CONCURRENT_DELIVERIES_PER_ENDPOINT_MAX },
    // A partner's refusal is no failure of the job: `webhooks/retry.ts` decides when it is tried again.
    attempts: 3,
  },
  'webhooks.send_due': { run: sendDueWebhooks, cron: '* * * * *' },
  'webhooks.purge_old': { run: purgeOldDeliveries, cron: '50 18 * * *' },
  'limits.purge_old': { run: purgeOldRateLimits, cron: '20 * * * *' },
  'accounts.purge_old': { run: purgeOldTokens, cron: '10 18 * * *' },
  'drafts.purge_old': { run: purgeOldDrafts, cron: '30 18 * * *' },
  // At half past eight in Japan.
  'catalog.warn_of_low_stock': { run: warnOfLowStock, cron: '30 23 * * *' },
  'catalog.send_restock_alerts': { run: sendRestockAlerts, cron: '*/5 * * * *' },
  'catalog.purge_restock_alerts': { run: purgeRestockAlerts, cron: '35 18 * * *' },
} satisfies { [Name in keyof Jobs]: JobDefinition<Jobs[Name]> }

export type JobName = keyof Jobs

// The registry pairs every name with its own payload; the queue hands back what was put in under that name.
export const JOB_DEFINITIONS = Object.entries(jobRegistry) as [
  JobName,
  JobDefinition<Jobs[JobName]>,
][]

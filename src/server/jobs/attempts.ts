import type { Jobs } from '#domain/jobs.ts'
import { MAIL_ATTEMPTS_MAX } from '#domain/mail/policy.ts'

/** How often each job is tried before staff must look: what others depend on is tried for days. */
export const JOB_ATTEMPTS = {
  'mail.send': MAIL_ATTEMPTS_MAX,
  'mail.send_awaited': MAIL_ATTEMPTS_MAX,
  'newsletter.ask_to_confirm': 20,
  'payments.sync_webhook': 20,
  'payments.send_refund': 40,
  'payments.sweep_open': 1,
  'payments.reconcile': 1,
  'orders.lapse_unpaid': 1,
  'orders.abandon_untouched': 1,
  'orders.remind_of_transfers': 1,
  'orders.purge_customs_codes': 1,
  'orders.index_search': 1,
  'orders.process_batches': 1,
  'statements.record_confirmed': 1,
  // A partner's refusal is no failure of the job: `webhooks/retry.ts` decides when it is tried again.
  'webhooks.deliver': 3,
  'webhooks.send_due': 1,
  'webhooks.purge_old': 1,
  'limits.purge_old': 1,
  'accounts.purge_old': 1,
  'drafts.purge_old': 1,
  'catalog.warn_of_low_stock': 1,
  'catalog.send_restock_alerts': 1,
  'catalog.purge_restock_alerts': 1,
} as const satisfies Record<keyof Jobs, number>

import type { Locale } from '#shared/locale.ts'

/** Every background job, by name, with its payload. `server/jobs/job-registry.ts` implements each one. */
export type Jobs = {
  'newsletter.ask_to_confirm': { subscriptionId: string; locale: Locale }
  'payments.sync_webhook': { eventId: string }
  'payments.send_refund': { refundId: string }
  'payments.sweep_open': Record<string, never>
  'payments.reconcile': Record<string, never>
  'orders.lapse_unpaid': Record<string, never>
  'orders.abandon_untouched': Record<string, never>
  'orders.remind_of_transfers': Record<string, never>
  'orders.purge_customs_codes': Record<string, never>
  'orders.index_search': Record<string, never>
  'orders.process_batches': Record<string, never>
  'statements.record_confirmed': Record<string, never>
  /** `attempt`: how many attempts there were when this one was decided. */
  'webhooks.deliver': { deliveryId: string; endpointId: string; attempt: number }
  'webhooks.send_due': Record<string, never>
  'webhooks.purge_old': Record<string, never>
  'limits.purge_old': Record<string, never>
  'accounts.purge_old': Record<string, never>
  'drafts.purge_old': Record<string, never>
  'catalog.warn_of_low_stock': Record<string, never>
  'catalog.send_restock_alerts': Record<string, never>
  'catalog.purge_restock_alerts': Record<string, never>
}

/** A job without attempts left. Staff decide about it. */
export type FailedJob = {
  id: string
  name: string
  /** The ids that it was about, by their names. */
  payload: Readonly<Record<string, unknown>>
  failedAt: Date
  attempts: number
  /** What the last try said. */
  error: string
}

/** The port for managing the queue; inside a transaction it takes part in it. */
export type FailedJobs = {
  /** The newest first. What comes up by the clock counts once, and only until it goes well again. */
  list(limit: number): Promise<FailedJob[]>
  count(): Promise<number>
  find(id: string): Promise<FailedJob | null>
  /** Once more, from now on. */
  retry(job: FailedJob): Promise<void>
  drop(job: FailedJob): Promise<void>
}

import type { Locale } from '#shared/locale.ts'

/** Every piece of later work, by name, with what it needs to know. `server/jobs/roster.ts` fulfils each one. */
export type Jobs = {
  'mail.send': { mailId: string }
  'newsletter.ask_to_confirm': { subscriptionId: string; locale: Locale }
  'payments.settle_webhook': { eventId: string }
  'payments.send_refund': { refundId: string }
  'payments.sweep_open': Record<string, never>
  'payments.reconcile': Record<string, never>
  'orders.lapse_unpaid': Record<string, never>
  'orders.abandon_untouched': Record<string, never>
  'orders.remind_of_transfers': Record<string, never>
  'orders.forget_customs_codes': Record<string, never>
  /** `attempt`: how many tries there were when this one was decided. */
  'webhooks.deliver': { deliveryId: string; endpointId: string; attempt: number }
  'webhooks.send_due': Record<string, never>
  'webhooks.forget_old': Record<string, never>
  'limits.forget_old': Record<string, never>
  'accounts.forget_old': Record<string, never>
  'drafts.forget_old': Record<string, never>
}

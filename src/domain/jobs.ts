/** Every piece of later work, by name, with what it needs to know. `server/jobs/roster.ts` fulfils each one. */
export type Jobs = {
  'mail.send': { mailId: string }
  'payments.settle_webhook': { eventId: string }
  'payments.send_refund': { refundId: string }
  'payments.sweep_open': Record<string, never>
  'payments.reconcile': Record<string, never>
  'orders.lapse_unpaid': Record<string, never>
  'orders.abandon_untouched': Record<string, never>
  'orders.remind_of_transfers': Record<string, never>
  'orders.forget_customs_codes': Record<string, never>
  'limits.forget_old': Record<string, never>
  'drafts.forget_old': Record<string, never>
}

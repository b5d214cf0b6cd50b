/** Every piece of later work, by name, with what it needs to know. `server/jobs/roster.ts` fulfils each one. */
export type Jobs = {
  'mail.send': { mailId: string }
  'payments.settle_webhook': { eventId: string }
  'payments.refund_due': { orderId: string }
  'payments.sweep_open': Record<string, never>
  'orders.lapse_unpaid': Record<string, never>
  'orders.abandon_untouched': Record<string, never>
  'limits.forget_old': Record<string, never>
}

import type { Jobs } from '#domain/jobs.ts'
import { MAIL_TRIES_MAX } from '#domain/mail/policy.ts'

/** How often each job is tried before staff must look: what others depend on is tried for days. */
export const JOB_TRIES = {
  'mail.send': MAIL_TRIES_MAX,
  'payments.settle_webhook': 20,
  'payments.refund_due': 40,
  'payments.sweep_open': 1,
  'orders.lapse_unpaid': 1,
  'orders.abandon_untouched': 1,
  'limits.forget_old': 1,
} as const satisfies Record<keyof Jobs, number>

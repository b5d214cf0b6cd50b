/** Which failed jobs staff may delete. */
import type { Jobs } from '#domain/jobs.ts'

/** Money depends on these: deleting one would lose it silently. */
const MUST_END = new Set<string>([
  'payments.sync_webhook',
  'payments.send_refund',
  'payments.sweep_open',
  'payments.reconcile',
] satisfies (keyof Jobs)[])

/** What must end is tried again: where there is nothing left to do, the try ends well at once. */
export const mayDropJob = (name: string): boolean => !MUST_END.has(name)

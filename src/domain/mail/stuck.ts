/** E-mails that wait for work which was lost. */
import { MAIL_STUCK_HOURS } from './policy.ts'

/** What was written until then and still waits is stuck. */
export const stuckSince = (now: Date): Date =>
  new Date(now.getTime() - MAIL_STUCK_HOURS * 3_600_000)

export const isStuck = (
  { state, createdAt }: { state: 'queued' | 'sent' | 'failed'; createdAt: Date },
  now: Date,
): boolean => state === 'queued' && createdAt <= stuckSince(now)

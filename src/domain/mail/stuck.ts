/** E-mails that have been queued for too long, such as those that a mail server refuses again and again. */
import type { EmailState } from './emails.ts'
import { MAIL_STUCK_HOURS } from './policy.ts'

/** E-mails queued before this moment are stuck. */
export const stuckSince = (now: Date): Date =>
  new Date(now.getTime() - MAIL_STUCK_HOURS * 3_600_000)

export const isStuck = (
  { state, createdAt }: { state: EmailState; createdAt: Date },
  now: Date,
): boolean => state === 'queued' && createdAt <= stuckSince(now)

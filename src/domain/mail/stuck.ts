/** E-mails that have been queued for too long, such as those that a mail server refuses again and again. */
import { addHours } from '#shared/add-time.ts'

import type { EmailState } from './emails.ts'
import { MAIL_STUCK_HOURS } from './policy.ts'

/** E-mails queued before this moment are stuck. */
export const stuckSince = (now: Date): Date => addHours(now, -MAIL_STUCK_HOURS)

export const isStuck = (
  { state, createdAt }: { state: EmailState; createdAt: Date },
  now: Date,
): boolean => state === 'queued' && createdAt <= stuckSince(now)

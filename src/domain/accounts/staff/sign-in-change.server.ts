import type { Context } from '#domain/context.ts'
import type { EmailPayloads } from '#domain/mail/emails.ts'
import { queueEmail } from '#domain/mail/queue-email.server.ts'

import type { User } from '../store.server.ts'

/** Tells staff that a way to sign in was added, removed or used up, in case it was another person. */
export const emailSignInChange = (
  ctx: Context,
  { id, email, locale }: User,
  payload: EmailPayloads['staff_sign_in_changed'],
): Promise<void> =>
  queueEmail(ctx, 'staff_sign_in_changed', {
    entityId: `${id}.${payload.change}.${ctx.now.getTime()}`,
    to: email,
    locale,
    payload,
  })

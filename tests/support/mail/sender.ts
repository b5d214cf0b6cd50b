/** Sends e-mails as a process of its own would, one batch at a time. */
import type { Context } from '#domain/context.ts'
import { type QueuedEmail, recordOutcomes, takeDueEmails } from '#domain/mail/outbox.server.ts'
import { type Batch, type EmailTransport, sendEmails } from '#server/mail/send-emails.ts'

export function openSender(ctx: Context, emailTransport: EmailTransport) {
  const takenBy = crypto.randomUUID()
  const take = (isAwaited = false, limit = 25): Promise<QueuedEmail[]> =>
    takeDueEmails(ctx, { isAwaited, takenBy, limit })
  const send = (mails: readonly QueuedEmail[], mayBegin: Batch['mayBegin'] = () => true) =>
    sendEmails(
      ctx,
      {
        mails,
        mayBegin,
        record: (ctx, outcomes) => recordOutcomes(ctx, takenBy, outcomes),
        throughOutage: (work) => work(),
      },
      emailTransport,
    )
  return {
    take,
    send,
    /** Also what waits for its next attempt. */
    async sendAll(isAwaited = false) {
      await makeDue(ctx)
      return send(await take(isAwaited))
    },
  }
}

/** What the clock of the database does by itself. */
export const makeDue = (ctx: Context): Promise<unknown> =>
  ctx.db.execute(`update emails set due_at = now() where state = 'queued'`)

/** E-mails sent to one address, for the person who has verified it. */
import type { Context } from '#domain/context.ts'

import { EMAIL_KINDS, isAboutAccount } from './emails.ts'
import { deleteEmailsTo, deleteSentEmailsTo } from './store.server.ts'

// The e-mails without their texts, which are in the recipient's mailbox.
export { type EmailSummary, listEmailsTo as listEmailsToAddress } from './store.server.ts'

/** E-mails about orders stay with the orders. */
const ABOUT_THE_ACCOUNT = EMAIL_KINDS.filter(isAboutAccount)

export const eraseAccountEmails = (ctx: Context, email: string): Promise<void> =>
  deleteEmailsTo(ctx, email, ABOUT_THE_ACCOUNT)

/** For a former address of the account. Queued e-mails are still sent: one may be a warning. */
export const eraseSentAccountEmails = (ctx: Context, email: string): Promise<void> =>
  deleteSentEmailsTo(ctx, email, ABOUT_THE_ACCOUNT)

/** E-mails to one address, for whoever has proven that it is theirs. */
import type { Context } from '#domain/context.ts'

import { EMAIL_KINDS, isAboutAccount } from './emails.ts'
import { deleteEmailsTo, deleteSentEmailsTo, listEmailsTo } from './store.server.ts'

/** E-mails about orders stay with the orders. */
const ABOUT_THE_ACCOUNT = EMAIL_KINDS.filter(isAboutAccount)

export type EmailSummary = {
  kind: string
  subject: string | null
  createdAt: Date
  sentAt: Date | null
}

/** Which e-mails there were. Their texts are in the reader's mailbox. */
export const listEmailsToAddress = (ctx: Context, email: string): Promise<EmailSummary[]> =>
  listEmailsTo(ctx, email)

export const eraseAccountEmails = (ctx: Context, email: string): Promise<void> =>
  deleteEmailsTo(ctx, email, ABOUT_THE_ACCOUNT)

/** For an address that its owner has left. What waits is still told: it may be a warning. */
export const eraseSentAccountEmails = (ctx: Context, email: string): Promise<void> =>
  deleteSentEmailsTo(ctx, email, ABOUT_THE_ACCOUNT)

import { isEmailKind } from '#domain/mail/emails.ts'

/** The name of a kind of e-mail in the console. A kind without such a message does not compile where its key is used. */
export const emailLabelKey = (kind: string) =>
  isEmailKind(kind) ? (`admin.email_${kind}` as const) : 'admin.email_other'

/** A customer's personal data for support staff: as a view, and as the export file that the customer may request. */
import type { CustomerRecord } from '#domain/accounts/customer-record.ts'
import { may } from '#domain/accounts/permission.ts'
import {
  type CustomerAccount,
  readCustomerAccount,
} from '#domain/accounts/profile/customer-account.server.ts'
import { readCustomerRecord } from '#domain/accounts/profile/record-customer.server.ts'
import { accessOf } from '#domain/audit/list-access.server.ts'
import { recordAudit } from '#domain/audit/record-audit.server.ts'
import type { Context } from '#domain/context.ts'
import { viewDraftOf } from '#domain/drafts/view-draft.server.ts'
import type { EmailSummary } from '#domain/mail/customer-emails.server.ts'
import { isSecretEmail } from '#domain/mail/emails.ts'
import { hasOpenBusiness } from '#domain/orders/customers/customer-data.server.ts'
import {
  listOrdersOfCustomer,
  type OrdersOfCustomer,
  readOrdersOfCustomer,
} from '#domain/orders/customers/list-customers.server.ts'
import { fail, ok, type Result } from '#shared/result.ts'

import { messagesByAddress } from './messages-by-address.server.ts'
import type { PersonalData } from './personal-data.ts'

type Refusal = 'forbidden' | 'not_found'

export type CustomerView = OrdersOfCustomer &
  Pick<PersonalData, 'draft' | 'messages' | 'newsletter' | 'emails'> & {
    account: CustomerAccount
    record: CustomerRecord
    /** Goods or money are under way: the account can't be closed yet. */
    hasOpenBusiness: boolean
  }

export async function viewCustomer(
  ctx: Context,
  userId: string,
): Promise<Result<CustomerView, Refusal>> {
  const account = await readCustomerAccount(ctx, userId)
  if (!account.ok) return account
  const ordered = await listOrdersOfCustomer(ctx, userId)
  if (!ordered.ok) return ordered
  const draft = await viewDraftOf(ctx, userId)
  if (!draft.ok) return draft
  const { emails, ...written } = await messagesByAddress(ctx, account.value)
  const mayAnswer = may(ctx.actor, 'message.answer')
  return ok({
    ...written,
    account: account.value,
    ...ordered.value,
    record: await readCustomerRecord(ctx, userId),
    draft: draft.value,
    emails: emails.map(withoutSecret).map((email) => (mayAnswer ? email : withoutQuote(email))),
    hasOpenBusiness: await hasOpenBusiness(ctx, userId),
  })
}

/** The same file that the owner would get. Each export is audited. */
export const exportCustomer = (
  ctx: Context,
  userId: string,
): Promise<Result<PersonalData, Refusal>> =>
  ctx.transaction<Result<PersonalData, Refusal>>(async (ctx) => {
    if (!may(ctx.actor, 'customer.export')) return fail('forbidden')
    const found = await readCustomerAccount(ctx, userId)
    if (!found.ok) return found
    const orders = await readOrdersOfCustomer(ctx, userId)
    if (!orders.ok) return orders
    const draft = await viewDraftOf(ctx, userId)
    if (!draft.ok) return draft

    await recordAudit(ctx, {
      action: 'customer_exported',
      target: { type: 'customer', id: userId },
    })
    const { live: _, ...account } = found.value
    const { emails, ...written } = await messagesByAddress(ctx, account)
    return ok({
      exportedAt: ctx.now,
      account,
      ...written,
      access: await accessOf(ctx, userId),
      draft: draft.value,
      orders: orders.value,
      record: await readCustomerRecord(ctx, userId),
      emails: emails.map(withoutSecret),
    })
  })

/** The subject of a sign-in e-mail is its code. */
const withoutSecret = (email: EmailSummary): EmailSummary =>
  isSecretEmail(email.kind) ? { ...email, subject: null } : email

/** The subject of a reply is that of the message it answers. */
const withoutQuote = (email: EmailSummary): EmailSummary =>
  email.kind === 'contact_reply' ? { ...email, subject: null } : email

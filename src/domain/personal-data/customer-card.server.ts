/** A customer in short, for the pages of an order and of a message. */

import type { CustomerRecord } from '#domain/accounts/customer-record.ts'
import { may } from '#domain/accounts/permission.ts'
import {
  findCustomerByEmail,
  findCustomerUser,
} from '#domain/accounts/profile/customer-account.server.ts'
import { readCustomerRecord } from '#domain/accounts/profile/record-customer.server.ts'
import { type Contact, readMessagesFrom } from '#domain/contact/customer-messages.server.ts'
import type { Context } from '#domain/context.ts'
import {
  listOrdersOfCustomer,
  type OrdersOfCustomer,
} from '#domain/orders/customers/list-customers.server.ts'
import { ok, type Result } from '#shared/result.ts'

type Refusal = 'forbidden' | 'not_found'

export type CustomerCard = OrdersOfCustomer & {
  id: string
  email: string
  /** Of a closed account only the orders remain. */
  closedAt: Date | null
  record: CustomerRecord
  /** From the verified address, the newest first; none for staff who do not answer them. */
  messages: Contact[]
}

type Wish = { userId: string } | { email: string }

/** By an address: only of the account that has verified it. */
export async function viewCustomerCard(
  ctx: Context,
  wish: Wish,
): Promise<Result<CustomerCard, Refusal>> {
  const found =
    'userId' in wish
      ? await findCustomerUser(ctx, wish.userId)
      : await findCustomerByEmail(ctx, wish.email)
  if (!found.ok) return found
  const { id, email, emailVerifiedAt, closedAt } = found.value
  const ordered = await listOrdersOfCustomer(ctx, id)
  if (!ordered.ok) return ordered
  const mayRead = emailVerifiedAt !== null && may(ctx.actor, 'message.answer')
  return ok({
    id,
    email,
    closedAt,
    ...ordered.value,
    record: await readCustomerRecord(ctx, id),
    messages: mayRead ? await readMessagesFrom(ctx, email) : [],
  })
}

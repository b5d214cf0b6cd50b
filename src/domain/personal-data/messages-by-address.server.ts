import { may, type Permission } from '#domain/accounts/permission.ts'
import { readAlertsTo } from '#domain/catalog/restock-alerts/own-alerts.server.ts'
import { readMessagesFrom } from '#domain/contact/customer-messages.server.ts'
import type { Context } from '#domain/context.ts'
import { listEmailsToAddress } from '#domain/mail/customer-emails.server.ts'
import { readSubscriptionOf } from '#domain/newsletter/customer-subscription.server.ts'

import type { PersonalData } from './personal-data.ts'

type MessagesByAddress = Pick<PersonalData, 'messages' | 'newsletter' | 'restockAlerts' | 'emails'>

const NOTHING_VERIFIED: MessagesByAddress = {
  messages: [],
  newsletter: null,
  restockAlerts: [],
  emails: [],
}

/**
 * Messages to and from an address; none if it is unverified, because they could be another person's. Staff get of it
 * what their role reads elsewhere.
 */
export async function messagesByAddress(
  ctx: Context,
  { email, emailVerifiedAt }: { email: string; emailVerifiedAt: Date | null },
): Promise<MessagesByAddress> {
  if (emailVerifiedAt === null) return NOTHING_VERIFIED
  const readsMessages = reads(ctx, 'message.answer')
  const readsSubscribers = reads(ctx, 'subscriber.read')
  return {
    messages: readsMessages ? await readMessagesFrom(ctx, email) : [],
    newsletter: readsSubscribers ? await readSubscriptionOf(ctx, email) : null,
    restockAlerts: readsSubscribers ? await readAlertsTo(ctx, email) : [],
    emails: await listEmailsToAddress(ctx, email),
  }
}

const reads = ({ actor }: Context, permission: Permission): boolean =>
  actor.kind !== 'staff' || may(actor, permission)

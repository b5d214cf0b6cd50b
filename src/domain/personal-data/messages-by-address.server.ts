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

/** Messages to and from an address; none if it is unverified, because they could be another person's. */
export const messagesByAddress = async (
  ctx: Context,
  { email, emailVerifiedAt }: { email: string; emailVerifiedAt: Date | null },
): Promise<MessagesByAddress> =>
  emailVerifiedAt === null
    ? NOTHING_VERIFIED
    : {
        messages: await readMessagesFrom(ctx, email),
        newsletter: await readSubscriptionOf(ctx, email),
        restockAlerts: await readAlertsTo(ctx, email),
        emails: await listEmailsToAddress(ctx, email),
      }

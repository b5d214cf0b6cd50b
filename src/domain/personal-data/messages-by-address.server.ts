import { readMessagesFrom } from '#domain/contact/customer-messages.server.ts'
import type { Context } from '#domain/context.ts'
import { listEmailsToAddress } from '#domain/mail/customer-emails.server.ts'
import { readSubscriptionOf } from '#domain/newsletter/customer-subscription.server.ts'

import type { OwnData } from './personal-data.ts'

type OfAddress = Pick<OwnData, 'messages' | 'newsletter' | 'emails'>

const NOTHING_PROVEN: OfAddress = { messages: [], newsletter: null, emails: [] }

/** What was written to an address and from it; nothing where it was not proven, because it could be somebody else's. */
export const writtenUnder = async (
  ctx: Context,
  { email, emailProvenAt }: { email: string; emailProvenAt: Date | null },
): Promise<OfAddress> =>
  emailProvenAt === null
    ? NOTHING_PROVEN
    : {
        messages: await readMessagesFrom(ctx, email),
        newsletter: await readSubscriptionOf(ctx, email),
        emails: await listEmailsToAddress(ctx, email),
      }

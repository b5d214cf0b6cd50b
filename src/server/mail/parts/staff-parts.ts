/** Parts that e-mails to staff share. */
import { buyerOf, organizationOf } from '#domain/orders/recipient.ts'

import {
  type Block,
  button,
  type EmailContext,
  type Fact,
  link,
  type OrderEmailContext,
} from '../format/email.ts'

/** The sign-in link itself, and where to get a new one when it has expired. */
export const signInLink = ({ t, url }: EmailContext, token: string, minutes: number): Block[] => [
  button(t('mail.staffSignInButton'), `${url}/admin/sign-in/${encodeURIComponent(token)}`),
  t('mail.staffSignInValid', { minutes }),
  link(t('mail.staffLinkAgain'), `${url}/admin/sign-in`),
]

export function customerFact({ t, order }: OrderEmailContext): Fact {
  const buyer = buyerOf(order.order)
  const names = [buyer.name, organizationOf(buyer)].filter(Boolean)
  return { label: t('mail.customer'), value: names.join(t('ui.separator')) }
}

export const consoleButton = ({ t, url, order }: OrderEmailContext): Block =>
  button(t('mail.openInConsole'), `${url}/admin/orders/${order.order.id}`)

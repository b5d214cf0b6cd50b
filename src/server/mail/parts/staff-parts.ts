/** Parts that e-mails to staff share. */
import { buyerOf, organizationOf } from '#domain/orders/recipient.ts'

import type { Block, EmailContext, Fact, OrderEmailContext } from '../format/email.ts'

/** The sign-in link itself, and where to get a new one when it has expired. */
export const signInLink = ({ t, url }: EmailContext, token: string, minutes: number): Block[] => [
  {
    kind: 'button',
    label: t('mail.staffSignInButton'),
    url: `${url}/admin/sign-in/${encodeURIComponent(token)}`,
  },
  t('mail.staffSignInValid', { minutes }),
  { kind: 'link', label: t('mail.staffLinkAgain'), url: `${url}/admin/sign-in` },
]

export function customerFact({ t, order }: OrderEmailContext): Fact {
  const buyer = buyerOf(order.order)
  const names = [buyer.name, organizationOf(buyer)].filter(Boolean)
  return { label: t('mail.customer'), value: names.join(t('ui.separator')) }
}

export const consoleButton = ({ t, url, order }: OrderEmailContext): Block => ({
  kind: 'button',
  label: t('mail.openInConsole'),
  url: `${url}/admin/orders/${order.order.id}`,
})

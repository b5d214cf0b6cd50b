/** The draft's name and address next to those of the profile. */
import type { ProfileWire } from '#contract/accounts.ts'
import type { OrderDraft } from '#web/draft/order-draft.ts'

type Draft = Pick<OrderDraft, 'customerName' | 'address' | 'recipient'>

/** False for another recipient: that address is not the customer's own. */
export function differsFromProfile(draft: Draft, { name, address }: ProfileWire): boolean {
  if (draft.recipient.isOther) return false
  const { country, postal_code, state, city, line1, line2 } = sentAddress(draft)
  return (
    name !== draft.customerName ||
    address?.country !== country ||
    address.postal_code !== postal_code ||
    address.state !== state ||
    address.city !== city ||
    address.line1 !== line1 ||
    address.line2 !== line2
  )
}

export const sentAddress = ({ address: { postalCode, ...rest } }: Pick<Draft, 'address'>) => ({
  ...rest,
  postal_code: postalCode,
})

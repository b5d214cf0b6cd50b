/** What the account knows of a returning customer need not be typed again; what was typed stays. */
import type { OrderDefaultsWire } from '#contract/order-defaults.ts'
import { isEuropeanUnion } from '#domain/shipping/country.ts'
import { callApi } from '#web/api/client.ts'
import { changeDraft, type OrderDraft, readDraft } from '#web/draft/order-draft.ts'
import { hasAddress, knownResidence } from '#web/draft/residence.ts'

import { validateCustomer, validateShipping } from './fields/validation.ts'
import { type CheckoutStep, withStep } from './steps.ts'

/** The version of the terms in force; `null` where the account did not answer. */
export async function completeDraft(): Promise<string | null> {
  const answer = await callApi('GET /v1/order-defaults')
  if (!answer.ok) return null

  const draft = readDraft()
  if (draft.placed === null) changeDraft(knownOf(draft, answer.value.data))
  return answer.value.data.terms.version
}

/** The forms that it completes count as sent, so that the review comes next; there each can be changed. @internal */
export function knownOf(draft: OrderDraft, defaults: OrderDefaultsWire): Partial<OrderDraft> {
  const change = { ...contactOf(draft, defaults), ...agreedOf(draft, defaults) }
  const withContact = { ...draft, ...change }
  const filled = { ...withContact, ...addressOf(withContact, defaults) }
  const isShippingKnown = validateShipping(filled).length === 0
  const done: readonly CheckoutStep[] =
    validateCustomer(filled).length > 0
      ? []
      : ['customer-details', ...(isShippingKnown ? (['shipping-info'] as const) : [])]
  return { ...filled, confirmedSteps: done.reduce(withStep, filled.confirmedSteps) }
}

function contactOf(draft: OrderDraft, { customer, location }: OrderDefaultsWire) {
  return {
    customerName: draft.customerName || customer.name,
    customerEmail: draft.customerEmail || customer.email,
    customerPhone: draft.customerPhone || customer.phone,
    customerCompany: draft.customerCompany || customer.company,
    customerDepartment: draft.customerDepartment || customer.department,
    ...knownResidence(location, draft),
  }
}

/** The last order's address, where the goods go to the same country and none was typed. */
function addressOf({ address }: OrderDraft, { shipping }: OrderDefaultsWire): Partial<OrderDraft> {
  if (hasAddress(address) || shipping === null || shipping.address.country !== address.country)
    return {}

  const { postal_code: postalCode, ...rest } = shipping.address
  return { address: { ...rest, postalCode }, shippingMethod: shipping.shippingMethod }
}

/** Terms are accepted in a version: a newer one is asked about again. */
const agreedOf = ({ location }: OrderDraft, { terms }: OrderDefaultsWire): Partial<OrderDraft> =>
  terms.isAccepted && !isEuropeanUnion(location) ? { isAgreedTerms: terms.version } : {}

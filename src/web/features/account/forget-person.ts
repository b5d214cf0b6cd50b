import { JAPAN } from '#domain/shipping/country.ts'

import { changeDraft, readDraft } from '../../draft/order-draft.ts'

/**
 * Takes the person out of the order draft, so that the next one at this browser meets no stranger's
 * address. What was chosen stays; an order that was placed belongs to the account and is found there.
 */
export function forgetPerson(): void {
  const { orderState, placed } = readDraft()
  const isBegun = orderState === 'initial' || orderState === 'drafting'
  changeDraft({
    ownerId: '',
    orderState: isBegun ? orderState : 'drafting',
    customerName: '',
    customerEmail: '',
    customerPhone: '',
    customerCompany: '',
    address: { country: JAPAN, postalCode: '', state: '', city: '', line1: '', line2: '' },
    orderNotes: '',
    deviceSerial: '',
    isAgreedTerms: 'not_accepted',
    confirmedSteps: [],
    placed: null,
    ...(placed !== null && { idempotencyKey: crypto.randomUUID() }),
  })
}

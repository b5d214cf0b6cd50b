/** The content of a draft, without the schema library: browsers need it on every page of the checkout. */
import type { SelectedPack } from '#domain/cart/merge-packs.ts'

import type { DraftContent } from './draft.ts'

/** The content of a new draft. */
export const EMPTY_CONTENT: DraftContent = {
  kits: 1,
  refills: 0,
  selectedCartridges: [],
  wells: [],
  selectedSDK: [],
  deviceSerial: '',
  location: 'JP',
  customerName: '',
  customerKana: '',
  customerEmail: '',
  customerPhone: '',
  buyerKind: '',
  customerCompany: '',
  customerDepartment: '',
  purchaseOrderNumber: '',
  address: { country: 'JP', postalCode: '', state: '', city: '', line1: '', line2: '' },
  recipient: { isOther: false, name: '', company: '', department: '', phone: '' },
  shippingMethod: 'sagawa',
  deliveryTime: '',
  orderNotes: '',
  paymentSource: 'stripe',
  isAgreedTerms: 'not_accepted',
  confirmedSteps: [],
}

export const packOf = (content: DraftContent): SelectedPack => ({
  kits: content.kits,
  refills: content.refills,
  picks: content.selectedCartridges,
  sdks: content.selectedSDK.map(({ slug, quantity }) => ({ serial: slug, quantity })),
  wells: content.wells,
})

import type { EditField } from '#domain/orders/editing/editable-fields.ts'

/** What a field is called in the timeline. */
export const EDIT_FIELD_NAMES = {
  name: 'admin.name',
  kana: 'admin.kana',
  company: 'admin.company',
  email: 'admin.email',
  phone: 'admin.phone',
  notes: 'admin.notes',
  country: 'adminOrder.country',
  postalCode: 'checkout.fieldPostalCode',
  state: 'adminOrder.state',
  city: 'adminOrder.city',
  line1: 'adminOrder.line1',
  line2: 'adminOrder.line2',
  trackingNumber: 'admin.trackingNumber',
} as const satisfies Record<EditField, string>

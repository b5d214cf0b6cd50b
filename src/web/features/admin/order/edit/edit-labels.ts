import type { EditField } from '#domain/orders/editing/editable-fields.ts'

/** What a field is called in the timeline. */
export const EDIT_FIELD_NAMES = {
  name: 'admin.name',
  kana: 'admin.kana',
  company: 'admin.company',
  department: 'checkout.fieldDepartment',
  email: 'admin.email',
  phone: 'admin.phone',
  purchaseOrderNumber: 'checkout.fieldPurchaseOrder',
  notes: 'admin.notes',
  country: 'adminOrder.country',
  postalCode: 'checkout.fieldPostalCode',
  state: 'adminOrder.state',
  city: 'adminOrder.city',
  line1: 'adminOrder.line1',
  line2: 'adminOrder.line2',
  deliveryTime: 'checkout.fieldDeliveryTime',
  recipientName: 'checkout.recipientName',
  recipientCompany: 'checkout.recipientCompany',
  recipientDepartment: 'checkout.recipientDepartment',
  recipientPhone: 'checkout.recipientPhone',
  trackingNumber: 'admin.trackingNumber',
} as const satisfies Record<EditField, string>

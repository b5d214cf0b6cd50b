import type { OrderView } from '../order-view.ts'

/**
 * An order as a stranger may read it: without a word that the buyer typed. Otherwise anyone could send text of
 * their own to any address, and a mistyped address would tell a stranger who the buyer is and where they live.
 */
export const withoutBuyersText = (view: OrderView): OrderView => ({
  ...view,
  order: {
    ...view.order,
    customerName: '',
    customerKana: '',
    customerCompany: '',
    customerDepartment: '',
    customerPhone: '',
    recipientName: '',
    recipientCompany: '',
    recipientDepartment: '',
    recipientPhone: '',
    payerName: '',
    purchaseOrderNumber: '',
    deviceSerial: '',
    notes: '',
    postalCode: '',
    state: '',
    city: '',
    line1: '',
    line2: '',
  },
})

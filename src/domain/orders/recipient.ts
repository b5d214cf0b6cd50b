/** Who receives the parcel: the buyer, unless the order names another recipient. */
import type { Order } from './store.server.ts'

export type Recipient = { name: string; company: string; department: string; phone: string }

/** Company and department in one line, as an address has them. */
export const organizationOf = ({
  company,
  department,
}: Pick<Recipient, 'company' | 'department'>) => `${company} ${department}`.trim()

type Delivered = Pick<
  Order,
  | 'customerName'
  | 'customerCompany'
  | 'customerDepartment'
  | 'customerPhone'
  | 'recipientName'
  | 'recipientCompany'
  | 'recipientDepartment'
  | 'recipientPhone'
>

/** `null` where the buyer receives it. */
export const otherRecipientOf = (order: Delivered): Recipient | null =>
  order.recipientName === ''
    ? null
    : {
        name: order.recipientName,
        company: order.recipientCompany,
        department: order.recipientDepartment,
        phone: order.recipientPhone,
      }

export const recipientOf = (order: Delivered): Recipient =>
  otherRecipientOf(order) ?? buyerOf(order)

export const buyerOf = (order: Delivered): Recipient => ({
  name: order.customerName,
  company: order.customerCompany,
  department: order.customerDepartment,
  phone: order.customerPhone,
})

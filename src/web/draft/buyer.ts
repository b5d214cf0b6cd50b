/** Who orders and who receives, as the draft says it. */
import type { OrderDraft } from './order-draft.ts'

/** What was chosen, or before that, whether a company's name is known. */
export function isCompany({
  buyerKind,
  customerCompany,
}: Pick<OrderDraft, 'buyerKind' | 'customerCompany'>): boolean {
  return buyerKind ? buyerKind === 'company' : customerCompany.trim() !== ''
}

type Buyer = Pick<
  OrderDraft,
  'buyerKind' | 'customerCompany' | 'customerDepartment' | 'purchaseOrderNumber'
>

/** What only companies are asked for; a private person has none, also where it was typed before. */
export const companyOf = (draft: Buyer) =>
  isCompany(draft)
    ? {
        company: draft.customerCompany,
        department: draft.customerDepartment,
        purchaseOrderNumber: draft.purchaseOrderNumber,
      }
    : { company: '', department: '', purchaseOrderNumber: '' }

/** `null` where the buyer receives the parcel. */
export const recipientOf = ({ recipient: { isOther, ...recipient } }: OrderDraft) =>
  isOther ? recipient : null

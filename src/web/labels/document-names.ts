/** The words of an order's documents, the same for the buyer and for staff. */
import { type DocumentKind, type Honorific, isBinding } from '#domain/orders/documents/documents.ts'
import type { OrderStatus } from '#domain/orders/lifecycle.ts'

const NAMES = {
  estimate: 'documents.estimate',
  confirmation: 'documents.confirmation',
  invoice: 'documents.invoice',
  'delivery-note': 'documents.deliveryNote',
  receipt: 'documents.receipt',
} as const satisfies Record<DocumentKind, string>

/** A confirmation has its name only once it makes the contract; what the document itself is headed with. */
export const documentName = (kind: DocumentKind, status: OrderStatus) =>
  kind === 'confirmation' && !isBinding(status)
    ? ('documents.acknowledgement' as const)
    : NAMES[kind]

export const HONORIFIC_NAMES = {
  organization: 'documents.honorificOrganization',
  person: 'documents.honorificPerson',
  teacher: 'documents.honorificTeacher',
  none: 'documents.honorificNone',
} as const satisfies Record<Honorific, string>

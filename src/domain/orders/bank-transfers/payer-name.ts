/**
 * The payer text of a transfer: the order number first, because banks limit the field, then the name in the katakana of
 * Japanese bank systems, where we have it. A company's account is in the company's name. Decisions, section 12.
 */
export const payerReferenceOf = ({ number }: { number: string }): string => number.replace('-', '')

export const payerNameOf = (order: {
  number: string
  customerKana: string
  customerCompany: string
  customerName: string
}): string =>
  `${payerReferenceOf(order)} ${order.customerKana || order.customerCompany || order.customerName}`

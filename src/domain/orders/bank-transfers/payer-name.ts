/**
 * What the buyer types as the payer of a transfer: the order number first, because fields of banks are short, then the
 * name as machines of Japanese banks write it, where it is known. Decisions, section 12.
 */
export const payerReferenceOf = ({ number }: { number: string }): string => number.replace('-', '')

export const payerNameOf = (order: {
  number: string
  customerKana: string
  customerName: string
}): string => `${payerReferenceOf(order)} ${order.customerKana || order.customerName}`

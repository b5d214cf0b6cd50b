import type { Currency } from '#shared/money.ts'

type Payable = {
  number: string
  currency: Currency
  customerKana: string
  customerCompany: string
  customerName: string
}

export const payerReferenceOf = ({ number }: { number: string }): string => number.replace('-', '')

/** Residents of Japan pay in yen, all others in dollars. A payment in dollars comes from a bank abroad. Decisions, section 5. */
export const isForeignTransfer = ({ currency }: { currency: Currency }): boolean =>
  currency !== 'jpy'

/**
 * The payer text of a transfer: the order number first, because banks limit the field, then the name in the katakana of
 * Japanese bank systems, where we have it. A company's account is in the company's name. Forms of banks abroad have a field
 * for a message in Latin letters and digits instead: it is the number alone. Decisions, section 12.
 */
export function payerNameOf(order: Payable): string {
  const number = payerReferenceOf(order)
  const name = order.customerKana || order.customerCompany || order.customerName
  return isForeignTransfer(order) ? number : `${number} ${name}`.trim()
}

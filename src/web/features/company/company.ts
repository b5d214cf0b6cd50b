import type { Telephone } from '#domain/addresses/phone-number.ts'
import { monthText } from '#shared/date-text.ts'
import type { Locale } from '#shared/locale.ts'

/** Facts about the company. Empty ones are left out. */
export type Company = {
  legalName: string
  representative: string
  address: string
  telephone: Telephone | null
  email: string
  bank: string
  invoiceNumber: string
  /** An ISO month, or whatever staff wrote. */
  established: string
  capitalYen: number | null
  staff: number | null
}

/** The prefecture by ISO 3166-2, and in the reader's language. */
export type HeadOffice = { prefecture: string; name: string }

/** "October 2012"; what is no month is shown as it is written. */
export function monthIn(month: string, locale: Locale): string {
  const date = new Date(`${month}-01T00:00:00Z`)
  if (!/^\d{4}-\d{2}$/.test(month) || Number.isNaN(date.getTime())) return month
  return monthText(month, locale)
}

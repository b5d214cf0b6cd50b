/** The sentence with every total of an export: what customs of the destination charge on receipt. */
import { JAPAN } from '#domain/shipping/country.ts'
import {
  estimatedImportVat,
  type Import,
  KOREA_DUTY_PERCENT,
} from '#domain/shipping/import-charges.ts'
import { wholeAmount } from '#shared/money.ts'

import type { Translate } from './translate.ts'

/** `null` at home, where nothing is charged. */
export function importChargesText(t: Translate, parcel: Import): string | null {
  if (parcel.country === JAPAN) return null
  const vat = estimatedImportVat(parcel)
  if (vat === null) return t('importCharges.general')
  return t('importCharges.korea', { ...KOREA_DUTY_PERCENT, vat: wholeAmount(vat) })
}

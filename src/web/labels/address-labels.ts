/** What the parts of an address are called: for readers, which differs by country, and for the browser. */
import type { AddressPart, PartName } from '#domain/addresses/address-form.ts'

export const ADDRESS_PART_NAMES = {
  postalCode: 'checkout.fieldPostalCode',
  zipCode: 'checkout.partZipCode',
  postcode: 'checkout.partPostcode',
  region: 'checkout.partRegion',
  prefecture: 'checkout.prefecture',
  state: 'checkout.partState',
  province: 'checkout.partProvince',
  emirate: 'checkout.partEmirate',
  county: 'checkout.partCounty',
  siDo: 'checkout.partSiDo',
  city: 'checkout.partCity',
  municipality: 'checkout.partMunicipality',
  townOrCity: 'checkout.partTownOrCity',
  district: 'checkout.partDistrict',
  siGunGu: 'checkout.partSiGunGu',
  street: 'checkout.partStreet',
  townAndNumber: 'checkout.partTownAndNumber',
  roadName: 'checkout.partRoadName',
  unit: 'checkout.partUnit',
  building: 'checkout.partBuilding',
  detail: 'checkout.partDetail',
} as const satisfies Record<PartName, string>

/** Whose postal codes are digits only. */
const HAS_DIGITS_ONLY: ReadonlySet<string> = new Set(['JP', 'KR', 'CN', 'TW', 'SG'])

/** The keyboard of a phone. */
export const addressInputMode = (part: AddressPart, country: string): 'numeric' | undefined =>
  part === 'postalCode' && HAS_DIGITS_ONLY.has(country) ? 'numeric' : undefined

/** Of a delivery address. */
export const ADDRESS_AUTO_COMPLETE = {
  postalCode: 'shipping postal-code',
  state: 'shipping address-level1',
  city: 'shipping address-level2',
  line1: 'shipping address-line1',
  line2: 'shipping address-line2',
} as const satisfies Record<AddressPart, string>

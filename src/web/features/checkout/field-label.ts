import {
  type AddressPart,
  isRequiredIn,
  type PartName,
  partNameIn,
} from '#domain/addresses/address-form.ts'
import type { Translate } from '#i18n/translate.ts'

import type { CheckoutField } from './faults.ts'

const KEYS = {
  location: 'checkout.fieldLocation',
  email: 'checkout.fieldEmail',
  name: 'checkout.fieldName',
  phone: 'checkout.fieldPhone',
  company: 'checkout.fieldCompany',
  kana: 'checkout.fieldKana',
  country: 'checkout.fieldCountry',
  'customs-code': 'checkout.fieldCustomsCode',
  method: 'checkout.fieldMethod',
} as const satisfies Record<Exclude<CheckoutField, keyof typeof PARTS>, string>

const PARTS = {
  'postal-code': 'postalCode',
  prefecture: 'state',
  state: 'state',
  city: 'city',
  line1: 'line1',
  line2: 'line2',
} as const satisfies Partial<Record<CheckoutField, AddressPart>>

const PART_NAMES = {
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

/** The parts of an address are called as the country calls them. */
export function fieldLabel(t: Translate, field: CheckoutField, country: string): string {
  return isPart(field) ? t(PART_NAMES[partNameIn(country, PARTS[field])]) : t(KEYS[field])
}

/** The same, and that it may stay empty. */
export function addressLabel(t: Translate, field: CheckoutField, country: string): string {
  const label = fieldLabel(t, field, country)
  const isRequired = !isPart(field) || isRequiredIn(country, PARTS[field])
  return isRequired ? label : t('checkout.optional', { label })
}

const isPart = (field: CheckoutField): field is keyof typeof PARTS => field in PARTS

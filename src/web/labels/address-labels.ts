/** Labels of the parts of an address, which differ by country. */
import type { PartName } from '#domain/addresses/address-form.ts'

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

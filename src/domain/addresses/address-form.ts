/**
 * The form of an address: its fields, their order and names, and which may stay empty. The general form fits every
 * country; a row here describes each exception. Decisions, section 12.
 */
import type { Locale } from '#shared/locale.ts'

import { hasPostalCodes } from './postal-code.ts'

export type AddressPart = 'postalCode' | 'state' | 'city' | 'line1' | 'line2'

/** What a part is called there; checkout has a word for each. */
export type PartName =
  | ('postalCode' | 'zipCode' | 'postcode')
  | ('region' | 'prefecture' | 'state' | 'province' | 'emirate' | 'county' | 'siDo')
  | ('city' | 'municipality' | 'townOrCity' | 'district' | 'siGunGu')
  | ('street' | 'townAndNumber' | 'roadName')
  | ('unit' | 'building' | 'detail')

export type FormPart = { part: AddressPart; name: PartName; isRequired: boolean }

type Habits = Partial<Record<AddressPart, PartName>> & { needsState?: boolean }

const GENERAL: Record<AddressPart, PartName> = {
  postalCode: 'postalCode',
  state: 'region',
  city: 'city',
  line1: 'street',
  line2: 'unit',
}

const HABITS: Readonly<Record<string, Habits>> = {
  JP: {
    state: 'prefecture',
    city: 'municipality',
    line1: 'townAndNumber',
    line2: 'building',
    needsState: true,
  },
  KR: { state: 'siDo', city: 'siGunGu', line1: 'roadName', line2: 'detail', needsState: true },
  US: { postalCode: 'zipCode', state: 'state', needsState: true },
  CA: { state: 'province', needsState: true },
  AU: { postalCode: 'postcode', state: 'state', needsState: true },
  CN: { state: 'province', needsState: true },
  NZ: { postalCode: 'postcode' },
  GB: { postalCode: 'postcode', state: 'county', city: 'townOrCity' },
  HK: { city: 'district' },
  AE: { state: 'emirate', needsState: true },
}

const LARGE_TO_SMALL: readonly AddressPart[] = ['postalCode', 'state', 'city', 'line1', 'line2']
const SMALL_TO_LARGE: readonly AddressPart[] = ['line1', 'line2', 'city', 'state', 'postalCode']

/** East Asia writes from large to small, where the reader does too. */
const WRITES_LARGE_FIRST: ReadonlySet<string> = new Set(['KR', 'CN', 'TW'])

/** A Japanese address begins with its code for everybody, because the code fills in the rest. */
const isLargeFirst = (country: string, locale: Locale): boolean =>
  country === 'JP' || (locale !== 'en' && WRITES_LARGE_FIRST.has(country))

export function addressForm(country: string, locale: Locale): FormPart[] {
  const parts = isLargeFirst(country, locale) ? LARGE_TO_SMALL : SMALL_TO_LARGE
  return parts
    .filter((part) => part !== 'postalCode' || hasPostalCodes(country))
    .map((part) => ({
      part,
      name: partNameIn(country, part),
      isRequired: isRequiredIn(country, part),
    }))
}

export const partNameIn = (country: string, part: AddressPart): PartName =>
  HABITS[country]?.[part] ?? GENERAL[part]

export function isRequiredIn(country: string, part: AddressPart): boolean {
  if (part === 'line2') return false
  if (part === 'state') return HABITS[country]?.needsState ?? false
  return part !== 'postalCode' || hasPostalCodes(country)
}

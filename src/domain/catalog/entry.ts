/** The editable fields of each part of the catalogue, with their rules. Decisions, section 6. */
import { isAmong } from '#shared/is-among.ts'
import { singleLine } from '#shared/text-schema.ts'

import { parseCartridgeSerial } from './serial.ts'

export const PARTS = ['cartridges', 'categories', 'products', 'applications', 'sdks'] as const
export type Part = (typeof PARTS)[number]

export const isPart = isAmong(PARTS)

type FieldRule =
  | { is: 'line'; max: number; isRequired: boolean }
  | { is: 'flag' }
  | { is: 'amount'; isRequired: boolean }
  | { is: 'list'; max: number }
  | { is: 'serials'; max: number }

const NEEDED = { is: 'line', max: 100, isRequired: true } as const
const OPEN = { is: 'line', max: 100, isRequired: false } as const
const NAMES = { nameEn: NEEDED, nameJa: OPEN, nameKo: OPEN } as const
const TAGLINES = {
  taglineEn: { is: 'line', max: 200, isRequired: true },
  taglineJa: { is: 'line', max: 200, isRequired: false },
  taglineKo: { is: 'line', max: 200, isRequired: false },
} as const
const DESCRIPTION = { is: 'line', max: 300, isRequired: false } as const
const FLAG = { is: 'flag' } as const

/** Names of columns. English is required, because every other language falls back to it. */
const ENTRY_FIELDS = {
  cartridges: {
    ...NAMES,
    kind: NEEDED,
    isListed: FLAG,
    priceJpy: { is: 'amount', isRequired: false },
    priceUsdMinor: { is: 'amount', isRequired: false },
    descriptionEn: DESCRIPTION,
    descriptionJa: DESCRIPTION,
    descriptionKo: DESCRIPTION,
    notesEn: OPEN,
    notesJa: OPEN,
    notesKo: OPEN,
    goesWith: { is: 'serials', max: 6 },
  },
  categories: { labelEn: NEEDED, labelJa: OPEN, labelKo: OPEN },
  products: { ...NAMES, ...TAGLINES, isSold: FLAG },
  applications: { ...NAMES, ...TAGLINES, platforms: { is: 'list', max: 8 } },
  sdks: {
    ...NAMES,
    platform: NEEDED,
    version: { is: 'line', max: 30, isRequired: true },
    priceJpy: { is: 'amount', isRequired: true },
    priceUsdMinor: { is: 'amount', isRequired: true },
  },
} as const satisfies Record<Part, Record<string, FieldRule>>

export type EntryField = { [P in Part]: keyof (typeof ENTRY_FIELDS)[P] }[Part]

export const fieldsOf = (part: Part): EntryField[] =>
  // `Object.keys` gives exactly the keys of this object.
  Object.keys(ENTRY_FIELDS[part]) as EntryField[]

export const isEntryField = (word: string): word is EntryField =>
  PARTS.some((part) => Object.hasOwn(ENTRY_FIELDS[part], word))

/** Products and applications have pages, and categories have drawings: developers add those. */
const GROWING_PARTS = ['cartridges', 'sdks'] as const satisfies readonly Part[]
export type GrowingPart = (typeof GROWING_PARTS)[number]

export const isGrowing = (part: Part): part is GrowingPart =>
  GROWING_PARTS.some((growing) => growing === part)

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+){0,9}$/
const SLUG_LENGTH_MAX = 60

const isSlug = (input: string): boolean => SLUG.test(input) && input.length <= SLUG_LENGTH_MAX

/** The permanent key of a new entry, or `null` if invalid. */
export const ENTRY_KEYS = {
  cartridges: parseCartridgeSerial,
  sdks: (input) => (isSlug(input.trim()) ? input.trim() : null),
} as const satisfies Record<GrowingPart, (input: string) => string | null>

export type EntryValue = string | number | boolean | string[] | null
export type EntryValues = Partial<Record<EntryField, EntryValue>>
export type EntryInput = Partial<Record<EntryField, string>>
export type EntryFieldError = {
  field: EntryField | 'key' | 'place'
  code: 'missing' | 'invalid' | 'taken' | 'both_prices'
}

/** Form values: amounts in minor units, flags as `yes`, lists separated by commas. */
export function readEntry(
  part: Part,
  input: EntryInput,
): { values: EntryValues; errors: EntryFieldError[] } {
  const values: EntryValues = {}
  const errors: EntryFieldError[] = []
  for (const field of fieldsOf(part)) {
    const text = input[field] ?? ''
    const value = VALUES[ruleOf(part, field).is](text, ruleOf(part, field))
    if (value === 'missing' || value === 'invalid') errors.push({ field, code: value })
    else values[field] = value.is
  }
  if (hasOnePrice(part, values)) errors.push({ field: 'priceUsdMinor', code: 'both_prices' })
  return { values, errors }
}

export function isRequired(part: Part, field: EntryField): boolean {
  const rule = ruleOf(part, field)
  return rule.is === 'list' || ('isRequired' in rule && rule.isRequired)
}

function ruleOf(part: Part, field: EntryField): FieldRule {
  const rules: Partial<Record<EntryField, FieldRule>> = ENTRY_FIELDS[part]
  return rules[field] ?? OPEN
}

/** A scent has prices in both currencies, or none (on request). */
const hasOnePrice = (part: Part, { priceJpy, priceUsdMinor }: EntryValues): boolean =>
  part === 'cartridges' && (priceJpy === null) !== (priceUsdMinor === null)

type Read = { is: EntryValue } | 'missing' | 'invalid'

const VALUES: Record<FieldRule['is'], (text: string, rule: FieldRule) => Read> = {
  line(text, rule) {
    const max = rule.is === 'line' ? rule.max : 0
    const isRequired = rule.is === 'line' && rule.isRequired
    const read = singleLine(max).safeParse(text)
    if (!read.success) return 'invalid'
    if (read.data !== '') return { is: read.data }
    return isRequired ? 'missing' : { is: null }
  },
  flag: (text) => ({ is: text === 'yes' }),
  amount(text, rule) {
    if (text === '') return rule.is === 'amount' && rule.isRequired ? 'missing' : { is: null }
    return /^\d{1,8}$/.test(text) ? { is: Number(text) } : 'invalid'
  },
  list(text, rule) {
    const parts = text.split(/[,、/]/).map((one) => one.normalize('NFC').trim())
    const names = [...new Set(parts.filter((one) => one !== ''))]
    if (names.length === 0) return 'missing'
    const isShort = names.every((one) => singleLine(40).safeParse(one).success)
    return rule.is === 'list' && names.length <= rule.max && isShort ? { is: names } : 'invalid'
  },
  serials(text, rule) {
    const words = text.split(/[\s,、]+/).filter((word) => word !== '')
    const serials = new Set(words.map(parseCartridgeSerial))
    const isShort = rule.is === 'serials' && serials.size <= rule.max
    return isShort && !serials.has(null) ? { is: [...serials].filter(isText) } : 'invalid'
  },
}

const isText = (value: string | null): value is string => value !== null

/** A row as form values, the inverse of `readEntry`. */
export function entryInput(part: Part, values: EntryValues): EntryInput {
  const texts = fieldsOf(part).map((field) => [field, textOf(values[field])] as const)
  return Object.fromEntries(texts)
}

function textOf(value: EntryValue | undefined): string {
  if (value === null || value === undefined || value === false) return ''
  if (value === true) return 'yes'
  return Array.isArray(value) ? value.join(', ') : String(value)
}

/** Languages in which every text of the row is present. */
export function languagesOf(part: Part, values: EntryValues): { ja: boolean; ko: boolean } {
  const isWritten = (ending: 'Ja' | 'Ko') =>
    fieldsOf(part)
      .filter((field) => field.endsWith(ending))
      .every((field) => isWrittenIn(values, field))
  return { ja: isWritten('Ja'), ko: isWritten('Ko') }
}

/** A text that English lacks is missing in no language. */
function isWrittenIn(values: EntryValues, field: EntryField): boolean {
  const english = field.replace(/(Ja|Ko)$/, 'En')
  return values[field] !== null || (isEntryField(english) && values[english] === null)
}

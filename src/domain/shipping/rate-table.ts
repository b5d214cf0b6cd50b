/** The fees of one way to send, as staff type them: a row for each weight, a column for each place. Decisions, section 11. */

import { isAmong } from '#shared/is-among.ts'

import type { Rate } from './fee.ts'
import type { FeeRow } from './fee-table.ts'
import { SHIPPING_METHODS, type ShippingMethod } from './method.ts'
import { EMS_LIMIT_GRAMS, SIZE_BY_PACKAGES } from './policy.ts'
import { RATE_REGIONS } from './prefecture.ts'
import { ZONES } from './zone.ts'

export const isShippingMethod = isAmong(SHIPPING_METHODS)

/** The columns, in their order. */
export const placesOf = (method: ShippingMethod): readonly Rate['zone'][] =>
  method === 'domestic' ? RATE_REGIONS : ZONES

/** Form values. Empty rows are skipped. */
export type RateRowInput = { size: string; upToGrams: string; amounts: readonly string[] }

export const RATE_ROWS_MAX = 80
const AMOUNT_YEN_MAX = 1_000_000
const GRAMS_MAX = 100_000
const SIZE_MAX = 400

export type RateError = {
  /** Row of the form from 1; 0 for the table as a whole. */
  row: number
  code: 'weight' | 'size' | 'gap' | 'order' | 'too_heavy' | 'empty' | 'largest_size' | 'too_many'
}

/** Weights rise from row to row, every place has its amount, and no order is too large for the largest parcel. */
export function readRates(
  method: ShippingMethod,
  rows: readonly RateRowInput[],
): { rates: Rate[]; errors: RateError[] } {
  const filled = rows.map((row, at) => ({ ...row, number: at + 1 })).filter(isFilled)
  const read = filled.map(({ size, upToGrams, amounts }) => ({
    size: wholeNumber(size),
    upToGrams: wholeNumber(upToGrams),
    amounts: placesOf(method).map((_, column) => wholeNumber(amounts[column] ?? '')),
  }))
  const errors = read.flatMap((row, at): RateError[] => {
    const code = validateRow(method, row, read[at - 1])
    return code === null ? [] : [{ row: filled[at]?.number ?? 0, code }]
  })
  const whole = wholeError(method, read)
  if (whole !== null) errors.push({ row: 0, code: whole })
  return { rates: errors.length > 0 ? [] : read.flatMap((row) => ratesOf(method, row)), errors }
}

type ReadRow = { size: number | null; upToGrams: number | null; amounts: (number | null)[] }

const isFilled = ({ size, upToGrams, amounts }: RateRowInput): boolean =>
  [size, upToGrams, ...amounts].some((text) => text.trim() !== '')

function wholeNumber(text: string): number | null {
  const plain = text.normalize('NFKC').replace(/[,\s]/g, '')
  return /^\d{1,9}$/.test(plain) ? Number(plain) : null
}

function validateRow(
  method: ShippingMethod,
  { size, upToGrams, amounts }: ReadRow,
  before: ReadRow | undefined,
): RateError['code'] | null {
  if (upToGrams === null || upToGrams === 0 || upToGrams > GRAMS_MAX) return 'weight'
  if (method === 'ems' && upToGrams > EMS_LIMIT_GRAMS) return 'too_heavy'
  const isSized = method === 'domestic'
  if (isSized && (size === null || size === 0 || size > SIZE_MAX)) return 'size'
  if (amounts.some((amount) => amount === null || amount > AMOUNT_YEN_MAX)) return 'gap'
  const rises = upToGrams > (before?.upToGrams ?? 0)
  return rises && (!isSized || (size ?? 0) > (before?.size ?? 0)) ? null : 'order'
}

function wholeError(method: ShippingMethod, rows: readonly ReadRow[]): RateError['code'] | null {
  if (rows.length === 0) return 'empty'
  if (rows.length > RATE_ROWS_MAX) return 'too_many'
  const needed = SIZE_BY_PACKAGES.at(-1)?.size ?? 0
  return method === 'domestic' && (rows.at(-1)?.size ?? 0) < needed ? 'largest_size' : null
}

const ratesOf = (method: ShippingMethod, { size, upToGrams, amounts }: ReadRow): Rate[] =>
  placesOf(method).map((zone, column) => {
    const rate = { method, zone, upToGrams, amountYen: amounts[column] }
    // Without an error nothing is missing, and the places are those of the method.
    return (method === 'domestic' ? { ...rate, size } : rate) as Rate
  })

export const rateRowInputs = (rows: readonly FeeRow[]): RateRowInput[] =>
  rows.map(({ size, upToGrams, amountsYen }) => ({
    size: size === null ? '' : String(size),
    upToGrams: String(upToGrams),
    amounts: amountsYen.map((amount) => (amount === null ? '' : String(amount))),
  }))

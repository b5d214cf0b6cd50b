/** Catalogue fields as staff enter them: prices in the currency's format, everything else as stored. */
import {
  type EntryInput,
  type EntryValues,
  entryInput,
  fieldsOf,
  type Part,
} from '#domain/catalog/entry.ts'
import { type Currency, decimalText, money } from '#shared/money.ts'

import type { ActionInput } from '../forms/action.ts'
import { parseAmount } from '../forms/parse-amount.ts'

const CURRENCY_OF: Readonly<Record<string, Currency>> = { priceJpy: 'jpy', priceUsdMinor: 'usd' }

/** No figure: the domain refuses it and the page says where. */
const UNREADABLE = 'x'

/** What the form is filled with. */
export function entryView(part: Part, values: EntryValues): ActionInput {
  const texts = fieldsOf(part).map((field) => {
    const currency = CURRENCY_OF[field]
    const value = values[field]
    const amount =
      currency && typeof value === 'number' ? decimalText(money(value, currency)) : undefined
    return [field, amount ?? entryInput(part, values)[field] ?? ''] as const
  })
  return Object.fromEntries(texts)
}

/** What was typed, as the domain reads it. Every text is one line, also one that a form shows in several. */
export function entryIn(part: Part, input: ActionInput): EntryInput {
  const texts = fieldsOf(part).map((field) => {
    const text = (input[field] ?? '').replace(/\s*[\r\n]+\s*/g, ' ')
    const currency = CURRENCY_OF[field]
    if (!currency || text.trim() === '') return [field, currency ? '' : text] as const
    return [field, String(parseAmount(text, currency) ?? UNREADABLE)] as const
  })
  return Object.fromEntries(texts)
}

/** Quantities of several things in one form: an input for each. */
import type { Pieces } from '#domain/ledger/money-words.ts'

import type { ActionInput } from '../forms/action.ts'

export type PiecesField = 'items' | 'restocked' | 'replaced'

export const pieceField = (field: PiecesField, code: string): string => `${field}-${code}`

/** Without those that are zero; `null` when a quantity is no whole number. */
export function parsePieces(input: ActionInput, field: PiecesField): Pieces[] | null {
  const start = pieceField(field, '')
  const typed = Object.entries(input)
    .filter(([name]) => name.startsWith(start))
    .map(([name, text]) => ({ code: name.slice(start.length), text: text.trim() || '0' }))
  if (!typed.every(({ code, text }) => CODE.test(code) && QUANTITY.test(text))) return null
  return typed
    .map(({ code, text }) => ({ code, quantity: Number(text) }))
    .filter(({ quantity }) => quantity > 0)
}

const CODE = /^[\w-]+$/
const QUANTITY = /^\d{1,4}$/

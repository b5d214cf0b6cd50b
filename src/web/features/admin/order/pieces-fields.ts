/** Quantities of several things in one form: an input for each, and one text that the form carries on. */
import type { Pieces } from '#domain/ledger/money-words.ts'

export const PIECES_FIELDS = ['items', 'restocked', 'replaced'] as const
export type PiecesField = (typeof PIECES_FIELDS)[number]

export const pieceField = (field: PiecesField, code: string): string => `${field}-${code}`

/** "kit 1, refill-pack 2": the inputs of a form, or the text that it carries. */
export function readPieces(form: FormData, field: PiecesField): string {
  const typed = [...form].flatMap(([name, value]) =>
    name.startsWith(`${field}-`) && typeof value === 'string'
      ? [`${name.slice(field.length + 1)} ${value.trim() || 0}`]
      : [],
  )
  const carried = form.get(field)
  return typed.length > 0 || typeof carried !== 'string' ? typed.join(', ') : carried
}

/** What is typed for one of them; empty for none. */
export const pieceText = (text: string, code: string): string =>
  text
    .split(', ')
    .find((piece) => piece.startsWith(`${code} `))
    ?.slice(code.length + 1) ?? ''

/** Without those that are zero; `null` when a quantity is no whole number. */
export function parsePieces(text: string): Pieces[] | null {
  const pieces = text.split(', ').filter(Boolean)
  if (!pieces.every((piece) => PIECE.test(piece))) return null
  return pieces
    .map((piece) => {
      const [code = '', quantity] = piece.split(' ')
      return { code, quantity: Number(quantity) }
    })
    .filter(({ quantity }) => quantity > 0)
}

const PIECE = /^[\w-]+ \d{1,4}$/

/** Pieces of an order that staff select: what is left of each, and whether a selection is within it. */
import type { Pieces } from '#domain/ledger/money-words.ts'

/** Of each ordered thing, what has not gone yet; an amount never below zero. */
export const piecesLeft = <Ordered extends Pieces>(
  ordered: readonly Ordered[],
  gone: readonly Pieces[],
): Ordered[] =>
  ordered.map((one) => ({ ...one, quantity: Math.max(0, one.quantity - quantityOf(gone, one)) }))

/** Whole, positive, each code once, and no more than `left`. */
export const areWithin = (pieces: readonly Pieces[], left: readonly Pieces[]): boolean =>
  new Set(pieces.map(({ code }) => code)).size === pieces.length &&
  pieces.every(
    (one) =>
      Number.isSafeInteger(one.quantity) &&
      one.quantity > 0 &&
      one.quantity <= quantityOf(left, one),
  )

export const quantityOf = (pieces: readonly Pieces[], { code }: Pick<Pieces, 'code'>): number =>
  pieces.filter((one) => one.code === code).reduce((sum, { quantity }) => sum + quantity, 0)

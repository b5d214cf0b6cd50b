/**
 * Detects rows that an earlier file already contained. Statements overlap, and two payments may look the same: account, bank
 * reference and balance distinguish them where present; otherwise staff decide. Decisions, section 12.
 */
import type { ReadRow, StatementFormat } from './statement.ts'

type Days = { firstDay: string | null; lastDay: string | null }
type File = Days & { format: StatementFormat }
export type StoredRow = Omit<ReadRow, 'line'> & File & { id: string; ordinal: number }

export type Novelty =
  | { kind: 'known'; id: string }
  /** `id`: the row it may duplicate. */
  | { kind: 'maybe_known'; id: string; ordinal: number }
  | { kind: 'new'; ordinal: number }

type Likeness = 'same' | 'maybe' | 'other'

/** Classifies each row of a file; a stored row matches at most one of them. */
export function findDuplicates(
  rows: readonly ReadRow[],
  file: File,
  stored: readonly StoredRow[],
): { row: ReadRow; novelty: Novelty }[] {
  const free = Map.groupBy(stored, likenessKey)
  const take = (row: ReadRow, likeness: Likeness): StoredRow | undefined => {
    const candidates = free.get(likenessKey(row)) ?? []
    const at = candidates.findIndex((one) => likenessOf(row, file, one) === likeness)
    return at === -1 ? undefined : candidates.splice(at, 1)[0]
  }
  const nextOrdinal = ordinalsAfter(stored)
  const looked = rows.map((row) => ({ row, same: take(row, 'same') }))
  return looked.map(({ row, same }): { row: ReadRow; novelty: Novelty } => {
    if (same) return { row, novelty: { kind: 'known', id: same.id } }
    const ordinal = nextOrdinal(row)
    const maybe = take(row, 'maybe')
    return maybe
      ? { row, novelty: { kind: 'maybe_known', id: maybe.id, ordinal } }
      : { row, novelty: { kind: 'new', ordinal } }
  })
}

/** Continues the ordinals of equal payments of one payer across files. */
function ordinalsAfter(stored: readonly StoredRow[]): (row: ReadRow) => number {
  const highest = new Map<string, number>()
  for (const row of stored) {
    const key = payerKey(row)
    highest.set(key, Math.max(highest.get(key) ?? 0, row.ordinal))
  }
  return (row) => {
    const key = payerKey(row)
    const ordinal = (highest.get(key) ?? 0) + 1
    highest.set(key, ordinal)
    return ordinal
  }
}

function likenessOf(row: ReadRow, file: File, stored: StoredRow): Likeness {
  if (row.account !== null && stored.account !== null && row.account !== stored.account) {
    return 'other'
  }
  const hasBoth = row.reference !== null && stored.reference !== null
  if (!hasBoth || file.format !== stored.format) {
    return holds(file, stored) || holds(stored, file) ? 'same' : 'maybe'
  }
  if (row.reference === stored.reference) return 'same'
  // A bank may recalculate a balance, but the reference of a transfer is stable.
  return file.format === 'zengin' ? 'other' : 'maybe'
}

/** A file that covers all days of another statement contains all its rows. */
const holds = (file: Days, other: Days): boolean =>
  file.firstDay !== null &&
  file.lastDay !== null &&
  other.firstDay !== null &&
  other.lastDay !== null &&
  file.firstDay <= other.firstDay &&
  other.lastDay <= file.lastDay

/** The same bank writes the same row in other character widths into another file. */
export const plain = (text: string): string => text.normalize('NFKC').replaceAll(/\s/g, '')

type DuplicateKeys = Pick<ReadRow, 'day' | 'amountMinor' | 'payer'>

const likenessKey = (row: DuplicateKeys & Pick<ReadRow, 'text'>): string =>
  JSON.stringify([payerKey(row), plain(row.text)])

const payerKey = ({ day, amountMinor, payer }: DuplicateKeys): string =>
  JSON.stringify([day, amountMinor, plain(payer)])

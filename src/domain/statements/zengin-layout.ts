/** Field positions of a fixed-width record: the rules of the Japanese Bankers Association for kinds 01 and 03. */

export const RECORD_LENGTH = 200

/** Start and length, from 0. */
type Place = readonly [start: number, length: number]

/** Account fields of either header: bank, branch and account number. */
export const ACCOUNT = [
  [22, 4],
  [41, 3],
  [59, 14],
] as const satisfies readonly Place[]

/** `01`: incoming transfers. */
const NOTICE = {
  data: {
    inquiry: [1, 6],
    day: [7, 6],
    amount: [19, 10],
    payer: [49, 48],
    bank: [97, 15],
    /** `1` reverses an earlier record. */
    canceled: [127, 1],
    memo: [128, 20],
  },
  trailer: { count: [1, 6], sum: [7, 12], backCount: [19, 6], backSum: [25, 12] },
} as const satisfies Record<string, Record<string, Place>>

/** `03`: all movements. */
const MOVEMENTS = {
  data: {
    inquiry: [1, 8],
    day: [9, 6],
    /** `1` credit, `2` debit. */
    way: [21, 1],
    amount: [24, 12],
    payer: [81, 48],
    bank: [129, 15],
    text: [159, 20],
    memo: [179, 20],
  },
  trailer: { count: [1, 6], sum: [7, 13], backCount: [20, 6], backSum: [26, 13] },
} as const satisfies Record<string, Record<string, Place>>

export const LAYOUTS = { '01': NOTICE, '03': MOVEMENTS } as const
export type ZenginKind = keyof typeof LAYOUTS

export const END = { records: [1, 10] } as const satisfies Record<string, Place>

export const at = (record: string, [start, length]: Place): string =>
  record.slice(start, start + length)

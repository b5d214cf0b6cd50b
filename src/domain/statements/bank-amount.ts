/** Parses amounts as banks write them, in yen. An empty cell means no movement. */
const NOTHING = /^[-*ー―]*$/
const AMOUNT = /^(-|\+)?(\d{1,12})(?:\.0+)?$/

/** `null` for an invalid amount; negative with a minus sign. */
export function bankAmount(input: string): number | null {
  const plain = input
    .normalize('NFKC')
    .replaceAll(/[¥\\,\s円]/g, '')
    .replace(/^[▲△−]/, '-')
    .replace(/^\((.+)\)$/, '-$1')
  if (NOTHING.test(plain)) return 0
  const match = AMOUNT.exec(plain)
  if (!match) return null
  const amount = Number(match[2])
  return match[1] === '-' && amount !== 0 ? -amount : amount
}

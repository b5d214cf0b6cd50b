/** Amounts as banks write them, in yen. Nothing written is nothing moved. */
const NOTHING = /^[-*ー―]*$/
const AMOUNT = /^(-|\+)?(\d{1,12})(?:\.0+)?$/

/** `null` for what is no amount; negative where the sign says so. */
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

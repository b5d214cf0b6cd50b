/** Product codes as people paste them: one in a line, from a list, an e-mail or an earlier order. */

export type CodeLine = {
  /** Counted from one, as a person counts. */
  line: number
  /** The line as it was typed, to give back what could not be read. */
  text: string
  /** `null` when the line has no code, several codes, or an invalid quantity. */
  pick: { serial: string; quantity: number } | null
}

const QUANTITY_MAX = 99
const CODE = /[A-Z0-9]+(?:-[A-Z0-9]+)+/g
/** `2 x AC-CI01`, and `AC-CI01 x2`, `AC-CI01,2`, `AC-CI01 (2)`, `AC-CI01 2本`. */
const COUNT_BEFORE = /(?:^|\s)(\d+)\s*[X*]\s*$/
const COUNT_AFTER = /(\d+)\D*$/

/** Empty lines are skipped but counted. */
export function readCodes(text: string): CodeLine[] {
  return text
    .split(/\r\n?|\n/)
    .map((input, index) => ({ line: index + 1, text: input.trim(), pick: pickOf(input) }))
    .filter((line) => line.text !== '')
}

function pickOf(input: string): CodeLine['pick'] {
  const line = plain(input)
  const [found, ...others] = [...line.matchAll(CODE)]
  if (found === undefined || others.length > 0) return null

  const [serial] = found
  const before = COUNT_BEFORE.exec(line.slice(0, found.index))
  const after = COUNT_AFTER.exec(line.slice(found.index + serial.length))
  const quantity = Number((after ?? before)?.[1] ?? 1)
  return quantity >= 1 && quantity <= QUANTITY_MAX ? { serial, quantity } : null
}

/** Normalises full-width letters and the hyphens of Japanese keyboards. */
const plain = (input: string): string =>
  input
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll('×', 'X')
    .replaceAll(/(?<=[A-Z0-9])[‐‑‒–—−ー](?=[A-Z0-9])/g, '-')

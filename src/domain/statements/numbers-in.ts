/** Order numbers as people type them into a transfer: in any width, with blanks or dashes, O for 0. */
const NUMBER_LENGTH = 8

/** Normal form of an order number: without its dash. */
export const plainNumber = (number: string): string => readableLetters(number.replaceAll('-', ''))

/** Candidates: everything in the text with the length of an order number. */
export function possibleNumbers(text: string): string[] {
  const plain = text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[-‐‑‒–—―−ー_./・*#:\s]/g, '')
  const runs = plain.match(/[0-9A-Z]{8,}/g) ?? []
  const windows = runs.flatMap((run) =>
    Array.from({ length: run.length - NUMBER_LENGTH + 1 }, (_, start) =>
      readableLetters(run.slice(start, start + NUMBER_LENGTH)),
    ),
  )
  return [...new Set(windows)]
}

/** Order numbers contain no O, I, L or U: they are read as similar characters. */
const readableLetters = (text: string): string =>
  text.replaceAll('O', '0').replaceAll(/[IL]/g, '1').replaceAll('U', 'V')

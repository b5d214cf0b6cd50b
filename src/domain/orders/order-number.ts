/** Finds order numbers in what people write. */

/** The letters of `newOrderNumber`, in two groups, with any hyphen or none between them. */
const GROUP = '[0-9A-HJKMNP-TV-Z]{4}'
const NUMBER = new RegExp(`(?<![0-9A-Z])(${GROUP})[-‐‑‒–—―−ーｰ]?(${GROUP})(?![0-9A-Z])`, 'gi')

/** `number`: in the form in which orders have it. It may be none of ours. */
type NumberedPart = { text: string; number: string | null }

export function splitAtOrderNumbers(text: string): NumberedPart[] {
  const parts: NumberedPart[] = []
  let from = 0
  for (const match of halfWidth(text).matchAll(NUMBER)) {
    const { index, 0: written, 1: first = '', 2: second = '' } = match
    parts.push({ text: text.slice(from, index), number: null })
    from = index + written.length
    parts.push({ text: text.slice(index, from), number: `${first}-${second}`.toUpperCase() })
  }
  return [...parts, { text: text.slice(from), number: null }].filter((part) => part.text !== '')
}

/** Full-width forms as Japanese keyboards type them; as long as before. */
const halfWidth = (text: string): string =>
  text.replace(/[！-～]/g, (form) => String.fromCharCode(form.charCodeAt(0) - 0xfee0))

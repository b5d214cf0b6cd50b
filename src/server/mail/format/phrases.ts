/** Where a short text may break: before a bracket and between words, never inside a name, a date or an order number. */
import { type Markup, markup } from './markup.ts'

const WIDE = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}]'
/** Before a bracket that holds more than a weekday, and before a name that follows a number. */
const PIECES = new RegExp(
  `(?=（(?!.）))|(?=\\([^()]* [^()]*\\))|(?<=[0-9A-Z] )(?=${WIDE}+ ${WIDE})`,
  'u',
)
const EAST_ASIAN = new RegExp(WIDE, 'u')
const CODE = /([0-9A-Z]{4}-[0-9A-Z]{4})/

/** A piece moves to the next line as a whole, and breaks only where no line is long enough for it. */
export function phrases(text: string): Markup[] {
  const pieces = EAST_ASIAN.test(text) ? text.split(PIECES) : [text]
  if (pieces.length === 1) return unbrokenCodes(text)
  return pieces.map((piece) => {
    const words = piece.trimEnd()
    return markup`<span style="display:inline-block;">${unbrokenCodes(words)}</span>${piece.slice(words.length)}`
  })
}

/** An order number stays on one line, though a line may break at its hyphen. */
const unbrokenCodes = (text: string): Markup[] =>
  text
    .split(CODE)
    .map((part, index) =>
      index % 2 === 1 ? markup`<span style="white-space:nowrap;">${part}</span>` : markup`${part}`,
    )

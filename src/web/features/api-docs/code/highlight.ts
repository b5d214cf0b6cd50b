/**
 * The parts of a code sample that are coloured: comments, texts, numbers and words of a language. One pattern reads all
 * the languages of the reference; what it does not know has the colour of the rest.
 */
const KINDS = ['plain', 'comment', 'text', 'number', 'word'] as const
export type Part = { kind: (typeof KINDS)[number]; text: string }

const WORDS = [
  ...['as', 'async', 'await', 'catch', 'const', 'def', 'echo', 'else', 'export', 'False', 'for'],
  ...['foreach', 'from', 'function', 'if', 'import', 'in', 'let', 'new', 'None', 'not', 'null'],
  ...['query', 'raise', 'require', 'return', 'throw', 'true', 'True', 'try', 'type', 'while'],
  ...['except', 'false', 'is', 'or', 'and', 'typeof', 'unknown', 'string', 'boolean'],
]

/** The name of a group is the kind of what it matches. The name of a field is as plain as what is around it. */
const PATTERN = new RegExp(
  [
    /(?<comment>(?<=^|\s)(?:\/\/|#)\s.*)/,
    /(?<plain>"[^"\n]+"(?=:)|'[^'\n]+'(?=: | =>))/,
    /(?<text>'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`)/,
    /(?<number>(?<![\w.-])\d[\d_.]*\b)/,
    new RegExp(`(?<word>(?<![\\w.$-])(?:${WORDS.join('|')})(?![\\w-]))`),
  ]
    .map(({ source }) => source)
    .join('|'),
  'g',
)

export function partsOf(code: string): Part[] {
  const parts: Part[] = []
  let plain = ''
  let at = 0
  const flush = () => {
    if (plain !== '') parts.push({ kind: 'plain', text: plain })
    plain = ''
  }
  for (const match of code.matchAll(PATTERN)) {
    const kind = KINDS.find((one) => match.groups?.[one] !== undefined) ?? 'plain'
    plain += code.slice(at, match.index)
    at = match.index + match[0].length
    if (kind === 'plain') plain += match[0]
    else {
      flush()
      parts.push({ kind, text: match[0] })
    }
  }
  plain += code.slice(at)
  flush()
  return parts
}

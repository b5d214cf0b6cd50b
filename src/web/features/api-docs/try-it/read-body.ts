/** The text of the editor, and where it stops being JSON. */
export type BodyError = { line: number | null }

/** `null` for JSON. The line is not known where something is missing at the end. */
export function findBodyError(text: string): BodyError | null {
  try {
    JSON.parse(text)
    return null
  } catch (error) {
    return { line: error instanceof SyntaxError ? lineOf(error.message, text) : null }
  }
}

/** Browsers say it in different words: `line 3 column 5`, or `position 17`. */
function lineOf(message: string, text: string): number | null {
  const [, position] = /position (\d+)/.exec(message) ?? []
  if (position !== undefined) {
    const before = text.slice(0, Number(position))
    return before.length >= text.trimEnd().length ? null : before.split('\n').length
  }
  const [, line] = /line (\d+)/.exec(message) ?? []
  return line === undefined ? null : Number(line)
}

/** Indented where it is JSON; as it came where it is not. */
export function prettyText(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}

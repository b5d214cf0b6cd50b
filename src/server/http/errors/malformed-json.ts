/** Where a body stops being JSON, in the words of the JavaScript engine. */
export function jsonErrorOf(text: string): string {
  const message = parseError(text) ?? 'not JSON'
  if (/position \d+/.test(message)) return message

  const at = isTokenError(text) ? firstBadCharacter(text) : text.length
  return `${message.replace(/,.* is not valid JSON$/s, '')} at position ${at}`
}

/** The engine quotes the text around an unexpected token instead of its position: every longer prefix has the error too. */
function firstBadCharacter(text: string): number {
  let [good, bad] = [0, text.length]
  while (bad - good > 1) {
    const middle = Math.ceil((good + bad) / 2)
    if (isTokenError(text.slice(0, middle))) bad = middle
    else good = middle
  }
  return bad - 1
}

const isTokenError = (text: string): boolean =>
  parseError(text)?.startsWith('Unexpected token') ?? false

function parseError(text: string): string | null {
  try {
    JSON.parse(text)
    return null
  } catch (error) {
    return error instanceof Error ? error.message : null
  }
}

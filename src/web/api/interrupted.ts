/** The words with which Chromium, Firefox and Safari reject a request or an answer whose connection ended; none translates them. */
const ENDED = [
  /^Failed to fetch(?: \([^)]*\))?$/,
  /^network error$/i,
  /^NetworkError when attempting to fetch resource\.$/,
  /^Error in (?:input|body) stream$/,
  /^Load failed(?: \([^)]*\))?$/,
  /^The network connection was lost\.$/,
]

/**
 * Whether a request ended because the page did not wait, or because the connection was lost: the visitor left, pressed stop,
 * or is offline. No fault of the shop, and the router wraps it where it was reading the answer.
 */
export function isInterrupted(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error.name === 'AbortError') return true
  if (error instanceof TypeError && ENDED.some((words) => words.test(error.message))) return true
  return isInterrupted(error.cause)
}

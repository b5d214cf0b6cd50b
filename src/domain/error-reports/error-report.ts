/** An unexpected error as it is stored and reported. Decisions, section 10 "errors". */
import { MESSAGE_LENGTH_MAX, PLACE_LENGTH_MAX, STACK_LENGTH_MAX } from './policy.ts'

export type ErrorSource = 'browser' | 'server' | 'job'

export type ErrorReport = {
  source: ErrorSource
  message: string
  /** Where in the code; may be empty. */
  stack: string
  /** A page, a call or a job. */
  place: string
  /** Of the site that it happened in. */
  version: string
}

/** The port of a service that collects unexpected errors; nothing waits for it, and its own failures are not unexpected errors. */
export type ErrorCollector = (report: ErrorReport, happenedAt: Date) => Promise<void>

/**
 * Removes user input and secrets: query strings, e-mail addresses, links of e-mails. It also runs in the browser, so
 * that none of these are sent.
 */
export function withoutPersons({
  source,
  message,
  stack,
  place,
  version,
}: ErrorReport): ErrorReport {
  return {
    source,
    version: version.slice(0, 40),
    message: bare(message, MESSAGE_LENGTH_MAX),
    stack: bare(stack, STACK_LENGTH_MAX),
    place: bare(place, PLACE_LENGTH_MAX),
  }
}

/** Truncated before parsing, to bound the cost of a long text. */
const bare = (text: string, lengthMax: number): string =>
  withoutPersonalText(text.replaceAll('\0', '').slice(0, lengthMax))

/** The same for a text of bounded length. An address of mail may have been cut at its end. */
export const withoutPersonalText = (text: string): string =>
  withoutSecrets(text)
    .replace(/\?[^\s)'"]*/g, '')
    .replace(/[^\s@<>"'()/:;,]{1,64}@[^\s@<>"'()/:;,]{1,255}(?:\.[a-z]{2,63}|$)/gi, '…@…')
    .toWellFormed()

/** An address without the secret that an e-mail's link carries in its path. */
export const withoutSecrets = (text: string): string =>
  text.replace(/(?<=\/)[\w.-]{20,}/g, (segment) => (isSecret(segment) ? '…' : segment))

/** Slugs and ids have no capitals, files have an ending; 256 bits in base64 have the first and not the second. */
const isSecret = (segment: string): boolean =>
  /[A-Z]/.test(segment) && !/\.[a-z][a-z0-9]{1,4}$/.test(segment)

/** What makes two unexpected errors the same: source, message without numbers, and the first places in the code. */
export const signatureOf = ({ source, message, stack }: ErrorReport): string =>
  [source, message.replace(/\d+/g, '0'), ...stack.split('\n').slice(0, 4)]
    .map((line) => line.trim())
    .join('\n')

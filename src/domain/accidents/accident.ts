/** Something that went wrong, as it is kept and passed on. Decisions, section 10 "errors". */
import { MESSAGE_LENGTH_MAX, PLACE_LENGTH_MAX, STACK_LENGTH_MAX } from './policy.ts'

export type AccidentSource = 'browser' | 'server' | 'job'

export type Accident = {
  source: AccidentSource
  message: string
  /** Where in the code; may be empty. */
  stack: string
  /** A page, a call or a job. */
  place: string
  /** Of the site that it happened in. */
  version: string
}

/** The port of a service that collects accidents; nothing waits for it, and its own failures are not accidents. */
export type AccidentCollector = (accident: Accident, happenedAt: Date) => Promise<void>

/** Without what people typed: queries of addresses, and whatever looks like an address of mail. */
export function withoutPersons({ source, message, stack, place, version }: Accident): Accident {
  return {
    source,
    version: version.slice(0, 40),
    message: bare(message).slice(0, MESSAGE_LENGTH_MAX),
    stack: bare(stack).slice(0, STACK_LENGTH_MAX),
    place: bare(place).slice(0, PLACE_LENGTH_MAX),
  }
}

const bare = (text: string): string =>
  text
    .replaceAll('\0', '')
    .replace(/\?[^\s)'"]*/g, '')
    .replace(/[^\s@<>"']+@[^\s@<>"']+\.[a-z]{2,}/gi, '…@…')
    .toWellFormed()

/** What makes two accidents the same: source, message without numbers, and the first places in the code. */
export const signatureOf = ({ source, message, stack }: Accident): string =>
  [source, message.replace(/\d+/g, '0'), ...stack.split('\n').slice(0, 4)]
    .map((line) => line.trim())
    .join('\n')

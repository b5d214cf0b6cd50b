/** A log that stores its lines. */
import { type Log, type LogFields, plainLine } from '#server/log/log.ts'

/** Every line in readable form, without its time. */
export function logInto(lines: string[]): Log {
  const keep = (message: string, fields?: LogFields) => void lines.push(plainLine(message, fields))
  return { info: keep, warn: keep, error: keep }
}

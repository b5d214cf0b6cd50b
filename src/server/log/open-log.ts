/** Writes the log: JSON lines for programs, plain lines for people. What repeats is counted and not written. Decision 0040. */
import { withoutPersonalText } from '#domain/error-reports/error-report.ts'

import { LOG_LEVELS, type Log, type LogFields, type LogLevel, plainLine } from './log.ts'

export type LogFormat = 'json' | 'text'

/** Lines per kind of warning or error and minute; the rest become one count. @internal */
export const SAME_LINES_MAX = 5
const WINDOW_MS = 60_000
/** Number of kinds counted at once. Beyond it all counts are written and reset. */
const KINDS_MAX = 500
const TEXT_LENGTH_MAX = 8_000

type Options = {
  format: LogFormat
  level: LogLevel
  /** One line with its end. */
  write: (line: string) => void
  now?: () => Date
}

export type OpenLog = Log & {
  /** Writes how often suppressed lines would have been repeated. */
  flush(): void
}

export function openLog({ format, level, write, now = () => new Date() }: Options): OpenLog {
  const kinds = new Map<string, { level: LogLevel; message: string; times: number }>()
  let endsAt = 0
  let timer: NodeJS.Timeout | undefined

  const put = (level: LogLevel, message: string, fields: LogFields): void => {
    const time = now().toISOString()
    // Of a field without a value `JSON.stringify` writes nothing.
    if (format === 'json') write(`${JSON.stringify({ time, level, message, ...fields })}\n`)
    else write(`${time} ${plainLine(message, fields)}\n`)
  }

  const flush = (): void => {
    clearTimeout(timer)
    for (const { level, message, times } of kinds.values()) {
      const suppressed = times - SAME_LINES_MAX
      if (suppressed > 0) put(level, `${message} (repeated)`, { suppressed })
    }
    kinds.clear()
  }

  /** Whether this line was written often enough for now. */
  const isSuppressed = (level: LogLevel, message: string, error = ''): boolean => {
    const time = now().getTime()
    if (time >= endsAt || kinds.size >= KINDS_MAX) {
      flush()
      endsAt = time + WINDOW_MS
    }
    const kind = kindOf(level, message, error)
    const seen = kinds.get(kind) ?? { level, message, times: 0 }
    seen.times += 1
    kinds.set(kind, seen)
    // Write the count even when no further line comes.
    if (seen.times === SAME_LINES_MAX + 1) timer = setTimeout(flush, WINDOW_MS).unref()
    return seen.times > SAME_LINES_MAX
  }

  const logAt =
    (lineLevel: LogLevel) =>
    (message: string, fields: LogFields = {}) => {
      if (LOG_LEVELS.indexOf(lineLevel) < LOG_LEVELS.indexOf(level)) return
      if (lineLevel === 'info') return put('info', message, fields)

      const bare = withoutPersonalText(message.slice(0, TEXT_LENGTH_MAX))
      if (!isSuppressed(lineLevel, bare, fields.error)) put(lineLevel, bare, bareFields(fields))
    }
  return { info: logAt('info'), warn: logAt('warn'), error: logAt('error'), flush }
}

const bareFields = (fields: LogFields): LogFields =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, bareValue(value)]))

const bareValue = (value: LogFields[string]) =>
  typeof value === 'string' ? withoutPersonalText(value.slice(0, TEXT_LENGTH_MAX)) : value

/** The same unexpected error at another port, after another time or with another number is the same. */
const kindOf = (level: LogLevel, message: string, error: string): string =>
  [level, message, ...error.split('\n', 3)].join('\n').slice(0, 1_000).replace(/\d+/g, '0')

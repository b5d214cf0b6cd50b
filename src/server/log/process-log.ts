/** The log of this process. Plain until the environment was read, because a start can fail before. */
import type { Log, LogLevel } from './log.ts'
import { type LogFormat, openLog } from './open-log.ts'

type Settings = { format: LogFormat; level: LogLevel }

const opened = (settings: Settings) => {
  // JSON lines go to one stream in order; in a terminal errors go to stderr.
  const stream = settings.format === 'json' ? process.stdout : process.stderr
  return { ...settings, log: openLog({ ...settings, write: (line) => void stream.write(line) }) }
}

let current = opened({ format: 'text', level: 'info' })

export const log: Log = {
  info: (message, fields) => current.log.info(message, fields),
  warn: (message, fields) => current.log.warn(message, fields),
  error: (message, fields) => current.log.error(message, fields),
}

export function setUpLog(settings: Settings): void {
  current = opened(settings)
}

/** What the person who starts the shop waits for: in a terminal without a timestamp. */
export function say(line: string): void {
  if (current.format === 'json') log.info(line)
  else process.stdout.write(`${line}\n`)
}

process.on('exit', () => current.log.flush())

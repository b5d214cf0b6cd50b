import { format } from 'node:util'

import type { Log } from './log.ts'

/** What libraries write to the console becomes lines of the log, so that it has a time and a level, and cannot flood. */
export function sendConsoleToLog(
  log: Log,
  target: Pick<Console, 'warn' | 'error'> = console,
): void {
  const say =
    (level: 'warn' | 'error') =>
    (...told: unknown[]): void => {
      const [message = '', ...rest] = format(...told).split('\n')
      log[level](message, { logger: 'console', ...(rest.length > 0 && { error: rest.join('\n') }) })
    }
  target.warn = say('warn')
  target.error = say('error')
}

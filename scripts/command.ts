/** What commands of operators have in common: their output, their end by a signal, and what they say when they fail. */

import { messageOf } from '../src/server/process/error-facts.ts'
import { explain } from '../src/server/process/explain.ts'
import { answerHelp } from './usage.ts'

/** The words of the command line are wrong: the usage is shown. */
export class UsageError extends Error {}

/** Reads the command line. What it throws is a wrong usage. */
export function readArguments<T>(read: () => T): T {
  try {
    return read()
  } catch (error) {
    throw new UsageError(messageOf(error))
  }
}

/** Ends the process with 2 after a wrong usage and with 1 after any other failure, which begins with `failed`. */
export async function runCommand(
  run: (args: string[]) => Promise<void>,
  { usage, failed }: { usage: string; failed: string },
): Promise<void> {
  answerHelp(usage)
  try {
    await run(process.argv.slice(2))
  } catch (error) {
    const isUsage = error instanceof UsageError
    const words = error instanceof Error ? error.message : explain(error)
    process.stderr.write(isUsage ? `${words}\n\n${usage}` : `${failed}: ${words}\n`)
    process.exitCode = isUsage ? 2 : 1
  }
}

export function stopSignal(): AbortSignal {
  const stop = new AbortController()
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => stop.abort())
  return stop.signal
}

export function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

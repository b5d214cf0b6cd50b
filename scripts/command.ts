/** What commands of operators have in common: their output, their end by a signal, and what they say when they fail. */
import { codeOf, messageOf } from '../src/server/process/error-facts.ts'
import { answerHelp } from './usage.ts'

/** The words of the command line are wrong: the usage is shown. */
export class UsageError extends Error {}

/** Ends the process with 2 after a wrong usage and with 1 after any other failure, which begins with `failed`. */
export async function runCommand(
  run: (args: string[]) => Promise<void>,
  { usage, failed }: { usage: string; failed: string },
): Promise<void> {
  answerHelp(usage)
  try {
    await run(process.argv.slice(2))
  } catch (error) {
    const words = messageOf(error)
    process.stderr.write(isUsage(error) ? `${words}\n\n${usage}` : `${failed}: ${words}\n`)
    process.exitCode = isUsage(error) ? 2 : 1
  }
}

/** `parseArgs` throws errors of its own. */
const isUsage = (error: unknown): boolean =>
  error instanceof UsageError || codeOf(error)?.startsWith('ERR_PARSE_ARGS_') === true

export function stopSignal(): AbortSignal {
  const stop = new AbortController()
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => stop.abort())
  return stop.signal
}

export function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

/** The command line of a tool: `--help` says what the tool does and does nothing; a wrong option shows the same text. */
import { writeSync } from 'node:fs'
import { type ParseArgsConfig, parseArgs } from 'node:util'

import { messageOf } from '../src/server/process/error-facts.ts'
import { COMMANDS, type CommandName } from './commands.ts'

/** What the command line says. Ends the process after `--help` and after an option that the tool does not have. */
export function readCommandLine<const Config extends ParseArgsConfig>(
  name: CommandName,
  config: Config,
): ReturnType<typeof parseArgs<Config>> {
  const { usage } = COMMANDS[name]
  answerHelp(usage)
  try {
    return parseArgs(config)
  } catch (error) {
    return endWithUsage(messageOf(error), usage)
  }
}

/** Ends the process after `--help`. */
export function answerHelp(usage: string): void {
  if (!process.argv.slice(2).some((word) => word === '--help' || word === '-h')) return
  writeSync(process.stdout.fd, usage)
  process.exit(0)
}

export function endWithUsage(problem: string, usage: string): never {
  writeSync(process.stderr.fd, `${problem}\n\n${usage}`)
  process.exit(2)
}

/** Starts one of our commands with the project's own Node, whatever Node is installed: `npm run tool -- NAME`. */
import { COMMANDS } from './commands.ts'
import { answerHelp, endWithUsage } from './usage.ts'

const USAGE = `Usage: npm run tool -- NAME [options]
  starts a tool; "npm run tool -- NAME --help" says what it does
  NAME is one of: ${Object.keys(COMMANDS).join(', ')}
`

const [name = '', ...rest] = process.argv.slice(2)
const command = Object.entries(COMMANDS).find(([known]) => known === name)?.[1]
answerHelp(command?.usage ?? USAGE)
if (!command) endWithUsage(name === '' ? 'Which tool?' : `There is no tool "${name}".`, USAGE)
// The tool reads its options as if it had been started by itself.
process.argv.splice(2, Number.POSITIVE_INFINITY, ...rest)
await import(new URL(`../${command.file}`, import.meta.url).href)

/** Every command of README's table explains itself with `--help`, and does nothing else. */
import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

import packageJson from '../package.json' with { type: 'json' }
import { COMMANDS } from '../scripts/commands.ts'

const run = promisify(execFile)
const SCRIPTS: Record<string, string> = packageJson.scripts
const TABLE = readFileSync('README.md', 'utf8').match(/\| Command \|.*\n(?:\|.*\n)+/)?.[0] ?? ''
const FIRST_CELLS = [...TABLE.matchAll(/^\| (.*?) \|/gm)].map(([, cell]) => cell).join()
/** `npm test`, `npm run staff`, `npm run tool -- art`: what is written after the name is an example. */
const NAMES = [...FIRST_CELLS.matchAll(/`npm (?:run )?(tool -- [\w-]+|[\w:-]+)[^`]*`/g)].map(
  ([, command = '']) => command,
)

test('README names each npm command and each tool once', () => {
  const tools = Object.keys(COMMANDS).filter((name) => !Object.hasOwn(SCRIPTS, name))
  const wanted = [...Object.keys(SCRIPTS), ...tools.map((name) => `tool -- ${name}`)]
  expect(NAMES.toSorted()).toEqual(wanted.filter((name) => name !== 'tool').toSorted())
})

test('the file of each command exists', () => {
  const missing = Object.values(COMMANDS).filter(({ file }) => !existsSync(file))
  expect(missing).toEqual([])
})

test.concurrent.each(NAMES)('%s --help says what it does and does nothing', async (command) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'help-'))
  rmSync(dataDir, { recursive: true })
  const { stdout, stderr } = await help(command, { DATA_DIR: dataDir })
  expect(stdout).toMatch(/usage/i)
  if (isOurs(command)) expect(stdout).toMatch(new RegExp(`^Usage:\\s+npm (run )?${command}\\b`))
  expect(stderr).toBe('')
  expect(existsSync(dataDir)).toBe(false)
})

const isOurs = (command: string): boolean => programOf(command)[0] === 'node'

const programOf = (command: string): string[] =>
  (SCRIPTS[command.split(' ')[0] ?? ''] ?? '').split(' ')

/** Without npm, whose own start would take longer than the command's: the project's Node runs these tests, too. */
function help(command: string, env: Record<string, string> = {}) {
  const [program = '', ...args] = programOf(command)
  const script = program === 'node' ? [] : [realpathSync(join('node_modules', '.bin', program))]
  const words = command.split(' ').slice(2)
  return run(process.execPath, [...script, ...args, ...words, '--help'], {
    env: { ...process.env, ...env },
    timeout: 25_000,
  })
}

/** One step of `npm run check` or `npm test`: a tool is run, one line is printed, its output only when it failed. */
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Longer than any step takes on two busy cores, every journey in its long form included; a step that hangs fails. */
const STEP_TIMEOUT_MS = 90 * 60_000

/** What is read later has no colours. */
const PLAIN = process.stdout.isTTY ? {} : { FORCE_COLOR: '0' }

export type Step = {
  name: string
  /** A sentence with what to do when the step failed. */
  fix: string
  /** Run one after the other; the first that fails ends the step. */
  commands: readonly Command[]
  /** Names of what failed, printed before the output, whose end may be cut off. */
  failures?: () => readonly string[]
}

export type Command = { args: readonly string[]; env?: Record<string, string> }

/** The program of an installed package, run by this very Node: no shell, so the same on every system. */
export function tool(packageName: string, ...args: string[]): Command {
  const folder = join(process.cwd(), 'node_modules', packageName)
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    bin: string | Record<string, string> // What npm itself demands of a package with a program.
  }
  const program = typeof bin === 'string' ? bin : Object.values(bin)[0]
  if (!program) throw new Error(`${packageName} has no program`)
  return { args: [join(folder, program), ...args] }
}

export const script = (path: string, ...args: string[]): Command => ({ args: [path, ...args] })

export async function runStep({ name, fix, commands, failures }: Step): Promise<boolean> {
  const startedAt = performance.now()
  const output: string[] = []
  let isOk = true
  for (const command of commands) {
    isOk = await run(command, (text) => output.push(text))
    if (!isOk) break
  }
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  console.log(`${isOk ? 'ok    ' : 'FAILED'} ${name.padEnd(44)} ${seconds.padStart(6)} s`)
  if (!isOk) {
    try {
      for (const failure of failures?.() ?? []) console.log(`       failed: ${failure}`)
    } finally {
      console.log(`${indent(output.join(''))}\n       ${fix}\n`)
    }
  }
  return isOk
}

/** Gives the terminal to a tool, and ends as it ends. */
export function runAttached({ args, env = {} }: Command): void {
  spawn(process.execPath, args, { env: { ...process.env, ...env }, stdio: 'inherit' }).on(
    'close',
    (code) => {
      process.exitCode = code ?? 1
    },
  )
}

/** Runs steps one after the other, whether or not one fails; answers how many failed. */
export async function runInTurn(steps: readonly Step[]): Promise<number> {
  let failed = 0
  for (const step of steps) if (!(await runStep(step))) failed += 1
  return failed
}

function run({ args, env = {} }: Command, write: (text: string) => void): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      env: { ...process.env, ...PLAIN, ...env },
      timeout: STEP_TIMEOUT_MS,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const stop = (): boolean => child.kill('SIGTERM')
    process.once('exit', stop)
    child.stdout.setEncoding('utf8').on('data', write)
    child.stderr.setEncoding('utf8').on('data', write)
    child.on('error', (error) => {
      write(error.message)
      resolve(false)
    })
    child.on('close', (code, signal) => {
      if (signal) write(`Ended by ${signal}.`)
      process.off('exit', stop)
      resolve(code === 0)
    })
  })
}

const indent = (text: string): string => text.trimEnd().replaceAll(/^/gm, '       ')

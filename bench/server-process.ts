/** Servers that a benchmark starts and ends, and the middle of what it measured. */
import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

export function start(args: string[], env: Record<string, string>): ChildProcess {
  return spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
}

/** The first whole line that contains `part`. What the process says later is not read. */
export async function lineWith(child: ChildProcess, part: string): Promise<string> {
  if (!child.stdout) throw new Error('the process has no output')
  const lines = createInterface({ input: child.stdout })
  for await (const line of lines) {
    if (!line.includes(part)) continue
    lines.close()
    child.stdout.resume()
    return line
  }
  throw new Error('it ended before it was ready')
}

export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

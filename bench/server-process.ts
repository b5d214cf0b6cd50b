/** Servers that a benchmark starts and ends, and the middle of what it measured. */
import { type ChildProcess, spawn } from 'node:child_process'

export function start(args: string[], env: Record<string, string>): ChildProcess {
  return spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
}

/** The first whole line that contains `part`. */
export function lineWith(child: ChildProcess, part: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = ''
    child.stdout?.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk
      const found = text
        .split('\n')
        .slice(0, -1)
        .find((line) => line.includes(part))
      if (found !== undefined) resolve(found)
    })
    child.once('exit', (code) => reject(new Error(`ended with ${code} before it was ready`)))
  })
}

export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

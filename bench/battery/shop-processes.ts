/** Shops in processes of their own, which the battery starts, kills, and ends without exception. */
import { type ChildProcess, spawn } from 'node:child_process'

import { endChild } from '../../tests/support/process/end-child.ts'
import { firstMatch } from '../../tests/support/process/first-match.ts'

/** How a shop is started: the arguments of Node. */
export type ShopCommand = readonly string[]

export type ShopProcess = {
  pid: number
  url: string
  /** SIGKILL; resolves when the process is gone. */
  kill(): Promise<void>
  hasEnded(): boolean
}

export type ShopProcesses = ReturnType<typeof openShopProcesses>

export function openShopProcesses(command: ShopCommand) {
  const running = new Set<ChildProcess>()
  const lines: string[] = []
  const deaths: string[] = []

  return {
    /** Lines of standard error: the log. */
    lines,
    /** Processes that ended unexpectedly. */
    deaths,
    async start(environment: Record<string, string>): Promise<ShopProcess> {
      const child = spawn(process.execPath, command, {
        env: { ...process.env, PORT: '0', LOG_FORMAT: 'json', ...environment },
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      running.add(child)
      child.once('exit', (code, signal) => {
        running.delete(child)
        if (!child.killed) deaths.push(`pid ${child.pid} ended: ${signal ?? code}`)
      })
      collectLines(child, lines)
      const port = await firstMatch(child, /http:\/\/\S+?:(\d+)\s/)
      return {
        pid: child.pid ?? 0,
        url: `http://127.0.0.1:${port}`,
        kill: () => endChild(child, 'SIGKILL'),
        hasEnded: () => child.exitCode !== null || child.signalCode !== null,
      }
    },
    /** Gracefully at first; a process that does not end is killed. */
    async end(): Promise<void> {
      await Promise.all([...running].map(endInTime))
    },
  }
}

const END_MS = 20_000

async function endInTime(child: ChildProcess): Promise<void> {
  const timer = setTimeout(() => child.kill('SIGKILL'), END_MS)
  await endChild(child)
  clearTimeout(timer)
}

function collectLines(child: ChildProcess, lines: string[]): void {
  let rest = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    const parts = (rest + text).split('\n')
    rest = parts.pop() ?? ''
    lines.push(...parts)
  })
}

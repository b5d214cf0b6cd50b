import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'

/** Resolves when the process is gone, at once when it has ended before. */
export async function endChild(
  child: ChildProcess,
  signal: NodeJS.Signals = 'SIGTERM',
): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
}

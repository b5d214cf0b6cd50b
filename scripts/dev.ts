/** Runs the shop from its sources, and starts it again when a file of the server changes. */
import { spawn } from 'node:child_process'

const shop = spawn(process.execPath, ['--watch', 'scripts/start.ts', '--dev'], { stdio: 'inherit' })
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => shop.kill(signal))
shop.on('exit', (code) => {
  process.exitCode = code ?? 1
})

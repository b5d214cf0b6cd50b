/** Runs the shop from its sources, and starts it again when a file of the server changes. */
import { spawn } from 'node:child_process'

const shop = spawn(process.execPath, ['--watch', 'scripts/dev/dev-shop.ts'], {
  stdio: 'inherit',
  // Sources are read and stripped of their types once; the next start takes them from here.
  env: { ...process.env, NODE_COMPILE_CACHE: 'node_modules/.cache/scent-shop' },
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => shop.kill(signal))
shop.on('exit', (code) => {
  process.exitCode = code ?? 1
})

/** Runs the shop from its sources, and starts it again when a file of the server changes. */
import { spawn } from 'node:child_process'

/**
 * What the server itself imports. `--watch` alone would watch every imported file: React Router bundles vite.config.ts into a
 * file that it imports and deletes, so the shop would restart forever. Vite reloads pages.
 */
const WATCHED = [
  ...['adapters', 'contract', 'domain', 'i18n', 'server', 'shared', 'web/site'].map(
    (folder) => `src/${folder}`,
  ),
  'tools',
]
const watch = WATCHED.map((path) => `--watch-path=${path}`)

const shop = spawn(process.execPath, [...watch, 'scripts/dev/dev-shop.ts'], {
  stdio: 'inherit',
  // Sources are read and stripped of their types once; the next start takes them from here.
  env: { ...process.env, NODE_COMPILE_CACHE: 'node_modules/.cache/scent-shop' },
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => shop.kill(signal))
shop.on('exit', (code) => {
  process.exitCode = code ?? 1
})

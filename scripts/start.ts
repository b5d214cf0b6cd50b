/** `npm start`: builds the pages when they are older than their sources, then opens the shop. */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { explain, main } from '../src/server/main.ts'

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))
const SOURCES = ['src', 'public', 'package.json', 'vite.config.ts', 'react-router.config.ts']

process.chdir(ROOT)
const buildDir = process.env.BUILD_DIR ?? 'build'

if (isStale()) build()
try {
  await main(join(ROOT, buildDir))
} catch (error) {
  process.stderr.write(`${explain(error)}\n`)
  process.exit(1)
}

function isStale(): boolean {
  const built = join(buildDir, 'server', 'index.js')
  return !existsSync(built) || newest(SOURCES) > statSync(built).mtimeMs
}

function newest(paths: readonly string[]): number {
  return Math.max(
    ...paths.filter(existsSync).map((path) => {
      const found = statSync(path)
      if (!found.isDirectory()) return found.mtimeMs
      return newest(readdirSync(path).map((name) => join(path, name)))
    }),
    0,
  )
}

function build(): void {
  process.stdout.write('Building the pages\n')
  const cli = fileURLToPath(import.meta.resolve('@react-router/dev/package.json'))
  const bin = join(dirname(cli), 'bin.cjs')
  const done = spawnSync(process.execPath, [bin, 'build'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (done.status !== 0) process.exit(done.status ?? 1)
}

// @ts-check
/**
 * Builds the shop when its build is older than its sources, then runs it. JavaScript, because Node would load its compiler of
 * TypeScript for the first `.ts` file and keep its 17 MiB. Decision 0044.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const USAGE = `Usage: npm start
  builds the shop when its build is older than its sources, starts a database unless DATABASE_URL names one, migrates,
  seeds, and serves the shop at http://localhost:3000 (PORT); docs/configuration.md lists the environment variables
`
const BUILD_TOOL = '@react-router/dev/package.json'
const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))
const SOURCES = [
  'src',
  'tools',
  'content',
  'public',
  'package.json',
  'vite.config.ts',
  'react-router.config.ts',
  'scripts/bundle',
  'scripts/fonts',
]

if (process.argv.slice(2).some((word) => word === '--help' || word === '-h')) {
  process.stdout.write(USAGE)
  process.exit(0)
}
process.chdir(ROOT)
const buildDir = resolve(process.env.BUILD_DIR ?? 'build')
if (isStale()) await build()
enableCompileCache(join(ROOT, 'node_modules', '.cache', 'scent-shop'))
const { runBuilt } = await import(pathToFileURL(join(buildDir, 'server', 'index.js')).href)
await runBuilt(() => existsSync(join(buildDir, 'compressed')) || compressLater())

function isStale() {
  // The last file that a build writes.
  const complete = join(buildDir, 'complete')
  if (!existsSync(complete)) return true
  return canBuild() && newest(SOURCES) > statSync(complete).mtimeMs
}

/** Where only what runs was installed (`npm ci --omit=dev`), the build that came along is the one to serve. */
function canBuild() {
  try {
    return import.meta.resolve(BUILD_TOOL) !== ''
  } catch {
    return false
  }
}

/** @param {readonly string[]} paths @returns {number} */
function newest(paths) {
  return Math.max(
    ...paths
      .filter((path) => existsSync(path))
      .map((path) => {
        const found = statSync(path)
        if (!found.isDirectory()) return found.mtimeMs
        return newest(readdirSync(path).map((name) => join(path, name)))
      }),
    0,
  )
}

/** Ends the process when the build fails, which has said why itself, and at a signal. */
async function build() {
  process.stdout.write('Building the shop\n')
  const building = spawn(process.execPath, ['scripts/bundle/build.ts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, COMPRESS_LATER: '1' },
  })
  const preparing = spawn(process.execPath, ['scripts/first-database.ts'], { stdio: 'ignore' })
  const stop = () => {
    building.kill()
    preparing.kill()
  }
  process.on('SIGINT', stop).on('SIGTERM', stop)
  const [[status]] = await Promise.all([once(building, 'exit'), once(preparing, 'exit')])
  process.off('SIGINT', stop).off('SIGTERM', stop)
  if (status !== 0) process.exit(1)
}

/** In a process of its own: without their compressed twins the files only travel larger, so the shop does not wait for them. */
function compressLater() {
  spawn(process.execPath, ['scripts/bundle/precompress.ts', join(buildDir, 'client')], {
    stdio: 'inherit',
  })
}

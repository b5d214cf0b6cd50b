/** Builds the pages when they are older than their sources, then opens the shop. */
import { spawn } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ServerBuild } from 'react-router'

import { log } from '../src/server/log/process-log.ts'
import type { Pages } from '../src/server/main.ts'
import { watchSignals } from '../src/server/process/stopping.ts'
import { COMPRESS_LATER, compressAll } from './bundle/precompress.ts'
import { answerHelp } from './usage.ts'

answerHelp(`Usage: npm start
  builds the pages when they are older than their sources, starts a database unless DATABASE_URL names one, migrates,
  seeds, and serves the shop at http://localhost:3000 (PORT); docs/configuration.md lists the environment variables
`)

const BUILD_TOOL = '@react-router/dev/package.json'
const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))
const SOURCES = [
  'src',
  'content',
  'public',
  'package.json',
  'vite.config.ts',
  'react-router.config.ts',
  'scripts/bundle',
  'scripts/fonts',
]

process.chdir(ROOT)
// Before anything is started that a signal must end.
const stopping = watchSignals(log)
const buildDir = process.env.BUILD_DIR ?? 'build'

const isDev = process.argv.includes('--dev')
const environment = { ...process.env }
const isNew = !isDev && isStale()
// The database is made ready meanwhile.
const built = isNew ? build() : Promise.resolve()
// Sources are read and stripped of their types once; the next start takes them from here.
enableCompileCache(join(ROOT, 'node_modules', '.cache', 'scent-shop'))
// Whether the shop is a sample is ours to say; React and the router render finished pages as in production.
if (!isDev) process.env.NODE_ENV = 'production'
const { builtPages, explain, runShop } = await import('../src/server/main.ts')
try {
  await run(isDev ? devPages() : built.then(() => builtPages(join(ROOT, buildDir))))
} catch (error) {
  // A start that was stopped has nothing to explain.
  if (!stopping.signal.aborted) {
    process.stderr.write(`${explain(error)}\n`)
    process.exit(1)
  }
}
process.exit(stopping.exitCode())

async function run(pages: Promise<Pages>): Promise<void> {
  const start = { given: environment, pages, stopping, onOpen: compressLater }
  const isMany = !isDev && Number(environment.WEB_CONCURRENCY || 1) > 1
  if (!isMany) return runShop(start)

  const { runCluster } = await import('../src/server/process/cluster.ts')
  return runCluster(start, join(ROOT, buildDir))
}

/** Without their compressed twins the files only travel larger, so the shop need not wait for them. */
function compressLater(): void {
  if (!isNew) return
  compressAll(join(ROOT, buildDir, 'client')).catch((error: unknown) =>
    log.warn(`The files were not compressed: ${error}`),
  )
}

/** Pages straight from their sources, with changes shown at once. */
async function devPages(): Promise<Pages> {
  const { createServer } = await import('vite')
  // Bundling the configuration writes a file that `node --watch` takes for a change: it would restart forever.
  const vite = await createServer({ configLoader: 'native', server: { middlewareMode: true } })
  return {
    // The module is React Router's own, made from its configuration.
    build: () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>,
    clientDir: 'public',
    version: 'development',
    before: (request, response, next) => vite.middlewares(request, response, next),
  }
}

function isStale(): boolean {
  const built = join(buildDir, 'server', 'index.js')
  if (!existsSync(built)) return true
  return canBuild() && newest(SOURCES) > statSync(built).mtimeMs
}

/** Where only what runs was installed (`npm ci --omit=dev`), the build that came along is the one to serve. */
function canBuild(): boolean {
  try {
    return import.meta.resolve(BUILD_TOOL) !== ''
  } catch {
    return false
  }
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

/** A build that fails has said why itself. */
function build(): Promise<void> {
  process.stdout.write('Building the pages\n')
  const cli = fileURLToPath(import.meta.resolve(BUILD_TOOL))
  const bin = join(dirname(cli), 'bin.cjs')
  const child = spawn(process.execPath, [bin, 'build'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...environment, [COMPRESS_LATER]: '1' },
  })
  process.once('exit', () => child.kill())
  return new Promise((resolve, reject) => {
    child.once('exit', (status) => {
      if (status === 0) resolve()
      else reject(new Error('The pages could not be built; the lines above say why'))
    })
  })
}

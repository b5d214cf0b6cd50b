/**
 * Builds the browser's and the server's part of the shop at once, each in a process of its own: JavaScript of the build uses one
 * core. Decision 0044.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

import { answerHelp } from '../usage.ts'
import { PART, type Part } from './side-by-side.ts'

const USAGE = `Usage: npm run build
  builds the shop into the folder build, or into BUILD_DIR: one program for the server, the scripts of its pages
`
const ROUTER = fileURLToPath(import.meta.resolve('@react-router/dev/package.json'))
/**
 * A build makes much that is short-lived. With room for it, collecting takes an eighth less of both cores; the bundler's memory in
 * small pages takes a tenth less, because the system would clear two megabytes for each of its small needs.
 */
const YOUNG = ['--min-semi-space-size=32', '--max-semi-space-size=64', '--no-parallel-scavenge']
const SMALL_PAGES = { MIMALLOC_ALLOW_THP: '0' }

answerHelp(USAGE)
const folder = resolve(process.env.BUILD_DIR ?? 'build')
/** Written last: a build without it was stopped on the way. */
const complete = join(folder, 'complete')
rmSync(complete, { force: true })
rmSync(join(folder, 'compressed'), { force: true })
// A folder of the operator's, or the project itself, keeps what else is in it.
if (folder.startsWith(`${resolve('.')}${sep}`)) rmSync(folder, { recursive: true, force: true })

const browser = building('client')
const server = building('ssr')
const bothBuilt = Promise.all([
  succeeded(browser).then(() => server.send('built')),
  succeeded(server),
])
// What failed has said why; the other part ends with this process.
await bothBuilt.catch(() => process.exit(1))
writeFileSync(complete, '')

function building(part: Part): ChildProcess {
  return spawn(process.execPath, [...YOUNG, join(dirname(ROUTER), 'bin.cjs'), 'build'], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...SMALL_PAGES, ...process.env, [PART]: part },
  })
}

async function succeeded(child: ChildProcess): Promise<void> {
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`a part of the build ended with ${code}`)
}

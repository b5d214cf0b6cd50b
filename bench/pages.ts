/**
 * A cached page compared with the same bytes from a bare `node:http` server, a conditional request, and the same page rendered
 * for each request, in interleaved rounds of one run.
 */
import type { ChildProcess } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { readCommandLine } from '../scripts/usage.ts'
import { callerOf, measure } from './load.ts'
import { type RawRequest, rawRate } from './raw-load.ts'
import { lineWith, median, start } from './server-process.ts'

/** Of what the bare server answers. */
const GOAL = 0.7
const HERE = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const { values } = readCommandLine('pages', {
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '4' },
    callers: { type: 'string', default: '16' },
    path: { type: 'string', default: '/products/aroma-shooter-3' },
  },
})
const load = { callers: Number(values.callers), seconds: Number(values.seconds) }
const READER = { 'accept-language': 'ja', 'accept-encoding': 'br' }

const NAMES = ['bare', 'kept', 'known', 'rendered'] as const
type Rates = Record<(typeof NAMES)[number], number>

async function main(): Promise<void> {
  const dir = await mkdtemp(join(tmpdir(), 'scent-shop-bench-'))
  const shop = start(['--max-semi-space-size=8', HERE('../scripts/start.js')], {
    PORT: '0',
    DATA_DIR: join(dir, 'data'),
  })
  let bare: ChildProcess | undefined
  try {
    const port = Number(/localhost:(\d+)/.exec(await lineWith(shop, 'open at'))?.[1])
    const { body, etag } = await pageOf(port)
    const file = join(dir, 'page.br')
    await writeFile(file, body)
    bare = start([HERE('./bare-page.ts'), file, 'br'], {})
    const barePort = Number(await lineWith(bare, ''))
    report(body.length, await rounds(port, barePort, etag))
  } finally {
    bare?.kill()
    shop.kill('SIGTERM')
    await new Promise((resolve) => shop.once('exit', resolve))
    await rm(dir, { recursive: true, force: true })
  }
}

/** As it goes over the wire: `fetch` would unpack it, and its length would not be the same. */
function pageOf(port: number): Promise<{ body: Buffer; etag: string }> {
  return new Promise((resolve, reject) => {
    get({ port, host: '127.0.0.1', path: values.path, headers: READER }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () =>
        resolve({ body: Buffer.concat(parts), etag: String(answer.headers.etag) }),
      )
    }).on('error', reject)
  })
}

async function rounds(port: number, barePort: number, etag: string): Promise<Rates[]> {
  const kept: RawRequest = { port, path: values.path, headers: READER }
  const measured: Record<(typeof NAMES)[number], () => Promise<number>> = {
    bare: () => rawRate({ ...kept, port: barePort }, 200, load),
    kept: () => rawRate(kept, 200, load),
    known: () => rawRate({ ...kept, headers: { ...READER, 'if-none-match': etag } }, 304, load),
    rendered: () => renderedRate(port),
  }
  const done: Rates[] = []
  for (let round = 0; round < Number(values.rounds); round += 1) {
    const order = round % 2 === 0 ? NAMES : NAMES.toReversed()
    const rates: Rates = { bare: 0, kept: 0, known: 0, rendered: 0 }
    for (const name of order) rates[name] = await measured[name]()
    done.push(rates)
  }
  return done
}

/** With a search text: such a page is rendered each time, in chunks of unknown length. */
async function renderedRate(port: number): Promise<number> {
  const { call, end } = callerOf(port, load.callers)
  const path = `${values.path}?serial=1`
  const { perSecond, errors } = await measure(async () => {
    const { status } = await call('GET', path, READER)
    if (status !== 200) throw new Error(`answered ${status}`)
  }, load)
  end()
  if (errors.length > 0) throw new Error(errors[0])
  return perSecond
}

function report(bytes: number, all: Rates[]): void {
  console.log(`${values.path}, ${bytes} bytes with Brotli`)
  for (const name of NAMES) {
    const ratios = all.map((rates) => rates[name] / rates.bare)
    const line = all.map((rates) => `${rates[name].toFixed(0)}/s`).join(' | ')
    console.log(`${name.padEnd(9)} ratio ${median(ratios).toFixed(3)}   ${line}`)
  }
  const reached = median(all.map(({ kept, bare }) => kept / bare))
  console.log(`goal ${GOAL}: ${reached >= GOAL ? 'reached' : 'MISSED'}`)
  if (reached < GOAL) process.exitCode = 1
}

await main()

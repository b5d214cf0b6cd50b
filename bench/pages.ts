/**
 * A cached page compared with the same bytes from a bare `node:http` server, a conditional request, and the same page rendered
 * for each request, in interleaved rounds of one run.
 */
import { writeFile } from 'node:fs/promises'
import { get } from 'node:http'
import { join } from 'node:path'

import { HERE, openShop } from './contender.ts'
import { callerOf, measure } from './load.ts'
import { type RawRequest, rawRate } from './raw-load.ts'
import { verdict } from './rounds.ts'
import { lineWith, median, start } from './server-process.ts'

/** Of what the bare server answers. */
const GOAL = 0.9
const PATH = '/products/aroma-shooter-3'
const READER = { 'accept-language': 'ja', 'accept-encoding': 'br' }

const NAMES = ['bare', 'cached', 'known', 'rendered'] as const
type Rates = Record<(typeof NAMES)[number], number>

type Options = { rounds: number; callers: number; seconds: number }

export async function cachedPage(options: Options): Promise<void> {
  await using stack = new AsyncDisposableStack()
  const { port, dataDir } = await openShop(stack, HERE('..'))
  const { body, etag } = await pageOf(port)
  const file = join(dataDir, 'page.br')
  await writeFile(file, body)
  const bare = start([HERE('./bare-page.ts'), file, 'br'], {})
  stack.defer(() => {
    bare.kill()
  })
  const barePort = Number(await lineWith(bare, ''))
  report(body.length, await rounds({ port, barePort, etag }, options))
}

/** As it goes over the wire: `fetch` would unpack it, and its length would not be the same. */
function pageOf(port: number): Promise<{ body: Buffer; etag: string }> {
  return new Promise((resolve, reject) => {
    get({ port, host: '127.0.0.1', path: PATH, headers: READER }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () =>
        resolve({ body: Buffer.concat(parts), etag: String(answer.headers.etag) }),
      )
    }).on('error', reject)
  })
}

async function rounds(
  { port, barePort, etag }: { port: number; barePort: number; etag: string },
  load: Options,
): Promise<Rates[]> {
  const cached: RawRequest = { port, path: PATH, headers: READER }
  const measured: Record<(typeof NAMES)[number], () => Promise<number>> = {
    bare: () => rawRate({ ...cached, port: barePort }, 200, load),
    cached: () => rawRate(cached, 200, load),
    known: () => rawRate({ ...cached, headers: { ...READER, 'if-none-match': etag } }, 304, load),
    rendered: () => renderedRate(port, load),
  }
  const done: Rates[] = []
  for (let round = 0; round < load.rounds; round += 1) {
    const order = round % 2 === 0 ? NAMES : NAMES.toReversed()
    const rates: Rates = { bare: 0, cached: 0, known: 0, rendered: 0 }
    for (const name of order) rates[name] = await measured[name]()
    done.push(rates)
  }
  return done
}

/** With a search text: such a page is rendered each time, in chunks of unknown length. */
async function renderedRate(port: number, load: Options): Promise<number> {
  const { call, end } = callerOf(port, load.callers)
  const path = `${PATH}?serial=1`
  const { perSecond, errors } = await measure(async () => {
    const { status } = await call('GET', path, READER)
    if (status !== 200) throw new Error(`answered ${status}`)
  }, load)
  end()
  if (errors.length > 0) throw new Error(errors[0])
  return perSecond
}

function report(bytes: number, all: Rates[]): void {
  console.log(`${PATH}, ${bytes} bytes with Brotli`)
  for (const name of NAMES) {
    const ratios = all.map((rates) => rates[name] / rates.bare)
    const line = all.map((rates) => `${rates[name].toFixed(0)}/s`).join(' | ')
    console.log(`${name.padEnd(9)} ratio ${median(ratios).toFixed(3)}   ${line}`)
  }
  const reached = median(all.map(({ cached, bare }) => cached / bare))
  console.log(`cached / bare ${verdict(reached, GOAL)}`)
}

/**
 * The order flow alone, and while one client floods the pages with unknown and invented addresses, in rounds by
 * turns.
 */
import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { readCommandLine } from '../scripts/usage.ts'
import { HERE, openShop } from './contender.ts'
import { type Call, callerOf, measure, type Rate } from './load.ts'
import { type Crowd, flowOfShop, shopperAt } from './order-flow.ts'
import { lineWith, median, start } from './server-process.ts'

/** Of the rate alone. */
const GOAL = 0.5

const { values } = readCommandLine('flood', {
  options: {
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '6' },
    callers: { type: 'string', default: '16' },
    connections: { type: 'string', default: '400' },
    shop: { type: 'string', default: HERE('..') },
  },
})
const load = { callers: Number(values.callers), seconds: Number(values.seconds) }
const WARM_UP_SECONDS = 2
/** An order that takes longer is given up, as a buyer would. */
const PATIENCE_MS = 10_000
const CALM_WITHIN_MS = 60_000

async function main(): Promise<void> {
  await using stack = new AsyncDisposableStack()
  // The flood is a network of its own and not this machine.
  const { port, crowd } = await openShop(stack, resolve(values.shop), { TRUSTED_PROXIES: '1' })
  report(await rounds(port, crowd))
}

type Orders = Rate & { failed: number }
type Round = { alone: Orders; beside: Orders; answers: string }

async function rounds(port: number, crowd: Crowd): Promise<Round[]> {
  const { call, end } = callerOf(port, load.callers)
  const done: Round[] = []
  await orders(call, crowd, WARM_UP_SECONDS)
  for (let round = 0; round < Number(values.rounds); round += 1) {
    const alone = await orders(call, crowd)
    const flood = start([HERE('./flood-client.ts'), String(port), values.connections], {})
    await lineWith(flood, 'flooding')
    const beside = await orders(call, crowd)
    const told = lineWith(flood, 'answers')
    flood.kill('SIGTERM')
    done.push({ alone, beside, answers: await told })
    await waitUntilCalm(call)
  }
  end()
  return done
}

/** Each buyer is at a place of its own. An order that fails is counted and is none. */
async function orders(call: Call, crowd: Crowd, seconds = load.seconds): Promise<Orders> {
  let failed = 0
  const place = async (turn: number) => {
    const from = { 'x-forwarded-for': `10.0.${(turn >> 8) & 255}.${turn & 255}` }
    const isPlaced = await Promise.race([
      flowOfShop(call, shopperAt(crowd, turn), from).then(
        () => true,
        () => false,
      ),
      sleep(PATIENCE_MS, false),
    ])
    if (!isPlaced) failed += 1
  }
  const rate = await measure(place, { ...load, seconds })
  const perSecond = rate.perSecond * Math.max(0, 1 - failed / Math.max(1, rate.count))
  return { ...rate, perSecond, failed }
}

/** What the flood left behind is not to be measured with the next round. */
async function waitUntilCalm(call: Call): Promise<void> {
  const end = performance.now() + CALM_WITHIN_MS
  for (let calm = 0; calm < 5 && performance.now() < end; ) {
    const from = performance.now()
    const { status } = await call('GET', '/faq').catch(() => ({ status: 0 }))
    calm = status === 200 && performance.now() - from < 100 ? calm + 1 : 0
  }
}

function report(all: Round[]): void {
  for (const name of ['alone', 'beside'] as const) {
    const line = all.map(
      ({ [name]: { perSecond, p50Ms, p99Ms, failed } }) =>
        `${perSecond.toFixed(1)}/s p50 ${p50Ms.toFixed(0)} p99 ${p99Ms.toFixed(0)} failed ${failed}`,
    )
    console.log(`${name.padEnd(7)} ${line.join(' | ')}`)
  }
  for (const { answers } of all) console.log(`flood: ${answers}`)
  const reached = median(all.map(({ alone, beside }) => beside.perSecond / alone.perSecond))
  const verdict = reached >= GOAL ? 'reached' : 'MISSED'
  console.log(`orders during a flood: ratio ${reached.toFixed(2)} (goal ${GOAL}: ${verdict})`)
  if (reached < GOAL) process.exitCode = 1
}

await main()

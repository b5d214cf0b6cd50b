/** Contenders in interleaved rounds, and the table of what each reached and what it cost. */
import type { Contender, Cpu } from './contender.ts'
import type { Work } from './costs.ts'
import { measure, type Rate } from './load.ts'
import { median } from './server-process.ts'

export type RoundOptions = { rounds: number; seconds: number; callers: number; counts: boolean }

const WARM_UP_SECONDS = 2
const COUNT_SECONDS = 3

type Turn = Rate & { cpu: Cpu; emailSeconds: number }
export type Reached = { name: string; turns: Turn[]; work: (Work & { count: number }) | null }

/** Every other round goes the other way round, so that no contender is always the last. */
export async function compare(
  contenders: Contender[],
  { rounds, seconds, callers, counts }: RoundOptions,
): Promise<Reached[]> {
  const reached: Reached[] = contenders.map(({ name }) => ({ name, turns: [], work: null }))
  for (const contender of contenders) {
    await measure(contender.work, { callers, seconds: WARM_UP_SECONDS })
    await contender.drain(new Date())
  }
  for (let round = 0; round < rounds; round += 1) {
    const order = [...contenders.keys()]
    for (const at of round % 2 === 0 ? order : order.toReversed()) {
      const contender = contenders[at]
      if (contender) reached[at]?.turns.push(await oneTurn(contender, { callers, seconds }))
    }
  }
  if (!counts) return reached

  for (const [at, contender] of contenders.entries()) {
    let count = 0
    const work = await contender.count(async () => {
      count = (await measure(contender.work, { callers, seconds: COUNT_SECONDS })).count
      await contender.drain(new Date())
    })
    const of = reached[at]
    if (of) of.work = { ...work, count }
  }
  return reached
}

/** The costs include what the flows leave to the background. */
async function oneTurn(
  contender: Contender,
  load: { callers: number; seconds: number },
): Promise<Turn> {
  const before = await contender.cpu()
  const rate = await measure(contender.work, load)
  const during = await contender.cpu()
  const emailSeconds = await contender.drain(new Date())
  const after = await contender.cpu()
  const cpu = {
    server: after.server - before.server,
    database: after.database - before.database,
    load: during.load - before.load,
  }
  return { ...rate, cpu, emailSeconds }
}

/** What each reached and cost, and its ratio to the last one, the limit. */
export function report(reached: Reached[], goal: number): void {
  print(reached)
  const limit = reached.at(-1)
  const [first, ...others] = reached.slice(0, -1)
  if (!first || !limit) return

  for (const one of [first, ...others]) {
    const ratio = ratioOf(one, limit)
    console.log(`${one.name} / ${limit.name} ${verdict(ratio, goal)}`)
  }
  for (const other of others)
    console.log(`${first.name} / ${other.name} ${ratioOf(first, other).toFixed(2)}`)
}

export const verdict = (ratio: number, goal: number): string =>
  `${ratio.toFixed(3)} (goal ${goal}: ${ratio >= goal ? 'reached' : 'MISSED'})`

/** What each reached and cost. */
export function print(reached: Reached[]): void {
  for (const { name, turns } of reached) for (const turn of turns) console.log(lineOf(name, turn))
  for (const { name, work } of reached) if (work) console.log(workLineOf(name, work))
}

function lineOf(name: string, turn: Turn): string {
  const { perSecond, p50Ms, p99Ms, errors, count, cpu, emailSeconds } = turn
  const each = (ms: number) => (ms / count).toFixed(2)
  return [
    `${name.padEnd(6)} ${perSecond.toFixed(1)}/s, p50 ${p50Ms.toFixed(1)} p99 ${p99Ms.toFixed(1)} ms`,
    `CPU ms each: server ${each(cpu.server)} database ${each(cpu.database)} load ${each(cpu.load)}`,
    `last e-mail ${emailSeconds.toFixed(1)} s after`,
    `errors ${errors.length} ${errors[0] ?? ''}`,
  ].join(', ')
}

function workLineOf(name: string, work: Work & { count: number }): string {
  const each = (number: number) => (number / work.count).toFixed(1)
  const done = `${each(work.statements)} statements, ${each(work.commits)} commits`
  const written = `${each(work.syncs)} syncs, ${each(work.walBytes / 1024)} KiB WAL`
  return `${name.padEnd(6)} each: ${done}, ${written}`
}

/** The median of the ratios of the rounds. */
const ratioOf = (one: Reached, other: Reached): number =>
  median(one.turns.map(({ perSecond }, at) => perSecond / (other.turns[at]?.perSecond ?? 0)))

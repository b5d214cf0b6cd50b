/**
 * The shop as a newcomer starts it, under steady orders, while faults happen to it. Absolute times depend on the machine
 * and on what else runs on it.
 */
import { fileURLToPath } from 'node:url'

import { START_FLAGS } from '../../scripts/start-flags.ts'
import { readCommandLine } from '../../scripts/usage.ts'
import { databaseRestarts } from './database-restarts.ts'
import { diskFull } from './disk-full.ts'
import { kills } from './kills.ts'
import { oneOfTwo } from './one-of-two.ts'
import { pageFlood } from './page-flood.ts'
import { processorFaults } from './processor-faults.ts'
import { brokenInvariants, type Plan, type Report, type Scenario } from './scenario.ts'
import { smtpFaults } from './smtp-faults.ts'
import { complaintsOf, RECOVERY_GOAL_MS, recoveryLines, tableOf } from './table.ts'

const SCENARIOS: Record<string, Scenario> = {
  kills,
  restarts: databaseRestarts,
  'disk-full': diskFull,
  smtp: smtpFaults,
  processor: processorFaults,
  'one-of-two': oneOfTwo,
  flood: pageFlood,
}

const { values } = readCommandLine('battery', {
  options: {
    kills: { type: 'string', default: '50' },
    restarts: { type: 'string', default: '20' },
    only: { type: 'string' },
  },
})
const stopping = new AbortController()
// The scenario in hand ends its processes; a second signal ends this one at once.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => stopping.abort(new Error('stopped')))
}

const plan: Plan = {
  command: [...START_FLAGS, fileURLToPath(new URL('../../scripts/start.js', import.meta.url))],
  kills: Number(values.kills),
  restarts: Number(values.restarts),
  // A busy machine too must keep up with the two e-mails of each order.
  pauseMs: 1_500,
  settlingSeconds: 180,
  signal: stopping.signal,
  say: (line) => console.log(line),
}

const { reports, failures } = await runAll(chosen(values.only))
console.log(`\n${tableOf(reports)}\n`)
console.log(`Recovery, goal ${RECOVERY_GOAL_MS} ms on a quiet machine:`)
for (const line of reports.flatMap(recoveryLines)) console.log(`  ${line}`)
for (const line of [...reports.flatMap(complaintsOf), ...failures]) console.log(line)

const isWhole = failures.length === 0 && reports.every((it) => brokenInvariants(it).length === 0)
console.log(isWhole ? 'Every invariant held' : 'Invariants are broken')
process.exitCode = isWhole ? 0 : 1

function chosen(only: string | undefined): [string, Scenario][] {
  const all = Object.entries(SCENARIOS)
  const found = only === undefined ? all : all.filter(([name]) => name === only)
  if (found.length > 0) return found
  throw new Error(`--only is one of ${Object.keys(SCENARIOS).join(', ')}`)
}

/** A scenario that can't go on is a failure, and the others follow all the same. */
async function runAll(scenarios: [string, Scenario][]) {
  const reports: Report[] = []
  const failures: string[] = []
  for (const [name, scenario] of scenarios) {
    if (stopping.signal.aborted) break
    try {
      const report = await scenario(plan)
      if ('skipped' in report) console.log(`${name} was left out: ${report.skipped}`)
      else reports.push(report)
    } catch (error) {
      failures.push(`BROKEN ${name}: ${error instanceof Error ? error.message : error}`)
    }
  }
  return { reports, failures }
}

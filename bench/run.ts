/**
 * The shop compared with a limit on the same PostgreSQL in interleaved rounds of one run, and with the shop of another
 * working tree when `--vs` names one.
 */
import { resolve } from 'node:path'

import { COMMANDS } from '../scripts/commands.ts'
import { endWithUsage, readCommandLine } from '../scripts/usage.ts'
import { CASES } from './cases.ts'
import { HERE } from './contender.ts'

const { values } = readCommandLine('bench', {
  options: {
    case: { type: 'string', multiple: true, default: ['flow'] },
    vs: { type: 'string' },
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '6' },
    callers: { type: 'string', default: '16' },
    'no-counts': { type: 'boolean', default: false },
  },
})
const options = {
  rounds: Number(values.rounds),
  seconds: Number(values.seconds),
  callers: Number(values.callers),
  counts: !values['no-counts'],
  trees: { shop: HERE('..'), ...(values.vs && { vs: resolve(values.vs) }) },
}

for (const name of values.case) {
  const measured = Object.entries(CASES).find(([known]) => known === name)?.[1]
  if (!measured) endWithUsage(`There is no case "${name}".`, COMMANDS.bench.usage)
  console.log(`${name}, ${options.callers} callers`)
  await measured(options)
}
process.exit()

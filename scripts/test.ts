/**
 * `npm test`: the checks, the tests on the embedded PostgreSQL, the build and the journeys. Long tests, and some on a second
 * PostgreSQL, are left to the server that tests every change (`CI=true`), long forms to `npm run test:full`. Prints the
 * slowest files; one that takes longer than its budget is a failure. Ends with `N passed, N failed`: tests of all runners; a step that is no test adds one to the failures when it fails.
 */
import { LONG, RUNS_LONG_TESTS } from '../tests/support/full-run.ts'
import { CHEAP_STEPS } from './check-steps.ts'
import { type Counts, fileTimesIn, sum } from './counts.ts'
import { runInTurn, runStep } from './step.ts'
import { overBudgetIn, slowestOf } from './test-run/budgets.ts'
import {
  BUILD,
  FAILURE,
  REPORTS,
  testInBrowser,
  testOnEmbedded,
  testOnSecondPostgres,
} from './test-run/runs.ts'

/** Minutes of waiting for processes. */
const LONG_TESTS = ['backup', 'battery', 'closing', 'interrupted-jobs'].map(
  (name) => `tests/contract/process/${name}.test.ts`,
)

/** Where two versions of PostgreSQL are most likely to differ: locks, plans, dumps, the queue, sums and sorting. */
const ON_SECOND_POSTGRES = [
  'catalog/stock-movements',
  'console/staff-lists',
  'mail/queue',
  'orders/order-model',
  'process/concurrency',
  'process/database-dump',
  'process/seed',
  'process/test-database',
].map((name) => `tests/contract/${name}.test.ts`)

const { passed, failed } = sum([
  ...(await Promise.all([
    testOnEmbedded({
      name: 'unit and contract tests, embedded PostgreSQL',
      args: RUNS_LONG_TESTS ? [] : LONG_TESTS.flatMap((path) => ['--exclude', path]),
    }),
    checkAndBuild(),
  ])),
  ...(RUNS_LONG_TESTS
    ? [await testOnSecondPostgres({ name: 'a selection', args: ON_SECOND_POSTGRES })]
    : []),
  await testInBrowser({
    name: 'journeys in a browser',
    args: RUNS_LONG_TESTS ? [] : ['--grep-invert', LONG],
  }),
  checkTimes(),
])
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1

/** Runs during the tests, while they wait for the database. */
async function checkAndBuild(): Promise<Counts> {
  const isBuilt = await runStep(BUILD)
  const failed = await runInTurn(CHEAP_STEPS)
  return sum([{ passed: 0, failed }, ...(isBuilt ? [] : [FAILURE])])
}

function checkTimes(): Counts {
  const times = [REPORTS.embedded, REPORTS.journeys].flatMap(fileTimesIn)
  console.log(['The slowest files:', ...slowestOf(times)].join('\n'))
  const over = overBudgetIn(times)
  for (const { file, seconds, budget } of over) {
    console.log(
      `FAILED ${file} took ${seconds.toFixed(1)} s, its budget is ${budget.toFixed(1)} s: make it faster, or give it a reason in scripts/test-run/budgets.ts`,
    )
  }
  return { passed: 0, failed: over.length }
}

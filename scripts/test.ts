/**
 * `npm test`: everything. The checks, the contract tests on a second PostgreSQL, the build and the journeys.
 * Ends with `N passed, N failed`: tests of all runners; a step that is no test adds one to the failures when it fails.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { CHEAP_STEPS, EMBEDDED, TESTS_NAME, vitestStep } from './check-steps.ts'
import { type Counts, countsOf, failuresIn, sum } from './counts.ts'
import { findOrInstallBrowser } from './find-browser.ts'
import { openSecondPostgres } from './second-postgres.ts'
import { runSideBySide, runStep, type Step, tool } from './step.ts'

const reports = mkdtempSync(join(tmpdir(), 'scent-shop-reports-'))
const failure: Counts = { passed: 0, failed: 1 }

const { passed, failed } = sum([
  { passed: 0, failed: await runSideBySide(CHEAP_STEPS) },
  await unitAndContract(),
  await contractOnSecondPostgres(),
  await journeys(),
])
rmSync(reports, { recursive: true, force: true })
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1

async function unitAndContract(): Promise<Counts> {
  const report = join(reports, 'embedded.json')
  return countsOf(report, await runStep(vitestStep(TESTS_NAME, { report, env: EMBEDDED })))
}

async function contractOnSecondPostgres(): Promise<Counts> {
  const second = await openSecondPostgres()
  if (!second) return onlyEmbedded()
  try {
    const report = join(reports, 'second.json')
    const step = vitestStep(`contract tests, ${second.title}`, {
      report,
      args: [
        ...['--project', 'contract', '--project', 'contract-alone'],
        ...['--exclude', 'tests/contract/accounts/enumeration.test.ts'],
      ],
      env: { TEST_DATABASE_URL: second.url },
    })
    return countsOf(report, await runStep(step))
  } finally {
    await second.stop()
  }
}

function onlyEmbedded(): Counts {
  console.log(
    'Only the embedded PostgreSQL was tested: no other was found, and TEST_DATABASE_URL is unset.',
  )
  return process.env.CI ? failure : { passed: 0, failed: 0 }
}

async function journeys(): Promise<Counts> {
  const build: Step = {
    name: 'build',
    fix: 'The error above is the bundler’s; `npm run build` repeats it.',
    commands: [tool('@react-router/dev', 'build')],
  }
  if (!(await runStep(build))) return failure

  const browser = browserOrComplaint()
  if (!browser) return failure
  const report = join(reports, 'journeys.json')
  const step: Step = {
    name: 'journeys in a browser',
    fix: 'test-results/ shows how each page looked; repeat one with: npx playwright test <file> --trace on',
    commands: [
      {
        ...tool('@playwright/test', 'test'),
        env: { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
      },
    ],
  }
  return countsOf(report, await runStep({ ...step, failures: () => failuresIn(report) }))
}

function browserOrComplaint(): string | null {
  try {
    return findOrInstallBrowser()
  } catch (error) {
    console.log(error instanceof Error ? error.message : error)
    return null
  }
}

/** The runs of tests that `npm test` and `npm run test:full` are made of: each answers its counts and where its report is. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { EMBEDDED, vitestStep } from '../check-steps.ts'
import { type Counts, countsOf, failuresIn } from '../counts.ts'
import { findOrInstallBrowser } from '../find-browser.ts'
import { openSecondPostgres } from '../second-postgres.ts'
import { runStep, type Step, script, tool } from '../step.ts'

const NONE: Counts = { passed: 0, failed: 0 }
export const FAILURE: Counts = { passed: 0, failed: 1 }

const folder = mkdtempSync(join(tmpdir(), 'scent-shop-reports-'))
export const REPORTS = {
  embedded: join(folder, 'embedded.json'),
  second: join(folder, 'second.json'),
  journeys: join(folder, 'journeys.json'),
}
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))

type Selection = { name: string; args?: string[]; env?: Record<string, string> }

export async function testOnEmbedded({ name, args = [], env = {} }: Selection): Promise<Counts> {
  const report = REPORTS.embedded
  const step = vitestStep(name, { report, args, env: { ...EMBEDDED, ...env } })
  return countsOf(report, await runStep(step))
}

/** Those of tests that are about the database, or ask it. */
const DATABASE_PROJECTS = ['contract', 'exhaustive', 'alone'].flatMap((name) => ['--project', name])

export async function testOnSecondPostgres({ name, args = [], env }: Selection): Promise<Counts> {
  const second = await openSecondPostgres()
  if (!second) return onlyEmbedded()
  try {
    const report = REPORTS.second
    const step = vitestStep(`${name}, ${second.title}`, {
      report,
      args: [...DATABASE_PROJECTS, ...args],
      env: { ...env, TEST_DATABASE_URL: second.url },
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
  return process.env.CI ? FAILURE : NONE
}

export const BUILD: Step = {
  name: 'build',
  fix: 'The error above is the bundler’s; `npm run build` repeats it.',
  commands: [script('scripts/bundle/build.ts')],
}

/** On the last build. */
export async function testInBrowser({ name, args = [], env }: Selection): Promise<Counts> {
  const browser = browserOrComplaint()
  if (!browser) return FAILURE
  const report = REPORTS.journeys
  const step: Step = {
    name,
    fix: 'test-results/ shows how each page looked; repeat one with: npx playwright test <file> --trace on',
    commands: [
      {
        ...tool('@playwright/test', 'test', ...args),
        env: { ...env, CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
      },
    ],
    failures: () => failuresIn(report),
  }
  return countsOf(report, await runStep(step))
}

function browserOrComplaint(): string | null {
  try {
    return findOrInstallBrowser()
  } catch (error) {
    console.log(error instanceof Error ? error.message : error)
    return null
  }
}

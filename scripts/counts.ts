/** How many tests passed and failed, and how long their files took, read from what the runners wrote. */
import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'

import type { FileTime } from './test-run/budgets.ts'

export type Counts = { passed: number; failed: number }

type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  testResults: {
    name: string
    status: string
    startTime: number
    endTime: number
    assertionResults: { status: string; fullName: string }[]
  }[]
}
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: { message?: string }[]
  suites: Suite[]
}
type Suite = {
  suites?: Suite[]
  specs: {
    title: string
    file: string
    tests: { status: string; results: { duration: number }[] }[]
  }[]
}

/** A runner that left no report, or failed without a failed test, counts as one failure. */
export function countsOf(report: string, isOk: boolean): Counts {
  if (!existsSync(report)) return { passed: 0, failed: 1 }
  const counts = read(report)
  return { ...counts, failed: isOk ? counts.failed : Math.max(1, counts.failed) }
}

/** File and name of each test that failed, and of each file that could not be read. */
export function failuresIn(report: string): string[] {
  if (!existsSync(report)) return []
  const json = parsed(report)
  if ('stats' in json)
    return [...titlesIn(json.suites, 'unexpected'), ...json.errors.map(messageOf)]
  return json.testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (failed.length === 0) return status === 'failed' ? [name] : []
    return failed.map(({ fullName }) => `${name} ${fullName}`)
  })
}

/** Seconds of each test file, on one worker. Of a test that was repeated, its last run counts. */
export function fileTimesIn(report: string): FileTime[] {
  if (!existsSync(report)) return []
  const json = parsed(report)
  if (!('stats' in json)) {
    return json.testResults.map(({ name, startTime, endTime }) => ({
      file: relative(process.cwd(), name),
      seconds: (endTime - startTime) / 1000,
    }))
  }
  const specs = Object.groupBy(specsIn(json.suites), ({ file }) => file)
  return Object.entries(specs).map(([file, some = []]) => ({
    file: `tests/e2e/${file}`,
    seconds:
      sumOf(some.flatMap(({ tests }) => tests.flatMap(({ results }) => results.slice(-1)))) / 1000,
  }))
}

const sumOf = (results: readonly { duration: number }[]): number =>
  results.reduce((total, { duration }) => total + duration, 0)

const messageOf = ({ message = 'an error without words' }) => message

// Written a moment ago by the runner that the step started.
const parsed = (report: string) =>
  JSON.parse(readFileSync(report, 'utf8')) as VitestReport | PlaywrightReport

function read(report: string): Counts {
  const json = parsed(report)
  if ('stats' in json) {
    const { expected, unexpected, flaky } = json.stats
    // It should be fixed, but does not fail the run.
    for (const title of titlesIn(json.suites, 'flaky'))
      console.log(`       passed when repeated: ${title}`)
    return { passed: expected + flaky, failed: unexpected + json.errors.length }
  }
  const unread = json.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  return { passed: json.numPassedTests, failed: json.numFailedTests + unread.length }
}

const titlesIn = (suites: readonly Suite[], wanted: 'flaky' | 'unexpected'): string[] =>
  specsIn(suites)
    .filter(({ tests }) => tests.some(({ status }) => status === wanted))
    .map(({ file, title }) => `${file} ${title}`)

const specsIn = (suites: readonly Suite[]): Suite['specs'] =>
  suites.flatMap(({ specs, suites = [] }) => [...specs, ...specsIn(suites)])

export const sum = (all: readonly Counts[]): Counts => ({
  passed: all.reduce((total, { passed }) => total + passed, 0),
  failed: all.reduce((total, { failed }) => total + failed, 0),
})

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

import { countsOf, failuresIn, fileTimesIn } from './counts.ts'

const folder = mkdtempSync(join(tmpdir(), 'counts-test-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function write(name: string, report: object): string {
  const path = join(folder, name)
  writeFileSync(path, JSON.stringify(report))
  return path
}

const vitest = () =>
  write('vitest.json', {
    numPassedTests: 2,
    numFailedTests: 1,
    testResults: [
      {
        name: join(process.cwd(), 'src/shared/money.test.ts'),
        status: 'failed',
        startTime: 1_000,
        endTime: 3_500,
        assertionResults: [
          { status: 'passed', fullName: 'a sum' },
          { status: 'failed', fullName: 'a half yen' },
        ],
      },
      {
        name: join(process.cwd(), 'src/shared/page.test.ts'),
        status: 'failed',
        startTime: 1_000,
        endTime: 1_000,
        assertionResults: [],
      },
    ],
  })

const playwright = () =>
  write('playwright.json', {
    stats: { expected: 2, unexpected: 0, flaky: 0, skipped: 0 },
    errors: [],
    suites: [
      {
        specs: [spec('opens', 1_500)],
        suites: [{ specs: [spec('closes', 500, 250)], suites: [] }],
      },
    ],
  })

const spec = (title: string, ...durations: number[]) => ({
  title,
  file: 'order.e2e.ts',
  tests: [{ status: 'expected', results: durations.map((duration) => ({ duration })) }],
})

test('a file takes what its tests take; of a test that was repeated in a browser, the last run counts', () => {
  expect(fileTimesIn(vitest())).toEqual([
    { file: join('src', 'shared', 'money.test.ts'), seconds: 2.5 },
    { file: join('src', 'shared', 'page.test.ts'), seconds: 0 },
  ])
  expect(fileTimesIn(playwright())).toEqual([{ file: 'tests/e2e/order.e2e.ts', seconds: 1.75 }])
  expect(fileTimesIn(join(folder, 'none.json'))).toEqual([])
})

test('failed tests, files that could not be read and a runner without a report are failures', () => {
  expect(countsOf(vitest(), false)).toEqual({ passed: 2, failed: 2 })
  expect(countsOf(playwright(), true)).toEqual({ passed: 2, failed: 0 })
  expect(countsOf(playwright(), false)).toEqual({ passed: 2, failed: 1 })
  expect(countsOf(join(folder, 'none.json'), true)).toEqual({ passed: 0, failed: 1 })
  expect(failuresIn(vitest())).toEqual([
    expect.stringMatching(/money\.test\.ts a half yen$/),
    expect.stringMatching(/page\.test\.ts$/),
  ])
})

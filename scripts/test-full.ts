/**
 * `npm run test:full`: what `npm test` shortens, in full. The long forms of tests, which read `IS_FULL_RUN`, and every contract
 * test on a second PostgreSQL. Ends with `N passed, N failed`, as `npm test` does.
 */
import { globSync, readFileSync } from 'node:fs'

import { sum } from './counts.ts'
import { runStep } from './step.ts'
import {
  BUILD,
  FAILURE,
  testInBrowser,
  testOnEmbedded,
  testOnSecondPostgres,
} from './test-run/runs.ts'

const env = { TEST_FULL: '1' }
const withLongForm = (pattern: string): string[] =>
  globSync(pattern).filter((path) => readFileSync(path, 'utf8').includes('IS_FULL_RUN'))

const { passed, failed } = sum([
  await testOnEmbedded({
    name: 'long forms, embedded PostgreSQL',
    args: withLongForm('{src,tests,scripts}/**/*.test.{ts,tsx}'),
    env,
  }),
  await testOnSecondPostgres({
    name: 'contract tests',
    args: ['--exclude', '**/enumeration.test.ts'],
    env,
  }),
  (await runStep(BUILD))
    ? await testInBrowser({
        name: 'every journey in a browser, with long forms and transitions',
        env,
      })
    : FAILURE,
])
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1

/** `npm run e2e`: the journeys on a new build, which two of their workers would otherwise begin at once. */
import { runAttached, runStep, tool } from './step.ts'
import { BUILD } from './test-run/runs.ts'

if (!(await runStep(BUILD))) process.exit(1)
runAttached(tool('@playwright/test', 'test', ...process.argv.slice(2)))

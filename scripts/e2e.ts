/** `npm run e2e`: the journeys on a new build, which two of their workers would otherwise begin at once. */
import { spawn } from 'node:child_process'

import { runStep, tool } from './step.ts'
import { BUILD } from './test-run/runs.ts'

if (!(await runStep(BUILD))) process.exit(1)
const { args } = tool('@playwright/test', 'test', ...process.argv.slice(2))
spawn(process.execPath, args, { stdio: 'inherit' }).on('close', (code) => {
  process.exitCode = code ?? 1
})

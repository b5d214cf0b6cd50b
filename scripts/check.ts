/**
 * `npm run check`: the checks of a change during development. `--watch <words>` repeats the unit and contract tests
 * whose paths contain one of the words, such as the name of a module, whenever a file changes.
 */
import { CHEAP_STEPS, EMBEDDED, QUICK_PROJECTS, vitestStep } from './check-steps.ts'
import { runAttached, runInTurn, runStep, tool } from './step.ts'

const [option, ...words] = process.argv.slice(2)
if (option === '--watch') watch(words)
else if (option) throw new Error(`unknown option ${option}; there is: --watch <words>`)
else await check()

async function check(): Promise<void> {
  // Tests wait for the database every now and then: a third worker, and the other steps, use that time.
  const tests = vitestStep('unit and contract tests', {
    args: [...QUICK_PROJECTS, '--maxWorkers', '3'],
    env: EMBEDDED,
  })
  const [areTestsOk, failed] = await Promise.all([runStep(tests), runInTurn(CHEAP_STEPS)])
  const failures = failed + (areTestsOk ? 0 : 1)
  console.log(
    failures === 0 ? 'All good.' : `${failures} of ${CHEAP_STEPS.length + 1} steps failed.`,
  )
  process.exitCode = failures === 0 ? 0 : 1
}

function watch(words: readonly string[]): void {
  runAttached({ ...tool('vitest', 'watch', ...QUICK_PROJECTS, ...words), env: EMBEDDED })
}

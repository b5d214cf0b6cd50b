/** `npm run check`: the one definition of done on a laptop. */
import { CHEAP_STEPS, EMBEDDED, TESTS_NAME, vitestStep } from './check-steps.ts'
import { runSideBySide, runStep } from './step.ts'

const cheapFailures = await runSideBySide(CHEAP_STEPS)
// The tests measure nothing but want both cores, so they run by themselves.
const areTestsOk = await runStep(vitestStep(TESTS_NAME, { env: EMBEDDED }))

const failures = cheapFailures + (areTestsOk ? 0 : 1)
console.log(failures === 0 ? 'All good.' : `${failures} of ${CHEAP_STEPS.length + 1} steps failed.`)
process.exitCode = failures === 0 ? 0 : 1

/** `node tests/boundaries/report.ts`: every forbidden dependency of this tree, with the reason. */
import { findViolations } from './violations.ts'

const violations = findViolations(process.cwd())
for (const { rule, why, from, to } of violations) {
  console.log(`${from}\n  → ${to}\n  ${rule}: ${why}`)
}
process.exitCode = violations.length === 0 ? 0 : 1

/** What `npm run check` holds a change against. */
import { failuresIn } from './counts.ts'
import { type Step, script, tool } from './step.ts'

const TYPES_CACHE = 'node_modules/.cache/types.tsbuildinfo'
const TYPES = ['--noEmit', '-p', '.', '--incremental', '--tsBuildInfoFile', TYPES_CACHE]

/** Seconds each, and independent of one another. The types remember their last run in `node_modules`. */
export const CHEAP_STEPS: readonly Step[] = [
  {
    name: 'format and lint',
    fix: 'Most of it is repaired by: npx biome check --write',
    commands: [tool('@biomejs/biome', 'check', '--error-on-warnings')],
  },
  {
    name: 'types',
    fix: 'Correct the types above; `any`, `!` and unproven `as` are not a way out.',
    commands: [tool('@react-router/dev', 'typegen'), tool('typescript', ...TYPES)],
  },
  {
    name: 'boundaries',
    fix: 'Move the code to the module it belongs to; ARCHITECTURE.md shows the dependencies.',
    commands: [script('tests/boundaries/report.ts')],
  },
  {
    name: 'unused code',
    fix: 'Delete what nothing uses, or take its `export` away.',
    commands: [tool('knip', '--no-progress', '--no-config-hints')],
  },
  {
    name: 'code that only tests use',
    fix: 'Delete it with its tests, or let the product use it.',
    commands: [tool('knip', '--production', '--no-progress', '--no-config-hints')],
  },
]

/** The embedded server even when TEST_DATABASE_URL names another one. */
export const EMBEDDED = { TEST_DATABASE_URL: '' }

/** All but those that take long: `npm test` runs them too. `vitest.config.ts` names them. */
export const QUICK_PROJECTS = ['unit', 'contract'].flatMap((name) => ['--project', name])

export function vitestStep(
  name: string,
  {
    report,
    args = [],
    env = {},
  }: { report?: string; args?: string[]; env?: Record<string, string> },
): Step {
  const reporters = report
    ? ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
    : ['--reporter=default']
  return {
    name,
    fix: 'Run one file alone with: npx vitest run <path>',
    commands: [{ ...tool('vitest', 'run', ...reporters, ...args), env }],
    ...(report ? { failures: () => failuresIn(report) } : {}),
  }
}

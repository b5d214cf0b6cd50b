/** How long a test file may take, so that the whole run stays short. `npm test` fails when one takes twice as long. */

export type FileTime = { file: string; seconds: number }
export type OverBudget = FileTime & { budget: number }

type Kind = {
  pattern: RegExp
  /** What one file may take on two quiet cores. */
  seconds: number
  /** The median of the files of this kind on that machine. The run's own files show how much slower a machine is. */
  usualSeconds: number
}

const KINDS: readonly Kind[] = [
  { pattern: /^tests\/e2e\//, seconds: 20, usualSeconds: 6 },
  { pattern: /^tests\/contract\//, seconds: 10, usualSeconds: 1.5 },
  { pattern: /./, seconds: 5, usualSeconds: 0.02 },
]

/** Files that may take longer, each with the reason. */
export const EXCEPTIONS: Readonly<Record<string, { seconds: number; reason: string }>> = {
  'tools/payment-sandbox/sandbox.test.ts': {
    seconds: 10,
    reason: 'starts a card processor and its client for each test',
  },
  'src/server/db/embedded.test.ts': {
    seconds: 50,
    reason: 'starts, kills and repairs some twenty PostgreSQL servers',
  },
  'tests/contract/api/openapi-linters.test.ts': {
    seconds: 25,
    reason: 'two linters read a description of 800 KB',
  },
  'tests/e2e/loading/largest-paint.e2e.ts': {
    seconds: 60,
    reason: 'loads nine pages of a purchase in each language, each with its scripts held',
  },
  'tests/e2e/console/managers-day.e2e.ts': {
    seconds: 55,
    reason: 'seventeen tasks of a day, each in a browser of its own',
  },
  'tests/e2e/console/staff-content.e2e.ts': {
    seconds: 35,
    reason: 'writes, previews and publishes a post and news, most steps with axe',
  },
  'tests/contract/console/authorisation.test.ts': {
    seconds: 36,
    reason: 'asks some 3,000 cells of who may do what',
  },
  'tests/contract/api/limits.test.ts': {
    seconds: 20,
    reason: 'guesses passwords until the limit, each hashed at its real cost',
  },
  'tests/contract/api/fuzz.test.ts': {
    seconds: 15,
    reason: 'sends malformed requests to every call, beside the build',
  },
  'tests/contract/payments/webhooks.test.ts': {
    seconds: 15,
    reason: 'sends and repeats some hundred events, beside the build',
  },
  'tests/contract/process/backup.test.ts': {
    seconds: 110,
    reason: 'copies and restores whole clusters with their logs',
  },
  'tests/contract/process/first-database.test.ts': {
    seconds: 20,
    reason: 'makes a cluster twice, and starts it',
  },
  'tests/contract/process/battery.test.ts': {
    seconds: 40,
    reason: 'kills shops and databases, and waits for each to come back',
  },
  'tests/contract/process/closing.test.ts': {
    seconds: 25,
    reason: 'starts several processes and drains them under load',
  },
  'tests/contract/process/crash.test.ts': {
    seconds: 75,
    reason: 'starts shops with databases of their own, to kill them',
  },
  'tests/contract/process/interrupted-jobs.test.ts': {
    seconds: 75,
    reason: 'waits for the leases of jobs whose process was killed',
  },
  'tests/e2e/console/untrusted-input.e2e.ts': {
    seconds: 35,
    reason: 'types 120 texts into every public form and reads every page of the console',
  },
  'tests/e2e/order/buyers.e2e.ts': {
    seconds: 45,
    reason: 'walks four purchases from the home page to the document',
  },
  'tests/e2e/account/account.e2e.ts': {
    seconds: 35,
    reason: 'walks the whole of an account in three languages',
  },
  'tests/e2e/account/sessions.e2e.ts': {
    seconds: 35,
    reason: 'signs in on several devices, each in a browser of its own',
  },
  'tests/e2e/order/drafts.e2e.ts': {
    seconds: 35,
    reason: 'waits for a draft to be saved on two devices',
  },
  'tests/e2e/order/pack-builder.e2e.ts': {
    seconds: 35,
    reason: 'chooses packs in three languages, by pointer and keyboard',
  },
  'tests/e2e/site/shell.e2e.ts': {
    seconds: 35,
    reason: 'opens the frame of the site at several widths',
  },
  'tests/e2e/site/type.e2e.ts': {
    seconds: 35,
    reason: 'loads the fonts of three languages, held back',
  },
  'tests/e2e/site/every-page.e2e.ts': {
    seconds: 130,
    reason: 'reads every public page in three languages at two widths, and with axe',
  },
}

/** Two runs on one machine differ by a fifth, and a slow disk delays those that write much: only what grew fails. */
const TOLERANCE = 2

const SLOWEST_COUNT = 10

/** One line for each of the ten that took longest. */
export const slowestOf = (times: readonly FileTime[]): string[] =>
  times
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, SLOWEST_COUNT)
    .map(({ file, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${file}`)

/**
 * A machine that is slow, or busy with other work, slows down all files of a run: budgets grow as much as half of the files
 * of the same kind took longer than usual.
 */
export function overBudgetIn(
  times: readonly FileTime[],
  exceptions: typeof EXCEPTIONS = EXCEPTIONS,
): OverBudget[] {
  return KINDS.flatMap((kind) => {
    const ofKind = times.filter(({ file }) => kindOf(file) === kind)
    const slowness = Math.max(1, median(ofKind) / kind.usualSeconds)
    return ofKind
      .map((time) => {
        const seconds = exceptions[time.file]?.seconds ?? kind.seconds
        return { ...time, budget: seconds * slowness * TOLERANCE }
      })
      .filter(({ seconds, budget }) => seconds > budget)
  })
}

const kindOf = (file: string): Kind | undefined => KINDS.find(({ pattern }) => pattern.test(file))

function median(times: readonly FileTime[]): number {
  const sorted = times.map(({ seconds }) => seconds).sort((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

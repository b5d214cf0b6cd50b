/** How long a test file may take, so that the whole run stays short. `npm test` fails when one takes longer. */

export type FileTime = { file: string; seconds: number }
export type OverBudget = FileTime & { budget: number }

type Kind = {
  pattern: RegExp
  /** What one file may take on two quiet cores. */
  seconds: number
  /** What half of the files of this kind take there. A slower machine is told by the files of its own run. */
  usualSeconds: number
}

const KINDS: readonly Kind[] = [
  { pattern: /^tests\/e2e\//, seconds: 20, usualSeconds: 6 },
  { pattern: /^tests\/contract\//, seconds: 10, usualSeconds: 1.5 },
  { pattern: /./, seconds: 5, usualSeconds: 0.02 },
]

/** Files that may take longer, each with the reason. */
export const EXCEPTIONS: Readonly<Record<string, { seconds: number; reason: string }>> = {}

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
        return { ...time, budget: seconds * slowness }
      })
      .filter(({ seconds, budget }) => seconds > budget)
  })
}

const kindOf = (file: string): Kind | undefined => KINDS.find(({ pattern }) => pattern.test(file))

function median(times: readonly FileTime[]): number {
  const sorted = times.map(({ seconds }) => seconds).sort((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

/** The reports as one table: a row for each figure, a column for each scenario. */
import { LATE_SECONDS } from './mail-audit.ts'
import { brokenInvariants, type Report } from './scenario.ts'

export const RECOVERY_GOAL_MS = 2_000

const ROWS: readonly [string, (report: Report) => number][] = [
  ['faults', ({ faults }) => faults],
  ['orders acknowledged', ({ books }) => books.acknowledged],
  ['lost', ({ books }) => books.lost],
  ['doubled', ({ books }) => books.doubled],
  ['charged twice', ({ books }) => books.chargedTwice],
  ['two payments for one order', ({ books }) => books.twoIntents],
  ['paid, not recorded', ({ books }) => books.paidUnrecorded],
  ['other rules of orders broken', ({ books }) => books.brokenOrders.length],
  ['stock differences', ({ books }) => books.stockDifferences],
  ['e-mails expected', ({ emails }) => emails.expected],
  ['delivered', ({ emails }) => emails.delivered],
  ['repeated, same Message-ID', ({ emails }) => emails.repeated],
  ['repeated, another Message-ID', ({ emails }) => emails.renamed],
  [`later than ${LATE_SECONDS} s after the fault`, ({ emails }) => emails.late],
  ['orders answered 503, retried', ({ refused }) => refused],
  ['orders without answer, retried', ({ unansweredCalls }) => unansweredCalls],
  ['unexpected answers', ({ unexpected }) => unexpected.reduce((sum, [, times]) => sum + times, 0)],
  ['shop deaths', ({ deaths }) => deaths.length],
  ['errors in the log beside outages', ({ errorLines }) => errorLines.length],
]

export function tableOf(reports: readonly Report[]): string {
  const cells = [
    ['', ...reports.map(({ name }) => name)],
    ...ROWS.map(([title, figure]) => [title, ...reports.map((report) => `${figure(report)}`)]),
  ]
  const widths = cells[0]?.map((_, at) => Math.max(...cells.map((row) => row[at]?.length ?? 0)))
  const pad = (text: string, at: number) =>
    at === 0 ? text.padEnd(widths?.[at] ?? 0) : text.padStart(widths?.[at] ?? 0)
  return cells.map((row) => row.map(pad).join('  ')).join('\n')
}

/** Median, 95th percentile and longest recovery of each kind of fault, in milliseconds. */
export function recoveryLines({ name, recoveries }: Report): string[] {
  return [...recoveries].map(([kind, times]) => {
    const sorted = times.toSorted((a, b) => a - b)
    const at = (share: number) => Math.round(sorted[Math.ceil(share * sorted.length) - 1] ?? 0)
    return `${name}, ${kind} (${times.length}): median ${at(0.5)}, p95 ${at(0.95)}, max ${at(1)} ms`
  })
}

const ERROR_LINES_SHOWN = 5

export function complaintsOf(report: Report): string[] {
  const shown = report.errorLines.slice(0, ERROR_LINES_SHOWN)
  return [
    ...brokenInvariants(report).map((broken) => `BROKEN ${report.name}: ${broken}`),
    ...shown.map((line) => `log of ${report.name}: ${line.slice(0, 300)}`),
  ]
}

/** What a scenario is given and what it reports. */
import type { DatabaseAudit } from './audit.ts'
import type { Emails } from './mail-audit.ts'
import type { ShopCommand } from './shop-processes.ts'

export type Plan = {
  command: ShopCommand
  /** Shops killed, databases killed, or both, in turn. */
  kills: number
  restarts: number
  /** Between two orders of one caller. */
  pauseMs: number
  /** How long the shop may take, after the last fault, to send due e-mails and to record payments. */
  settlingSeconds: number
  /** Ends every scenario, and with it every process it started. */
  signal: AbortSignal
  say: (line: string) => void
}

export type Report = {
  name: string
  faults: number
  books: DatabaseAudit
  emails: Emails
  /** Orders and other calls that were answered as they never should be, with their number. */
  unexpected: [string, number][]
  /** Orders that were answered 503, and that got no answer. */
  refused: number
  unansweredCalls: number
  /** Orders whose customers gave up. */
  givenUp: number
  /** Milliseconds by kind of fault. */
  recoveries: Map<string, number[]>
  deaths: string[]
  errorLines: string[]
  /** What the scenario itself found wrong. */
  complaints: string[]
}

export type Skipped = { name: string; skipped: string }
export type Scenario = (plan: Plan) => Promise<Report | Skipped>

/** Each invariant that a report breaks, in words. How long things took is no invariant: a busy machine is slow. */
export function brokenInvariants(report: Report): string[] {
  const { books, emails, unexpected, deaths, complaints, givenUp } = report
  const counted: [number, string][] = [
    [books.lost, 'acknowledged orders lost'],
    [books.doubled, 'orders doubled'],
    [books.chargedTwice, 'orders charged twice'],
    [books.twoIntents, 'orders with two payments'],
    [books.paidUnrecorded, 'payments that no order knows of'],
    [books.stockDifferences, 'cartridges reserved otherwise than open orders ask for'],
    [books.brokenOrders.length, `broken rules of orders, first: ${books.brokenOrders[0]}`],
    [emails.renamed, 'e-mails repeated with another Message-ID'],
    [emails.expected - emails.delivered, 'e-mails not delivered'],
    [givenUp, 'orders never answered'],
  ]
  return [
    ...counted.filter(([count]) => count > 0).map(([count, what]) => `${count} ${what}`),
    ...unexpected.map(([answer, times]) => `answered ${times} times: ${answer}`),
    ...deaths.map((death) => `a shop died: ${death}`),
    ...complaints,
  ]
}

/** Which e-mails the shop owed, which arrived, how often, and how long the shop was able to send one before it did. */
import { type Arrival, headerOf } from '../../tests/support/mail/smtp-sink.ts'
import { ask, type BatteryDatabase } from './databases.ts'

export const LATE_SECONDS = 30

/** Milliseconds of the wall clock. */
export type Outage = { from: number; to: number }

export type Emails = {
  expected: number
  delivered: number
  repeated: number
  /** The same text to the same address under another Message-ID: the recipient's mail client shows both. */
  renamed: number
  late: number
}

type MailRow = { message_id: string; created_at: Date }

export async function readEmails(
  database: BatteryDatabase,
  arrivals: readonly Arrival[],
  outages: readonly Outage[],
): Promise<Emails> {
  const owed = await ask<MailRow>(database, 'select message_id, created_at from emails')
  const idOf = (arrival: Arrival) => headerOf(arrival, 'Message-ID')
  const byId = Map.groupBy(arrivals, (arrival) => idOf(arrival).replace(/^<|@[^@]*>$/g, ''))
  const byText = Map.groupBy(
    arrivals,
    (arrival) => `${arrival.recipients} ${headerOf(arrival, 'Subject')}`,
  )
  const now = Date.now()
  const waitOf = ({ message_id, created_at }: MailRow) =>
    ableMs({ from: created_at.getTime(), to: byId.get(message_id)?.[0]?.at ?? now }, outages)

  return {
    expected: owed.length,
    delivered: owed.filter(({ message_id }) => byId.has(message_id)).length,
    repeated: [...byId.values()].reduce((sum, same) => sum + same.length - 1, 0),
    renamed: [...byText.values()].reduce((sum, same) => sum + new Set(same.map(idOf)).size - 1, 0),
    late: owed.filter((mail) => waitOf(mail) > LATE_SECONDS * 1000).length,
  }
}

export const countQueued = async (database: BatteryDatabase): Promise<number> => {
  const [row] = await ask<{ count: number }>(
    database,
    `select count(*)::int as count from emails where state = 'queued'`,
  )
  return row?.count ?? 0
}

/** For who looks for the cause: the e-mails that wait or are being sent. */
export async function describeQueue(database: BatteryDatabase): Promise<string> {
  const rows = await ask<{ line: string }>(
    database,
    `select format('%s %s, at most %s attempts, the next due in %s s', count(*),
       case when taken_by is null then 'waiting' else 'taken' end, max(attempts),
       round(extract(epoch from min(due_at) - now()))) as line
     from emails where state = 'queued' group by taken_by is null`,
  )
  return `e-mails: ${rows.map(({ line }) => line).join('; ') || 'none'}`
}

/** The part of a span in which nothing was broken. */
function ableMs({ from, to }: Outage, outages: readonly Outage[]): number {
  const lost = outages.reduce(
    (sum, outage) => sum + Math.max(0, Math.min(to, outage.to) - Math.max(from, outage.from)),
    0,
  )
  return to - from - lost
}

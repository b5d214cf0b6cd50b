/** A mail server that refuses, is busy, cuts the connection after a message, or never answers it. */
import type { SinkMode } from '../../tests/support/mail/smtp-sink.ts'
import { ask, type BatteryDatabase, ownDatabase } from './databases.ts'
import type { Plan, Report } from './scenario.ts'
import { inScene, type Scene } from './scene.ts'
import { until } from './until.ts'

const FAULTS = ['refused', 'busy', 'cut', 'hang'] as const satisfies readonly SinkMode[]
type Fault = (typeof FAULTS)[number]
/** Tries that must have failed before the mail server is well again. The shop waits 20 s for one that hangs. */
const FAILED_ATTEMPTS = { refused: 3, busy: 3, cut: 3, hang: 1 } as const satisfies Record<
  Fault,
  number
>

const TEXT = {
  refused: 'refuses connections',
  busy: 'answers 451',
  cut: 'cuts after the message',
  hang: 'never answers',
} as const satisfies Record<Fault, string>

export async function smtpFaults(plan: Plan): Promise<Report> {
  const database = await ownDatabase()
  const expectedLines = [/job mail\.send failed/]
  return inScene(plan, { name: 'smtp', database, expectedLines }, async (scene) => {
    for (const fault of FAULTS) await failAndRecover(scene, fault, plan)
  })
}

/** It is over when everything is sent that waited at its end. */
async function failAndRecover(scene: Scene, fault: Fault, plan: Plan): Promise<void> {
  let owed: string[] = []
  const strike = async () => {
    await breakMail(scene, fault, plan)
    owed = await queuedEmails(scene.database)
    await scene.sink.become('well')
    return performance.now()
  }
  const areSent = async () => {
    const queued = new Set(await queuedEmails(scene.database))
    return owed.some((id) => queued.has(id)) ? null : performance.now()
  }
  await scene.fault(`mail server ${TEXT[fault]}`, strike, areSent)
}

async function breakMail(
  { sink, database, moreOrders }: Scene,
  fault: Fault,
  { signal }: Plan,
): Promise<void> {
  const before = await failedAttempts(database)
  await sink.become(fault)
  await moreOrders(3)
  const isFelt = async () => {
    const failed = fault === 'refused' ? (await failedAttempts(database)) - before : sink.faults()
    return failed >= FAILED_ATTEMPTS[fault]
  }
  await until(`e-mails fail: ${fault}`, isFelt, { signal, everyMs: 100 })
}

const queuedEmails = async (database: BatteryDatabase): Promise<string[]> => {
  const rows = await ask<{ id: string }>(database, `select id from emails where state = 'queued'`)
  return rows.map(({ id }) => id)
}

async function failedAttempts(database: BatteryDatabase): Promise<number> {
  const [row] = await ask<{ attempts: number }>(
    database,
    'select coalesce(sum(attempts), 0)::int as attempts from emails where last_error is not null',
  )
  return row?.attempts ?? 0
}

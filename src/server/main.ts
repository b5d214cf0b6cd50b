/** Reads the environment, opens the shop and closes it gracefully. */
import type { ServerBuild } from 'react-router'

import { destinationsOf } from './config/egress.ts'
import { type Environment, readEnvironment } from './config/env.ts'
import type { OpenDatabase } from './db/open.ts'
import type { Before } from './http/before.ts'
import { errorReportOf } from './http/report-error.ts'
import { sendConsoleToLog } from './log/console-to-log.ts'
import { log, say, setUpLog } from './log/process-log.ts'
import { type OpenShop, openShop } from './open-shop.ts'
import { type ConnectedDatabase, connectDatabase } from './process/connect.ts'
import { explain } from './process/explain.ts'
import { freeMemoryOfStart } from './process/free-memory.ts'
import { aborted, type Stopping, unlessAborted, watchSignals } from './process/stopping.ts'

/** What a start is given. */
export type Start = {
  /** The environment as the operator wrote it. */
  given: NodeJS.ProcessEnv
  /** May still be under way. */
  pages: Promise<Pages>
  stopping: Stopping
  /** Once, when the shop is open. */
  onOpen: () => void
}

/** Runs until it is stopped or can't start, which it explains, and ends the process. */
export async function runProcess(run: (stopping: Stopping) => Promise<void>): Promise<never> {
  const stopping = watchSignals(log)
  try {
    await run(stopping)
  } catch (error) {
    // A start that was stopped has nothing to explain.
    if (!stopping.signal.aborted) {
      process.stderr.write(`${explain(error)}\n`)
      process.exit(1)
    }
  }
  process.exit(stopping.exitCode())
}

/** Runs the shop in this process until it is stopped. Rejects when it could not start; leaves nothing running then. */
export async function runShop({ given, pages: coming, stopping, onOpen }: Start): Promise<void> {
  const begin = performance.now()
  const env = readEnvironment(given)
  setUpLog(env.log)
  const { database, pages } = await connectWithPages(env, coming, stopping.signal)
  const shop = await openPages(env, database, pages)
  sayOpen(env, shop.url, begin)
  onOpen()
  await closeWhenStopped(shop, stopping.signal)
}

/** Both are made at the same time. Where the pages fail, the database is closed again. */
export async function connectWithPages(
  env: Environment,
  coming: Promise<Pages>,
  signal: AbortSignal,
): Promise<{ database: ConnectedDatabase; pages: Pages }> {
  const connecting = connectDatabase(env, { log, signal })
  try {
    const [database, pages] = await Promise.all([connecting, unlessAborted(coming, signal)])
    return { database, pages }
  } catch (error) {
    const database = await connecting.catch(() => null)
    await database?.close()
    throw error
  }
}

/** A shop on an open database. One that is refused closes the database again. */
export async function openPages(
  env: Environment,
  database: OpenDatabase,
  pages: Pages,
): Promise<OpenShop> {
  const { before } = pages
  // While sources change, what tools say is for the person at the screen.
  if (!before) sendConsoleToLog(log)
  try {
    const shop = await openShop({ env, database, log, pages, ...(before && { before }) })
    freeMemoryOfStart()
    return shop
  } catch (error) {
    await database.close()
    throw error
  }
}

export function sayOpen(env: Environment, url: string, begin: number): void {
  const seconds = ((performance.now() - begin) / 1000).toFixed(1)
  say(`The shop is open at ${url} (after ${seconds} s)`)
  if (env.isProduction) {
    say(`Connects to ${destinationsOf(env).join(', ')}; partners: public HTTPS`)
    return
  }

  say('Sign in:   open /sign-in and ask for a code by e-mail; any address will do')
  say(env.smtpUrl ? 'Mails:     sent by SMTP' : `Mails:     ${url}/dev/mailbox`)
  say('Staff:     npm run staff -- create --email you@example.com --role administrator')
  if (!env.stripe) say('Cards:     payment sandbox; 4242 4242 4242 4242 succeeds')
}

/** Answers running requests, ends jobs and database, and resolves. */
export async function closeWhenStopped(shop: OpenShop, signal: AbortSignal): Promise<void> {
  await aborted(signal)
  if (signal.reason instanceof Error && signal.reason.name !== 'AbortError') {
    const report = errorReportOf('server', signal.reason, { place: 'process', version: '' })
    shop.shop.reportError(report, { isLogged: true })
  }
  say('Closing: running requests are answered first')
  await shop.close()
}

export type Pages = {
  build: () => Promise<ServerBuild>
  clientDir: string
  version: string
  /** The development server's own requests. */
  before?: Before
}

/** Reads the environment, opens the shop and closes it gracefully. */
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ServerBuild } from 'react-router'

import { connectDatabase } from './connect.ts'
import { DataDirBusyError } from './db/embedded.ts'
import { EnvironmentError, readEnvironment } from './env.ts'
import type { Before } from './http/listen.ts'
import { type OpenShop, openShop } from './open-shop.ts'

/** Starts the shop on its pages, which may still be under way. Resolves when it listens. */
export async function main(coming: Promise<Pages>, given: NodeJS.ProcessEnv): Promise<void> {
  const begin = performance.now()
  const env = readEnvironment(given)
  const [database, pages] = await Promise.all([connectDatabase(env, { log }), coming])
  const shop = await openShop({
    env,
    database,
    log,
    pages,
    ...(pages.before && { before: pages.before }),
  })
  const seconds = ((performance.now() - begin) / 1000).toFixed(1)
  say(`The shop is open at ${shop.url} (after ${seconds} s)`)
  if (!env.isProduction) {
    say('Sign in:   open /sign-in and ask for a code by e-mail; any address will do')
    say(env.smtpUrl ? 'Mails:     sent by SMTP' : `Mails:     ${shop.url}/dev/mailbox`)
    say('Staff:     npm run staff -- create --email you@example.com --role administrator')
    if (shop.cards.sandbox) say('Cards:     payment sandbox; 4242 4242 4242 4242 succeeds')
  }
  closeOnSignal(shop)
}

export type Pages = {
  build: () => Promise<ServerBuild>
  clientDir: string
  version: string
  /** The development server's own requests. */
  before?: Before
}

/** The finished build in `buildDir`. */
export async function builtPages(buildDir: string): Promise<Pages> {
  const root = resolve(buildDir)
  // What React Router built is what it says it is.
  const build = (await import(pathToFileURL(resolve(root, 'server/index.js')).href)) as ServerBuild
  return {
    build: async () => build,
    clientDir: resolve(root, 'client'),
    version: build.assets.version,
  }
}

/** A second signal ends at once. */
function closeOnSignal(shop: OpenShop): void {
  let isClosing = false
  const close = () => {
    if (isClosing) process.exit(1)
    isClosing = true
    say('Closing: running requests are answered first')
    shop.close().then(
      () => process.exit(0),
      (error: unknown) => {
        log(`closing failed: ${error instanceof Error ? error.stack : error}`)
        process.exit(1)
      },
    )
  }
  process.on('SIGINT', close)
  process.on('SIGTERM', close)
}

/** What a person who starts the shop should read; accidents are told by their stack. */
export function explain(error: unknown): string {
  if (error instanceof EnvironmentError || error instanceof DataDirBusyError) return error.message
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return `${error.message}: another program listens there. Set PORT to a free one.`
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

const say = (line: string): void => void process.stdout.write(`${line}\n`)
const log = (line: string): void =>
  void process.stderr.write(`${new Date().toISOString()} ${line}\n`)

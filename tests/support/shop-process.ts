/**
 * A shop in a process of its own, to be killed. `FAULT=after_intent` ends it without a word between the card
 * processor's answer and our commit; `IDLE=1` leaves all later work undone. Prints its address.
 */
import { connectDatabase } from '#server/connect.ts'
import { readEnvironment } from '#server/env.ts'
import { openShop } from '#server/open-shop.ts'

const log = (line: string) => process.stderr.write(`${line}\n`)
const env = readEnvironment(process.env)
const database = await connectDatabase(env, { log })
const shop = await openShop({
  env,
  database,
  log,
  pages: null,
  worksInBackground: process.env.IDLE !== '1',
})

if (process.env.FAULT === 'after_intent') {
  const { gateway } = shop.cards
  const create = gateway.createIntent
  gateway.createIntent = async (request) => {
    await create(request)
    process.kill(process.pid, 'SIGKILL')
    return new Promise(() => {})
  }
}

process.on('SIGTERM', () => {
  void shop.close().then(() => process.exit(0))
})
process.stdout.write(`${shop.url}\n`)

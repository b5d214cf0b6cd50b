/** How a shop stops: at a signal or an uncaught error, and what happens to requests in progress. */
import { Agent, request } from 'node:http'
import { expect, test } from 'vitest'

import { openShopFolder } from '../../support/process/killable-shop.ts'
import { buyThroughOutages, signUp } from '../../support/process/wire-buyer.ts'

test('§10 closing: no request on an open connection is cut while the shop drains under load', async () => {
  await using folder = await openShopFolder()
  const shop = await folder.start({ IDLE: '1' })
  const agent = new Agent({ keepAlive: true, maxSockets: 32 })
  const callers = Array.from({ length: 32 }, () => askUntilRefused(shop.url, agent))
  const asking = Promise.all(callers.map(({ outcome }) => outcome))
  // Each of them: a connection that the shop has not accepted yet is not open.
  const leastAnswered = () => Math.min(...callers.map(({ answered }) => answered()))
  await expect.poll(leastAnswered).toBeGreaterThan(6)

  shop.signal('SIGTERM')
  const outcomes = await asking
  await shop.ended
  agent.destroy()

  expect(new Set(outcomes)).toEqual(new Set(['ECONNREFUSED']))
  expect(shop.exitCode()).toBe(0)
})

test('§10 closing: an uncaught error ends the process with 1, after its requests and its database', async () => {
  await using folder = await openShopFolder()
  const shop = await folder.start({ IDLE: '1' })
  const load = buyThroughOutages(shop.url, [await signUp(shop.url)], 4)
  await expect.poll(() => load.acknowledged.length).toBeGreaterThan(3)

  shop.signal('SIGHUP')
  await shop.ended
  await load.stop()

  expect(shop.exitCode()).toBe(1)
  expect(shop.complaints()).toContain('a bug of the test')
  expect(folder.isDatabaseRunning()).toBe(false)
  await folder.start({ IDLE: '1' })
  const kept = await folder.query<{ id: string }>('select id from orders')
  const ids = new Set(kept.map(({ id }) => id))
  expect(load.acknowledged.filter((id) => !ids.has(id))).toEqual([])
})

/** Repeats requests on reused connections; its outcome is the error that ended it. */
function askUntilRefused(url: string, agent: Agent) {
  let count = 0
  const outcome = (async () => {
    for (;;) {
      const failure = await ask(url, agent)
      if (failure !== null) return failure
      count += 1
    }
  })()
  return { outcome, answered: () => count }
}

/** `null` when it was answered whole, otherwise the code of the error. */
function ask(url: string, agent: Agent): Promise<string | null> {
  return new Promise((resolve) => {
    const asked = request(
      new URL('/v1/settings', url.replace('localhost', '127.0.0.1')),
      { agent, headers: { 'x-api-key': 'pk_local' } },
      (answer) => {
        answer.resume()
        answer.on('error', (error) => resolve(codeOf(error)))
        answer.on('end', () => resolve(answer.complete ? null : 'incomplete'))
      },
    )
    asked.on('error', (error) => resolve(codeOf(error)))
    asked.end()
  })
}

const codeOf = (error: Error): string => ('code' in error ? String(error.code) : error.message)

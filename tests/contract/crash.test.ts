/** What is acknowledged is kept, whatever is killed: the shop, its database, or both. Real processes, real files. */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

import { attachEmbeddedPostgres } from '#server/db/embedded.ts'
import { openDatabase } from '#server/db/open.ts'

import { orderBody, type PaymentAnswer, type PlacedAnswer } from '../support/buyer.ts'
import { API_KEY } from '../support/shop.ts'

const SCRIPT = fileURLToPath(new URL('../support/shop-process.ts', import.meta.url))

test('§4 mail: a shop killed between commit and mail sends the mail after its next start, once', async () => {
  await using house = await openHouse()
  const first = await house.start({ IDLE: '1' })
  const token = await signUp(first.url)
  const placed = await place(first.url, token, 'key-1')
  await first.kill()

  const second = await house.start()
  const retried = await place(second.url, token, 'key-1')
  expect(retried.orderId).toBe(placed.orderId)

  await expect
    .poll(
      () =>
        house.query(
          `select state, count(*)::int from mails where subject_id = '${placed.orderId}' group by 1`,
        ),
      { timeout: 15_000 },
    )
    .toEqual([{ state: 'sent', count: 1 }])
  expect(await house.query('select count(*)::int from orders')).toEqual([{ count: 1 }])
}, 60_000)

test('§7 payment intent: a shop killed between the processor’s answer and its own commit makes one payment only', async () => {
  await using house = await openHouse()
  const first = await house.start({ IDLE: '1', FAULT: 'after_intent' })
  const token = await signUp(first.url)
  const { orderId } = await place(first.url, token, 'key-1')
  await expect(askPayment(first.url, token, orderId)).rejects.toThrow()
  await first.ended
  expect(await house.query('select count(*)::int from payment_sandbox.intents')).toEqual([
    { count: 1 },
  ])

  const second = await house.start()
  const payment = await askPayment(second.url, token, orderId)
  expect(payment.status).toBe('requires_payment_method')
  expect(await house.query('select count(*)::int from payment_sandbox.intents')).toEqual([
    { count: 1 },
  ])
}, 60_000)

test('§4 orders: every acknowledged order survives kill -9 of the shop, of the database, and of both', async () => {
  await using house = await openHouse()
  const acknowledged: string[] = []
  let token = ''
  for (const victims of [['shop'], ['database'], ['shop', 'database']] as const) {
    const shop = await house.start({ IDLE: '1' })
    token ||= await signUp(shop.url)
    await house.query('update cartridge_stock set on_hand = 1000000')
    await house.query('delete from rate_counters')
    const buying = buyUntilItFails(shop.url, token, acknowledged)
    const before = acknowledged.length
    await expect.poll(() => acknowledged.length, { timeout: 20_000 }).toBeGreaterThan(before + 5)

    if (victims.some((victim) => victim === 'database')) await house.killDatabase()
    if (victims.some((victim) => victim === 'shop')) await shop.kill()
    await buying
    await shop.kill()
  }

  await house.start({ IDLE: '1' })
  const kept = await house.query<{ id: string }>('select id from orders')
  const ids = new Set(kept.map(({ id }) => id))
  expect(acknowledged.length).toBeGreaterThan(15)
  expect(acknowledged.filter((id) => !ids.has(id))).toEqual([])
  expect(
    await house.query(
      `select (select count(*)::int from orders) = (select count(*)::int from mails where kind = 'order_received') as even,
              (select sum(reserved)::int from cartridge_stock) = (select sum(quantity)::int from order_cartridges) as held`,
    ),
  ).toEqual([{ even: true, held: true }])
}, 120_000)

/** A data directory that outlives the processes on it. */
async function openHouse() {
  const dataDir = await mkdtemp(join(tmpdir(), 'scent-shop-crash-'))
  const running = new Set<ChildProcess>()

  return {
    async start(env: Record<string, string> = {}) {
      const child = spawn(process.execPath, [SCRIPT], {
        env: { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir, PORT: '0', ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      running.add(child)
      const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
      const url = await firstLine(child)
      const kill = async () => {
        child.kill('SIGKILL')
        await ended
        running.delete(child)
      }
      return { url, ended, kill }
    },
    async killDatabase() {
      const pid = Number(
        (await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0],
      )
      process.kill(pid, 'SIGKILL')
    },
    async query<Row extends object>(text: string): Promise<Row[]> {
      const connection = await attachEmbeddedPostgres(dataDir)
      const database = openDatabase({ ...connection, max: 1 })
      try {
        return (await database.pool.query<Row>(text)).rows
      } finally {
        await database.close()
      }
    },
    async [Symbol.asyncDispose]() {
      for (const child of running) {
        const ended = new Promise((resolve) => child.once('exit', resolve))
        if (child.exitCode === null && child.signalCode === null) {
          child.kill('SIGTERM')
          await ended
        }
      }
      await stopOrphan(dataDir)
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** A database whose shop was killed and never started again. */
async function stopOrphan(dataDir: string): Promise<void> {
  const file = await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8').catch(() => '')
  const pid = Number(file.split('\n')[0])
  if (!pid) return
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended already.
  }
}

function firstLine(child: ChildProcess): Promise<string> {
  let complaints = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    complaints += text
  })
  return new Promise((resolve, reject) => {
    child.stdout?.setEncoding('utf8').once('data', (text: string) => resolve(text.trim()))
    child.once('exit', (code) => reject(new Error(`the shop ended with ${code}: ${complaints}`)))
  })
}

async function buyUntilItFails(url: string, token: string, acknowledged: string[]): Promise<void> {
  for (;;) {
    const placed = await place(url, token, crypto.randomUUID()).catch(() => null)
    if (placed === null) return
    acknowledged.push(placed.orderId)
  }
}

async function signUp(url: string): Promise<string> {
  const user = { email: 'buyer@example.com', password: 'a long enough password', name: 'Buyer' }
  await send(url, '/api/users', { user })
  const session = { email: user.email, password: user.password }
  const answer = await send(url, '/api/sessions', { session })
  return ((await answer.json()) as { data: { authentication_token: string } }).data
    .authentication_token
}

async function place(url: string, token: string, key: string) {
  const headers = { authorization: token, 'idempotency-key': key }
  const selectedCartridges = [{ serial: 'AC-CI01', quantity: 1 }]
  const answer = await send(url, '/v1/orders', orderBody({ selectedCartridges }), headers)
  if (answer.status !== 201) throw new Error(`the order was answered ${answer.status}`)
  return ((await answer.json()) as PlacedAnswer).data.data
}

async function askPayment(url: string, token: string, orderId: string) {
  const path = `/v1/orders/${orderId}/payment-intent`
  const answer = await send(url, path, {}, { authorization: token })
  return ((await answer.json()) as PaymentAnswer).data.data
}

const send = (url: string, path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(new URL(path, url.replace('localhost', '127.0.0.1')), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': API_KEY, ...headers },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(20_000),
  })

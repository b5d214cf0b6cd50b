/** One client cannot starve the others, and overload is refused before it becomes slow. F12; decision 0038. */
import { type ClientRequest, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { expect, test } from 'vitest'

import { close, listen, portOf } from '#server/http/listen.ts'
import { openLoad } from '#server/load/load.ts'
import {
  CROWD_MIN,
  IN_PROGRESS_MAX,
  LOOP_DELAY_MAX_MS,
  NETWORK_LINE,
  PIPELINED_MAX,
  REQUESTS,
  RETRY_AFTER_SECONDS,
} from '#server/load/policy.ts'

import { openTestShop } from '../../support/shop/shop.ts'

type Answer = { status: number; text: string; headers: Record<string, unknown> }

const CALL = '/api/aroma_products'

test('F12 beyond 200 requests in progress new ones are refused, health checks and payment webhooks last', async () => {
  await using server = await openServer()
  const crowd = await server.hold(IN_PROGRESS_MAX)

  const call = await server.ask(CALL, { 'accept-language': 'ja' })
  expect(call).toMatchObject({
    status: 503,
    headers: { 'retry-after': String(RETRY_AFTER_SECONDS), 'cache-control': 'no-store' },
  })
  expect(JSON.parse(call.text)).toEqual({
    error: {
      code: 'too_busy',
      message: 'ただいまアクセスが集中しています。少し待ってからもう一度お試しください。',
      data: { retryAfterSeconds: RETRY_AFTER_SECONDS },
    },
  })
  expect(call.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)

  for (const [locale, title] of [
    ['ja', 'ただいま大変混み合っています'],
    ['en', 'The shop is very busy right now'],
    ['ko', '지금 접속이 많습니다'],
  ] as const) {
    const page = await server.ask('/order?x=1', { cookie: `lang=${locale}` })
    expect(page).toMatchObject({
      status: 503,
      headers: { 'content-type': 'text/html; charset=utf-8', 'retry-after': expect.any(String) },
    })
    expect(page.text).toContain(`<html lang="${locale}">`)
    expect(page.text).toContain(title)
    expect(page.headers['content-security-policy']).toContain("default-src 'none'")
  }
  const data = await server.ask('/order.data')
  expect(data).toMatchObject({ status: 503, headers: { 'retry-after': expect.any(String) } })
  // Without this header the router takes the status for an error of the page.
  expect(data.headers['x-remix-response']).toBeUndefined()

  for (const path of ['/healthz', '/readyz', '/webhooks/card', '/assets/page.js', '/kept']) {
    expect((await server.ask(path)).status, path).toBe(200)
  }
  expect(server.load.snapshot()).toMatchObject({
    requestsInProgress: IN_PROGRESS_MAX,
    shed: { inProgress: 5, loopDelay: 0, networkRate: 0, networkInProgress: 0 },
  })

  crowd.end()
  expect((await server.ask(CALL)).status).toBe(200)
  await expect.poll(() => server.load.snapshot().requestsInProgress).toBe(0)
})

test('F12 a loop that stays late refuses what comes while a crowd waits, and takes it again when it is not', async () => {
  const delay = { ms: LOOP_DELAY_MAX_MS + 1 }
  await using server = await openServer({
    loopDelay: { lastingMs: () => delay.ms, close: () => {} },
  })
  const crowd = await server.hold(CROWD_MIN)
  expect((await server.ask(CALL)).status).toBe(503)
  expect((await server.ask('/')).status).toBe(503)
  for (const path of ['/healthz', '/readyz', '/webhooks/card', '/assets/page.js', '/kept']) {
    expect((await server.ask(path)).status, path).toBe(200)
  }
  expect(server.load.snapshot()).toMatchObject({ shed: { loopDelay: 2 }, loopDelayMs: delay.ms })

  delay.ms = LOOP_DELAY_MAX_MS
  expect((await server.ask(CALL)).status).toBe(200)
  crowd.end()
})

test('F12 the first visitor of a slow machine is refused nothing, however late the loop is', async () => {
  await using server = await openServer({
    loopDelay: { lastingMs: () => 20_000, close: () => {} },
  })
  // Five slow requests and a page with all that belongs to it.
  const slow = await server.hold(5)
  const paths = ['/', '/order', CALL, ...Array.from({ length: 60 }, (_, at) => `/assets/${at}.js`)]
  const answers = await Promise.all(paths.map((path) => server.ask(path)))
  expect(answers.map(({ status }) => status)).toEqual(paths.map(() => 200))
  slow.end()
})

test('a network over its limit is refused; other networks and this machine are not', async () => {
  await using server = await openServer()
  const from = (network: string) => ({ 'x-forwarded-for': `10.0.0.1, ${network}` })
  for (let left = REQUESTS.burst; left > 0; left -= 100) {
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => server.ask('/kept', from('203.0.113.7'))),
    )
    expect(new Set(answers.map(({ status }) => status)), `${left} left`).toEqual(new Set([200]))
    // With a frozen clock nothing comes back meanwhile.
    await Promise.all(
      Array.from({ length: 50 }, () => server.ask('/assets/a.js', from('203.0.113.7'))),
    )
  }
  const refused = await server.ask('/kept', { ...from('203.0.113.7'), cookie: 'lang=ko' })
  expect(refused).toMatchObject({
    status: 429,
    headers: { 'retry-after': expect.any(String) },
  })
  expect(refused.text).toContain('접속 횟수가 한도를 넘었습니다')
  const call = await server.ask(CALL, from('203.0.113.7'))
  expect(call).toMatchObject({ status: 429 })
  expect(JSON.parse(call.text)).toMatchObject({ error: { code: 'rate_limited' } })

  expect((await server.ask('/kept', from('203.0.113.8'))).status).toBe(200)
  expect((await server.ask('/kept')).status).toBe(200)
  server.clock.ms += 1_000
  expect((await server.ask('/kept', from('203.0.113.7'))).status).toBe(200)
  expect(server.load.snapshot().shed).toMatchObject({ networkRate: 2 })
})

test('one network has a share of what is in progress; more of it waits, and beyond a line is refused', async () => {
  const { atOnce, waiting } = NETWORK_LINE
  await using server = await openServer({ networkLine: { atOnce, waiting, waitMs: 120_000 } })
  const one = { 'x-forwarded-for': '203.0.113.7' }
  const crowd = await server.hold(atOnce, one)
  const line = Array.from({ length: waiting }, () => server.ask(CALL, one))
  await expect.poll(() => server.load.snapshot().requestsWaiting).toBe(waiting)
  expect((await server.ask(CALL, one)).status).toBe(429)
  expect(server.busiest()).toBe(atOnce)
  expect((await server.ask('/assets/a.js', one)).status).toBe(200)
  expect((await server.ask(CALL, { 'x-forwarded-for': '203.0.113.8' })).status).toBe(200)
  expect((await server.ask(CALL)).status).toBe(200)
  expect(server.load.snapshot().shed).toMatchObject({ networkInProgress: 1 })
  crowd.end()
  const answers = await Promise.all(line)
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
})

test('A.4.30g connections are capped in total and for a network, and given back when they close', async () => {
  await using server = await openServer({
    connectionBounds: { total: 8, perNetwork: 3, idleMs: 60_000 },
    networkOf: ({ remoteAddress = '' }) => remoteAddress,
  })
  const [one, two, three] = [
    await server.connect(5, '127.0.0.1'),
    await server.connect(3, '127.0.0.2'),
    await server.connect(3, '127.0.0.3'),
  ]
  await expect.poll(() => one.filter(isClosed).length).toBe(2)
  await expect.poll(() => three.filter(isClosed).length).toBe(1)
  expect(two.some(isClosed)).toBe(false)
  expect(server.load.snapshot().connectionsRefused).toBe(3)

  for (const socket of [...one, ...two, ...three]) socket.destroy()
  await expect.poll(async () => (await server.ask('/kept').catch(() => null))?.status).toBe(200)
})

const isClosed = ({ destroyed }: Socket): boolean => destroyed

test('requests sent at once over one connection are worked on one by one, and answered in order', async () => {
  await using server = await openServer()
  const [socket] = await server.connect(1)
  const paths = Array.from({ length: PIPELINED_MAX + 1 }, (_, at) => `/echo/${at}`)
  socket?.write(paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`).join(''))
  let text = ''
  socket?.on('data', (part) => {
    text += part
  })
  await expect.poll(() => text).toContain(`path ${paths.at(-1)}.`)
  expect([...text.matchAll(/path (\/echo\/\d+)\./g)].map(([, path]) => path)).toEqual(paths)
  expect(server.busiest()).toBe(1)
})

test('a client that sends far more at once than any browser is cut off', async () => {
  await using server = await openServer()
  const [socket] = await server.connect(1)
  const flood = `GET /hang HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(PIPELINED_MAX + 2)
  socket?.write(flood)
  await expect.poll(() => socket?.destroyed).toBe(true)
  expect(server.load.snapshot().pipelinesCut).toBe(1)
  expect(server.busiest()).toBe(1)
})

test('A.4.30g a client that never reads its answer is cut off', async () => {
  await using server = await openServer({
    connectionBounds: { total: 10, perNetwork: 10, idleMs: 200 },
  })
  const [socket] = await server.connect(1)
  socket?.pause()
  socket?.write('GET /large HTTP/1.1\r\nHost: x\r\n\r\n')
  await expect.poll(() => server.busiest()).toBe(1)
  await expect.poll(() => server.connections()).toBe(0)
})

test('F12 a whole shop that sheds load answers its health checks and the card processor', async () => {
  const load = openLoad({
    trustedProxies: 0,
    loopDelay: { lastingMs: () => 0, close: () => {} },
  })
  await using shop = await openTestShop({ load })
  expect((await shop.call({ path: CALL })).status).toBe(200)
  const hanging = Array.from({ length: IN_PROGRESS_MAX }, () => {
    // Its body never comes.
    const sent = request(`${shop.address}/api/sessions`, {
      method: 'POST',
      agent: false,
      headers: { 'content-type': 'application/json', 'content-length': 10 },
    })
    sent.on('error', () => {})
    sent.flushHeaders()
    return sent
  })
  await expect.poll(() => load.snapshot().requestsInProgress).toBe(IN_PROGRESS_MAX)

  expect((await shop.call({ path: CALL })).status).toBe(503)
  expect((await fetch(`${shop.address}/healthz`)).status).toBe(200)
  expect((await fetch(`${shop.address}/readyz`)).status).toBe(200)
  const webhook = await fetch(`${shop.address}/webhooks/card`, { method: 'POST', body: '{}' })
  // It was read: without a signature it is refused for that.
  expect(webhook.status).toBe(400)

  for (const sent of hanging) sent.destroy()
  await expect.poll(() => load.snapshot().requestsInProgress).toBe(0)
  expect((await shop.call({ path: CALL })).status).toBe(200)
})

type Options = Omit<Parameters<typeof openLoad>[0], 'trustedProxies' | 'now'>

/** A server behind one trusted proxy. `/hang` is answered when the test says so, `/kept` before everybody's limits. */
async function openServer(options: Options = {}) {
  const clock = { ms: 0 }
  const load = openLoad({
    loopDelay: { lastingMs: () => 0, close: () => {} },
    refusalDelayMs: 0,
    ...options,
    trustedProxies: 1,
    now: () => clock.ms,
  })
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const work = { now: 0, most: 0 }
  const server = await listen(
    async ({ url }) => {
      work.now += 1
      work.most = Math.max(work.most, work.now)
      const { pathname } = new URL(url)
      if (pathname === '/hang') await released
      await Promise.resolve()
      work.now -= 1
      return new Response(pathname === '/large' ? new Uint8Array(50_000_000) : `path ${pathname}.`)
    },
    { host: '127.0.0.1', port: 0 },
    {
      load,
      before: load.around(({ url }, response, next) =>
        url === '/kept' ? response.end('kept') : next(),
      ),
    },
  )
  const port = portOf(server)
  const sockets: Socket[] = []

  return {
    load,
    clock,
    busiest: () => work.most,
    connections: () =>
      new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count))),
    ask: (path: string, headers: Record<string, string> = {}) => asked(port, path, headers).answer,
    /** Requests that are in progress until `end`. */
    async hold(count: number, headers: Record<string, string> = {}) {
      const before = load.snapshot().requestsInProgress
      const held = Array.from({ length: count }, () => asked(port, '/hang', headers))
      for (const { answer } of held) answer.catch(() => {})
      await expect.poll(() => load.snapshot().requestsInProgress).toBe(before + count)
      return { end: () => release() }
    },
    async connect(count: number, localAddress = '127.0.0.1') {
      const opened = Array.from({ length: count }, () =>
        connect({ port, host: '127.0.0.1', localAddress }),
      )
      sockets.push(...opened)
      await Promise.all(opened.map((socket) => new Promise((done) => socket.once('connect', done))))
      for (const socket of opened) socket.on('error', () => {}).resume()
      return opened
    },
    async [Symbol.asyncDispose]() {
      release()
      for (const socket of sockets) socket.destroy()
      server.closeAllConnections()
      await close(server)
      load.close()
    },
  }
}

/** Over a connection of its own, as many browsers have it. */
function asked(port: number, path: string, headers: Record<string, string>) {
  let sent: ClientRequest | undefined
  const answer = new Promise<Answer>((resolve, reject) => {
    sent = request(
      {
        host: '127.0.0.1',
        port,
        path,
        headers: { 'accept-language': 'en', ...headers },
        agent: false,
      },
      async (got) => {
        const parts: Buffer[] = []
        for await (const part of got) parts.push(part)
        const text = Buffer.concat(parts).toString()
        resolve({ status: got.statusCode ?? 0, text, headers: got.headers })
      },
    )
    sent.on('error', reject)
    sent.end()
  })
  return { sent, answer }
}

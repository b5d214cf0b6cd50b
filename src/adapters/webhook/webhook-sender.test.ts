import { createServer, type RequestListener } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import { createServer as createRawServer, isIP } from 'node:net'
import { expect, test } from 'vitest'

import { ANSWER_BYTES_MAX } from '#domain/webhooks/policy.ts'

import { closeNow, listenLocally } from '../../../tests/support/process/local-server.ts'
import { SELF_SIGNED } from '../../../tests/support/webhooks/self-signed.ts'
import { webhookSender } from './webhook-sender.ts'

async function receiver(listener: RequestListener) {
  const server = createServer(listener)
  const port = await listenLocally(server)
  return {
    port,
    url: `http://127.0.0.1:${port}/hook`,
    async [Symbol.asyncDispose]() {
      await closeNow(server)
    },
  }
}

const TIMEOUT_MS = 300
const local = webhookSender({ reach: 'also_this_machine', timeoutMs: TIMEOUT_MS })
const delivery = (url: string) => ({ url, headers: { 'webhook-id': 'evt_1' }, body: '{"a":"あ"}' })

/** A name server of our own: each look gives the next answer. */
const names = (...answers: string[][]) => {
  const asked: string[] = []
  const answerOf = (at: number) => answers[Math.min(at, answers.length - 1)] ?? []
  return {
    asked,
    async resolve4(name: string) {
      asked.push(name)
      return answerOf(asked.length - 1).filter((address) => isIP(address) === 4)
    },
    async resolve6() {
      return answerOf(asked.length - 1).filter((address) => isIP(address) === 6)
    },
  }
}
const failing = (code: string) => () => Promise.reject(Object.assign(new Error(code), { code }))

test('a delivery arrives unchanged, and its answer is returned', async () => {
  const seen: { id: unknown; body: string }[] = []
  await using server = await receiver(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    seen.push({ id: request.headers['webhook-id'], body })
    response.writeHead(204).end()
  })
  expect(await local(delivery(server.url))).toMatchObject({ kind: 'answered', status: 204 })
  expect(seen).toEqual([{ id: 'evt_1', body: '{"a":"あ"}' }])
})

test('a redirect is reported and not followed', async () => {
  const paths: unknown[] = []
  await using server = await receiver((request, response) => {
    paths.push(request.url)
    response.writeHead(307, { location: '/elsewhere' }).end()
  })
  expect(await local(delivery(server.url))).toMatchObject({ kind: 'answered', status: 307 })
  expect(paths).toEqual(['/hook'])
})

test('a delivery without an answer in time fails', async () => {
  await using server = await receiver(() => {})
  const answer = await local(delivery(server.url))
  expect(answer).toMatchObject({ kind: 'unanswered', failure: 'timed_out' })
  expect(answer.durationMs).toBeGreaterThanOrEqual(TIMEOUT_MS - 20)
  expect(answer.durationMs).toBeLessThan(TIMEOUT_MS * 5)
})

test('an answer that never ends, or drips, is known by its status', async () => {
  await using endless = await receiver((_request, response) => {
    response.writeHead(500)
    const more = () => response.write('x'.repeat(64 * 1024)) && setImmediate(more)
    response.on('drain', more)
    more()
  })
  const answer = await local(delivery(endless.url))
  expect(answer).toMatchObject({ kind: 'answered', status: 500 })
  expect(answer.kind === 'answered' && answer.beginning.length).toBe(ANSWER_BYTES_MAX)

  await using dripping = await receiver((_request, response) => {
    response.writeHead(200).write('a')
  })
  expect(await local(delivery(dripping.url))).toMatchObject({ status: 200, beginning: 'a' })
})

test('the first characters of an answer are stored without control characters', async () => {
  await using server = await receiver((_request, response) => {
    response.writeHead(500).end('no\u0000\u001b[31m\r\nway\u202e ')
  })
  expect(await local(delivery(server.url))).toMatchObject({ beginning: 'no [31m way' })
})

test('a closed port and an unresolvable name are distinguished', async () => {
  const server = await receiver(() => {})
  await server[Symbol.asyncDispose]()
  expect(await local(delivery(server.url))).toMatchObject({ failure: 'connection_refused' })

  for (const code of ['ENOTFOUND', 'ENODATA', 'ESERVFAIL', 'ECONNREFUSED']) {
    const none = { resolve4: failing(code), resolve6: failing('ENODATA') }
    const nowhere = webhookSender({ reach: 'public', names: none })
    const answer = await nowhere(delivery('https://nowhere.example.com'))
    expect(answer, code).toMatchObject({ failure: 'name_unknown' })
  }
})

test('an untrusted certificate is reported, and nothing is sent to its server', async () => {
  const paths: unknown[] = []
  const server = createSecureServer(SELF_SIGNED, (request, response) => {
    paths.push(request.url)
    response.end()
  })
  const port = await listenLocally(server)
  const patient = webhookSender({ reach: 'also_this_machine', timeoutMs: 10_000 })

  const answer = await patient(delivery(`https://127.0.0.1:${port}/hook`))
  await new Promise((resolve) => server.close(resolve))
  expect(answer).toMatchObject({ kind: 'unanswered', failure: 'certificate_invalid' })
  expect(paths).toEqual([])
})

test('a name server that is silent is waited for no longer than an answer', async () => {
  const never = () => new Promise<string[]>(() => {})
  const silent = [
    { resolve4: failing('ETIMEOUT'), resolve6: failing('ENODATA') },
    { resolve4: never, resolve6: never },
  ]
  for (const one of silent) {
    const send = webhookSender({ reach: 'public', names: one, timeoutMs: TIMEOUT_MS })
    expect(await send(delivery('https://slow.example.com'))).toMatchObject({ failure: 'timed_out' })
  }
})

test('one kind of address is enough where the other can not be learned', async () => {
  await using server = await receiver((_request, response) => response.end())
  const half = { resolve4: async () => ['127.0.0.1'], resolve6: failing('ESERVFAIL') }
  const send = webhookSender({ reach: 'also_this_machine', names: half })
  const url = `http://half.example.com:${server.port}/`
  expect(await send(delivery(url))).toMatchObject({ status: 200 })
})

test('outside production, localhost is resolved without a name server', async () => {
  await using server = await receiver((_request, response) => response.end())
  const found = names([])
  const send = webhookSender({ reach: 'also_this_machine', names: found })
  const url = `http://localhost:${server.port}/`
  expect(await send(delivery(url))).toMatchObject({ status: 200 })
  expect(found.asked).toEqual([])
})

test('a connection that ends without an answer, or changes protocol, is reported at once', async () => {
  const beginnings = [
    'HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\n',
    '',
    'no',
  ]
  for (const beginning of beginnings) {
    const server = createRawServer((socket) => {
      socket.on('error', () => {})
      socket.once('data', () => (beginning === '' ? socket.destroy() : socket.end(beginning)))
    })
    const port = await listenLocally(server)
    const answer = await local(delivery(`http://127.0.0.1:${port}/`))
    expect(answer, beginning).toMatchObject({ kind: 'unanswered', failure: 'connection_broken' })
    expect(answer.durationMs).toBeLessThan(TIMEOUT_MS)
    await new Promise((resolve) => server.close(resolve))
  }
})

test('a name that leads inside, alone or among others, is not connected to', async () => {
  const inside = [
    ['127.0.0.1'],
    ['169.254.169.254'],
    ['1.1.1.1', '10.0.0.1'],
    ['1.1.1.1', 'fd00::1'],
    ['::ffff:127.0.0.1'],
  ]
  for (const found of inside) {
    const given = names(found)
    const send = webhookSender({ reach: 'public', names: given })
    const answer = await send(delivery('https://hooks.example.com/'))
    expect(answer, JSON.stringify(found)).toMatchObject({ failure: 'address_refused' })
    expect(given.asked).toEqual(['hooks.example.com'])
  }
})

test('a delivery resolves a name once and connects to the address that it checked', async () => {
  const requests: unknown[] = []
  await using server = await receiver((request, response) => {
    requests.push(request.headers.host)
    response.writeHead(200).end()
  })
  const found = names(['127.0.0.1'], ['10.0.0.1'])
  const send = webhookSender({ reach: 'also_this_machine', names: found, timeoutMs: TIMEOUT_MS })
  const url = `http://rebinding.example.com:${server.port}/hook`
  expect(await send(delivery(url))).toMatchObject({ status: 200 })
  expect(await send(delivery(url))).toMatchObject({ failure: 'address_refused' })
  expect(found.asked).toHaveLength(2)
  expect(requests).toHaveLength(1)
})

test('in production an address without a name, without TLS or at another port is not connected to', async () => {
  await using server = await receiver((_request, response) => response.end())
  const send = webhookSender({ reach: 'public' })
  const urls = [
    server.url,
    `https://127.0.0.1:${server.port}/`,
    'https://[::1]/',
    'https://[::ffff:169.254.169.254]/latest/meta-data',
    'https://2852039166/latest/meta-data',
    'https://hooks.example.com:22/',
  ]
  for (const url of urls) {
    expect(await send(delivery(url)), url).toMatchObject({ failure: 'address_refused' })
  }
})

/** Where one request ends and the next begins must not be a question: a proxy in front could answer it otherwise. */
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'

import { portOf } from '#server/http/listen.ts'

import { shareTestShop } from '../../support/shop/share-test-shop.ts'

const shop = await shareTestShop()

const SMUGGLED = 'GET /v1/smuggled HTTP/1.1\r\nHost: shop\r\n\r\n'
const HEAD = 'POST /api/sessions HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\n'

test.for([
  [
    'a length beside chunks',
    `${HEAD}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
  ],
  [
    'chunks beside a length',
    `${HEAD}Transfer-Encoding: chunked\r\nContent-Length: 4\r\n\r\n0\r\n\r\n`,
  ],
  ['two lengths', `${HEAD}Content-Length: 0\r\nContent-Length: 5\r\n\r\n`],
  ['a length that is none', `${HEAD}Content-Length: 4x\r\n\r\n`],
  ['a length with a sign', `${HEAD}Content-Length: +4\r\n\r\n`],
  ['chunks that are not last', `${HEAD}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n`],
  ['a blank before the colon', `${HEAD}Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n`],
  ['a header on two lines', `${HEAD}Content-Length:\r\n 4\r\n\r\n`],
  ['a chunk whose size is none', `${HEAD}Transfer-Encoding: chunked\r\n\r\n0x1\r\na\r\n0\r\n\r\n`],
  ['lines without a carriage return', `${HEAD}Content-Length: 0\n\n`],
])('a request with %s is refused, and what follows is never read', async ([, request]) => {
  const answer = await exchange(request + SMUGGLED)
  expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  expect(answer.match(/HTTP\/1\.1 \d{3}/g)).toHaveLength(1)
})

test('two requests that are whole get two answers', async () => {
  const plain = 'GET /healthz HTTP/1.1\r\nHost: shop\r\n\r\n'
  const last = 'GET /v1/smuggled HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n'
  expect((await exchange(plain + last)).match(/HTTP\/1\.1 \d{3}/g)).toHaveLength(2)
})

test.for([
  ['no length', ''],
  ['a length of nothing', 'Content-Length: 0\r\n'],
])('a call with %s has no body, and what follows is a request', async ([, length]) => {
  const last = 'GET /healthz HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n'
  const answers = await exchange(`${HEAD}${length}\r\n${last}`)
  expect(answers.match(/HTTP\/1\.1 \d{3}/g)).toEqual(['HTTP/1.1 400', 'HTTP/1.1 200'])
  expect(answers).toContain('"json_malformed"')
})

/** Everything that comes back until the server closes. */
async function exchange(bytes: string): Promise<string> {
  const socket = connect(portOf(shop.server), '127.0.0.1')
  socket.write(bytes)
  return text(socket)
}

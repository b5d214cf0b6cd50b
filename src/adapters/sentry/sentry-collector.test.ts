import { createServer } from 'node:http'
import { expect, test } from 'vitest'

import { listenLocally } from '../../../tests/support/process/local-server.ts'
import { sentryCollector } from './sentry-collector.ts'

test('decisions §10 errors: an unexpected error arrives as an event of the Sentry protocol', async () => {
  const { promise, resolve } = Promise.withResolvers<{ url: string; text: string }>()
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const part of request) text += part
    response.end('{}')
    resolve({ url: request.url ?? '', text })
  })
  const port = await listenLocally(server)
  const collect = sentryCollector(`http://publickey@127.0.0.1:${port}/42`, fetch)

  await collect(
    { source: 'job', message: 'It broke', stack: 'at go', place: 'mail.send', version: 'v1' },
    new Date('2026-11-02T01:00:00Z'),
  )
  const { url, text } = await promise
  server.close()
  expect(url).toMatch(/^\/api\/42\/envelope\/\?.*sentry_key=publickey/)
  const event = JSON.parse(text.split('\n')[2] ?? '')
  expect(event).toMatchObject({
    message: 'It broke',
    level: 'error',
    release: 'v1',
    transaction: 'mail.send',
    tags: { source: 'job' },
    timestamp: 1793581200,
  })
})

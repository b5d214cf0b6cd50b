import { expect, test } from 'vitest'

import { close, listen, logServerErrors, portOf } from './listen.ts'

const LOCAL = { host: '127.0.0.1', port: 0 }
const answer = () => new Response('here')

test('a server that listens reports each of its errors and goes on', async () => {
  const errors: string[] = []
  const server = await listen(answer, LOCAL, { onError: ({ message }) => errors.push(message) })
  server.emit('error', new Error('accept EMFILE'))
  server.emit('error', new Error('accept ENFILE'))
  expect(errors).toEqual(['accept EMFILE', 'accept ENFILE'])
  expect(await (await fetch(`http://127.0.0.1:${portOf(server)}/`)).text()).toBe('here')
  await close(server, 0)
})

test('without anybody to report it to, an error of a server that listens is thrown', async () => {
  const server = await listen(answer, LOCAL)
  expect(() => server.emit('error', new Error('accept EMFILE'))).toThrow('accept EMFILE')
  await close(server, 0)
})

test('a port that is taken is refused', async () => {
  const first = await listen(answer, LOCAL)
  await expect(listen(answer, { ...LOCAL, port: portOf(first) })).rejects.toThrow('EADDRINUSE')
  await close(first, 0)
})

test('errors of a server are logged once in ten seconds, with the number of those between', () => {
  const lines: unknown[] = []
  const clock = { now: 0 }
  const report = logServerErrors({ error: (...line) => void lines.push(line) }, () => clock.now)
  for (clock.now = 0; clock.now <= 10_000; clock.now += 5_000) report(new Error('accept EMFILE'))
  const text = 'a connection was not accepted'
  expect(lines).toEqual([
    [text, { more: undefined, error: 'accept EMFILE' }],
    [text, { more: 1, error: 'accept EMFILE' }],
  ])
})

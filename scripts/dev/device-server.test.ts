import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { deviceServer } from './device-server.ts'

const lines: string[] = []
const server = deviceServer({ serial: 'ASN2A0001', now: () => 0, say: (line) => lines.push(line) })
let origin: string

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  // A server that listens on a port has an address of this kind.
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

const post = (path: string, body: string) => fetch(`${origin}${path}`, { method: 'POST', body })

test('it answers as a device does, and says what its chambers do', async () => {
  const shot = { chambers: [1], concentrations: [80], duration: 6000, internalBoosterIntensity: 0 }
  const answer = await post('/asn/shoot', JSON.stringify(shot))
  expect([answer.status, await answer.json()]).toEqual([
    200,
    { status: 'received', serial: 'ASN2A0001' },
  ])
  expect(lines.splice(0)).toEqual([
    'POST /asn/shoot 200 chamber 1 80% for 6 s',
    '  caution: no_air',
    '  caution: long_spray',
  ])
  expect(await (await post('/as2/stop_all', '')).json()).toMatchObject({ status: 'done' })
  expect(lines.splice(0)).toEqual(['POST /as2/stop_all 200'])
})

test('it refuses what a device refuses, and does not know other addresses', async () => {
  expect((await post('/asn/shoot', 'not JSON')).status).toBe(400)
  expect((await fetch(`${origin}/asn/shoot`)).status).toBe(404)
  expect((await fetch(`${origin}/asn/identity`)).status).toBe(200)
})

import { expect, test } from 'vitest'

import { curlOf, fetchOf, httpOf, readHost, toldOf } from './write-request.ts'

const body = { chambers: [1, 4], concentrations: [80, 30], duration: 3000 }
const shoot = { name: 'shoot', host: '192.168.1.20', body } as const
const identity = { name: 'identity', host: 'ASN3A00001.local', body: null } as const

test('a command for a terminal says method, address and body', () => {
  expect(curlOf(shoot)).toBe(
    `curl -X POST http://192.168.1.20:1003/asn/shoot \\
  -H 'Content-Type: application/json' \\
  -d '{"chambers":[1,4],"concentrations":[80,30],"duration":3000}'`,
  )
  expect(curlOf(identity)).toBe('curl http://ASN3A00001.local:1003/asn/identity')
})

test('code sends the same call', () => {
  expect(fetchOf(shoot)).toContain("method: 'POST'")
  expect(fetchOf(shoot)).toContain('"chambers": [1, 4],')
  expect(fetchOf(identity)).toMatch(/^const answer = await fetch\('http:\S+identity'\)\n/)
})

test('on the wire a call without a body has no type of content', () => {
  expect(httpOf(identity)).toBe('GET /asn/identity HTTP/1.1\nHost: ASN3A00001.local:1003')
  expect(httpOf(shoot)).toContain('\n\n{\n  "chambers": [1, 4],')
})

test('on a page, the address is shown with the method', () => {
  expect(toldOf(identity)).toBe('GET http://ASN3A00001.local:1003/asn/identity')
  expect(toldOf(shoot)).toBe(`POST http://192.168.1.20:1003/asn/shoot
Content-Type: application/json

{
  "chambers": [1, 4],
  "concentrations": [80, 30],
  "duration": 3000
}`)
})

test.each(['192.168.1.20', 'ASN3A00001.local', ' device '])('the address %j is one', (text) => {
  expect(readHost(text)).toBe(text.trim())
})

test.each(['', 'a b', "x';rm -rf ~", 'http://x', 'x:80', '-x', 'x..y', 'a'.repeat(64), '$(x)'])(
  'the address %j is none',
  (text) => {
    expect(readHost(text)).toBeNull()
  },
)

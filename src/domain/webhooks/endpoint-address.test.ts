import { expect, test } from 'vitest'

import { isAddressAllowed, readEndpointUrl } from './endpoint-address.server.ts'

const FORBIDDEN = [
  '0.0.0.0',
  '10.0.0.1',
  '100.64.0.1',
  '100.100.100.200',
  '100.127.255.255',
  '127.0.0.1',
  '168.63.129.16',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.192',
  '192.168.1.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:169.254.169.254',
  '::ffff:8.8.8.8',
  '::127.0.0.1',
  '64:ff9b::a00:1',
  '64:ff9b:1::1',
  'fc00::1',
  'fd00:ec2::254',
  'fe80::1',
  'fec0::1',
  'ff02::1',
  '2001::1',
  '2001:db8::1',
  '2002:7f00:1::',
  'not an address',
]
const PUBLIC = [
  '1.1.1.1',
  '8.8.8.8',
  '100.63.255.255',
  '100.128.0.1',
  '172.15.0.1',
  '172.32.0.1',
  '223.255.255.254',
  '2606:4700::1111',
  '2a00:1450:4001::1',
]

test('webhooks: an address inside is refused, whichever way it is written, and one of the internet is not', () => {
  for (const address of FORBIDDEN) expect(isAddressAllowed(address, 'public'), address).toBe(false)
  for (const address of PUBLIC) expect(isAddressAllowed(address, 'public'), address).toBe(true)
})

test('webhooks: outside production only this machine itself is let in besides', () => {
  for (const address of ['127.0.0.1', '127.8.8.8', '::1']) {
    expect(isAddressAllowed(address, 'also_this_machine'), address).toBe(true)
  }
  for (const address of ['10.0.0.1', '169.254.169.254', 'fe80::1', '::ffff:10.0.0.1']) {
    expect(isAddressAllowed(address, 'also_this_machine'), address).toBe(false)
  }
})

test('webhooks: in production an endpoint is a public name, by TLS, at its usual port', () => {
  const read = (input: string) => readEndpointUrl(input, 'public')
  const refused = (input: string) => {
    const result = read(input)
    return result.ok ? null : result.error
  }
  expect(read(' https://hooks.example.com/shop?a=1#part ')).toEqual({
    ok: true,
    value: 'https://hooks.example.com/shop?a=1',
  })
  expect(read('https://hooks.example.com:443/')).toMatchObject({ ok: true })
  expect(refused('')).toBe('url_invalid')
  expect(refused('hooks.example.com')).toBe('url_invalid')
  expect(refused('ftp://hooks.example.com')).toBe('url_invalid')
  expect(refused('https://user:secret@hooks.example.com')).toBe('url_invalid')
  expect(refused(`https://hooks.example.com/${'a'.repeat(500)}`)).toBe('url_invalid')
  expect(refused('http://hooks.example.com')).toBe('url_not_secure')
  expect(refused('https://hooks.example.com:8443')).toBe('url_port')
  const inside = [
    'https://localhost',
    'https://127.0.0.1',
    'https://2130706433',
    'https://0x7f.1',
    'https://[::1]',
    'https://[::ffff:10.0.0.1]',
    'https://10.1.2.3',
    'https://database',
    'https://localhost.',
    'https://database.',
    'https://printer.local',
    'https://metadata.google.internal',
    'https://app.localhost.',
  ]
  for (const url of inside) expect(refused(url), url).toBe('url_not_public')
})

test('webhooks: outside production a receiver on this machine may be named, and no other inside', () => {
  const isTaken = (input: string) => readEndpointUrl(input, 'also_this_machine').ok
  expect(isTaken('http://localhost:4000/hooks')).toBe(true)
  expect(isTaken('http://127.0.0.1:4000/hooks')).toBe(true)
  expect(isTaken('http://192.168.0.2:4000/hooks')).toBe(false)
})

import fc from 'fast-check'
import { expect, test } from 'vitest'

import { clientNetworkOf } from './network.ts'

const PROXY = '10.0.0.5'
const behind = (forwarded: string, remote = PROXY) =>
  clientNetworkOf({ forwarded, trustedProxies: 1, remote })

test('A.4.21 what our proxy forwards is a place, in one spelling, however long a zone it names', () => {
  const told: [string, string][] = [
    ['203.0.113.7', '203.0.113.7'],
    ['198.51.100.1, 203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:DB8::1', '2001:db8:0:0'],
    ['2001:db8::1%eth0', '2001:db8:0:0'],
    [`fe80::1%${'z'.repeat(10_000)}`, 'fe80:0:0:0'],
  ]
  for (const [forwarded, network] of told) {
    expect(behind(forwarded), forwarded).toEqual({ network, isThisMachine: false })
  }
})

test('A.4.21 what is no address is not believed: the call comes from the proxy', () => {
  const junk = ['local', 'gone', 'unknown', '1.2.3', '203.0.113.7:80', 'x'.repeat(10_000), "' or 1"]
  for (const forwarded of junk) {
    expect(behind(forwarded), forwarded).toEqual({ network: PROXY, isThisMachine: false })
  }
})

test('A31 only whose line ends at this machine, and who forwards nothing, is this machine', () => {
  for (const remote of ['127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1', 'local']) {
    expect(behind('', remote), remote).toMatchObject({ isThisMachine: true })
    expect(behind('local', remote), remote).toMatchObject({ isThisMachine: false })
    expect(behind('203.0.113.7', remote)).toEqual({ network: '203.0.113.7', isThisMachine: false })
  }
  for (const spoofed of [
    '127.0.0.1',
    '::1',
    '::ffff:127.0.0.1',
    '0:0:0:0:0:0:0:1',
    '127.0.0.1%lo',
  ]) {
    expect(behind(spoofed), spoofed).toMatchObject({ isThisMachine: false })
    expect(behind(spoofed, '127.0.0.1'), spoofed).toMatchObject({ isThisMachine: false })
  }
  expect(behind('', 'gone')).toEqual({ network: 'gone', isThisMachine: false })
})

test('A.4.21 without a proxy of ours nothing that is forwarded counts', () => {
  for (const forwarded of ['203.0.113.7', 'local', '127.0.0.1']) {
    const place = clientNetworkOf({ forwarded, trustedProxies: 0, remote: '198.51.100.1' })
    expect(place).toEqual({ network: '198.51.100.1', isThisMachine: false })
  }
})

test('A.4.21 whatever is sent, a network is as short as an address, and no client becomes this machine', () => {
  const entry = fc.oneof(fc.string({ maxLength: 300 }), fc.ipV4(), fc.ipV6())
  const sent = fc.tuple(fc.array(entry), fc.integer({ min: 0, max: 5 }))
  fc.assert(
    fc.property(sent, ([entries, trustedProxies]) => {
      const place = clientNetworkOf({ forwarded: entries.join(','), trustedProxies, remote: PROXY })
      expect(place.network).toMatch(/^[0-9a-f.:]{1,39}$/)
      expect(place.isThisMachine).toBe(false)
    }),
  )
})

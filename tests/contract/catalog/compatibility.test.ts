/** From a serial number to what fits the device. Spec §1 "plate-type cartridge"; decisions, section 12. */
import { expect, test } from 'vitest'

import { invalid, NO_API_KEY } from '../../support/api/answers.ts'
import { shareTestShop } from '../../support/shop/share-test-shop.ts'

const shop = await shareTestShop()

const compatibilityAt = (query: Record<string, string>) =>
  shop.call<{ data: Record<string, unknown> & { sdks: { slug: string }[] } }>({
    path: `/v1/compatibility?${new URLSearchParams(query)}`,
  })

test('§1 compatibility: a known number is answered with cartridge, SDKs and calls', async () => {
  const { status, body } = await compatibilityAt({ serial: ' asn2a-0001 ' })
  expect(status).toBe(200)
  expect(body.data).toMatchObject({
    status: 'known',
    serial: 'ASN2A0001',
    device: { slug: 'aroma-shooter', name: { en: 'Aroma Shooter 2' } },
    cartridge: { type: 'plate', since: '2020-01', isFittedByEarlier: false },
    isOneLinkByVariant: false,
    calls: ['simple', 'intensity'],
    httpApi: {
      port: 1003,
      families: [
        { path: '/asn', firmwareFrom: '2.2.0' },
        { path: '/as2', firmwareFrom: null },
      ],
    },
  })
  expect(body.data.sdks).toContainEqual({
    slug: 'windows-sdk',
    name: { en: 'Windows SDK', ja: 'Windows版SDK', ko: 'Windows SDK' },
    version: '3.0.0',
    links: ['usb', 'bluetooth'],
  })
})

test('§1 compatibility: a device without Wi-Fi has no HTTP API, and takes the standard type', async () => {
  const { body } = await compatibilityAt({ serial: 'ＡＳＮ１ＵＡ０００１' })
  expect(body.data).toMatchObject({
    serial: 'ASN1UA0001',
    cartridge: { type: 'standard', isFittedByEarlier: true },
    isOneLinkByVariant: true,
    calls: ['simple'],
    httpApi: null,
  })
  expect(body.data.sdks.map(({ slug }) => slug)).not.toContain('http-api')
})

test('§1 compatibility: what is not known is said so, and nothing is guessed', async () => {
  const nothing = { cartridge: null, sdks: [], calls: [], httpApi: null }
  const unknown = await compatibilityAt({ serial: 'ASN4A00001' })
  expect(unknown).toMatchObject({
    status: 200,
    body: { data: { status: 'unknown', serial: 'ASN4A00001', device: null, ...nothing } },
  })
  const incomplete = await compatibilityAt({ serial: 'ASN3A001' })
  expect(incomplete.body.data).toMatchObject({
    status: 'incomplete',
    device: { slug: 'aroma-shooter-3' },
    ...nothing,
  })
})

test('§1 compatibility: the prefix of the settings decides', async () => {
  await shop.query("update settings set value = 'ASN3' where key = 'plate_serial_prefix'")
  const { body } = await compatibilityAt({ serial: 'ASN3A00001' })
  expect(body.data.cartridge).toMatchObject({ type: 'plate' })
  await shop.query("update settings set value = 'ASN2' where key = 'plate_serial_prefix'")
})

test('§1 compatibility: no number, one too long and an unknown field are refused; the key is needed', async () => {
  expect(await compatibilityAt({})).toEqual(invalid('serial'))
  expect(await compatibilityAt({ serial: ' ' })).toEqual(invalid('serial'))
  expect(await compatibilityAt({ serial: 'A'.repeat(41) })).toEqual(invalid('serial'))
  expect((await compatibilityAt({ serial: 'ASN2A0001', color: 'red' })).status).toBe(422)
  const headers = { 'x-api-key': '' }
  expect(await shop.call({ path: '/v1/compatibility?serial=ASN2A0001', headers })).toEqual(
    NO_API_KEY,
  )
})

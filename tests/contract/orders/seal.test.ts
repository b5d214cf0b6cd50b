/** The company's seal on documents: an uploaded picture that a setting names. Decisions, section 12. */
import sharp from 'sharp'
import { expect, test } from 'vitest'

import { changeSettings } from '#domain/settings/change-settings.server.ts'
import { viewSettings } from '#domain/settings/view-settings.server.ts'
import { addressOf } from '#domain/uploads/picture.ts'
import { addPicture, removePicture } from '#domain/uploads/pictures.server.ts'

import { kit } from '../../support/shop/buyer.ts'
import { staffContext } from '../../support/shop/orders.ts'
import { API_KEY, openTestShop, type TestShop } from '../../support/shop/shop.ts'
import { unwrap } from '../../support/shop/unwrap.ts'

const SEAL = { create: { width: 240, height: 240, channels: 3, background: '#c81e1e' } } as const

async function imagesIn(shop: TestShop, locale: string): Promise<number> {
  const body = JSON.stringify({ location: 'JP', items: [kit(1)], locale })
  const headers = { 'content-type': 'application/json', 'x-api-key': API_KEY }
  const answer = await fetch(`${shop.address}/v1/estimates`, { method: 'POST', headers, body })
  expect(answer.status).toBe(200)
  const pdf = Buffer.from(await answer.arrayBuffer()).toString('latin1')
  // The picture, and its transparency as a second one.
  return pdf.split('/Subtype /Image').length - 1
}

test('decisions, section 12: without a seal nothing is printed; with one it is on documents in Japanese', async () => {
  await using shop = await openTestShop()
  const staff = await staffContext(shop, 'administrator')
  expect(await imagesIn(shop, 'ja')).toBe(0)

  const file = await sharp(SEAL).png().toBuffer()
  const name = unwrap(await addPicture(staff, file, { en: 'Seal', ja: '角印', ko: '직인' }))
  const [sheet] = unwrap(await viewSettings(staff, ['invoice']))
  const values = { ...sheet?.values, 'company.seal': addressOf(name) }
  const revision = sheet?.revision ?? ''
  unwrap(await changeSettings(staff, { group: 'invoice', values, revision }))

  expect(await imagesIn(shop, 'ja')).toBe(2)
  expect(await imagesIn(shop, 'en')).toBe(0)
  expect(await removePicture(staff, name)).toEqual({ ok: false, error: 'picture_used' })
})

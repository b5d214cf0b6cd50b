/** The page of a scent, for every scent that is listed. Spec §9 "Only active cartridges". */
import { expect, test } from 'vitest'

import { LOCALES } from '#shared/locale.ts'
import { loadLibrary } from '#web/features/product/load-library.server.ts'
import { loadScent } from '#web/features/scent/load-scent.server.ts'

import { openTestShop } from '../../support/shop/shop.ts'

test('every listed scent is described in three languages, and leads to each listed scent once at most', async () => {
  await using shop = await openTestShop()
  const ctx = shop.shop.context({ kind: 'visitor' }, 'en')
  for (const locale of LOCALES) {
    const { scents: listed } = await loadLibrary(ctx, locale)
    const serials = listed.map(({ serial }) => serial)
    expect(serials).toHaveLength(100)
    const descriptions = new Set<string | null>()
    for (const { serial, price } of listed) {
      const page = await loadScent(ctx, locale, serial)
      expect(page).toMatchObject({ scent: { serial }, description: expect.any(String) })
      descriptions.add(page?.description ?? null)
      const alike = page?.sameKind.map((other) => other.serial)
      for (const other of page?.goesWith ?? []) {
        expect(serials).toContain(other.serial)
        expect(alike).not.toContain(other.serial)
      }
      expect(page?.goesWith.length === 0).toBe(price.jpy === null)
    }
    expect(descriptions.size).toBe(100)
  }
})

test('each set has a scent for every chamber', async () => {
  await using shop = await openTestShop()
  const { sets } = await loadLibrary(shop.shop.context({ kind: 'visitor' }, 'en'), 'en')
  expect(sets.map(({ scents }) => new Set(scents).size)).toEqual([6, 6, 6, 6, 6, 6])
})

test('a scent that is no longer listed has no page and is not in the sitemap', async () => {
  await using shop = await openTestShop()
  const ctx = shop.shop.context({ kind: 'visitor' }, 'en')
  const sitemap = async () => (await fetch(`${shop.address}/sitemap.xml`)).text()
  expect(await sitemap()).toContain('/scents/AC-CI05?lang=ko')
  expect(await loadScent(ctx, 'en', 'AC-CI99')).toBeNull()

  await shop.query(`update cartridges set active = 0 where serial = 'AC-CI05'`)
  await expect.poll(() => loadScent(ctx, 'en', 'AC-CI05')).toBeNull()
  await expect.poll(sitemap).not.toContain('/scents/AC-CI05')
})

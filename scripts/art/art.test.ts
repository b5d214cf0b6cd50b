/** Sources, files and manifest of the product pictures; art/README.md describes how they are made. */
import { expect, test } from 'vitest'

import { messagesOf } from '#i18n/catalogue.server.ts'
import { LOCALES } from '#shared/locale.ts'
import { PICTURES } from '#web/pictures/manifest.ts'

import { disagreements, exhibition } from './art-check.ts'

test('every picture is made of the sources as they are, and has its files in their true sizes', async () => {
  expect(await disagreements(exhibition)).toEqual([])
})

test('reports a picture whose file is missing, and a file that no picture names', async () => {
  const { kit, ...others } = exhibition.pictures
  if (!kit) throw new Error('the kit has a picture')
  const moved = { ...exhibition, pictures: { ...others, kit: { ...kit, version: '00000000' } } }
  const told = await disagreements(moved)
  expect(told.filter((each) => /^kit: .*00000000.*is missing$/.test(each))).toHaveLength(
    kit.widths.length * 2,
  )
  expect(told.filter((each) => each.endsWith('nothing names this file'))).toHaveLength(
    kit.widths.length * 2,
  )
})

test('reports a picture whose size differs from the manifest', async () => {
  const { kit } = exhibition.pictures
  if (!kit) throw new Error('the kit has a picture')
  const taller = {
    ...exhibition,
    pictures: { ...exhibition.pictures, kit: { ...kit, height: 10 } },
  }
  const told = await disagreements(taller)
  expect(told.filter((each) => /^kit: .* is \d+ × \d+, not \d+ × \d+$/.test(each))).not.toEqual([])
})

test('every picture is described in each language', () => {
  for (const locale of LOCALES) {
    const words = messagesOf(locale).pictures ?? {}
    const mute = Object.values(PICTURES).filter(({ alt }) => !words[alt.replace('pictures.', '')])
    expect(mute, locale).toEqual([])
  }
})

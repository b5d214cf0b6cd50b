import { expect, test } from 'vitest'

import { MARK_CID, picturesOf, sealCid } from './pictures.ts'

const img = (cid: string | null) => `<img src="cid:${cid}" width="32">`

test('an e-mail carries every picture it shows, once, as a small PNG', async () => {
  const yuzu = sealCid('AC-CI05', 'citrus')
  const ocean = sealCid('AC-PG02', 'perfume/fragrance')
  const pictures = await picturesOf([img(MARK_CID), img(yuzu), img(ocean), img(yuzu)].join(''))

  expect(pictures.map(({ cid, filename }) => [cid, filename])).toEqual([
    ['mark@email', 'mark.png'],
    ['seal.citrus.AC-CI05@email', 'AC-CI05.png'],
    ['seal.perfume-fragrance.AC-PG02@email', 'AC-PG02.png'],
  ])
  for (const { content } of pictures) {
    expect(Buffer.from(content).subarray(1, 4).toString()).toBe('PNG')
    expect(content.length).toBeLessThan(5 * 1024)
  }
})

test('what is no picture of ours is not carried', async () => {
  const html = `${img('seal.volcanic.AC-XX01@email')}${img('other@email')}<p>src="cid:seal</p>`
  expect(await picturesOf(html)).toEqual([])
})

test('a serial that no address can hold has no picture, and an unknown kind has the one of custom', () => {
  expect(sealCid('"><img', 'citrus')).toBeNull()
  expect(sealCid('AC-XX01', 'volcanic')).toBe('seal.custom.AC-XX01@email')
})

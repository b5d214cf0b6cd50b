import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { Print } from './print.tsx'
import { ScentList } from './scent-list.tsx'
import { Seal, SealRow } from './seal.tsx'

test('a drawing is a picture without words that waits until it is seen', () => {
  expect(renderToStaticMarkup(<Seal serial="AC-CI05" kind="citrus" size={44} />)).toMatch(
    /src="\/seals\/3\/citrus\/AC-CI05.svg" width="44" height="44" alt="" loading="lazy"/,
  )
  const set = ['AC-CI05', 'AC-CI06', 'AC-CI07'].map((serial) => ({ serial, kind: 'citrus' }))
  expect(renderToStaticMarkup(<SealRow scents={set} />)).toMatch(
    /\/row\/citrus.AC-CI05~citrus.AC-CI06~citrus.AC-CI07.svg" width="50" height="20" alt="" loading="lazy"/,
  )
  expect(renderToStaticMarkup(<Print serial="AC-PG02" kind="perfume/fragrance" />)).toBe(
    '<img src="/prints/3/perfume-fragrance/AC-PG02.svg" width="200" height="200" alt="" loading="lazy" decoding="async"/>',
  )
})

test('never by colour alone: a row of chosen scents says name, second name, code and count', () => {
  const html = renderToStaticMarkup(
    <ScentList
      scents={[
        {
          serial: 'AC-CI05',
          name: 'Yuzu',
          second: { text: 'ゆず', lang: 'ja' },
          kind: 'citrus',
          count: '× 2',
        },
      ]}
    />,
  )
  const words = html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
  expect(words.trim()).toBe('Yuzu ゆず AC-CI05 × 2')
  expect(html).toContain('lang="ja"')
})

import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { Print } from './print.tsx'
import { ScentList } from './scent-list.tsx'
import { Seal } from './seal.tsx'

test('the same seal twice on a page shares nothing: no id, no style attribute', () => {
  const html = renderToStaticMarkup(
    <>
      <Seal serial="AC-CI05" kind="citrus" size={44} />
      <Seal serial="AC-CI05" kind="citrus" size={44} />
    </>,
  )
  expect(html).toMatch(/^<svg [^>]*width="44" height="44" aria-hidden="true">/)
  expect(html).not.toMatch(/\s(id|style)=|url\(/)
})

test('a print is a picture without words that waits until it is seen', () => {
  expect(renderToStaticMarkup(<Print serial="AC-PG02" kind="perfume/fragrance" />)).toBe(
    '<img src="/prints/2/perfume-fragrance/AC-PG02.svg" width="200" height="200" alt="" loading="lazy" decoding="async"/>',
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

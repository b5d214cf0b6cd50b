import { expect, test } from 'vitest'

import { articleOf, proseOf } from '#web/prose/markdown.server.ts'

import { relatedTo } from './related.ts'

test('a text is about the product that it links to first; without one, about the newest device', () => {
  const text =
    'See [questions](/faq), the [cartridge](/products/aroma-cartridge), [SDKs](/software/sdk).'
  expect(relatedTo(proseOf(text)).path).toBe('/products/aroma-cartridge')
  expect(relatedTo(proseOf('- [SDKs](/software/sdk)')).path).toBe('/software/sdk')
  expect(relatedTo(articleOf('![](figure:shooter1)\n\nThe first.', 'en')).path).toBe(
    '/products/aroma-shooter-1',
  )
  expect(relatedTo(articleOf('![](figure:shooter2-booster)', 'en')).path).toBe(
    '/products/aroma-shooter',
  )
  expect(relatedTo(proseOf('Nothing.')).path).toBe('/products/aroma-shooter-3')
})

import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

import { FACTS, interpolateFacts } from './facts.ts'

test('a slot is filled with the fact in the way of the language; an unknown one stays', () => {
  expect(interpolateFacts('about {cartridgeDiffusions} sprays', 'en')).toBe('about 3,000 sprays')
  expect(interpolateFacts('{bankHoldDays}日間', 'ja')).toBe('14日間')
  expect(interpolateFacts('port {httpPort}', 'en')).toBe('port 1003')
  expect(interpolateFacts('{nothing}', 'en')).toBe('{nothing}')
})

test('§9 campaign: the bundle costs half, in both currencies and in every language', () => {
  expect(interpolateFacts('{bundleUsd} / {bundleBeforeUsd}', 'en')).toBe('$498.00 / $998.00')
  expect(interpolateFacts('{bundleJpy}／{bundleBeforeJpy}', 'ja')).toBe('¥49,800／¥99,800')
})

test('every slot in the questions, posts and campaigns of a new shop names a fact', () => {
  const files = [...globSync('content/seed/{blog,faq}/*.md'), 'content/seed/campaigns.csv']
  const slots = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? ''),
  )
  expect(slots.length).toBeGreaterThan(30)
  expect(slots.filter((name) => !Object.hasOwn(FACTS, name))).toEqual([])
})

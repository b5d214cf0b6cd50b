import { expect, test } from 'vitest'

import { type Campaign, campaignMessage } from './campaign.ts'

const BUNDLE: Campaign = {
  startsAt: new Date('2020-09-01T00:00:00+09:00'),
  endsAt: new Date('2020-10-01T00:00:00+09:00'),
  texts: {
    before: { en: 'Soon', ja: 'まもなく', ko: null },
    during: { en: 'Now', ja: 'ただいま', ko: '지금' },
    after: { en: 'Over', ja: '終了', ko: '종료' },
  },
}

test.each([
  ['a day before the start', '2020-08-31T00:00:00+09:00', 'Soon'],
  ['a millisecond before the start', '2020-08-31T23:59:59.999+09:00', 'Soon'],
  ['at the start', '2020-09-01T00:00:00+09:00', 'Now'],
  ['in the last minute of its last day', '2020-09-30T23:59:59.999+09:00', 'Now'],
  ['at the end', '2020-10-01T00:00:00+09:00', 'Over'],
  ['a millisecond before its bar ends', '2020-10-30T23:59:59.999+09:00', 'Over'],
])('§1 campaign: %s it says what belongs to that moment', (_, now, text) => {
  expect(campaignMessage(BUNDLE, new Date(now), 'en')).toEqual({ text, locale: 'en' })
})

test('§1 campaign: its bar ends by itself, thirty days after it', () => {
  expect(campaignMessage(BUNDLE, new Date('2020-10-31T00:00:00+09:00'), 'en')).toBeNull()
  expect(campaignMessage(BUNDLE, new Date('2026-11-21T00:00:00Z'), 'en')).toBeNull()
})

test('§1 campaign: its last day ends in Japan, wherever it is read', () => {
  const stillInHawaii = new Date('2020-09-30T15:00:00Z')
  expect(campaignMessage(BUNDLE, stillInHawaii, 'ja')).toEqual({ text: '終了', locale: 'ja' })
})

test('§1 campaign: a text that is not written is read in English, and says that it is', () => {
  const before = new Date('2020-08-01T00:00:00Z')
  expect(campaignMessage(BUNDLE, before, 'ko')).toEqual({ text: 'Soon', locale: 'en' })
})

test('§1 campaign: it shows nothing without a text', () => {
  const silent = { ...BUNDLE, texts: { ...BUNDLE.texts, after: { en: null, ja: null, ko: null } } }
  expect(campaignMessage(silent, new Date('2020-10-02T00:00:00Z'), 'ja')).toBeNull()
})

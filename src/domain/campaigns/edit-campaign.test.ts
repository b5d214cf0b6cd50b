import { expect, test } from 'vitest'

import {
  CampaignFrame,
  CampaignTexts,
  campaignState,
  competingCampaignsOf,
  type KnownCampaign,
  NewCampaign,
  writtenIn,
} from './edit-campaign.ts'

const NOW = new Date('2026-11-22T00:00:00Z')
const day = (days: number) => new Date(NOW.getTime() + days * 86_400_000)
const SAID = { en: 'Now', ja: 'いま', ko: null }
const NOTHING = { en: null, ja: null, ko: null }

const campaign = (slug: string, parts: Partial<KnownCampaign> = {}): KnownCampaign => ({
  slug,
  startsAt: day(1),
  endsAt: day(10),
  page: null,
  publishedAt: day(-1),
  hiddenAt: null,
  texts: { before: NOTHING, during: SAID, after: NOTHING },
  ...parts,
})
const names = (mine: KnownCampaign, others: KnownCampaign[]) =>
  competingCampaignsOf(mine, [mine, ...others], NOW).map(({ slug }) => slug)

test('§1 campaign: draft, planned, shown and hidden are distinguished by time', () => {
  expect(campaignState({ publishedAt: null, hiddenAt: null }, NOW)).toBe('draft')
  expect(campaignState({ publishedAt: day(1), hiddenAt: null }, NOW)).toBe('planned')
  expect(campaignState({ publishedAt: NOW, hiddenAt: null }, NOW)).toBe('shown')
  expect(campaignState({ publishedAt: day(-1), hiddenAt: NOW }, NOW)).toBe('hidden')
  expect(campaignState({ publishedAt: day(-1), hiddenAt: day(1) }, NOW)).toBe('shown')
})

test('§1 campaign: two that speak at once on one page are rivals, one after the other they are not', () => {
  const mine = campaign('mine')
  expect(names(mine, [campaign('other', { startsAt: day(9), endsAt: day(20) })])).toEqual(['other'])
  expect(names(mine, [campaign('later', { startsAt: day(10), endsAt: day(20) })])).toEqual([])
  expect(names(mine, [campaign('draft', { publishedAt: null })])).toEqual([])
  expect(names(mine, [campaign('gone', { hiddenAt: day(0.5) })])).toEqual([])
})

test('§1 campaign: a text for before or after makes it speak from its publication, or on without an end', () => {
  const texts = { before: SAID, during: SAID, after: SAID }
  const old = campaign('old', {
    startsAt: day(-30),
    endsAt: day(-20),
    publishedAt: day(-40),
    texts,
  })
  expect(names(campaign('mine'), [old])).toEqual(['old'])
  const coming = campaign('coming', { startsAt: day(30), endsAt: day(40), texts })
  expect(names(campaign('mine'), [coming])).toEqual(['coming'])
})

test('§1 campaign: two with different pages do not overlap; one on all pages overlaps', () => {
  const mine = campaign('mine', { page: '/order' })
  expect(names(mine, [campaign('other', { page: '/faq' })])).toEqual([])
  expect(names(mine, [campaign('all')])).toEqual(['all'])
})

test('§1 campaign: it ends after it starts, and its name is part of a URL', () => {
  const frame = (startsAt: Date, endsAt: Date) =>
    CampaignFrame.safeParse({ startsAt, endsAt, page: null }).success
  expect(frame(day(0), day(1))).toBe(true)
  expect(frame(day(1), day(1))).toBe(false)
  const named = (slug: string) =>
    NewCampaign.safeParse({ slug, startsAt: day(0), endsAt: day(1), page: null })
  for (const slug of ['', 'A', 'a--b', '-a', 'a b', 'x'.repeat(61)]) {
    expect(named(slug).success, slug).toBe(false)
  }
  expect(named(' winter-2026 ').data?.slug).toBe('winter-2026')
})

test('§1 campaign: an empty text is none, and a language counts what it has', () => {
  expect(CampaignTexts.parse({ before: ' ', during: 'x', after: '' })).toEqual({
    before: null,
    during: 'x',
    after: null,
  })
  expect(writtenIn(campaign('mine'))).toEqual({ ja: 1, en: 1, ko: 0 })
})

import { expect, test } from 'vitest'

import { mayTakeEffectOn, proposedEffectiveFrom, versionOn, versionState } from './version.ts'

const PUBLISHED = new Date('2026-11-02T00:00:00Z')
const of = (effectiveFrom: string, publishedAt: Date | null = PUBLISHED) => ({
  effectiveFrom,
  publishedAt,
})
const FIRST = of('2026-11-01')
const SECOND = of('2027-01-01')
const DRAFT = of('2026-12-01', null)
const ALL = [SECOND, DRAFT, FIRST]

test.each([
  ['2026-10-31', null],
  ['2026-11-01', FIRST],
  ['2026-12-31', FIRST],
  ['2027-01-01', SECOND],
  ['2099-01-01', SECOND],
])('legal versions: on %s the newest that has begun holds, and no draft', (day, version) => {
  expect(versionOn(ALL, day)).toBe(version)
})

test('legal versions: each has one state on a day', () => {
  const states = (today: string) => ALL.map((version) => versionState(version, ALL, today))
  expect(states('2026-12-31')).toEqual(['coming', 'draft', 'holds'])
  expect(states('2027-01-01')).toEqual(['holds', 'draft', 'past'])
})

test('legal versions: a new one begins today or later, and after every published one', () => {
  expect(mayTakeEffectOn('2026-11-21', [FIRST], '2026-11-22')).toBe(false)
  expect(mayTakeEffectOn('2026-11-22', [FIRST], '2026-11-22')).toBe(true)
  expect(mayTakeEffectOn('2027-01-01', [FIRST, SECOND], '2026-11-22')).toBe(false)
  expect(mayTakeEffectOn('2027-01-02', [FIRST, SECOND], '2026-11-22')).toBe(true)
})

test.each([
  ['2026-11-01', '2027-01-02'],
  ['2026-12-02', '2027-01-02'],
  ['2026-12-03', '2027-01-02'],
  ['2026-12-04', '2027-01-03'],
])(
  'legal versions: on %s a new one is proposed for %s, after the notice and every other version',
  (today, day) => {
    expect(proposedEffectiveFrom(ALL, today)).toBe(day)
  },
)

test('legal versions: the first one is proposed after the notice', () => {
  expect(proposedEffectiveFrom([], '2026-11-29')).toBe('2026-12-29')
})

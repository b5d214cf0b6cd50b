import fc from 'fast-check'
import { expect, test } from 'vitest'

import { daysBetween, monthsAfter } from '#shared/iso-day.ts'

import { type CartridgeUse, cartridgeLifetime, reorderDayOf } from './cartridge-lifetime.ts'
import { CARTRIDGE_DIFFUSIONS, CARTRIDGE_LIFE_MONTHS, SPRAY_SECONDS_MAX } from './device-policy.ts'

const SINCE = '2026-11-21'
const full = (spraysPerDay: number): CartridgeUse => ({ spraysPerDay, seconds: 1, percent: 100 })

test('§1 life: whichever ends first, the months or the diffusions', () => {
  expect(cartridgeLifetime(full(20), SINCE)).toEqual({
    days: 92,
    lastDay: '2027-02-21',
    endedBy: 'age',
    sprays: 1840,
  })
  expect(cartridgeLifetime(full(100), SINCE)).toEqual({
    days: 30,
    lastDay: '2026-12-21',
    endedBy: 'sprays',
    sprays: 3000,
  })
})

test('§1 life: at the limit, under it and over it', () => {
  expect(cartridgeLifetime(full(0), SINCE)).toMatchObject({ days: 92, endedBy: 'age', sprays: 0 })
  expect(cartridgeLifetime(full(3000), SINCE)).toMatchObject({ days: 1, endedBy: 'sprays' })
  expect(cartridgeLifetime(full(3001), SINCE)).toMatchObject({ days: 0, lastDay: SINCE, sprays: 0 })
})

test('§1 life: longer and stronger counts as more, shorter or weaker never as less', () => {
  const days = (seconds: number, percent: number) =>
    cartridgeLifetime({ spraysPerDay: 100, seconds, percent }, SINCE).days
  expect(days(10, 100)).toBe(3)
  expect(days(10, 50)).toBe(6)
  expect(days(0.1, 100)).toBe(30)
  expect(days(1, 1)).toBe(30)
})

test('§1 life: the next ones are ordered ahead, but not before the first day', () => {
  expect(reorderDayOf(cartridgeLifetime(full(20), SINCE), SINCE, 21)).toBe('2027-01-31')
  expect(reorderDayOf(cartridgeLifetime(full(1000), SINCE), SINCE, 21)).toBe(SINCE)
})

const anyUse = fc.record({
  spraysPerDay: fc.integer({ min: 0, max: 99_999 }),
  seconds: fc.double({ min: 0.1, max: SPRAY_SECONDS_MAX, noNaN: true }),
  percent: fc.integer({ min: 1, max: 100 }),
})
const anyDay = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2039-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

test('§1 life: never more than the months, never more than the diffusions', () => {
  fc.assert(
    fc.property(anyUse, anyDay, (use, since) => {
      const { days, lastDay, sprays } = cartridgeLifetime(use, since)
      expect(days).toBeGreaterThanOrEqual(0)
      expect(lastDay <= monthsAfter(since, CARTRIDGE_LIFE_MONTHS)).toBe(true)
      expect(daysBetween(since, lastDay)).toBe(days)
      expect(sprays).toBeLessThanOrEqual(CARTRIDGE_DIFFUSIONS)
    }),
  )
})

test('§1 life: who sprays more often, longer or stronger never has it longer', () => {
  fc.assert(
    fc.property(anyUse, anyUse, anyDay, (one, other, since) => {
      const more = {
        spraysPerDay: Math.max(one.spraysPerDay, other.spraysPerDay),
        seconds: Math.max(one.seconds, other.seconds),
        percent: Math.max(one.percent, other.percent),
      }
      expect(cartridgeLifetime(more, since).days).toBeLessThanOrEqual(
        cartridgeLifetime(one, since).days,
      )
    }),
  )
})

test('§1 life: the day to reorder lies between the first and the last', () => {
  fc.assert(
    fc.property(anyUse, anyDay, fc.integer({ min: 0, max: 200 }), (use, since, lead) => {
      const life = cartridgeLifetime(use, since)
      const day = reorderDayOf(life, since, lead)
      expect(since <= day && day <= life.lastDay).toBe(true)
    }),
  )
})

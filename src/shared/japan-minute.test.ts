import { expect, test } from 'vitest'

import { minuteInJapan, momentAt } from './japan-minute.ts'

test('a minute that is typed is a minute in Japan, and is shown as it was typed', () => {
  const moment = momentAt('2026-12-01T00:30')
  expect(moment?.toISOString()).toBe('2026-11-30T15:30:00.000Z')
  expect(moment && minuteInJapan(moment)).toBe('2026-12-01T00:30')
})

test('a minute is shown without its seconds, and read with those that are none', () => {
  expect(minuteInJapan(new Date('2026-11-30T15:00:59.999Z'))).toBe('2026-12-01T00:00')
  expect(momentAt('2026-12-01T00:00:00')?.toISOString()).toBe('2026-11-30T15:00:00.000Z')
})

test.each([
  '',
  '2026-12-01',
  '2026-02-30T10:00',
  '2026-12-01T24:00',
  '2026-12-01T00:00:30',
  '2026-13-01T00:00',
  'now',
])('“%s” is no minute of the calendar', (input) => expect(momentAt(input)).toBeNull())

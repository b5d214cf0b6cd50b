import { expect, test } from 'vitest'

import { minuteInJapan, momentAt } from './japan-minute.ts'

test('a minute that is typed is a minute in Japan, and is shown as it was typed', () => {
  const moment = momentAt('2026-12-01T00:30')
  expect(moment?.toISOString()).toBe('2026-11-30T15:30:00.000Z')
  expect(moment && minuteInJapan(moment)).toBe('2026-12-01T00:30')
})

test('what is no minute of the calendar is none', () => {
  for (const typed of [
    '',
    '2026-12-01',
    '2026-02-30T10:00',
    '2026-12-01T24:30',
    '2026-13-01T00:00',
    'now',
  ]) {
    expect(momentAt(typed), typed).toBeNull()
  }
})

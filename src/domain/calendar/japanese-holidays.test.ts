import { expect, test } from 'vitest'

import { holidaysOf, isJapaneseHoliday, LAST_YEAR, nextHolidayFrom } from './japanese-holidays.ts'

const sorted = (year: number) => [...holidaysOf(year)].map((day) => day.slice(5)).sort()

test('§1 bank hold: the holidays of 2024, with five substitutes', () => {
  expect(sorted(2024)).toEqual(
    '01-01 01-08 02-11 02-12 02-23 03-20 04-29 05-03 05-04 05-05 05-06 07-15 08-11 08-12 09-16 09-22 09-23 10-14 11-03 11-04 11-23'.split(
      ' ',
    ),
  )
})

test('§1 bank hold: the holidays of 2025, with a substitute after Greenery Day on a Sunday', () => {
  expect(sorted(2025)).toEqual(
    '01-01 01-13 02-11 02-23 02-24 03-20 04-29 05-03 05-04 05-05 05-06 07-21 08-11 09-15 09-23 10-13 11-03 11-23 11-24'.split(
      ' ',
    ),
  )
})

test('§1 bank hold: the holidays of 2026, with the day between in September', () => {
  expect(sorted(2026)).toEqual(
    '01-01 01-12 02-11 02-23 03-20 04-29 05-03 05-04 05-05 05-06 07-20 08-11 09-21 09-22 09-23 10-12 11-03 11-23'.split(
      ' ',
    ),
  )
})

test('§1 bank hold: the holidays of 2027, with an equinox on a Sunday', () => {
  expect(sorted(2027)).toEqual(
    '01-01 01-11 02-11 02-23 03-21 03-22 04-29 05-03 05-04 05-05 07-19 08-11 09-20 09-23 10-11 11-03 11-23'.split(
      ' ',
    ),
  )
})

test.each([
  [2024, '03-20', '09-22'],
  [2025, '03-20', '09-23'],
  [2026, '03-20', '09-23'],
  [2027, '03-21', '09-23'],
  [2028, '03-20', '09-22'],
  [2029, '03-20', '09-23'],
  [2030, '03-20', '09-23'],
  [2031, '03-21', '09-23'],
  [2032, '03-20', '09-22'],
  [2033, '03-20', '09-23'],
  [2034, '03-20', '09-23'],
  [2035, '03-21', '09-23'],
])('§1 bank hold: in %i the equinoxes are %s and %s', (year, spring, autumn) => {
  expect(isJapaneseHoliday(`${year}-${spring}`)).toBe(true)
  expect(isJapaneseHoliday(`${year}-${autumn}`)).toBe(true)
})

test('§1 bank hold: 21 September 2032 is a day between, in 2031 there is none', () => {
  expect(isJapaneseHoliday('2032-09-21')).toBe(true)
  expect(isJapaneseHoliday('2031-09-22')).toBe(false)
})

test('§1 bank hold: a year whose holidays are not known is an unexpected error, not a working day', () => {
  expect(() => holidaysOf(2023)).toThrow(RangeError)
  expect(() => holidaysOf(2036)).toThrow(RangeError)
})

test('§1 bank hold: the holidays of next year are known today, by the real clock', () => {
  const nextYear = new Date().getUTCFullYear() + 1
  const instruction = `Holidays end with ${LAST_YEAR}: from 1 January ${LAST_YEAR + 1} on, no bank deadline can be computed.
In japanese-holidays.ts, raise LAST_YEAR by ten after checking that the holiday law still names the days of FIXED and MONDAYS.
In this test, add the equinoxes of the new years: https://eco.mtk.nao.ac.jp/koyomi/yoko/ publishes each in February of the year before.`
  expect(nextYear, instruction).toBeLessThanOrEqual(LAST_YEAR)
})

test('the next public holiday is this day or a later one, also in the next year', () => {
  expect(nextHolidayFrom('2026-11-22')).toBe('2026-11-23')
  expect(nextHolidayFrom('2026-11-23')).toBe('2026-11-23')
  expect(nextHolidayFrom('2026-11-24')).toBe('2027-01-01')
})

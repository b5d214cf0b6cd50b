import { expect, test } from 'vitest'

import { translator } from '#i18n/catalogue.server.ts'
import { LOCALES } from '#shared/locale.ts'

import { eventsOf } from './events.ts'

test('§2 about: the timeline runs forward, in every language, and begins with the setting', () => {
  for (const locale of LOCALES) {
    const years = eventsOf(translator(locale), '2012-10').map(({ year }) => Number(year))
    expect(years[0]).toBe(2012)
    expect(years).toEqual(years.toSorted((a, b) => a - b))
  }
})

test('§2 about: a founding that is not written as a year is left out', () => {
  const [first] = eventsOf(translator('en'), 'autumn')
  expect(first?.year).toBe('2014')
})

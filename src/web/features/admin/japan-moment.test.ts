import { expect, test } from 'vitest'

import { momentTyped, typedMoment } from './japan-moment.ts'

test('moments are typed as the clock in Japan shows them', () => {
  expect(momentTyped('2026-12-01T00:00')?.toISOString()).toBe('2026-11-30T15:00:00.000Z')
  expect(typedMoment(new Date('2026-11-30T15:00:59.999Z'))).toBe('2026-12-01T00:00')
})

test.each(['', '2026-12-01', '2026-02-30T00:00', '2026-13-01T00:00', '2026-12-01T24:00', 'soon'])(
  '“%s” is no moment',
  (typed) => expect(momentTyped(typed)).toBeNull(),
)

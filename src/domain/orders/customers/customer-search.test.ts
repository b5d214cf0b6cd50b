import { expect, test } from 'vitest'

import { soughtIn } from './customer-search.ts'

test('nothing typed looks for nothing', () => {
  expect(soughtIn('')).toBeNull()
  expect(soughtIn(' \u3000 ')).toBeNull()
})

test('an address is looked for by its beginning, and what means anything to the database means itself', () => {
  expect(soughtIn(' Hana_100%@Example.com')?.email).toBe('hana\\_100\\%@example.com')
  expect(soughtIn('山田 花子')?.email).toBeNull()
})

test('each word begins one of the name, whatever signs stand between', () => {
  expect(soughtIn('山田　花子')?.words).toBe('山田:* & 花子:*')
  expect(soughtIn("o'brien & !x | (y):*")?.words).toBe('o:* & brien:* & x:* & y:*')
  expect(soughtIn('&&& !!!')?.words).toBeNull()
})

test('a telephone number is looked for by its end, however its beginning is written', () => {
  expect(soughtIn('03-1234-5678')?.phoneEnd).toBe('876543213')
  expect(soughtIn('+81 3 1234 5678')?.phoneEnd).toBe('87654321318')
  expect(soughtIn('５６７８')?.phoneEnd).toBe('8765')
  expect(soughtIn('678')?.phoneEnd).toBeNull()
  expect(soughtIn('12-34 hana')?.phoneEnd).toBeNull()
})

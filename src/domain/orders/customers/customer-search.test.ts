import { expect, test } from 'vitest'

import { parseCustomerSearch } from './customer-search.ts'

test('nothing typed looks for nothing', () => {
  expect(parseCustomerSearch('')).toBeNull()
  expect(parseCustomerSearch(' \u3000 ')).toBeNull()
})

test('an address is looked for by its beginning, and what means anything to the database means itself', () => {
  expect(parseCustomerSearch(' Hana_100%@Example.com')?.email).toBe('hana\\_100\\%@example.com')
  expect(parseCustomerSearch('山田 花子')?.email).toBeNull()
})

test('each word begins one of the name, whatever the separators', () => {
  expect(parseCustomerSearch('山田　花子')?.words).toBe('山田:* & 花子:*')
  expect(parseCustomerSearch("o'brien & !x | (y):*")?.words).toBe('o:* & brien:* & x:* & y:*')
  expect(parseCustomerSearch('&&& !!!')?.words).toBeNull()
})

test('a telephone number is looked for by its end, however its beginning is written', () => {
  expect(parseCustomerSearch('03-1234-5678')?.phoneEnd).toBe('876543213')
  expect(parseCustomerSearch('+81 3 1234 5678')?.phoneEnd).toBe('87654321318')
  expect(parseCustomerSearch('５６７８')?.phoneEnd).toBe('8765')
  expect(parseCustomerSearch('678')?.phoneEnd).toBeNull()
  expect(parseCustomerSearch('12-34 hana')?.phoneEnd).toBeNull()
})

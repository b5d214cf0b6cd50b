import { expect, test } from 'vitest'

import { money } from '#shared/money.ts'

import { estimatedImportVat } from './import-charges.ts'

const usd = (minor: number) => money(minor, 'usd')

test.each([
  ['a kit by courier', 800_00, usd(42_00), usd(84_00)],
  ['two kits by EMS', 1_600_00, usd(38_50), usd(164_00)],
  ['a kit before the shipping fee is known', 800_00, null, usd(80_00)],
  ['just above what is exempt', 150_01, usd(0), usd(15_00)],
  ['at what is exempt', 150_00, usd(42_00), null],
  ['nothing', 0, usd(42_00), null],
])('A43 Korea: the VAT of %s is estimated to the dollar', (_, goods, shipping, vat) => {
  expect(estimatedImportVat({ country: 'KR', goods: usd(goods), shipping })).toEqual(vat)
})

test('A43 elsewhere, and in yen, nothing is estimated', () => {
  const shipping = usd(42_00)
  expect(estimatedImportVat({ country: 'US', goods: usd(800_00), shipping })).toBeNull()
  const yen = { goods: money(80_000, 'jpy'), shipping: money(4_200, 'jpy') }
  expect(estimatedImportVat({ country: 'KR', ...yen })).toBeNull()
})

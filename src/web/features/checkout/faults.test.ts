import { expect, test } from 'vitest'

import { isPostalCode, normalPhone, normalPostalCode } from './faults.ts'

test('§5 address: a Japanese postal code has seven digits, with or without a hyphen, in any width', () => {
  for (const typed of [
    '6190200',
    '619-0200',
    '６１９−０２００',
    '６１９ー０２００',
    ' 619-0200 ',
  ]) {
    expect(isPostalCode(typed, 'JP'), typed).toBe(true)
    expect(normalPostalCode(typed, 'JP'), typed).toBe('619-0200')
  }
  for (const typed of ['', '619020', '61902000', '619-02000', 'ABC-DEFG']) {
    expect(isPostalCode(typed, 'JP'), typed).toBe(false)
  }
})

test('§5 address: elsewhere a postal code is what the country writes, up to 20 characters', () => {
  expect(isPostalCode('SW1A 1AA', 'GB')).toBe(true)
  expect(isPostalCode('1'.repeat(20), 'US')).toBe(true)
  expect(isPostalCode('1'.repeat(21), 'US')).toBe(false)
  expect(isPostalCode('  ', 'US')).toBe(false)
  expect(normalPostalCode('０４５２４', 'KR')).toBe('04524')
})

test('a telephone number typed in full width becomes half width', () => {
  expect(normalPhone('０３−００００ー００００')).toBe('03-0000-0000')
  expect(normalPhone('＋８２ 10 0000 0000')).toBe('+82 10 0000 0000')
})

import { expect, test } from 'vitest'

import { trackingPage } from './tracking.ts'

test('a number of the carrier’s shape leads to its page, however it is written', () => {
  expect(trackingPage('domestic', '1234-5678-9012', 'ja')).toContain('okurijoNo=123456789012')
  expect(trackingPage('ems', 'ee 123456789 jp', 'ja')).toMatch(
    /reqCodeNo1=EE123456789JP&locale=ja$/,
  )
  expect(trackingPage('ems', 'EE123456789JP', 'ko')).toMatch(/locale=en$/)
  expect(trackingPage('courier', '1Z999AA10123456784', 'en')).toContain('ups.com')
  expect(trackingPage('courier', '1234567890', 'en')).toContain('dhl.com')
})

test('a number of another shape leads nowhere, and can’t become part of an address', () => {
  for (const number of ['', '1234', '12345678901&x=1', 'https://example.com', '１２３４']) {
    expect(trackingPage('domestic', number, 'ja')).toBeNull()
  }
  expect(trackingPage('ems', '123456789012', 'ja')).toBeNull()
  expect(trackingPage('domestic', 'EE123456789JP', 'ja')).toBeNull()
})

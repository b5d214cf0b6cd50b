import { expect, test } from 'vitest'

import type { Locale } from '#shared/locale.ts'

import type { ShippingMethod } from '../method.ts'
import { readTrackingNumbers } from './read-tracking-numbers.ts'
import { parcelsOf, trackingWarning } from './tracking.ts'

const trackingPage = (shippingMethod: ShippingMethod, number: string, locale: Locale) =>
  parcelsOf({ shippingMethod, trackingNumbers: [number], locale })[0]?.trackingUrl

test('a number of the carrier’s shape leads to its page, however it is written', () => {
  expect(trackingPage('domestic', '1234-5678-9012', 'ja')).toContain('okurijoNo=123456789012')
  expect(trackingPage('ems', 'ee 123456789 jp', 'ja')).toMatch(
    /reqCodeNo1=EE123456789JP&locale=ja$/,
  )
  expect(trackingPage('ems', 'EE123456789JP', 'ko')).toMatch(/locale=en$/)
  expect(trackingPage('courier', '1Z999AA10123456784', 'en')).toContain('ups.com')
  expect(trackingPage('courier', '1234567891', 'en')).toContain('dhl.com')
})

test('the check digit of each carrier finds a wrong digit', () => {
  for (const [method, right, wrong] of [
    ['domestic', '1234-5678-9013', '1234-5678-9012'],
    ['domestic', '123-45-67890-3', '123-45-67890-2'],
    ['ems', 'RR 473 124 829 US', 'RR 473 124 820 US'],
    // The remainders that have no digit of their own.
    ['ems', 'EE000000080JP', 'EE000000081JP'],
    ['ems', 'EE000000005JP', 'EE000000001JP'],
    ['courier', '1Z999AA10123456784', '1Z999AA10123456785'],
    ['courier', '1234567891', '1234567890'],
  ] as const) {
    expect(trackingWarning(method, right), right).toBeNull()
    expect(trackingWarning(method, wrong), wrong).toBe('tracking_check_digit')
  }
  expect(trackingWarning('courier', 'JD014600006281230704')).toBeNull()
})

test('text, and a number of another carrier, are not a number of this one', () => {
  for (const number of ['abc', '', '12345', '1Z999AA1012345678X', 'EE000000005JP'])
    expect(trackingWarning('domestic', number), number).toBe('tracking_unknown')
  expect(trackingWarning('ems', '1234-5678-9013')).toBe('tracking_unknown')
})

test('a number of another shape leads nowhere, and can’t become part of an address', () => {
  for (const number of ['', '1234', '12345678901&x=1', 'https://example.com', '１２３４']) {
    expect(trackingPage('domestic', number, 'ja')).toBeNull()
  }
  expect(trackingPage('ems', '123456789012', 'ja')).toBeNull()
  expect(trackingPage('domestic', 'EE123456789JP', 'ja')).toBeNull()
})

test('several parcels: numbers are separated by commas or lines, and each has the page of its carrier', () => {
  const read = readTrackingNumbers('courier', ' 1Z999AA10123456784,\r\n1234567891、 ')
  const trackingNumbers = read.ok ? read.value : []
  expect(trackingNumbers).toEqual(['1Z999AA10123456784', '1234567891'])
  const parcels = parcelsOf({ shippingMethod: 'courier', trackingNumbers, locale: 'en' })
  expect(parcels.map(({ carrier }) => carrier)).toEqual(['ups', 'dhl'])
  expect(parcels[1]?.trackingUrl).toMatch(/dhl\.com.*=1234567891$/)
})

test('several parcels: one doubtful number is confirmed; the same number twice, or none, is refused all the same', () => {
  const codes = (text: string) =>
    [false, true].map((isConfirmed) => {
      const read = readTrackingNumbers('domestic', text, isConfirmed)
      return read.ok ? read.value.length : read.error
    })
  expect(codes('123456789013, 1234-5678-9012')).toEqual(['tracking_check_digit', 2])
  expect(codes('123456789013, 1234-5678-9013')).toEqual(['tracking_twice', 'tracking_twice'])
  expect(codes(' ,\n')).toEqual(['tracking_missing', 'tracking_missing'])
  expect(codes(`123456789013,${'1'.repeat(61)}`)).toEqual(['tracking_long', 'tracking_long'])
  const many = (count: number) => Array.from({ length: count }, (_, at) => at).join(',')
  expect(codes(many(99))).toEqual(['tracking_unknown', 99])
  expect(codes(many(100))).toEqual(['tracking_long', 'tracking_long'])
})

import { expect, test } from 'vitest'

import { calendarFileOf } from './calendar-event.ts'

const EVENT = {
  day: '2027-01-31',
  summary: '香りのカートリッジを注文する',
  text: '使用中のカートリッジが、まもなく終わります; ご注文はこちらから, https://shop.example.com/order?reorder=1',
  url: 'https://shop.example.com/order',
  at: new Date('2026-11-21T12:34:56.789Z'),
  id: 'reorder-2027-01-31@shop.example.com',
}

test('a day to remember is a whole day with a word on the morning of it', () => {
  const file = calendarFileOf(EVENT)
  expect(file).toContain('\r\nDTSTART;VALUE=DATE:20270131\r\n')
  expect(file).toContain('\r\nDTSTAMP:20261121T123456Z\r\n')
  expect(file).toContain('\r\nTRIGGER:PT9H\r\n')
  expect(file.startsWith('BEGIN:VCALENDAR\r\n') && file.endsWith('END:VCALENDAR\r\n')).toBe(true)
})

test('no line is longer than 75 bytes, and unfolded it says the same', () => {
  const file = calendarFileOf(EVENT)
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  const whole = file.replaceAll('\r\n ', '')
  expect(whole).toContain(
    'DESCRIPTION:使用中のカートリッジが、まもなく終わります\\; ご注文はこちらから\\, https://shop',
  )
})

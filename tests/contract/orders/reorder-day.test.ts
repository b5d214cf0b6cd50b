/** The day to reorder as a file for calendars. Decisions, section 12. */
import { expect, test } from 'vitest'

import { shareTestShop } from '../../support/shop/share-test-shop.ts'

const shop = await shareTestShop()

const fileFor = (query: string, language = 'en') =>
  fetch(`${shop.address}/calendar/reorder.ics?${query}`, {
    headers: { 'accept-language': language },
  })

test('the day to reorder is a file for calendars, in the requested language', async () => {
  const answer = await fileFor('day=2027-01-31&order=abc-1', 'ja')
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="reorder.ics"')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const text = (await answer.text()).replaceAll('\r\n ', '')
  expect(text).toContain('DTSTART;VALUE=DATE:20270131')
  expect(text).toContain('SUMMARY:香りのカートリッジを注文する')
  expect(text).toMatch(/^URL:https?:\/\/[^/]+\/order\?reorder=abc-1\r$/m)
  expect(await (await fileFor('day=2027-01-31')).text()).toMatch(/^URL:https?:\/\/[^/]+\/order\r$/m)
})

test('what is no day and what is no order is not found, and nothing is written into the file', async () => {
  for (const query of ['', 'day=2027-02-31', 'day=2027-01-31&order=a%0D%0AX:1', 'day=soon']) {
    expect((await fileFor(query)).status, query).toBe(404)
  }
})

import { expect, test } from 'vitest'

import { addressOf, readAddress } from './order-filter.ts'

const ID = '00000000-0000-4000-8000-000000000000'
const read = (search: string, needing = 0) => readAddress(new URLSearchParams(search), needing)

test('Decisions, section 12: exceptions come first, and without any the day’s list', () => {
  expect(read('', 1).tab).toBe('attention')
  expect(read('', 0).tab).toBe('confirm')
  expect(read('status=ship', 3).tab).toBe('ship')
  expect(read('status=nonsense').tab).toBe('confirm')
})

test('Decisions, section 12: a search covers all orders, unless a list is selected', () => {
  expect(read('q=taro', 1).tab).toBe('all')
  expect(read('status=attention&country=KR', 1).tab).toBe('all')
  expect(read('status=ship&q=taro').tab).toBe('ship')
})

test('Decisions, section 12: a state is the list of the day that shows it, or none', () => {
  expect(read('status=paid')).toMatchObject({ tab: 'confirm', filter: { statuses: ['paid'] } })
  expect(read('status=delivered')).toMatchObject({ tab: null, filter: { statuses: ['delivered'] } })
})

test('Decisions, section 12: what an address says comes back as the same address; what it makes up is left out', () => {
  for (const said of [
    '/admin/orders?status=confirm',
    `/admin/orders?status=delivered&q=%E5%B1%B1+a&method=card&country=KR&currency=jpy&from=2026-11-01&to=2026-11-30&need=1&late=1&sort=deadline&after=${ID}`,
  ])
    expect(addressOf(read(said.split('?')[1] ?? ''))).toBe(said)
  const made = 'status=all&method=gold&country=XX&currency=eur&from=2026-02-30&sort=random&after=1'
  expect(addressOf(read(made))).toBe('/admin/orders?status=all')
})

/** What browsers report by themselves reaches staff, once for each kind, and cannot be used to flood them. */
import { beforeEach, expect, test } from 'vitest'

import { LIMITS } from '#domain/rate-limits/policy.ts'

import { shareTestShop } from '../../support/shop/share-test-shop.ts'

let places = 0

const shop = await shareTestShop({ env: { TRUSTED_PROXIES: '1' } })
beforeEach(async () => {
  await shop.query('delete from rate_counters')
  await shop.query('delete from error_reports')
})
const violation = (path: string) => ({
  'csp-report': {
    'document-uri': `${shop.url}${path}`,
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'inline',
  },
})

function report(body: unknown, { type = 'application/csp-report', from = nextPlace() } = {}) {
  return fetch(`${shop.address}/browser-reports`, {
    method: 'POST',
    headers: { 'content-type': type, 'x-forwarded-for': from },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}

function nextPlace(): string {
  places += 1
  return `10.8.${places >> 8}.${places & 255}`
}

const stored = async () => {
  const rows = await shop.query(
    'select source, message, place, times from error_reports order by message',
  )
  return rows
}

test('the same kind is one line for staff, however often and in either format', async () => {
  const current = [
    {
      type: 'csp-violation',
      url: `${shop.url}/reset-password/secret`,
      body: { effectiveDirective: 'script-src-elem', blockedURL: 'inline' },
    },
    { type: 'crash', url: `${shop.url}/order`, body: { reason: 'oom' } },
  ]
  expect((await report(violation('/faq'))).status).toBe(204)
  expect((await report(current, { type: 'application/reports+json' })).status).toBe(204)
  await expect.poll(stored).toEqual([
    {
      source: 'browser',
      message: 'content security policy: script-src-elem refused inline',
      place: '/reset-password/…',
      times: 2,
    },
    { source: 'browser', message: 'crash: oom', place: '/order', times: 1 },
  ])
})

test('what is no report is refused, and not stored', async () => {
  expect((await report(violation('/'), { type: 'application/json' })).status).toBe(415)
  expect((await report(violation('/'), { type: 'text/plain' })).status).toBe(415)
  expect((await report('{')).status).toBe(400)
  expect((await report(violation(`/${'x'.repeat(40_000)}`))).status).toBe(413)
  expect((await report({ anything: 1 })).status).toBe(204)
  expect(await stored()).toEqual([])
})

test('one network reports so often, and all together so often', async () => {
  const { max } = LIMITS.browser_report_address
  const from = nextPlace()
  for (let turn = 0; turn < max; turn += 1) {
    expect((await report({}, { from })).status).toBe(204)
  }
  const over = await report({}, { from })
  expect(over.status).toBe(429)
  expect(Number(over.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await report({})).status).toBe(204)

  await shop.query("update rate_counters set count = $1 where bucket like '%anywhere%'", [
    LIMITS.browser_report_anywhere.max,
  ])
  expect((await report({})).status).toBe(429)
})

/** ASVS 16.2.5: what browsers report is stored without persons and without secrets. */
import { expect, test } from 'vitest'

import { readReports } from './read-reports.ts'

const SITE = 'https://shop.example'
const SECRET = 'S9d_-kQ2b7xVt0aLzE4mNw8RgYhUc3oPiJfKs6TdXv1'

const legacy = (changed: Record<string, unknown> = {}) => ({
  'csp-report': {
    'document-uri': `${SITE}/products`,
    'violated-directive': "script-src-elem 'self'",
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://evil.example/x.js?who=hanako',
    'source-file': `${SITE}/assets/a-1.js`,
    'line-number': 7,
    'script-sample': 'alert("hanako")',
    ...changed,
  },
})

const violation = (url: string, body: Record<string, unknown> = {}) => ({
  type: 'csp-violation',
  age: 1,
  url,
  user_agent: 'Test',
  body: {
    documentURL: url,
    effectiveDirective: 'script-src-elem',
    blockedURL: 'inline',
    sample: 'alert("hanako")',
    ...body,
  },
})

test('a refused script is reported by directive, origin, place in the code and page', () => {
  const happened = {
    message: 'content security policy: script-src-elem refused https://evil.example',
    stack: 'at /assets/a-1.js:7',
    place: '/products',
  }
  expect(readReports(legacy(), SITE)).toEqual([happened])
  expect(
    readReports(
      [
        violation(`${SITE}/products`, {
          blockedURL: 'https://evil.example/x.js?who=hanako',
          sourceFile: `${SITE}/assets/a-1.js`,
          lineNumber: 7,
        }),
      ],
      SITE,
    ),
  ).toEqual([happened])
  // Older browsers send only the whole directive.
  const older = legacy({ 'effective-directive': undefined, 'source-file': undefined })
  expect(readReports(older, SITE)).toEqual([{ ...happened, stack: '' }])
})

test('a crash, an intervention and a deprecated feature are reported; other kinds are left out', () => {
  const url = `${SITE}/order?draft=1`
  expect(
    readReports(
      [
        { type: 'crash', url, body: { reason: 'oom' } },
        { type: 'intervention', url, body: { id: 'HeavyAd', message: 'It was removed' } },
        {
          type: 'deprecation',
          url,
          body: {
            id: 'Unload',
            message: `Use pagehide, see ${SITE}/x?token=${SECRET}`,
            sourceFile: `${SITE}/assets/a.js`,
            lineNumber: 3,
          },
        },
        { type: 'network-error', url, body: {} },
        { type: 'crash', url, body: 'none' },
        null,
        7,
      ],
      SITE,
    ),
  ).toEqual([
    { message: 'crash: oom', stack: '', place: '/order' },
    { message: 'intervention HeavyAd: It was removed', stack: '', place: '/order' },
    {
      message: `deprecation Unload: Use pagehide, see ${SITE}/x`,
      stack: 'at /assets/a.js:3',
      place: '/order',
    },
  ])
})

test.each([
  ['/reset-password/short', '/reset-password/…'],
  [`/reset-password/${SECRET}`, '/reset-password/…'],
  ['/verify-email/abc/def', '/verify-email/…'],
  ['/change-email/abc?x=1', '/change-email/…'],
  ['/orders/status/abc', '/orders/status/…'],
  [`/admin/sign-in/${SECRET}`, '/admin/sign-in/…'],
  [`/subscription/confirm/${SECRET}`, '/subscription/confirm/…'],
  ['/contact?name=Hanako', '/contact'],
  ['/products#hanako', '/products'],
])('§10 of %s is stored %s', (path, place) => {
  for (const report of [
    legacy({ 'document-uri': SITE + path, 'blocked-uri': SITE + path, 'source-file': SITE + path }),
    [violation(SITE + path, { blockedURL: SITE + path, sourceFile: SITE + path })],
  ]) {
    const [happened] = readReports(report, SITE)
    expect(happened?.place).toBe(place)
    expect(happened?.message).toBe(`content security policy: script-src-elem refused ${place}`)
    expect(JSON.stringify(happened)).not.toMatch(/hanako|short|abc|S9d_/i)
  }
})

test('text in an inline script is not stored', () => {
  expect(JSON.stringify(readReports([violation(`${SITE}/faq`)], SITE))).not.toContain('hanako')
})

test('the same report many times is one, and of many only the first are read', () => {
  const same = Array.from({ length: 20 }, () => violation(`${SITE}/faq`))
  expect(readReports(same, SITE)).toHaveLength(1)
  const different = Array.from({ length: 50 }, (_, at) =>
    violation(`${SITE}/faq`, { effectiveDirective: `directive-${'x'.repeat(at + 1)}` }),
  )
  expect(readReports(different, SITE)).toHaveLength(20)
})

test.each([
  ['of another site', legacy({ 'document-uri': 'https://other.example/' })],
  ['of an extension', legacy({ 'source-file': 'chrome-extension://abc/x.js' })],
  ['of an extension by its scheme', legacy({ 'blocked-uri': 'safari-web-extension' })],
  ['without a page', legacy({ 'document-uri': 'about' })],
  ['that is none', { 'csp-report': 7 }],
  ['that is a text', 'x'],
])('a report %s is left out', (_, sent) => {
  expect(readReports(sent, SITE)).toEqual([])
})

test('a long text is cut', () => {
  const long = legacy({ 'effective-directive': 'x'.repeat(9_000) })
  expect(readReports(long, SITE)[0]?.message.length).toBeLessThanOrEqual(500)
})

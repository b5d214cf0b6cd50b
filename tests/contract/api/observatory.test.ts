/** The rules themselves, at their edges: a score that nothing can lower would verify nothing. */
import { expect, test } from 'vitest'

import { FOREIGN_ORIGIN, scoreOf } from '../../support/api/observatory.ts'

const GOOD = {
  'content-security-policy':
    "default-src 'none'; script-src 'nonce-a' 'strict-dynamic' https: 'unsafe-inline'; style-src 'self'; img-src 'self' data:; object-src 'none'; frame-ancestors 'none'; report-uri /browser-reports",
  'strict-transport-security': 'max-age=31536000',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
}
const HTML = '<!doctype html><script nonce="a" src="/assets/a.js"></script>'

function score(changed: Record<string, string | null>, { html = HTML, cors = {} } = {}): number {
  const headers = new Headers()
  for (const [name, value] of Object.entries({ ...GOOD, ...changed })) {
    if (value !== null) headers.append(name, value)
  }
  return scoreOf({ headers, html, cors: new Headers(cors) }).score
}

const policy = (find: string, put: string) => ({
  'content-security-policy': GOOD['content-security-policy'].replace(find, put),
})

test('an answer with everything reaches 130, and 135 with a cookie that is as safe', () => {
  expect(score({})).toBe(130)
  expect(score({ 'set-cookie': 'lang=ko; Path=/; SameSite=Lax; Secure' })).toBe(135)
})

test.each([
  ['no HSTS', { 'strict-transport-security': null }, 80],
  ['HSTS of a month', { 'strict-transport-security': 'max-age=2592000' }, 120],
  ['HSTS twice', { 'strict-transport-security': 'max-age=31536000, max-age=31536000' }, 80],
  ['no policy', { 'content-security-policy': null }, 55],
  ['a directive twice', policy("style-src 'self'", "style-src 'self'; style-src *"), 55],
  ['inline styles', policy("style-src 'self'", "style-src 'self' 'unsafe-inline'"), 120],
  ['inline scripts', policy("'nonce-a' 'strict-dynamic'", "'self'"), 80],
  ['strict-dynamic without a nonce', policy("'nonce-a' ", ''), 75],
  ['data: as a script', policy("'nonce-a'", "'nonce-a' data:"), 80],
  ['eval', policy("'nonce-a'", "'nonce-a' 'unsafe-eval'"), 110],
  ['pictures over http', policy("img-src 'self'", "img-src 'self' http://a.example"), 110],
  ['connections over http', policy("object-src 'none'", 'connect-src http://a.example'), 80],
  ['a wider default', policy("default-src 'none'", "default-src 'self'"), 125],
  ['no frame-ancestors', policy("frame-ancestors 'none'; ", ''), 80],
  ['no nosniff', { 'x-content-type-options': null }, 125],
  ['no referrer policy', { 'referrer-policy': null }, 125],
  ['an unsafe referrer policy', { 'referrer-policy': 'no-referrer, unsafe-url' }, 120],
  ['resources for all', { 'cross-origin-resource-policy': 'cross-origin' }, 120],
  ['no resource policy', { 'cross-origin-resource-policy': null }, 120],
  ['a cookie over http', { 'set-cookie': 'lang=ko; SameSite=Lax' }, 125],
  ['a cookie without SameSite', { 'set-cookie': 'lang=ko; Secure' }, 130],
  ['a session that scripts read', { 'set-cookie': 'session=1; Secure; SameSite=Lax' }, 70],
])('%s', (_, changed, expected) => {
  expect(score(changed)).toBe(expected)
})

test('scripts of others need https and a digest; credentials for all sites cost most', () => {
  const from = (tag: string) => score({}, { html: `${HTML}<script ${tag}></script>` })
  expect(from('src="https://a.example/a.js"')).toBe(125)
  expect(from('src="https://a.example/a.js" integrity="sha256-a"')).toBe(135)
  expect(from('src="http://a.example/a.js"')).toBe(50)
  expect(from('src="//a.example/a.js"')).toBe(50)
  const open = {
    'access-control-allow-origin': FOREIGN_ORIGIN,
    'access-control-allow-credentials': 'true',
  }
  expect(score({}, { cors: open })).toBe(50)
  expect(score({}, { cors: { 'access-control-allow-origin': '*' } })).toBe(130)
})

import { expect, test } from 'vitest'

import { clientName } from './client-name.ts'

test('§9 a session is named by browser and system, and by nothing else of the header', () => {
  const chrome =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36'
  const safari =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'
  const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
  expect(clientName(chrome)).toBe('Chrome (Windows)')
  expect(clientName(safari)).toBe('Safari (iOS)')
  expect(clientName(firefox)).toBe('Firefox (Linux)')
})

test('§9 what is no known program has no name', () => {
  for (const header of [undefined, '', 'curl/8.5.0', 'node', 'x'.repeat(501)]) {
    expect(clientName(header), header?.slice(0, 20)).toBe('')
  }
  expect(clientName('<img src=x onerror=alert(1)>/1.0 (hana@example.com)')).toBe('')
})

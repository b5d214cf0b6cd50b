import { expect, test } from 'vitest'

import { logInto } from '../../../tests/support/shop/log.ts'
import { openOutages } from './outages.ts'

function opened() {
  const clock = { ms: 0 }
  const lines: string[] = []
  const outages = openOutages(logInto(lines), () => clock.ms)
  return { clock, lines, outages }
}

const down = () => Object.assign(new Error('the server went away'), { code: '57P01' })
const full = () => Object.assign(new Error('no space left on device'), { code: '53100' })

test('an outage is one line, and one more for each ten seconds that it goes on', () => {
  const { clock, lines, outages } = opened()
  for (let count = 0; count < 1_000; count += 1) expect(outages.note(down())).toBe(true)
  expect(lines).toEqual([
    'database: not reachable, requests are answered 503: the server went away',
  ])
  clock.ms += 10_000
  outages.note(down())
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain('more=999')
})

test('a bug is nothing to note', () => {
  const { lines, outages } = opened()
  expect(outages.note(new TypeError('undefined is not a function'))).toBe(false)
  expect(lines).toEqual([])
})

test('a full disk is remembered until a write succeeds, or for a minute', () => {
  const { clock, outages } = opened()
  expect(outages.hasDiskBeenFull()).toBe(false)
  outages.note(full())
  clock.ms += 59_999
  expect(outages.hasDiskBeenFull()).toBe(true)
  clock.ms += 1
  expect(outages.hasDiskBeenFull()).toBe(false)
  outages.note(full())
  outages.clearDiskFull()
  expect(outages.hasDiskBeenFull()).toBe(false)
})

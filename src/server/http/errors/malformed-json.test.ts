import { expect, test } from 'vitest'

import { jsonErrorOf } from './malformed-json.ts'

test.each([
  ['{"a": b}', 6],
  ['{"items":', 9],
  ['{"a":1,}', 7],
  ['[1,2', 4],
  ['nope', 1],
  ['{"a":"x\ny"}', 7],
  ['{"a":1 "b":2}', 7],
  [`{"a":"${'x'.repeat(200)}", "c": tru}`, 217],
  ['', 0],
])('%s names the position of its first mistake', (text, position) => {
  expect(jsonErrorOf(text)).toMatch(new RegExp(`position ${position}\\b`))
})

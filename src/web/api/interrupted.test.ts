/** Decisions, section 10 "errors": which errors of a browser say only that its user left. */
import { expect, test } from 'vitest'

import { isInterrupted } from './interrupted.ts'

const aborted = new DOMException('signal is aborted without reason', 'AbortError')
const unread = (cause: unknown) => new Error('Unable to decode turbo-stream response', { cause })

test.each([
  ['an aborted request', aborted],
  ['an aborted request of Safari', new DOMException('Fetch is aborted', 'AbortError')],
  ['Chromium without an answer', new TypeError('Failed to fetch')],
  ['Chromium with the host', new TypeError('Failed to fetch (shop.example)')],
  ['Chromium in the middle of an answer', new TypeError('network error')],
  ['Firefox', new TypeError('NetworkError when attempting to fetch resource.')],
  ['Firefox in the middle of an answer', new TypeError('Error in input stream')],
  ['Safari', new TypeError('Load failed')],
  ['an answer that the router was reading', unread(aborted)],
  ['an answer whose connection was lost', unread(new TypeError('network error'))],
])('%s is no fault', (_, error) => {
  expect(isInterrupted(error)).toBe(true)
})

test.each([
  ['a bug', new TypeError('Cannot read properties of undefined')],
  ['a script that is missing', new TypeError('Failed to fetch dynamically imported module: /a.js')],
  ['an answer that came too late', new DOMException('signal timed out', 'TimeoutError')],
  ['an answer that is none of ours', unread(new SyntaxError())],
  ['the same words of something else', new Error('Failed to fetch')],
  ['a text', 'AbortError'],
  ['nothing', undefined],
])('%s is a fault', (_, error) => {
  expect(isInterrupted(error)).toBe(false)
})

import { type ErrorResponse, RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'

import type { AppLoadContext } from './context.ts'
import { appContext, handleError } from './entry.server.tsx'

/** Where unexpected errors are said to have happened. */
function placesOf(error: unknown, path: string, sent: RequestInit = {}): string[] {
  const places: string[] = []
  const context = new RouterContextProvider()
  const reportError = (_: unknown, place: string) => places.push(place)
  // Of all that a loader is handed, this is what an error asks for.
  context.set(appContext, { reportError } as unknown as AppLoadContext)
  handleError(error, { request: new Request(`https://shop.example${path}`, sent), context })
  return places
}

const refusal = (status: number): ErrorResponse & { internal: boolean } => ({
  status,
  statusText: '',
  data: null,
  internal: true,
})

test('a refusal is not an error; what fails is one', () => {
  for (const status of [400, 403, 404, 405, 413, 415]) {
    expect(placesOf(refusal(status), '/contact')).toEqual([])
  }
  expect(placesOf(refusal(500), '/contact')).toEqual(['GET /contact'])
  expect(placesOf(new Error('broken'), '/faq?q=typed')).toEqual(['GET /faq'])
})

test('a form of another site is refused and no error; an error in a form of ours is one', () => {
  const sent = (origin: string) => ({ method: 'POST', headers: { origin } })
  for (const origin of ['https://evil.example', 'http://shop.example', 'null', 'no address']) {
    expect(placesOf(new Error('the router refuses it'), '/contact', sent(origin))).toEqual([])
  }
  expect(placesOf(new Error('broken'), '/contact', sent('https://shop.example'))).toEqual([
    'POST /contact',
  ])
})

test('the place of an unexpected error names no secret of a link', () => {
  const path = '/reset-password/S9d_-kQ2b7xVt0aLzE4mNw8RgYhUc3oPiJfKs6TdXv1'
  expect(placesOf(new Error('broken'), path)).toEqual(['GET /reset-password/…'])
})

import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'

import { guardRequests } from './request-guard.ts'

/** As an answer begins that sets no policy of its own, which pages of a development server do not. */
function policyAt(url: string) {
  const request = new IncomingMessage(new Socket())
  request.url = url
  request.headers.host = 'localhost:3000'
  const response = new ServerResponse(request)
  const guard = guardRequests(
    { publicUrl: null, isProduction: false, hsts: null },
    (_request, _response, next) => next(),
  )
  guard(request, response, () => {})
  return response.getHeader('content-security-policy')
}

test('decisions 8: the reference of the API is made of pages, which load scripts and styles', () => {
  for (const url of [
    '/api',
    '/api/docs',
    '/api/docs/orders',
    '/api/docs/your-first-order.data?x=1',
  ])
    expect(policyAt(url), url).toBeUndefined()
})

test('decisions 8: no browser makes a page of what programs ask for', () => {
  for (const url of [
    '/api/faqs',
    '/api/docs.json',
    '/api/docs/a/b',
    '/v1/orders',
    '/graphql',
    '/healthz',
  ])
    expect(policyAt(url), url).toContain("default-src 'none'")
})

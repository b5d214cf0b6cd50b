/** Reports of the site to the server: page views and errors in the browser. Decisions, section 10. */
import { z } from '@hono/zod-openapi'

import {
  MESSAGE_LENGTH_MAX,
  PLACE_LENGTH_MAX,
  STACK_LENGTH_MAX,
} from '#domain/error-reports/policy.ts'

import { jsonBody, OPEN, route, TAGS } from './envelope.ts'

const taken = { 204: { description: 'Accepted' } }

export const pageViewRoute = route('post', '/page-views', {
  operationId: 'countPageView',
  tags: [TAGS.site],
  security: OPEN,
  summary: 'Count a page view',
  description: 'The site itself sends it: pages are counted without distinguishing visitors.',
  request: {
    body: jsonBody(
      z.strictObject({ view: z.strictObject({ page: z.string().max(PLACE_LENGTH_MAX) }) }),
      { view: { page: '/products' } },
    ),
  },
  responses: { ...taken },
})

/** Longer texts are cut where they are read; the slack is for marks of several bytes. */
const text = (length: number) => z.string().max(length * 4)

export const errorReportRoute = route('post', '/error-reports', {
  operationId: 'reportError',
  tags: [TAGS.site],
  security: OPEN,
  summary: 'Report an error on the site',
  description: 'The site itself sends it when something goes wrong in a browser.',
  request: {
    body: jsonBody(
      z.strictObject({
        report: z.strictObject({
          message: text(MESSAGE_LENGTH_MAX),
          stack: text(STACK_LENGTH_MAX),
          page: text(PLACE_LENGTH_MAX),
          version: z.string().max(40),
        }),
      }),
      {
        report: {
          message: 'TypeError: x is not a function',
          stack: 'at f (page.js:1:1)',
          page: '/products',
          version: '1',
        },
      },
    ),
  },
  responses: { ...taken },
})

/** Wire format of the captcha. Spec §7 call 1; decisions, section 10. */
import { z } from '@hono/zod-openapi'

import { answer, jsonBody, OPEN, refusals, route, TAGS } from './envelope.ts'

export const siteverifyRoute = route('post', '/siteverify', {
  operationId: 'verifyCaptcha',
  tags: [TAGS.sessions],
  security: OPEN,
  summary: 'Verify a captcha (call 1)',
  description: 'A score above 0.5 passes; a lower one is `captcha_failed`.',
  request: {
    body: jsonBody(
      z.strictObject({ session: z.strictObject({ response: z.string().min(1).max(8000) }) }),
      { session: { response: 'the solution of a challenge' } },
    ),
  },
  responses: {
    200: answer(z.object({ success: z.boolean(), score: z.number() }), 'Passed'),
  },
  ...refusals('captcha_failed', 'captcha_invalid'),
})

export const captchaChallengeRoute = route('get', '/captcha-challenge', {
  operationId: 'getCaptchaChallenge',
  tags: [TAGS.sessions],
  security: OPEN,
  summary: 'Get a challenge to solve',
  description: 'A proof of work: its solution is the `response` of call 1.',
  responses: { 200: answer(z.record(z.string(), z.unknown()), 'The challenge') },
})

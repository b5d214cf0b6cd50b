import type { MessageParams } from './translate.ts'

/** The facts of a refusal, as the words need them. */
export function problemParams(data: Record<string, unknown>): MessageParams {
  const { excess, max, serials, slugs, scope, retryAfterSeconds } = data
  const list = Array.isArray(serials) ? serials.join(', ') : ''
  return {
    excess: typeof excess === 'number' ? excess : 0,
    max: typeof max === 'number' ? max : 0,
    name: list,
    serial: list,
    slug: Array.isArray(slugs) ? slugs.join(', ') : '',
    scope: typeof scope === 'string' ? scope : '',
    minutes: typeof retryAfterSeconds === 'number' ? Math.ceil(retryAfterSeconds / 60) : 1,
    country: '',
    status: 401,
    reason: '',
  }
}

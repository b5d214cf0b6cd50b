/** reCAPTCHA v3 by its verification address. */
import { z } from 'zod'

import type { CaptchaVerifier } from '#domain/captcha.ts'

const TIMEOUT_MS = 8_000

const Verdict = z.object({ success: z.boolean(), score: z.number().optional() })

type Options = {
  secret: string
  verifyUrl: string
  /** Reaches the origin of `verifyUrl`. */
  fetch: typeof globalThis.fetch
}

export const recaptcha = (options: Options): CaptchaVerifier => ({
  async verify(response) {
    const verdict = Verdict.safeParse(await ask(options, response).catch(() => null))
    // Anything but a clear yes with a number is a no, also no answer at all.
    return { success: verdict.data?.success ?? false, score: verdict.data?.score ?? 0 }
  },
})

async function ask(
  { secret, verifyUrl, fetch: reach }: Options,
  response: string,
): Promise<unknown> {
  const answer = await reach(verifyUrl, {
    method: 'POST',
    body: new URLSearchParams({ secret, response }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  return answer.ok ? answer.json() : null
}

/** reCAPTCHA v3 by its verification address. */
import { z } from 'zod'

import type { Captcha } from '#domain/captcha.ts'

const TIMEOUT_MS = 8_000

const Verdict = z.object({ success: z.boolean(), score: z.number().optional() })

export const recaptcha = (options: { secret: string; verifyUrl: string }): Captcha => ({
  challenge: null,
  async verify(response) {
    const answer = await fetch(options.verifyUrl, {
      method: 'POST',
      body: new URLSearchParams({ secret: options.secret, response }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const verdict = Verdict.safeParse(answer.ok ? await answer.json() : null)
    // Anything but a clear yes with a number is a no.
    return { success: verdict.data?.success ?? false, score: verdict.data?.score ?? 0 }
  },
})

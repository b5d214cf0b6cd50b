/** The shop's own captcha: a proof of work for the visitor's machine, without a third party. */
import { randomInt } from 'node:crypto'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { z } from 'zod'

import type { Captcha } from '#domain/captcha.ts'
import { addMinutes } from '#shared/add-time.ts'

const COST = 1_000
const COUNTER = { min: 200, max: 600 } as const
const VALID_MINUTES = 10

const Response = z.object({
  challenge: z.looseObject({ signature: z.string() }),
  solution: z.looseObject({}),
})

/** `takeOnce` answers whether this signature was never used before: a solution counts once. */
export function proofOfWork(options: {
  secret: string
  consumeOnce: (signature: string, now: Date) => Promise<boolean>
  now: () => Date
}): Captcha {
  const secrets = {
    hmacSignatureSecret: options.secret,
    hmacKeySignatureSecret: `${options.secret}:key`,
  }
  return {
    async challenge() {
      const challenge = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: COST,
        counter: randomInt(COUNTER.min, COUNTER.max),
        deriveKey,
        expiresAt: addMinutes(options.now(), VALID_MINUTES),
        ...secrets,
      })
      return { ...challenge }
    },

    async verify(response, now) {
      const payload = readPayload(response)
      if (!payload) return { success: false, score: 0 }

      const { challenge, solution } = payload
      // The library checks both; what does not fit is not verified.
      type Parts = Parameters<typeof verifySolution>[0]
      const result = await verifySolution({
        challenge: challenge as unknown as Parts['challenge'],
        solution: solution as unknown as Parts['solution'],
        deriveKey,
        ...secrets,
      }).catch(() => ({ verified: false }))
      const isNew = result.verified && (await options.consumeOnce(challenge.signature, now))
      return isNew ? { success: true, score: 1 } : { success: false, score: 0 }
    },
  }
}

/** Whether this answers a challenge of ours, rightly or not: an outside service's token never reads like one. */
export const isSolution = (response: string): boolean => readPayload(response) !== null

function readPayload(response: string): z.infer<typeof Response> | null {
  try {
    const json: unknown = JSON.parse(Buffer.from(response, 'base64').toString('utf8'))
    return Response.safeParse(json).data ?? null
  } catch {
    // Not base64 of JSON: no solution.
    return null
  }
}

/** Solves the shop's own challenge, as a browser does. */
import { type Challenge, type Solution, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { expect } from 'vitest'

import type { TestShop } from './shop.ts'

export async function solved(
  shop: TestShop,
): Promise<{ challenge: Challenge; solution: Solution }> {
  const { body: challenge, status } = await shop.call<Challenge>({ path: '/api/captcha-challenge' })
  expect(status).toBe(200)
  const solution = await solveChallenge({ challenge, deriveKey })
  if (!solution) throw new Error('the challenge has a solution')
  return { challenge, solution }
}

export const pack = (payload: unknown): string =>
  Buffer.from(JSON.stringify(payload)).toString('base64')

import { expect, test } from 'vitest'

import { isSolution, proofOfWork } from '#adapters/captcha/proof-of-work.ts'

import { responseTo } from './captcha-work.ts'

const taken = new Set<string>()
const captcha = proofOfWork({
  secret: 'secret',
  now: () => new Date(),
  consumeOnce: async (signature) => !taken.has(signature) && Boolean(taken.add(signature)),
})

test('Decisions, section 10: what the browser works out passes the server, once', async () => {
  const response = await responseTo(await captcha.challenge())
  expect(response && isSolution(response)).toBe(true)
  expect(await captcha.verify(response ?? '', new Date())).toEqual({ success: true, score: 1 })
  expect(await captcha.verify(response ?? '', new Date())).toEqual({ success: false, score: 0 })
})

test('a challenge that is none is refused, and no token of another service is taken for ours', async () => {
  await expect(responseTo({})).rejects.toThrow()
  await expect(responseTo(null)).rejects.toThrow()
  for (const token of ['', '03AFcWeA6', 'eyJhbGciOiJIUzI1NiJ9.e30.x', btoa('{}'), btoa('null')]) {
    expect(isSolution(token), token).toBe(false)
  }
})

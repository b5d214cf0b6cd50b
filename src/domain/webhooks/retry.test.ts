import { expect, test } from 'vitest'

import {
  ANSWER_TIMEOUT_SECONDS,
  ATTEMPTS_MAX,
  LOST_JOB_MINUTES,
  RETRY_PAUSES_MINUTES,
  RETRY_SPREAD,
} from './policy.ts'
import { retryPauseMs } from './retry.ts'

const IDS = Array.from({ length: 200 }, () => crypto.randomUUID())

test('webhooks: pauses between attempts grow and last about three days in all', () => {
  const hours = RETRY_PAUSES_MINUTES.reduce((sum, minutes) => sum + minutes, 0) / 60
  expect(hours).toBeGreaterThan(72)
  expect(hours).toBeLessThan(78)
  expect([...RETRY_PAUSES_MINUTES].sort((a, b) => a - b)).toEqual(RETRY_PAUSES_MINUTES)
  expect(ATTEMPTS_MAX).toBe(10)
})

test('webhooks: the first pause is longer than a try may take, so that a try never meets the next', () => {
  for (const id of IDS) expect(retryPauseMs(1, id)).toBeGreaterThan(ANSWER_TIMEOUT_SECONDS * 2_000)
  expect(LOST_JOB_MINUTES * 60).toBeGreaterThan(ANSWER_TIMEOUT_SECONDS)
})

test('webhooks: a pause is spread by a tenth to both sides, and is the same for the same try', () => {
  for (let attempts = 1; attempts < ATTEMPTS_MAX; attempts += 1) {
    const minutes = RETRY_PAUSES_MINUTES[attempts - 1] ?? 0
    const parts = IDS.map((id) => retryPauseMs(attempts, id) / (minutes * 60_000))
    expect(Math.min(...parts)).toBeGreaterThanOrEqual(1 - RETRY_SPREAD - 0.001)
    expect(Math.max(...parts)).toBeLessThanOrEqual(1 + RETRY_SPREAD + 0.001)
    expect(Math.max(...parts) - Math.min(...parts)).toBeGreaterThan(RETRY_SPREAD)
  }
  const [id = ''] = IDS
  expect(retryPauseMs(3, id)).toBe(retryPauseMs(3, id))
})

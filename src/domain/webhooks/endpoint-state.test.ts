import { expect, test } from 'vitest'

import { endpointState } from './endpoint-state.ts'
import { FAILING_DAYS_MAX } from './policy.ts'

const AT = new Date('2026-11-02T00:00:00Z')
const after = (ms: number) => new Date(AT.getTime() + ms)
const FIVE_DAYS = FAILING_DAYS_MAX * 86_400_000
const quiet = { failingSince: null, disabledAt: null, partnerEndedAt: null }

test('webhooks: an endpoint is on, failing, switched off, given up, or of a partner that left', () => {
  expect(endpointState(quiet)).toBe('on')
  expect(endpointState({ ...quiet, failingSince: AT })).toBe('failing')
  expect(endpointState({ ...quiet, disabledAt: AT })).toBe('off')
  const failed = (ms: number) => ({ ...quiet, failingSince: AT, disabledAt: after(ms) })
  expect(endpointState(failed(FIVE_DAYS - 1))).toBe('off')
  expect(endpointState(failed(FIVE_DAYS))).toBe('given_up')
  expect(endpointState({ ...failed(FIVE_DAYS), partnerEndedAt: AT })).toBe('partner_deactivated')
})

/** How an endpoint is doing, in one word. */
import { FAILING_DAYS_MAX } from './policy.ts'

type EndpointState = 'on' | 'failing' | 'off' | 'given_up' | 'partner_deactivated'

type Moments = {
  failingSince: Date | null
  disabledAt: Date | null
  partnerEndedAt: Date | null
}

export function endpointState({
  failingSince,
  disabledAt,
  partnerEndedAt,
}: Moments): EndpointState {
  if (partnerEndedAt !== null) return 'partner_deactivated'
  if (disabledAt === null) return failingSince === null ? 'on' : 'failing'
  if (failingSince === null) return 'off'
  const failedFor = disabledAt.getTime() - failingSince.getTime()
  return failedFor >= FAILING_DAYS_MAX * 86_400_000 ? 'given_up' : 'off'
}

/** What the game sends for a card that is turned over. */
import type { Request } from '#domain/device-api/write-request.ts'

import { MIX_BOOSTER } from '../../deck.ts'
import { HOST_NAME } from '../../samples.ts'

export const SPRAY = { percent: 80, lengthMs: 2000 } as const

export const sprayOf = (chamber: number): Request => ({
  name: 'shoot',
  host: HOST_NAME,
  body: {
    chambers: [chamber],
    concentrations: [SPRAY.percent],
    duration: SPRAY.lengthMs,
    internalBoosterIntensity: MIX_BOOSTER,
  },
})

/** What was in the air before ends first. */
export const STOP: Request = { name: 'stop', host: HOST_NAME, body: null }

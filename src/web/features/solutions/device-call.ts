/** A request to the device as its HTTP API takes it: by address, because a headset does not know names. */
import { toldOf } from '#domain/device-api/write-request.ts'

type Shot = { chambers: number[]; concentrations: number[]; duration: number }

/** An address of the documentation's kind: the reader's network has its own. */
const HOST = '192.168.0.20'
const BOOSTER_PERCENT = 60

export const deviceCall = (shot: Shot): string =>
  toldOf({
    name: 'shoot',
    host: HOST,
    body: { ...shot, internalBoosterIntensity: BOOSTER_PERCENT },
  })

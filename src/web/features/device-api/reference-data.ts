/** The reference of each call: fields, an example, and the response of the simulator. */

import type { DeviceSlug } from '#domain/catalog/devices/device.ts'
import {
  CHAMBERS,
  INTENSITY_PERCENT_MAX,
  SPRAY_SECONDS_MAX,
} from '#domain/catalog/devices/device-policy.ts'
import { deviceOf } from '#domain/catalog/devices/devices.ts'
import { type CallName, SPRAY_MS_MAX } from '#domain/device-api/calls.ts'
import { callDevice, deviceAtRest } from '#domain/device-api/simulator.ts'
import type { Request } from '#domain/device-api/write-request.ts'
import type { Translate } from '#i18n/translate.ts'

import { SIMULATED_SERIAL } from '../../simulator/use-device.ts'
import { EXAMPLE_HOST, FIRST_DRAFT, requestOf } from './draft.ts'

export type FieldRow = { name: string; type: string; need: 'yes' | 'no' | 'either'; text: string }

export type CallEntry = {
  name: CallName
  title: string
  text: string
  fields: readonly FieldRow[]
  /** More to know, below the fields. */
  note: string | null
}

const PERCENT = `0–${INTENSITY_PERCENT_MAX}`
const CHAMBER_LIST = `[1–${CHAMBERS}, …]`
const PERCENT_LIST = `[${PERCENT}, …]`
const MS = `0–${SPRAY_MS_MAX}`

export const referenceOf = (t: Translate): CallEntry[] => [
  {
    name: 'shoot',
    title: t('deviceApi.shootTitle'),
    text: t('deviceApi.shootText'),
    fields: [
      {
        name: 'chambers',
        type: CHAMBER_LIST,
        need: 'yes',
        text: t('deviceApi.fieldChambers', { chambers: CHAMBERS }),
      },
      {
        name: 'concentrations',
        type: PERCENT_LIST,
        need: 'yes',
        text: t('deviceApi.fieldConcentrations'),
      },
      {
        name: 'duration',
        type: MS,
        need: 'either',
        text: t('deviceApi.fieldDuration', { seconds: SPRAY_SECONDS_MAX }),
      },
      {
        name: 'durations',
        type: `[${MS}, …]`,
        need: 'either',
        text: t('deviceApi.fieldDurations'),
      },
      {
        name: 'internalBoosterIntensity',
        type: PERCENT,
        need: 'yes',
        text: t('deviceApi.fieldInternal'),
      },
      {
        name: 'externalBoosterIntensity',
        type: PERCENT,
        need: 'no',
        text: t('deviceApi.fieldExternal'),
      },
    ],
    note: t('deviceApi.shootNote'),
  },
  call('identity', t('deviceApi.identityTitle'), t('deviceApi.identityText')),
  call('version', t('deviceApi.versionTitle'), t('deviceApi.versionText')),
  call('stop', t('deviceApi.stopTitle'), t('deviceApi.stopText')),
  {
    name: 'diffuse',
    title: t('deviceApi.diffuseTitle'),
    text: t('deviceApi.diffuseText'),
    fields: [
      {
        name: 'channels',
        type: CHAMBER_LIST,
        need: 'yes',
        text: t('deviceApi.fieldChannels', { chambers: CHAMBERS }),
      },
      {
        name: 'intensities',
        type: PERCENT_LIST,
        need: 'yes',
        text: t('deviceApi.fieldIntensities'),
      },
      {
        name: 'durations',
        type: `[${MS}, …]`,
        need: 'yes',
        text: t('deviceApi.fieldDurationsOld', { seconds: SPRAY_SECONDS_MAX }),
      },
      { name: 'booster', type: 'true · false', need: 'no', text: t('deviceApi.fieldBooster') },
    ],
    note: t('deviceApi.diffuseNote'),
  },
  call('firmware', t('deviceApi.firmwareTitle'), t('deviceApi.firmwareText')),
]

function call(name: CallName, title: string, text: string): CallEntry {
  return { name, title, text, fields: [], note: null }
}

export const exampleOf = (name: CallName): Request =>
  requestOf({ ...FIRST_DRAFT, call: name, host: EXAMPLE_HOST })

export const answerTo = (request: Request) =>
  callDevice(deviceAtRest(SIMULATED_SERIAL), request, 0).answer

export const hasHttpApi = (slug: DeviceSlug): boolean => deviceOf(slug).hasHttpApi

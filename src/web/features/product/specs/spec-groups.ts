/** The facts of a device in words, group by group: the specification and the comparison show the same rows. */

import {
  type CartridgeType,
  cartridgeTypeOf,
} from '#domain/catalog/compatibility/device-compatibility.ts'
import type {
  Device,
  DeviceIntensity,
  DevicePlace,
  DevicePower,
} from '#domain/catalog/devices/device.ts'
import {
  CARTRIDGE_DIFFUSIONS,
  CARTRIDGE_LIFE_MONTHS,
  DEVICE_HTTP_PORT,
  INTENSITY_PERCENT_MAX,
  SCENT_SWITCH_SECONDS_MIN,
  SCENTS_ABOUT,
  SPRAY_SECONDS_MAX,
} from '#domain/catalog/devices/device-policy.ts'
import type { MessageKey, Translate } from '#i18n/translate.ts'
import { linkNames } from '#web/labels/link-names.ts'

export type SpecRow = { id: string; label: string; value: string }
export type SpecGroup = { id: string; title: string; rows: SpecRow[] }

export function specGroupsOf(device: Device, platePrefix: string, t: Translate): SpecGroup[] {
  const row = (id: keyof typeof LABELS, value: string): SpecRow => ({
    id,
    label: t(LABELS[id]),
    value,
  })
  return [
    {
      id: 'scents',
      title: t('product.groupScents'),
      rows: [
        row('chambers', t('product.valueCartridges', { count: device.chambers })),
        row('intensity', intensityOf(device.intensity, t)),
        row('switching', t('product.valueFrom', { seconds: SCENT_SWITCH_SECONDS_MIN })),
        row('spray', t('product.valueAtMost', { seconds: SPRAY_SECONDS_MAX })),
        row('catalogue', t('product.valueAboutScents', { count: SCENTS_ABOUT })),
      ],
    },
    {
      id: 'air',
      title: t('product.groupAir'),
      rows: [
        row('reach', reachOf(device, t)),
        row('internalBooster', intensityOf(device.internalBooster, t)),
        row(
          'externalBooster',
          t(device.hasExternalBooster ? 'product.valueAttachable' : 'product.valueNone'),
        ),
      ],
    },
    {
      id: 'cartridges',
      title: t('product.groupCartridges'),
      rows: [
        row('cartridgeType', cartridgeTypeIn(device, platePrefix, t)),
        row(
          'life',
          t('product.valueLife', { months: CARTRIDGE_LIFE_MONTHS, count: CARTRIDGE_DIFFUSIONS }),
        ),
      ],
    },
    {
      id: 'control',
      title: t('product.groupControl'),
      rows: [
        row('links', linksOf(device, t)),
        row(
          'httpApi',
          device.hasHttpApi
            ? t('product.valuePort', { port: String(DEVICE_HTTP_PORT) })
            : t('product.valueNone'),
        ),
      ],
    },
    {
      id: 'body',
      title: t('product.groupBody'),
      rows: [...bodyFacts(device, t), row('firstSeen', String(device.firstSeenYear))],
    },
  ]
}

export const cartridgeTypeIn = (device: Device, platePrefix: string, t: Translate): string =>
  t(TYPES[cartridgeTypeOf(device, platePrefix)])

/** What the place where it is used has to bear and to offer. */
export const bodyFacts = (device: Device, t: Translate): SpecRow[] => [
  { id: 'power', label: t(LABELS.power), value: t(POWERS[device.power]) },
  { id: 'place', label: t(LABELS.place), value: t(PLACES[device.place]) },
  { id: 'weight', label: t(LABELS.weight), value: weightOf(device, t) },
]

const LABELS = {
  chambers: 'product.rowChambers',
  intensity: 'product.rowIntensity',
  switching: 'product.rowSwitching',
  spray: 'product.rowSpray',
  catalogue: 'product.rowCatalogue',
  reach: 'product.rowReach',
  internalBooster: 'product.rowInternalBooster',
  externalBooster: 'product.rowExternalBooster',
  cartridgeType: 'product.rowCartridgeType',
  life: 'product.rowLife',
  links: 'product.rowLinks',
  httpApi: 'product.rowHttpApi',
  power: 'product.rowPower',
  place: 'product.rowPlace',
  weight: 'product.rowWeight',
  firstSeen: 'product.rowFirstSeen',
} as const satisfies Record<string, MessageKey>

const TYPES = {
  standard: 'product.valueStandard',
  plate: 'product.valuePlate',
} as const satisfies Record<CartridgeType, MessageKey>

const POWERS = {
  usb: 'product.powerUsb',
  usb_power_bank: 'product.powerBank',
  mains: 'product.powerMains',
} as const satisfies Record<DevicePower, MessageKey>

const PLACES = {
  desk: 'product.placeDesk',
  tripod: 'product.placeTripod',
  harness: 'product.placeHarness',
  neck: 'product.placeNeck',
  floor: 'product.placeFloor',
} as const satisfies Record<DevicePlace, MessageKey>

const intensityOf = (intensity: DeviceIntensity, t: Translate): string =>
  intensity === 'percent'
    ? t('product.valuePercent', { min: 0, max: INTENSITY_PERCENT_MAX })
    : t('product.valueOnOff')

const reachOf = ({ reachCm, reachWithBoosterCm }: Device, t: Translate): string =>
  reachWithBoosterCm === null
    ? t('product.valueUpTo', { value: reachCm })
    : t('product.valueReachBooster', { reach: reachCm, boosted: reachWithBoosterCm })

function linksOf({ links, isOneLinkByVariant }: Device, t: Translate): string {
  const words = linkNames(links, t)
  return isOneLinkByVariant ? t('product.valueByVariant', { links: words }) : words
}

const GRAMS_A_KILOGRAM = 1000

const weightOf = ({ weightGrams }: Device, t: Translate): string =>
  weightGrams < GRAMS_A_KILOGRAM
    ? t('product.grams', { value: weightGrams })
    : t('product.kilograms', { value: weightGrams / GRAMS_A_KILOGRAM })

/**
 * What each device can do, as data: product pages, the home line-up and the comparison read the same row. Spec §1, §9.
 * A fact marked "sample" has no source yet; the company puts its own in its place.
 */
import type { Device, DeviceSlug } from './device.ts'
import { CHAMBERS } from './device-policy.ts'

const DEVICES = {
  'aroma-shooter-3': {
    slug: 'aroma-shooter-3',
    sale: 'kit',
    chambers: CHAMBERS,
    reachCm: 200,
    reachWithBoosterCm: null,
    intensity: 'percent',
    internalBooster: 'percent',
    hasExternalBooster: true,
    links: ['usb', 'bluetooth', 'wifi'],
    isOneLinkByVariant: false,
    hasHttpApi: true,
    power: 'usb_power_bank',
    place: 'harness',
    weightGrams: 380, // Sample.
    sizeMm: { width: 100, depth: 100, height: 60 }, // Sample.
    serial: { prefix: 'ASN3', example: 'ASN3A00001' },
    firstSeenYear: 2025, // Of its documents; the sources disagree about when it was shown.
  },
  'aroma-shooter': {
    slug: 'aroma-shooter',
    sale: 'on_request',
    chambers: CHAMBERS,
    reachCm: 60,
    reachWithBoosterCm: 200,
    intensity: 'percent',
    internalBooster: 'percent',
    hasExternalBooster: true,
    links: ['usb', 'bluetooth', 'wifi'],
    isOneLinkByVariant: false,
    hasHttpApi: true,
    power: 'usb',
    place: 'tripod', // Sample.
    weightGrams: 260, // Sample.
    sizeMm: { width: 92, depth: 92, height: 42 }, // Sample.
    serial: { prefix: 'ASN2', example: 'ASN2A0001' },
    firstSeenYear: 2019,
  },
  'aroma-shooter-wearable-3': {
    slug: 'aroma-shooter-wearable-3',
    sale: 'on_request',
    chambers: CHAMBERS,
    reachCm: 20, // Sample: from the collar to the nose.
    reachWithBoosterCm: null,
    intensity: 'percent', // Sample.
    internalBooster: 'percent', // Sample.
    hasExternalBooster: false,
    links: ['usb', 'bluetooth', 'wifi'],
    isOneLinkByVariant: false,
    hasHttpApi: true, // Sample.
    power: 'usb_power_bank', // Sample.
    place: 'neck',
    weightGrams: 290, // Sample.
    sizeMm: { width: 210, depth: 200, height: 45 }, // Sample.
    serial: null,
    firstSeenYear: 2023,
  },
  'aroma-speaker-60': {
    slug: 'aroma-speaker-60',
    sale: 'quote', // Sample.
    chambers: 60,
    reachCm: 200,
    reachWithBoosterCm: null,
    intensity: 'percent', // Sample.
    internalBooster: 'percent', // Sample.
    hasExternalBooster: false,
    links: ['usb', 'wifi', 'ethernet'], // Sample.
    isOneLinkByVariant: false,
    hasHttpApi: true, // Sample.
    power: 'mains', // Sample.
    place: 'floor',
    weightGrams: 14_000, // Sample, each of a pair.
    sizeMm: { width: 320, depth: 320, height: 1150 }, // Sample, each of a pair.
    serial: null,
    firstSeenYear: 2024,
  },
  'aroma-shooter-1': {
    slug: 'aroma-shooter-1',
    sale: 'discontinued', // Sample.
    chambers: CHAMBERS,
    reachCm: 60, // Of the prototype, which reached 60 to 80 cm.
    reachWithBoosterCm: null,
    intensity: 'on_off',
    internalBooster: 'on_off',
    hasExternalBooster: false,
    links: ['usb', 'bluetooth', 'rs485'],
    isOneLinkByVariant: true,
    hasHttpApi: false,
    power: 'usb', // Sample.
    place: 'desk',
    weightGrams: 420, // Sample.
    sizeMm: { width: 110, depth: 110, height: 55 }, // Sample.
    serial: { prefix: 'ASN1', example: 'ASN1UA0001' },
    firstSeenYear: 2017,
  },
} as const satisfies Record<DeviceSlug, Device>

export const deviceOf = (slug: DeviceSlug): Device => DEVICES[slug]

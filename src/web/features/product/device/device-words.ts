/** Texts of each device: its title, one sentence, and two, and what ends its page. */
import type { Device, DeviceSlug } from '#domain/catalog/devices/device.ts'
import type { MessageKey, Translate } from '#i18n/translate.ts'

const WORDS = {
  'aroma-shooter-3': {
    title: 'devices.shooter3Title',
    claim: 'devices.shooter3Claim',
    lead: 'devices.shooter3Lead',
    description: 'devices.shooter3Description',
    band: 'devices.shooter3Band',
  },
  'aroma-shooter': {
    title: 'devices.shooter2Title',
    claim: 'devices.shooter2Claim',
    lead: 'devices.shooter2Lead',
    description: 'devices.shooter2Description',
    band: 'devices.shooter2Band',
  },
  'aroma-shooter-wearable-3': {
    title: 'devices.wearable3Title',
    claim: 'devices.wearable3Claim',
    lead: 'devices.wearable3Lead',
    description: 'devices.wearable3Description',
    band: 'devices.wearable3Band',
  },
  'aroma-speaker-60': {
    title: 'devices.speaker60Title',
    claim: 'devices.speaker60Claim',
    lead: 'devices.speaker60Lead',
    description: 'devices.speaker60Description',
    band: 'devices.speaker60Band',
  },
  'aroma-shooter-1': {
    title: 'devices.shooter1Title',
    claim: 'devices.shooter1Claim',
    lead: 'devices.shooter1Lead',
    description: 'devices.shooter1Description',
    band: 'devices.shooter1Band',
  },
} as const satisfies Record<
  DeviceSlug,
  Record<'title' | 'claim' | 'lead' | 'description' | 'band', MessageKey>
>

export const claimOf = (device: Device, t: Translate): string =>
  t(WORDS[device.slug].claim, numbersOf(device))

export const leadOf = (device: Device, t: Translate): string =>
  t(WORDS[device.slug].lead, numbersOf(device))

/** Above the last way to get it. */
export const bandTitleOf = (device: Device, t: Translate): string =>
  t(WORDS[device.slug].band, numbersOf(device))

/** The name of the device and what it is, for search engines. */
export const titleOf = (device: Device, name: string, t: Translate): string =>
  t(WORDS[device.slug].title, { name })

/** For search engines and for those who are sent the address. */
export const descriptionOf = (device: Device, t: Translate): string =>
  t(WORDS[device.slug].description, numbersOf(device))

const numbersOf = ({ chambers, reachCm, reachWithBoosterCm, firstSeenYear }: Device) => ({
  chambers,
  reach: reachCm,
  boosted: reachWithBoosterCm ?? reachCm,
  year: String(firstSeenYear),
})

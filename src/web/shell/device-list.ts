/** The devices as header, menu and footer name them: in one or two words, the newest first. */
import { DEVICE_SLUGS, type DeviceSlug } from '#domain/catalog/devices/device.ts'
import type { MessageKey } from '#i18n/translate.ts'

import type { PictureName } from '../pictures/manifest.ts'

const SHOWN = {
  'aroma-shooter-3': { word: 'shell.shooter3', picture: 'shooter3' },
  'aroma-shooter': { word: 'shell.shooter2', picture: 'shooter2' },
  'aroma-shooter-wearable-3': { word: 'shell.wearable3', picture: 'wearable3' },
  'aroma-speaker-60': { word: 'shell.speaker60', picture: 'speaker60' },
  'aroma-shooter-1': { word: 'shell.shooter1', picture: 'shooter1' },
} as const satisfies Record<DeviceSlug, { word: MessageKey; picture: PictureName }>

export const DEVICE_LIST = DEVICE_SLUGS.map((slug) => ({
  slug,
  path: `/products/${slug}`,
  ...SHOWN[slug],
}))

export const CARTRIDGE_PATH = '/products/aroma-cartridge'
